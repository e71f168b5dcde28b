// Dates and amounts in tables of other people's.
#include "kattegat/old_results/old_amounts.hpp"
#include "kattegat/old_results/old_dates.hpp"

#include <catch2/catch.hpp>

using namespace kattegat;

namespace old_figures_test {

TEST_CASE("dates and amounts as people write them", "[old]") {
  for (const char* typed :
       {"2024-01-05", "2024/1/5", "20240105", "5/1 2024", "5/1-2024", "05.01.2024",
        "5. januar 2024", "den 5 januari 2024", "fredag den 5. januar 2024", "fre 5 jan 2024",
        "January 5, 2024", "2024-01-05T20:00:00", "2024-01-05 20:00", "fredagen d. 5 janu. 2024",
        "FRI 5 JAN 2024"}) {
    CAPTURE(typed);
    CHECK(read_old_date(typed) == "2024-01-05");
  }
  for (const char* typed :
       {"5:e januari 2024", "DEN 5:E JAN 2024", "January 5th, 2024", "5.1.2024 kl. 19:30",
        "5.1.2024 KL.19:30", "5.1.2024 kl 19", "fre 5. januar 2024, kl. 20.00",
        "5:e jan 2024 klockan 19:30", "5 January 2024 at 7:30 PM"}) {
    CAPTURE(typed);
    CHECK(read_old_date(typed) == "2024-01-05");
  }
  CHECK(read_old_date("den 1:a maj 2024") == "2024-05-01");
  CHECK(read_old_date("3 maj 2024") == "2024-05-03");
  CHECK(read_old_date("3. mai 2024") == "2024-05-03");
  CHECK(read_old_date("1 mars 2024") == "2024-03-01");
  CHECK(read_old_date("24. des. 2024") == "2024-12-24");
  CHECK(read_old_date("2 October 2024") == "2024-10-02");
  CHECK(read_old_date("3. decbr. 2019") == "2019-12-03");
  CHECK(read_old_date("2 sept. 2024") == "2024-09-02");
  CHECK(read_old_date("20 jun 2024") == "2024-06-20");
  CHECK(read_old_date("Thurs 20 June 2024") == "2024-06-20");
  CHECK(read_old_date("lördagen den 20 juli 2024") == "2024-07-20");
  CHECK(read_old_date("wed. 31 juli 2024") == "2024-07-31");
  for (const char* typed :
       {"", "5/1", "5/1 24", "13/13/2024", "1 foo 2024", "2024", "240105", "5 jan feb 2024",
        "2024-1-5-6", "20:00", "kl. 20", "kl. 5.1.2024", "5/1 kl. 2024", "5.1.2024 kl. foo", "5:e",
        "5:e 2024", "5:april 2024", "5:en jan 2024", "5:1 2024",
        // What only begins like a month, or a day, is none; two letters do not say which.
        "20 junk 2024", "20 marsvin 2024", "1 mayor 2024", "1 ju 2024", "1 ma 2024",
        "monkey 5 jan 2024", "sunk 5 jan 2024", "dent 5 jan 2024", "fr 5 jan 2024"}) {
    CAPTURE(typed);
    CHECK(!read_old_date(typed));
  }
  const auto read = [](const char* typed, std::optional<char> mark = {}) {
    const OldFigure figure = read_old_figure(typed, mark);
    return figure.points ? to_string(*figure.points) : figure.either ? "either" : "no";
  };
  CHECK(read("12") == "12");
  CHECK(read("+12") == "12");
  CHECK(read("−12,5") == "-12.5");
  CHECK(read("12-") == "-12");
  CHECK(read("(1.234,50)") == "-1234.5");
  CHECK(read("1 234,50 kr.") == "1234.5");
  CHECK(read("kr 5") == "5");
  CHECK(read("- 1\u00a0234\u00a0567 kr") == "-1234567");
  CHECK(read("1'234.5") == "1234.5");
  CHECK(read("50:-") == "50");
  CHECK(read("50,-") == "50");
  CHECK(read("0,125") == "0.125");
  CHECK(read("007") == "7");
  CHECK(read("1.234") == "either");
  CHECK(read("1.234", ',') == "1234");
  CHECK(read("1.234", '.') == "1.234");
  CHECK(read("1,234,567.89") == "1234567.89");
  for (const char* typed :
       {"-€5", "€-5", "−€ 5", "5-€", "-5 €", "(€5)", "€(5)", "-kr 5", "(5 kr.)", "(kr. 5,-)",
        "-5,-", "KR -5", "- 5 dkk", "-5 Euro", "-SEK 5:-", "kR.-5"}) {
    CAPTURE(typed);
    CHECK(read(typed) == "-5");
  }
  CHECK(read("-kr 12,50") == "-12.5");
  CHECK(read("+€5") == "5");
  for (const char* typed :
       {"", "-", "kr", "1,2,3", "1.23.4", "1e9", "--1", "12a", "1,2345", "99999999999999999999",
        ",5", "5,", "12 50", "10\n20", "5'11", "1 234.567,5", "1,2 3", "1 2345"}) {
    CAPTURE(typed);
    CHECK(read(typed) == "no");
  }
  for (const char* typed : {"--€5", "-€-5", "5 €-", "5 kr.-", "(-5)", "-(5)", "-5-", "(€)", "1€50",
                            "50,--", "5 gold", "DKK"}) {
    CAPTURE(typed);
    CHECK(read(typed) == "no");
  }
}

TEST_CASE("every currency that may stand beside an amount is told by its name", "[old]") {
  for (const char* typed : {"5 EUR", "-€5", "−€5", "5 euro", "5 Euro", "Beløb (eur)", "Beløb€",
                            "−EUR 5", "5\u00a0EUR", "ＥＵＲ 5"}) {
    CAPTURE(typed);
    CHECK(currency_beside(typed) == "EUR");
  }
  CHECK(currency_beside("-Sek 5,-") == "SEK");
  for (const char* typed : {"5", "-kr 5", "5 KR.", "", "Eurovision", "5 USD"}) {
    CAPTURE(typed);
    CHECK(!currency_beside(typed));
  }
}

}  // namespace old_figures_test
