// The numbers that payments go to, and what a code may be made of.
#include "kattegat/export/payment_code.hpp"

#include <catch2/catch.hpp>

using namespace kattegat;

namespace payment_code_test {

namespace {

struct Typed {
  std::string text, number;
};

// A number is kept in one form, which stays as it is.
void check(std::string (*number)(std::string_view), const std::vector<Typed>& rows) {
  for (const Typed& row : rows) {
    CAPTURE(row.text);
    CHECK(number(row.text) == row.number);
    CHECK(number(row.number) == row.number);
  }
}

const std::vector<std::string> unwelcome{"",
                                         "ring mig",
                                         "+",
                                         "00",
                                         "1234",
                                         "00000",
                                         "0000000000",
                                         "123456789012345",
                                         "0701234567&amt=9999",
                                         "0701234567;1;x",
                                         "0701234567\n",
                                         "070\t1234567",
                                         "20123456\r\n",
                                         "２０１２３４５６",
                                         "++4520123456",
                                         std::string("20123456\0", 9)};

}  // namespace

TEST_CASE("a Swish number is a Swedish mobile number or a company's", "[payment]") {
  check(swish_number, {{"0701234567", "0701234567"},
                       {"070-123 45 67", "0701234567"},
                       {"+46 70 123 45 67", "0701234567"},
                       {"+46 (0)70-123 45 67", "0701234567"},
                       {"0046701234567", "0701234567"},
                       {"46701234567", "0701234567"},
                       {"073/1234567", "0731234567"},
                       {"123 456 78 90", "1234567890"},
                       {"1239001234", "1239001234"}});
  for (const std::string& wrong : unwelcome) {
    CAPTURE(wrong);
    CHECK(swish_number(wrong).empty());
  }
  for (const char* wrong :
       {"12345", "+45 12345678", "+45 0701234567", "+47 701234567", "070123456", "07012345678",
        "701234567", "0812345678", "123456789", "12345678901", "1224567890", "+46 1234567890",
        "+46 0 123456789", "9871234567", "0012345678"}) {
    CAPTURE(wrong);
    CHECK(swish_number(wrong).empty());
  }
}

TEST_CASE("a MobilePay number is a Danish telephone number or a shop's", "[payment]") {
  check(mobilepay_number, {{"20123456", "20123456"},
                           {"20 12 34 56", "20123456"},
                           {"+45 20 12 34 56", "20123456"},
                           {"004520123456", "20123456"},
                           {"4520123456", "20123456"},
                           {"45123456", "45123456"},
                           {"12345", "12345"},
                           {"330811", "330811"}});
  for (const std::string& wrong : unwelcome) {
    CAPTURE(wrong);
    CHECK(mobilepay_number(wrong).empty());
  }
  for (const char* wrong : {"2012345", "201234567", "00000000", "01234567", "12345678", "012345",
                            "+45 12345", "+45 12345678", "+46 20123456", "0701234567", "+45"}) {
    CAPTURE(wrong);
    CHECK(mobilepay_number(wrong).empty());
  }
}

TEST_CASE("an account number has its country's length and its check digits", "[payment]") {
  check(iban, {{"de89 3704 0044 0532 0130 00", "DE89370400440532013000"},
               {"DK50 0040 0440 1162 43", "DK5000400440116243"},
               {"SE45 5000 0000 0583 9825 7466", "SE4550000000058398257466"},
               {"NO93 8601 1117 947", "NO9386011117947"},
               {"FI21 1234 5600 0007 85", "FI2112345600000785"},
               {"IS14 0159 2600 7654 5510 7303 39", "IS140159260076545510730339"},
               {"GB29 NWBK 6016 1331 9268 19", "GB29NWBK60161331926819"},
               {"NL91 ABNA 0417 1643 00", "NL91ABNA0417164300"},
               {"FO62 6460 0001 6316 34", "FO6264600001631634"},
               {"MT84 MALT 0110 0001 2345 MTLC AST0 01S", "MT84MALT011000012345MTLCAST001S"}});
  for (const char* wrong :
       {"", "DE", "DE00", "DE89 3704 0044 0532 0130 01", "DE89 3704 0044 0532 0130 0",
        "DE8937040044053201300\n0", "DE89370400440532013000\n", "DE89370400440532013000\nEUR999999",
        "DE89\t370400440532013000", "DE89-3704-0044-0532-0130-00", "DE89\u00A0370400440532013000",
        "XX89370400440532013000", "DK500040044011624300", "DEA9370400440532013000", "0701234567"}) {
    CAPTURE(wrong);
    CHECK(iban(wrong).empty());
  }
  CHECK(iban("DK02 0040 0440 1100 26") == "DK0200400440110026");
  CHECK(iban("DK98 0040 0440 1100 44") == "DK9800400440110044");
  CHECK(iban("DK01 0040 0440 1100 44").empty());
  CHECK(iban("DK99 0040 0440 1100 26").empty());  // the same remainder
}

TEST_CASE("nothing slips into a code with a number, a name or a message", "[payment]") {
  const Money amount{900};
  const PayeeNumbers clean{"Dea", "0701234567", "20123456", "DE89370400440532013000"};
  const auto payload = [&](const PayeeNumbers& payee, std::string_view currency,
                           std::string_view about) {
    std::string all;
    for (const PaymentCode& code : payment_codes(payee, amount, currency, about))
      all += code.payload + "|" + code.to + "\n";
    return all;
  };
  // A book from elsewhere may hold anything as a number: then there is no code.
  for (const char* number :
       {"0701234567&amt=9999", "0701234567;9999,00;x;0", "0701234567\n", "ring mig", "123"})
    CHECK(payment_codes({"Dea", number, number, ""}, amount, "SEK", "x").empty());
  CHECK(payment_codes({"Dea", "", "20123456\nx", ""}, amount, "DKK", "x").empty());
  for (const char* account : {"DE89370400440532013000\nEUR999999.00", "DE8937\n0400440532013000"})
    CHECK(payment_codes({"Dea", "", "", account}, amount, "EUR", "x").empty());
  // What older editions kept is a number all the same.
  CHECK(payment_codes({"Dea", "46701234567", "", ""}, amount, "SEK", "x")[0].to == "0701234567");

  const std::string hostile = "x;9999,00;y;0&amt=9999#%0A\nEUR9999\u2028\u202Ez";
  const std::string swish = payload(clean, "SEK", hostile);
  CHECK(
      swish ==
      "C0701234567;9,00;x%3B9999%2C00%3By%3B0%26amt%3D9999%23%250AEUR9999z;0|0701234567\n"
      "https://app.swish.nu/1/p/sw/?sw=0701234567&amt=9.00&cur=SEK&msg=x%3B9999%2C00%3By%3B0%26amt"
      "%3D9999%23%250AEUR9999z&src=qr|0701234567\n");
  PayeeNumbers named = clean;
  named.name = "Dea\nDE00\r\nEUR999999.00\u0085\u2029\u202E";
  CHECK(payload(named, "EUR", "a\nb") ==
        "BCD\n002\n2\nSCT\n\nDeaDE00EUR999999.00\nDE89370400440532013000\nEUR9.00\n\n\nab|"
        "DE89370400440532013000\n");
}

TEST_CASE("an amount that banks take by no code is in none", "[payment]") {
  const auto line = [](std::int64_t cents) -> std::string {
    const auto codes = payment_codes({"Dea", "", "", "DE89370400440532013000"}, {cents}, "EUR", "");
    if (codes.empty()) return "none";
    const std::size_t at = codes[0].payload.find("\nEUR") + 1;
    return codes[0].payload.substr(at, codes[0].payload.find('\n', at) - at);
  };
  CHECK(line(0) == "none");
  CHECK(line(1) == "EUR0.01");
  CHECK(line(999'999'999'99) == "EUR999999999.99");
  CHECK(line(1'000'000'000'00) == "none");
}

}  // namespace payment_code_test
