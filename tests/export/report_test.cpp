// The evening on paper: what stands on it, that it is the same every time, and that other programs
// read it.
#include <chrono>
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>
#include <thread>

#include "kattegat/core/text/unicode.hpp"
#include "kattegat/export/exports.hpp"
#include "kattegat/export/payment_code.hpp"
#include "kattegat/export/reports/report.hpp"
#include "kattegat/wording/describe.hpp"
#include "support/books.hpp"
#include "support/cells.hpp"
#include "support/evenings.hpp"
#include "support/paths.hpp"
#include "support/scanned.hpp"
#include "support/tablet.hpp"
#include "support/tools.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace report_test {

namespace {

struct Exported : Tablet {
  std::string id;
  explicit Exported(const std::string& name = "mixed") { id = import(sample(name)); }

  std::string as(const std::string& format, const std::string& language = "en") const {
    const std::string path = folder.path("out." + format);
    const Run run = ctl({"export", id, "--as", format, "-o", path, "--force", "--lang", language});
    CAPTURE(run.err);
    REQUIRE(run.status == 0);
    return read_bytes(path);
  }
  std::string pdf_text(const std::string& language = "en") const {
    static_cast<void>(as("pdf", language));
    const Run run = run_program("pdftotext", {"-layout", folder.path("out.pdf"), "-"});
    REQUIRE(run.status == 0);
    return run.out;
  }
  // The same in another folder, under another name.
  void workbook_in(const Folder& other, const std::string& name) const {
    other.file(name, as("xlsx"));
  }
};

// LibreOffice writes them anew, into the folder lo.
void convert(const Folder& folder, const std::string& to, const std::vector<std::string>& files) {
  std::vector<std::string> words{
      "HOME=" + folder.path(""), "soffice", "--headless", "--convert-to", to, "--outdir",
      folder.path("lo")};
  for (const std::string& file : files) words.push_back(folder.path(file));
  const Run run = run_program("env", words);
  CAPTURE(run.out, run.err);
  REQUIRE(run.status == 0);
}

// Everything in the settlement that stands as a figure.
std::vector<std::string> figures(const Json& settled, Language language) {
  std::vector<std::string> list;
  const Json sums = under(settled, "money");
  for (const auto& [name, amount] : *sums.as<Json::Object>())
    list.push_back(signed_money(*parse_money(*amount.as<std::string>()), language));
  return list;
}

// The line of the book's log, as the journal has it.
std::string where_it_stood(const Exported& evening) {
  for (const std::string& line : lines_of(evening.as("ledger")))
    if (line.rfind("; log ", 0) == 0) return line.substr(2);
  FAIL("the journal has no such line");
  return "";
}

std::string unspaced(std::string text) {
  std::erase_if(text, [](char c) { return c == ' ' || c == '\n' || c == '\f'; });
  return text;
}

std::string without_logs(const std::string& page) {
  return std::regex_replace(page, std::regex("<p class=\"log\">[^\n]*\n"), "");
}

}  // namespace

TEST_CASE("the PDF has every name, every sum and every payment, in each language", "[report]") {
  if (!has_tool("pdftotext")) return;
  const Exported evening;
  const Json settled = evening.answer({"settle", evening.id});
  const Json sums = under(settled, "money"), transfers = under(settled, "transfers");
  for (const Language language : languages) {
    const std::string text = evening.pdf_text(std::string(code(language)));
    CAPTURE(text);
    for (const std::string& figure : figures(settled, language)) CHECK(contains(text, figure));
    for (const auto& [name, amount] : *sums.as<Json::Object>()) CHECK(contains(text, name));
    for (const Json& transfer : *transfers.as<Json::Array>()) {
      const std::string who = text_under(transfer, "from") + " → " + text_under(transfer, "to");
      CHECK(contains(text, who));
      CHECK(contains(text,
                     money_text(*parse_money(text_under(transfer, "amount")), language) + " DKK"));
    }
    CHECK(contains(text, "♦"));
    CHECK(contains(text, "5/5"));
  }
}

TEST_CASE("a long session goes over many pages, with its head on each", "[report]") {
  if (!has_tool("pdftotext")) return;
  std::string entries;
  for (int i = 1; i <= 150; ++i) entries += (i > 1 ? "," : "") + nine_made(i);
  Exported evening;
  evening.id = evening.import_text(ligeud_evening(7, entries));
  const std::string text = evening.pdf_text();
  std::vector<std::string> pages;
  std::istringstream all(text);
  for (std::string page; std::getline(all, page, '\f');) pages.push_back(page);
  REQUIRE(pages.size() >= 5);
  for (std::size_t i = 1; i < pages.size(); ++i) {  // the first is the settlement
    CAPTURE(i);
    CHECK(contains(pages[i], "1. Ligeud"));
  }
  CHECK(contains(pages.back(), "150"));
}

TEST_CASE("where the book stood is kept by the page and by the PDF", "[report]") {
  const Exported evening;
  const std::string stood = where_it_stood(evening);
  CHECK(contains(evening.as("html"), "<p class=\"log\">" + stood + "</p>"));
  if (!has_tool("pdftotext")) return;
  const std::string text = evening.pdf_text();
  CAPTURE(text);
  CHECK(contains(unspaced(text), unspaced(stood)));
}

namespace {

// A place that a cell cannot hold.
const std::string long_place = "Here_x0041_ _x00e6_" + std::string(40'000, 'x');
std::string evening_at_long_place() {
  std::string file = ligeud_evening(7, nine_made(1));
  return file.replace(file.find("Klubben"), std::string("Klubben").size(), long_place);
}
std::string evening_of_like_names() {
  const std::string seats = R"x("Bo*","Bo?","bo~","Bo")x";
  return R"({"format":"kattegat-evening","version":1,"date":"2026-11-20","cash_rounding":"0.50",)"
         R"("players":[)" +
         seats + R"(,"=1+2"],"sessions":[{"game":"ligeud","stake":"0.25","seats":[)" + seats +
         R"(],"entries":[{"type":"adjust","why":"x",)"
         R"("points":{"Bo*":"77","Bo?":"-10","bo~":"-30","Bo":"-37"}},)"
         R"({"type":"note","text":"=1+1"}]}]})";
}
// Without what its formulas have come to.
std::string to_be_worked_out(const std::string& xml) {
  static const std::regex kept(
      R"x((table:formula="[^"]*") office:value-type="[^"]*"( office:value="[^"]*")?)x"
      R"x(( calcext:value-type="[^"]*")?)x");
  return std::regex_replace(xml, kept, "$1");
}

// What LibreOffice makes of the workbooks below, in two starts: these take longest.
struct Converted {
  Folder folder;
  Exported mixed, far, like;

  Converted() {
    mixed.workbook_in(folder, "mixed.xlsx");
    far.id = far.import_text(evening_at_long_place());
    far.workbook_in(folder, "far.xlsx");
    like.id = like.import_text(evening_of_like_names());
    like.workbook_in(folder, "like.xlsx");
    convert(folder, "fods", {"like.xlsx"});
    std::string xml = to_be_worked_out(read_bytes(folder.path("lo/like.fods")));
    folder.file("as_played.fods", xml);
    for (const auto& [from, to] : {std::pair("=\"77\"", "=\"79\""), {"=\"-37\"", "=\"-39\""}})
      xml.replace(xml.find(from), std::string(from).size(), to);
    folder.file("changed.fods", xml);
    convert(folder,
            "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1",
            {"mixed.xlsx", "far.xlsx", "as_played.fods", "changed.fods"});
  }
  [[nodiscard]] std::vector<std::vector<std::string>> sheet(const std::string& name) const {
    return cells_of(read_bytes(folder.path("lo/" + name + ".csv")));
  }
};
const Converted& converted() {
  static const Converted all;
  return all;
}

}  // namespace

TEST_CASE("where the book stood is kept by the workbook", "[report][once]") {
  if (!has_tool("soffice")) return;
  CHECK(contains(read_bytes(converted().folder.path("lo/mixed-Settlement.csv")),
                 where_it_stood(converted().mixed)));
}

TEST_CASE("a cell shows what was written, and what is longer than it can be is cut, not left out",
          "[report][once]") {
  if (!has_tool("soffice")) return;
  const auto settlement = converted().sheet("far-Settlement");
  CHECK(contains(settlement[0][0], "Here_x0041_ _x00e6_xxx"));
  CHECK(settlement[0][0].size() > 30'000);
}

// Later, in another place, from a copy elsewhere: nothing of that may be in an export.
TEST_CASE("the same book gives the same bytes", "[report]") {
  const Exported evening;
  std::vector<std::string> before;
  for (const Export& format : exports()) before.push_back(evening.as(std::string(format.id)));
  const Folder elsewhere;
  const std::string copy = elsewhere.path("other name.db");
  REQUIRE(evening.ctl({"backup", copy}).status == 0);
  std::this_thread::sleep_for(std::chrono::milliseconds(2100));  // a zip counts in two seconds
  for (std::size_t i = 0; i < exports().size(); ++i) {
    const std::string format(exports()[i].id);
    CAPTURE(format);
    const std::string path = elsewhere.path("later." + format);
    const Run run = run_program(
        "env", {"TZ=Pacific/Kiritimati", "HOME=" + elsewhere.path(""), test::ctl_path, "--db", copy,
                "export", evening.id, "--as", format, "-o", path, "--lang", "en"});
    CAPTURE(run.err);
    REQUIRE(run.status == 0);
    CHECK(read_bytes(path) == before[i]);
  }
}

TEST_CASE("the web page is what is in tests/golden", "[report]") {
  const bool update = std::getenv("KATTEGAT_UPDATE_GOLDEN") != nullptr;
  const Exported evening;
  for (const Language each : languages) {
    const std::string language(code(each));
    const std::string path =
        std::string(test::source_path) + "/tests/golden/mixed." + language + ".html";
    const std::string page = without_logs(evening.as("html", language));
    CAPTURE(path);
    if (update) std::ofstream(path, std::ios::binary) << page;
    CHECK(page == read_bytes(path));
  }
}

TEST_CASE("names that run leftwards turn nothing round that stands beside them", "[report]") {
  Exported evening("ligeud");
  const std::string people = R"x(["محمد","Bo","Cai","דוד"])x";
  evening.id = evening.import_text(
      R"({"format":"kattegat-evening","version":1,"date":"2026-11-20","players":)" + people +
      R"(,"sessions":[{"game":"ligeud","seats":)" + people +
      R"(,"entries":[{"type":"deal","contract":"9","declarer":"محمد","trump":"H",)"
      R"("partner":"דוד","tricks":9}]}]})");
  const std::string page = evening.as("html");
  CHECK(contains(page, "Nine · \u2068محمد\u2069 · ♥ · \u2068דוד\u2069 · 9"));
  CHECK(contains(page, "<bdi>محمد</bdi>"));
}

TEST_CASE("nothing that people write can become markup or turn the page round", "[report]") {
  Exported evening("ligeud");
  const std::string evil = R"(<script>alert(1)</script> & =1+1 )"
                           "\u202E"
                           R"(reversed)";
  const std::string people = R"x(["<b>Anna</b>","=HYPERLINK(1)","Cai","Dea"])x";
  evening.id = evening.import_text(
      R"({"format":"kattegat-evening","version":1,"date":"2026-11-20","players":)" + people +
      R"(,"sessions":[{"game":"ligeud","seats":)" + people +
      R"(,"entries":[{"type":"note","text":")" + evil + R"("}]}]})");
  const std::string page = evening.as("html");
  CHECK_FALSE(contains(page, "<script"));
  CHECK_FALSE(contains(page, "<b>"));
  CHECK_FALSE(contains(page, "\u202E"));
  CHECK(contains(page, "&lt;script&gt;alert(1)&lt;/script&gt; &amp; =1+1"));
  if (has_tool("pdftotext")) CHECK_FALSE(contains(evening.pdf_text(), "\u202E"));
}

TEST_CASE("LibreOffice reads the workbook, and works out the same figures", "[report][once]") {
  if (!has_tool("soffice")) return;
  const Json settled = converted().mixed.answer({"settle", converted().mixed.id});
  const Json sums = under(settled, "money");
  const auto settlement = converted().sheet("mixed-Settlement");
  REQUIRE(settlement.size() > 10);
  const std::size_t sum = settlement[2].size() - 4;
  std::size_t row = 3;
  for (const auto& [name, amount] : *sums.as<Json::Object>()) {
    CAPTURE(name);
    CHECK(settlement[row][0] == name);
    const auto money = parse_money(settlement[row][sum + 2]);
    REQUIRE(money.has_value());
    CHECK(*money == *parse_money(*amount.as<std::string>()));
    CHECK(settlement[row][sum + 3] == "0");  // what is paid comes to what is owed
    ++row;
  }
  for (int s = 0; s < 4; ++s) {
    const Json session = under(settled, "sessions", s);
    static const char* names[] = {"1 Ligeud", "2 Rödskägg", "3 Commerce", "4 Esmakker whist"};
    const auto sheet = converted().sheet("mixed-" + std::string(names[s]));
    const std::size_t entries = size_under(session, "entries");
    REQUIRE(sheet.size() >= entries + 4);
    const Json seated = under(session, "seats");
    const auto& seats = *seated.as<Json::Array>();
    for (std::size_t p = 0; p < seats.size(); ++p) {
      const std::string name = *seats[p].as<std::string>();
      CHECK(sheet[2][3 + p] == name);
      Points running;
      for (std::size_t e = 0; e < entries; ++e) {
        const Points change =
            *parse_points(text_under(session, "entries", static_cast<int>(e), "points", name));
        running += change;
        CAPTURE(names[s], name, e);
        CHECK(parse_points(sheet[3 + e][3 + p]) == change);
        CHECK(parse_points(sheet[3 + e][4 + seats.size() + p]) == running);
      }
      CHECK(parse_points(sheet[3 + entries][3 + p]) ==
            *parse_points(text_under(session, "points", name)));
    }
  }
}

TEST_CASE("the workbook settles what its points say, reckons with no words, raises no false alarm",
          "[report][once]") {
  if (!has_tool("soffice")) return;
  const auto money = [](const auto& rows, std::size_t player) { return rows[3 + player][4]; };
  const auto control = [](const auto& rows, std::size_t player) { return rows[3 + player][5]; };

  const std::string xml = read_bytes(converted().folder.path("lo/like.fods"));
  CHECK(contains(xml, "=1+1<"));  // as words
  CHECK_FALSE(contains(xml, "=1+1\""));
  const auto as_played = converted().sheet("as_played-Settlement");
  REQUIRE(as_played.size() > 9);
  CHECK(as_played[7][0] == "=1+2");
  const Json settled = converted().like.answer({"settle", converted().like.id});
  for (std::size_t i = 0; i < 4; ++i) {
    CAPTURE(as_played[3 + i]);
    CHECK(parse_money(money(as_played, i)) ==
          parse_money(text_under(settled, "money", as_played[3 + i][0])));
    CHECK(control(as_played, i) == "0");
  }
  const auto changed = converted().sheet("changed-Settlement");
  // 19.75, −2.50, −7.50 and −9.75 kr: the coin that is missing goes to the first of the two halves.
  CHECK(money(changed, 0) == "20");
  CHECK(money(changed, 1) == "-2.5");
  CHECK(money(changed, 2) == "-7.5");
  CHECK(money(changed, 3) == "-10");
  CHECK(control(changed, 0) != "0");
  CHECK(control(changed, 1) == "0");
}

TEST_CASE("two names that differ in marks that nobody sees are two on paper", "[report]") {
  const std::string marked =
      "Bo\xE2\x80\x8E";  // left to right, as an old or a merged book may have it
  std::string file = ligeud_evening(1, nine_made(1));
  for (std::size_t at = 0; (at = file.find("\"Dea\"", at)) != std::string::npos;)
    file.replace(at, 5, "\"" + marked + "\"");
  const auto reading = evening_from_json(*parse_json(file));
  REQUIRE(reading.has_value());
  const Evening& evening = reading->evening;
  const JudgedEvening judged = judge(evening, reading->complaints);
  REQUIRE(judged.complaints.empty());
  const Report report = make_report(
      {evening, evening, judged, settle(evening, judged), {}, {}, {}, Language::english});
  // By which a workbook finds whose payments these are.
  CHECK(report.players == std::vector<std::string>{"Anna", "Bo", "Cai", "Bo (2)", "Else"});
  CHECK(report.nets.at(3).player == "Bo (2)");
  CHECK(report.sheets.at(0).players == std::vector<std::string>{"Anna", "Bo", "Cai", "Bo (2)"});
  CHECK(contains(report.sheets.at(0).rows.at(0).facts, "Bo (2)"));
}

TEST_CASE("a bar is as long as its money beside the most that has moved, also of vast sums",
          "[report]") {
  Evening evening;
  evening.date = "2026-11-20";
  evening.players = {"Anna", "Bo", "Cai", "Dea"};
  evening.people.resize(evening.players.size());
  constexpr Money most{100'000'000'000'000'000}, half{50'000'000'000'000'000};
  Settlement settlement;
  settlement.money = {most, -half, -half, Money{}};
  const Report report =
      make_report({evening, evening, {}, settlement, {}, {}, {}, Language::english});
  const auto share = [&](std::size_t player) { return report.nets.at(player).share; };
  CHECK(share(0) == 1000);
  CHECK(share(1) == -500);
  CHECK(share(2) == -500);
  CHECK(share(3) == 0);
}

TEST_CASE("initials stand beside the amount alone that they were given for", "[report]") {
  const auto reading = evening_from_json(*parse_json(ligeud_evening(1, nine_made(1))));
  REQUIRE(reading.has_value());
  const Evening& evening = reading->evening;
  const JudgedEvening judged = judge(evening, reading->complaints);
  const Settlement settlement = settle(evening, judged);
  Closing closing;
  closing.initials = {{"Anna", "AA", settlement.money[0], ""},
                      {"Bo", "BB", settlement.money[1] + Money{1}, ""}};  // a deal has come since
  const Report report =
      make_report({evening, evening, judged, settlement, closing, {}, {}, Language::english});
  const auto beside = [&](const std::string& player) {
    return std::find_if(report.nets.begin(), report.nets.end(),
                        [&](const ReportNet& net) { return net.player == player; })
        ->initials;
  };
  CHECK(beside("Anna") == "AA");
  CHECK(beside("Bo").empty());
}

TEST_CASE("a workbook prints on as many pages as the PDF", "[report][once]") {
  if (!has_tool("soffice") || !has_tool("pdfinfo")) return;
  const Exported evening;
  static_cast<void>(evening.as("xlsx"));
  static_cast<void>(evening.as("pdf"));
  convert(evening.folder, "pdf", {"out.xlsx"});
  const auto pages = [&](const std::string& file) {
    const std::string info = run_program("pdfinfo", {evening.folder.path(file)}).out;
    std::smatch match;
    REQUIRE(std::regex_search(info, match, std::regex("Pages: +([0-9]+)")));
    return match[1].str();
  };
  CHECK(pages("lo/out.pdf") == pages("out.pdf"));
}

TEST_CASE("a workbook that could not have every session is none", "[report]") {
  const auto sheets = [](std::size_t count, const std::function<std::string(std::size_t)>& name) {
    std::vector<ReportSheet> all(count);
    for (std::size_t i = 0; i < count; ++i) all[i].name = name(i);
    return all;
  };
  const auto of_one_name = [](std::size_t) { return std::string("one"); };
  const auto numbered = [](std::size_t i) { return std::to_string(i); };
  Report report{.language = Language::english,
                .date = "2026-11-20",
                .place = "",
                .currency = "DKK",
                .coin = Money{1},
                .plan = "",
                .players = {},
                .sheets = {},
                .nets = {},
                .payments = {},
                .anchors = {}};
  for (const auto& too_many : {sheets(16'380, numbered), sheets(2, of_one_name)}) {
    report.sheets = too_many;
    const auto made = xlsx(report);
    REQUIRE_FALSE(made.has_value());
    CHECK(made.error() == text(Word::export_not_made, "xlsx"));
  }
  report.sheets = sheets(2, numbered);
  CHECK(xlsx(report).has_value());
}

// ---- Payment codes ----

namespace {
std::string scanned(const Folder& folder, const std::string& payload) {
  const auto code = qr_code(payload);
  REQUIRE(code.has_value());
  const Run run = test::scanned(folder, *code);
  CAPTURE(run.err);
  REQUIRE(run.status == 0);
  return run.out;
}

}  // namespace

TEST_CASE("every payment code can be scanned, and says what is to be paid", "[report]") {
  if (!has_tool("zbarimg")) return;
  const Folder folder;
  const PayeeNumbers dea{"Dea Åkesson", "0701234567", "20123456", "DE89370400440532013000"};
  const Money amount{123456};
  const auto swish = payment_codes(dea, amount, "SEK", "Kattegat 2026-11-20 å");
  REQUIRE(swish.size() == 2);
  CHECK(swish[0].payload == "C0701234567;1234,56;Kattegat%202026-11-20%20%C3%A5;0");
  CHECK(swish[1].payload ==
        "https://app.swish.nu/1/p/sw/?sw=0701234567&amt=1234.56&cur=SEK&msg=Kattegat%202026-11-20"
        "%20%C3%A5&src=qr");
  const auto epc = payment_codes(dea, amount, "EUR", "Kattegat 2026-11-20");
  REQUIRE(epc.size() == 1);
  CHECK(epc[0].payload ==
        "BCD\n002\n2\nSCT\n\nDea \xC5kesson\nDE89370400440532013000\nEUR1234.56\n\n\n"
        "Kattegat 2026-11-20");
  for (const auto& codes : {swish, epc})
    for (const PaymentCode& code : codes) {
      CAPTURE(code.payload);
      CHECK(contains(scanned(folder, code.payload), code.payload));
    }
  const auto danish = payment_codes(dea, amount, "DKK", "x");
  REQUIRE(danish.size() == 1);
  CHECK(danish[0].payload.empty());
  CHECK(danish[0].to == "20123456");
  CHECK(payment_codes(dea, amount, "NOK", "x").empty());
  CHECK(payment_codes({"Bo", "", "", ""}, amount, "SEK", "x").empty());
  CHECK(payment_codes(dea, Money{0}, "SEK", "x").empty());
}

TEST_CASE("codes stand on paper once somebody has a number, and not before", "[report]") {
  if (!has_tool("pdftotext")) return;
  const Exported evening;
  CHECK_FALSE(contains(evening.pdf_text(), "MobilePay"));
  REQUIRE(evening.ctl({"roster", "set", "Dea", "--mobilepay", "20 12 34 56"}).status == 0);
  CHECK(contains(evening.pdf_text(), "MobilePay to 20123456"));
  CHECK(contains(evening.as("html"), "href=\"tel:+4520123456\">MobilePay to 20123456</a>"));
  REQUIRE(evening.ctl({"roster", "set", "Dea", "--mobilepay", ""}).status == 0);
  CHECK_FALSE(contains(evening.pdf_text(), "MobilePay"));
}

}  // namespace report_test
