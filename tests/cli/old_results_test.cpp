// A club's old results out of its own table: read for certain or not at all, stored once, taken
// back with a reason.
#include <filesystem>

#include "db/season/old_results.hpp"
#include "support/meeting.hpp"
#include "support/paths.hpp"
#include "support/tablet.hpp"
#include "support/tools.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace old_results_test {

namespace {

// A row a player and evening.
const std::string rows =
    "Dato;Spiller;Beløb;Spil;Bemærkning\r\n"
    "5/1 2024;Anna;12,50;Ligeud;\r\n"
    "5/1 2024;Bo;-12,50;Ligeud;\"sagde \"\"nej\"\"; gik\"\r\n"
    "5/1 2024;Cai;0;Ligeud;\r\n"
    "5/1 2024;Dea;0;Ligeud;\r\n"
    "12. januar 2024;Anna;-3;Commerce;\r\n"
    "12. januar 2024;Bo;1;Commerce;\r\n"
    "12. januar 2024;Else;2,00 kr.;Commerce;\r\n";
// A column a player, a row an evening; whoever was not there has nothing.
const std::string columns =
    "Datum,Anna,Bo,Cai,Dea,Else,Summa\n"
    "2024-01-05,10,-10,0,,0,0\n"
    "2024-01-12,,5,-5,2.5,-2.5,0\n"
    "Totalt,10,-5,-5,2.5,-2.5,0\n";

struct OldTablet : Tablet {
  [[nodiscard]] Run table(const std::string& text, std::vector<std::string> more = {},
                          const std::string& name = "old.csv") const {
    std::vector<std::string> words{"import", "--csv", folder.file(name, text), "--lang", "en"};
    words.insert(words.end(), more.begin(), more.end());
    return ctl(words);
  }
  [[nodiscard]] std::string money_of(const std::string& name) const {
    const Json players = under(answer({"standings"}), "players");
    for (const Json& one : *players.as<Json::Array>())
      if (text_under(one, "name") == name) return text_under(one, "money", "DKK");
    return "nobody";
  }
};

std::string english(const Run& run) { return run.out + run.err; }

}  // namespace

TEST_CASE("a table is shown as it is understood, and nothing is stored", "[cli][old]") {
  const OldTablet tablet;
  const Run run = tablet.table(rows, {"--dry-run"});
  CHECK(run.status == 0);
  CHECK(contains(run.out, "A row for each player and evening"));
  CHECK(contains(run.out, "  date: Dato\n"));
  CHECK(contains(run.out, "  game: Spil\n"));
  CHECK(contains(run.out, "  money: Beløb\n"));
  CHECK(contains(run.out, "  left out: Bemærkning\n"));
  CHECK(contains(run.out, "2024-01-05:  Anna 12.50  Bo -12.50  Cai 0.00  Dea 0.00\n"));
  CHECK(contains(run.out, "2 evenings with 7 results would be added; nothing has been stored"));
  CHECK(!std::filesystem::exists(tablet.book));
}

TEST_CASE("a place and a heading of a table are parts of a line", "[cli][old]") {
  const OldTablet tablet;
  const std::string forged = "\n9  forged\x1b[2J";
  const Run run = tablet.table(
      "date;\"money" + forged + "\";player;place\n" + "2024-01-05;5;Anna;\"Klub" + forged + "\"\n" +
          "2024-01-05;-5;Bo;\"Klub" + forged + "\"\n" + "2024-01-05;0;Cai;\"Klub" + forged + "\"\n",
      {"--game", "plump", "--money", "money" + forged, "--dry-run"});
  CAPTURE(run.out, run.err);
  REQUIRE(run.status == 0);
  CHECK(contains(run.out, "2024-01-05 Klub 9  forged [2J:"));
  CHECK(contains(run.out, ": money 9  forged [2J\n"));
  CHECK(!contains(run.out, "\x1b"));
}

TEST_CASE("old results are stored once, as agreed points", "[cli][old]") {
  const OldTablet tablet;
  const Run run = tablet.table(rows);
  CHECK(english(run).find("2 evenings with 7 results added") != std::string::npos);
  CHECK(tablet.money_of("Anna") == "9.50");
  CHECK(tablet.money_of("Bo") == "-11.50");
  const std::int64_t records = tablet.records();
  const Run again = tablet.table(rows);
  CHECK(
      contains(again.out, "0 evenings with 0 results added\n2 evenings were in the book already"));
  CHECK(tablet.records() == records);
  // The same table with another evening below: that one is added.
  const Run longer = tablet.table(rows +
                                  "19-01-2024;Anna;1;Commerce;\n19-01-2024;Bo;-1;Commerce;\n"
                                  "19-01-2024;Cai;0;Commerce;\n");
  CHECK(contains(longer.out, "1 evening with 3 results added"));
  CHECK(tablet.money_of("Anna") == "10.50");
  const Json evenings = under(tablet.answer({"evenings"}), "evenings");
  const std::string session = text_under(evenings, 0, "sessions", 0, "id");
  CHECK(text_under(tablet.answer({"entries", session}), "entries", 0, "type") == "adjust");
  CHECK(tablet.ctl({"verify"}).status == 0);
}

TEST_CASE("an evening that two tables of one import have is one", "[cli][old]") {
  const OldTablet tablet;
  const std::string copy = tablet.folder.file("copy.csv", rows);
  for (const char* how : {"--dry-run", "--json", "--force"}) {
    const Run run = tablet.table(rows, {copy, how});
    CAPTURE(how, run.out, run.err);
    REQUIRE(run.status == 0);
    if (how == std::string("--dry-run"))
      CHECK(contains(run.out, "2 evenings with 7 results would"));
    if (how == std::string("--json"))
      CHECK(under(json_of(run.out), "evenings").as<Json::Array>()->size() == 2);
    if (how == std::string("--force"))
      CHECK(contains(run.out, "0 results added\n2 evenings were in the book already"));
  }
  const Run undone = tablet.table(rows, {copy, "--undo", "--why", "x", "--dry-run"});
  CAPTURE(undone.out, undone.err);
  CHECK(contains(undone.out, "2 "));
  CHECK(tablet.money_of("Anna") == "9.50");
}

TEST_CASE("what has been taken back was no evening, and stands in nobody's way", "[cli][old]") {
  const OldTablet tablet;
  REQUIRE(tablet.table(rows).status == 0);
  const std::int64_t records = tablet.records();
  const std::vector<std::string> undo{"--undo", "--why", "the wrong year"};
  std::vector<std::string> dry = undo;
  dry.push_back("--dry-run");
  CHECK(
      contains(tablet.table(rows, dry).out, "2 entries would be voided; nothing has been stored"));
  CHECK(tablet.records() == records);
  CHECK(tablet.money_of("Anna") == "9.50");
  REQUIRE(tablet.table(rows, undo).status == 0);
  CHECK(size_under(tablet.answer({"standings"}), "players") == 0);
  CHECK(size_under(tablet.answer({"statistics"}), "players") == 0);
  // What is right this time is of the same days.
  std::string right = rows;
  right.replace(right.find("-12,50"), 6, "-10,50");
  right.replace(right.find("12,50"), 5, "10,50");
  // The other evening is the one that was taken back.
  const Run again = tablet.table(right);
  CHECK(contains(again.out, "1 evening with 4 results added\n1 evening was in the book already"));
  CHECK(tablet.money_of("Anna") == "10.50");
  CHECK(under(tablet.answer({"standings"}), "players", 0, "evenings") == Json(1));
}

TEST_CASE("a column a player; sums are nobody's", "[cli][old]") {
  const OldTablet tablet;
  const Run run = tablet.table(columns, {"--game", "plump"});
  CHECK(run.status == 0);
  CHECK(contains(run.out, "  players: Anna, Bo, Cai, Dea, Else\n"));
  CHECK(contains(run.out, "  left out: Summa\n"));
  CHECK(tablet.money_of("Bo") == "-5.00");
  CHECK(tablet.money_of("Dea") == "2.50");
  const Json answer = json_of(tablet.table(columns, {"--game", "plump", "--json"}).out);
  CHECK(text_under(answer, "columns", 0, "layout") == "columns");
  CHECK(size_under(answer, "evenings") == 2);
  CHECK(under(answer, "evenings", 0, "known") == Json(true));
  CHECK(under(answer, "new_records") == Json(0));
}

TEST_CASE("a row that adds up the others is nobody's", "[cli][old]") {
  const OldTablet tablet;
  const Run run = tablet.table(
      "dato;spiller;kr\n2024-01-05;Anna;1\n2024-01-05;Bo;-1\n2024-01-05;Cai;0\n"
      "2024-01-05;I alt;0\nTotal;;0\n",
      {"--game", "plump"});
  CAPTURE(run.out, run.err);
  CHECK(run.status == 0);
  CHECK(tablet.money_of("Anna") == "1.00");
  CHECK(tablet.money_of("I alt") == "nobody");
}

TEST_CASE("more than a game seats stand at several tables, each with their sum", "[cli][old]") {
  const OldTablet tablet;
  std::string table = "dato;navn;kr\n";
  for (int i = 1; i <= 9; ++i)
    table += "2024-02-02;P" + std::to_string(i) + ";" + std::to_string(i - 5) + "\n";
  REQUIRE(tablet.table(table, {"--game", "ligeud"}).status == 0);
  for (int i = 1; i <= 9; ++i)
    CHECK(tablet.money_of("P" + std::to_string(i)) == std::to_string(i - 5) + ".00");
  CHECK(size_under(tablet.answer({"evenings"}), "evenings", 0, "sessions") == 3);
  for (int players = 4; players <= 17; ++players) {
    const OldTablet other;
    std::string sums = "dato;navn;kr\n";
    for (int i = 1; i < players; ++i) sums += "2024-02-02;P" + std::to_string(i) + ";1,25\n";
    sums += "2024-02-02;Last;-" + std::to_string((players - 1) * 125 / 100) + "," +
            std::to_string(100 + (players - 1) * 125 % 100).substr(1) + "\n";
    REQUIRE(other.table(sums, {"--game", "Engelsk whist"}).status == 0);
    CHECK(other.money_of("P1") == "1.25");
    CHECK(other.money_of("P" + std::to_string(players - 1)) == "1.25");
  }
  const Run few =
      tablet.table("dato;navn;kr\n2024-02-02;A;1\n2024-02-02;B;-1\n", {"--game", "ligeud"});
  CHECK(few.status == 1);
  CHECK(contains(few.out,
                 "the evening of 2024-02-02: Ligeud is played by at least 4, and here "
                 "there are 2 [import.seats]"));
}

TEST_CASE("points move money only by a stake", "[cli][old]") {
  const std::string points =
      "dato;spiller;point\n2024-03-01;A;10\n2024-03-01;B;-10,5\n"
      "2024-03-01;C;0,5\n";
  const OldTablet tablet, staked;
  REQUIRE(tablet.table(points, {"--game", "plump"}).status == 0);
  CHECK(tablet.money_of("A") == "0.00");
  REQUIRE(staked.table(points, {"--game", "plump", "--stake", "0.50"}).status == 0);
  CHECK(staked.money_of("B") == "-5.25");
  CHECK(says_why_not(staked.table(points, {"--game", "plump", "--stake", "-1"})));
  CHECK(says_why_not(staked.table(points, {"--game", "plump", "--stake", "10000.01"})));
}

TEST_CASE("a table that is read again is said to differ where it was corrected", "[cli][old]") {
  const OldTablet tablet;
  REQUIRE(tablet.table(rows).err.empty());
  const std::string session =
      text_under(tablet.answer({"evenings"}), "evenings", 0, "sessions", 0, "id");
  const std::string entry = text_under(tablet.answer({"entries", session}), "entries", 0, "id");
  CHECK(tablet.table(rows).err.empty());
  REQUIRE(tablet
              .ctl({"correct", entry, "--why", "counted again"},
                   R"({"type":"adjust","points":{"Anna":"1","Bo":"-1"},"why":"agreed"})")
              .status == 0);
  const Run again = tablet.table(rows);
  CHECK(again.status == 0);
  CHECK(contains(again.err, "2024-01-05: entries that count differently in the book and in the"));
  CHECK(tablet.table(rows, {"--dry-run"}).err.empty());
}

TEST_CASE("an import is taken back with a reason, and corrections of it too", "[cli][old]") {
  const OldTablet tablet;
  REQUIRE(tablet.table(rows).status == 0);
  const Json evenings = under(tablet.answer({"evenings"}), "evenings");
  const std::string session = text_under(evenings, 0, "sessions", 0, "id");
  const std::string entry = text_under(tablet.answer({"entries", session}), "entries", 0, "id");
  REQUIRE(tablet
              .ctl({"correct", entry}, R"({"id":")" + id_of(3, 1) +
                                           R"(","type":"adjust","points":{"Anna":"1","Bo":"-1"},)"
                                           R"("why":"counted again"})")
              .status == 0);
  CHECK(says_why_not(tablet.table(rows, {"--undo"})));
  const Run undone = tablet.table(rows, {"--undo", "--why", "the wrong year"});
  CHECK(undone.out == "2 entries voided\n");
  CHECK(tablet.money_of("Anna") == "nobody");
  CHECK(contains(tablet.exported(text_under(evenings, 0, "id"), "evening"), "the wrong year"));
  CHECK(tablet.table(rows, {"--undo", "--why", "again"}).out == "0 entries voided\n");
  CHECK(contains(tablet.table(rows).out, "2 entries of it are void and stay so"));
  CHECK(tablet.money_of("Anna") == "nobody");
  CHECK(tablet.ctl({"verify"}).status == 0);
}

TEST_CASE("an evening that does not come to 0 is named, with how much", "[cli][old]") {
  const OldTablet tablet;
  const std::string wrong =
      "dato;navn;kr\n2024-01-05;A;10\n2024-01-05;B;-9,50\n2024-01-05;C;0\n"
      "2024-01-12;A;1\n2024-01-12;B;1\n2024-01-12;C;-1\n";
  const Run run = tablet.table(wrong, {"--game", "commerce"});
  CHECK(run.status == 1);
  CHECK(contains(run.out, "the evening of 2024-01-05 does not come to 0: the results come to"));
  CHECK(contains(run.out, "0.5 [import.sum]"));
  CHECK(contains(run.out, "the evening of 2024-01-12"));
  CHECK(!std::filesystem::exists(tablet.book));
}

TEST_CASE("an evening of that day with these people is asked about", "[cli][old]") {
  const OldTablet tablet;
  REQUIRE(tablet.table(rows).status == 0);
  std::string changed = rows;
  changed.replace(changed.find("12,50"), 5, "13,50");
  changed.replace(changed.find("-12,50"), 6, "-13,50");
  const Run run = tablet.table(changed);
  CHECK(run.status == 1);
  CHECK(contains(run.out, "the book has another evening of 2024-01-05 with Anna already"));
  CHECK(tablet.money_of("Anna") == "9.50");
  CHECK(tablet.table(changed, {"--force"}).status == 0);
  CHECK(tablet.money_of("Anna") == "23.00");
}

TEST_CASE("two tables of one night are asked about in one import as in two", "[cli][old]") {
  const OldTablet tablet;
  std::string changed = rows;
  changed.replace(changed.find("12,50"), 5, "13,50");
  changed.replace(changed.find("-12,50"), 6, "-13,50");
  const std::string other = tablet.folder.file("other.csv", changed);
  const Run run = tablet.table(rows, {other});
  CHECK(run.status == 1);
  CHECK(contains(run.out, "the book has another evening of 2024-01-05 with Anna already"));
  REQUIRE(tablet.table(rows).status == 0);
  CHECK(tablet.table(rows, {other}).status == 1);
  CHECK(tablet.table(changed, {tablet.folder.file("first.csv", rows)}).status == 1);
  CHECK(tablet.money_of("Anna") == "9.50");
}

TEST_CASE("money in another currency is not taken for ours", "[cli][old]") {
  const OldTablet tablet;
  const auto in = [&](const std::string& heading, const std::string& amount,
                      const std::string& currency) {
    return tablet.table("dato;spiller;" + heading + "\n2024-01-05;A;" + amount +
                            "\n2024-01-05;B;0\n2024-01-05;C;0\n",
                        {"--game", "plump", "--currency", currency, "--dry-run"});
  };
  for (const char* heading : {"beløb", "DKK", "kr"}) CHECK(in(heading, "0 kr", "DKK").status == 0);
  CHECK(in("beløb", "€ 0", "EUR").status == 0);
  CHECK(in("EUR", "0", "EUR").status == 0);
  for (const char* amount : {"0 EUR", "€0", "0 SEK", "nok 0"}) {
    CAPTURE(amount);
    const Run run = in("beløb", amount, "DKK");
    CHECK(run.status == 1);
    CHECK(contains(run.out, "is not in DKK; say --currency"));
  }
  CHECK(contains(in("EUR", "0", "DKK").out, "“EUR” is not in DKK"));
  CHECK(in("DKK", "0", "SEK").status == 1);
}

TEST_CASE("who would stand beyond what counts is named, whichever table it is", "[cli][old]") {
  const OldTablet tablet;
  const Run run = tablet.table(
      "Dato;Anna;Bo;Cai;Dea;Eva\n2024-01-05;600000000;600000000;0;-600000000;-600000000\n",
      {"--game", "ligeud"});
  CHECK(run.status == 1);
  CHECK(contains(run.out, "would stand beyond 1,000,000,000 points"));
}

TEST_CASE("what cannot be read for certain is refused, with its row", "[cli][old]") {
  const OldTablet tablet;
  const auto refused = [&](const std::string& body, const std::string& words) {
    const Run run = tablet.table("dato;spiller;beløb\n" + body, {"--game", "plump"});
    CAPTURE(body, run.out, run.err);
    CHECK(run.status == 1);
    CHECK(contains(run.out, words));
  };
  refused("5/1 24;A;1\n", "row 2: “5/1 24” cannot be read as a date");
  refused("2024-02-30;A;1\n", "row 2: “2024-02-30” cannot");
  refused("2024-02-03;A;1.234\n", "row 2: “1.234” can be read in two ways");
  refused("2024-02-03;A;ti\n", "row 2: “ti” is not an amount");
  refused("2024-02-03;A;1,005\n2024-02-03;B;-1,25\n", "“1,005” is not an amount");
  refused("2024-02-03;A;\n", "row 2: “” is not an amount");
  refused("2024-02-03;;1\n", "row 2: “” cannot be a name");
  refused("2024-02-03;A;1\n\n2024-02-03;A;1\n", "row 4: A has a result for that evening already");
  refused("2024-02-03;A;1;too much\n", "row 2 has 4 cells, the heading 3");
  const Run marked = tablet.table(
      "dato;spiller;beløb\n2024-02-03;A;1.234\n2024-02-03;B;-1.234\n"
      "2024-02-03;C;0\n",
      {"--game", "plump", "--decimal", "comma", "--dry-run"});
  CHECK(contains(marked.out, "A 1234.00"));
}

TEST_CASE("of a table that is wrong everywhere the beginning is told", "[cli][old]") {
  const OldTablet tablet;
  std::string body = "dato;spiller;beløb\n";
  for (int row = 2; row < 3000; ++row) body += "2024-02-03;A;x\n";
  const Run run = tablet.table(body, {"--game", "plump"});
  CHECK(run.status == 1);
  CHECK(lines_of(run.out).size() == 1001);
  CHECK(contains(run.out, "that is much that is wrong; it was read as far as row 1001"));
}

TEST_CASE("columns that are not found, or called twice, are asked for", "[cli][old]") {
  const OldTablet tablet;
  const auto why_not = [&](const std::string& text, std::vector<std::string> more,
                           const std::string& words) {
    const Run run = tablet.table(text, std::move(more));
    CAPTURE(text, run.out, run.err);
    CHECK(says_why_not(run));
    CHECK(contains(run.err, words));
  };
  why_not("a;b;c\n1;2;3\n", {}, "no column looks like date; name it with --date");
  why_not("dato;spiller;x\n1;2;3\n", {}, "no column looks like money; name it with --money");
  why_not("dato;hvem;kr\n2024-01-05;A;1\n", {"--money", "kr"},
          "no column looks like player; name it with --player");
  why_not("dato;spiller;beløb\n2024-01-05;A;1\n", {"--stake", "0.5"},
          "no column looks like points; name it with --points");
  for (const char* of_points : {"--stake", "--points"})
    why_not(rows, {"--money", "Beløb", of_points, "1"}, "cannot be given together");
  why_not(rows, {"--money", "Sum"}, "no column is called “Sum”; the columns are Dato, Spiller");
  why_not("dato;spiller;kr\n2024-01-01;A;1\n", {}, "which game was it? say --game with one of");
  why_not("dato;spiller;kr\n2024-01-01;A;1\n", {"--game", "bridge"},
          "no column is called “bridge”");
  why_not("dato;A;A\n2024-01-01;1;-1\n", {"--game", "plump"}, "two columns are called “A”");
  const Run other =
      tablet.table("hvornår;hvem;hvad\n2024-01-05;A;1\n2024-01-05;B;-1\n2024-01-05;C;0\n",
                   {"--date", "hvornår", "--player", "HVEM", "--money", "hvad", "--game", "plump",
                    "--currency", "SEK"});
  CHECK(other.status == 0);
  const Run abroad = tablet.ctl({"standings", "--lang", "en"});
  CHECK(contains(abroad.out, "1.00 SEK"));
}

TEST_CASE("hostile tables are refused in a sentence", "[cli][old]") {
  const OldTablet tablet;
  const std::string head = "dato;spiller;beløb\n";
  const auto why_not = [&](const std::string& bytes, const std::string& words) {
    const Run run = tablet.table(bytes, {"--game", "plump"});
    CAPTURE(run.out, run.err);
    CHECK(says_why_not(run));
    CHECK(contains(run.err, words));
  };
  why_not("", "no rows below a heading");
  why_not(head, "no rows below a heading");
  why_not(head + std::string("2024-01-01;A\0;1\n", 17), "line 2: a zero byte");
  why_not(
      "dato;spiller;bel\xF8"
      "b\n2024-01-01;A;1\n",
      "not UTF-8");
  why_not(
      "\xFF\xFE"
      "d\0a\0",
      "not UTF-8");
  why_not(head + "2024-01-01;\"A;1\n2024;B;1\n", "line 2: a quote begins here that never ends");
  why_not(head + "2024-01-01;\"A\"b;1\n", "line 2: something stands after the end of a quote");
  why_not(head + "2024-01-01;" + std::string(5000, 'x') + ";1\n", "line 2: a cell of more than");
  why_not(head + std::string(300, ';') + "\n", "line 2: more than 256 columns");
  std::string tall = head;
  for (int i = 0; i < 100'001; ++i) tall += "x\n";
  why_not(tall, "more than 100000 rows");
  why_not(head + std::string(70'000'000, '\n'), "MiB");
}

TEST_CASE("tables as programs write them are read alike", "[cli][old]") {
  const std::string plain =
      "dato;spiller;beløb\n2024-01-05;Åse;1,50\n2024-01-05;Bo;-1,50\n"
      "2024-01-05;Cai;0\n";
  const auto with = [&](const std::string& text, std::vector<std::string> more = {}) {
    const OldTablet tablet;
    more.insert(more.end(), {"--game", "plump"});
    const Run run = tablet.table(text, more);
    CAPTURE(run.out, run.err);
    CHECK(run.status == 0);
    return tablet.money_of("Åse");
  };
  CHECK(with(plain) == "1.50");
  CHECK(with("\xEF\xBB\xBF" + plain) == "1.50");
  CHECK(with("sep=;\n" + plain) == "1.50");
  CHECK(with("dato\tspiller\tkr\n2024-01-05\tÅse\t1.50\n2024-01-05\tBo\t-1.50\n"
             "2024-01-05\tCai\t\"0\"\n") == "1.50");
  CHECK(with("dato;spiller;bel\xF8"
             "b\n2024-01-05;\xC5se;1,50\n2024-01-05;Bo;-1,50\n"
             "2024-01-05;Cai;0\n",
             {"--encoding", "latin1"}) == "1.50");
  CHECK(with("\"dato\";\"spiller\";\"kr\"\r20240105;Åse;1,5\r2024.01.05;Bo;(1,5)\r"
             "5 januari 2024;Cai;0,00 kr\r") == "1.50");
}

TEST_CASE("a row is told by its line of the file, under Excel's own line too", "[old]") {
  const OldTablet tablet;
  const Run run = tablet.table("sep=;\ndato;spiller;kr\n2024-01-05;Åse;x\n2024-01-05;Bo;-1,50\n",
                               {"--game", "plump"});
  CAPTURE(run.out, run.err);
  CHECK(run.status == 1);
  CHECK(contains(run.out + run.err, "3"));
  CHECK_FALSE(contains(run.out + run.err, "row 2"));
}

TEST_CASE("the same table imported into two books is one when they meet", "[book][old]") {
  for (const bool undone : {false, true}) {
    const OldTablet one, other;
    REQUIRE(one.table(rows).status == 0);
    REQUIRE(other.table(rows).status == 0);
    if (undone) REQUIRE(other.table(rows, {"--undo", "--why", "not ours"}).status == 0);
    Book first = opened(one.book), second = opened(other.book);
    std::vector<Book> books;
    books.push_back(std::move(first));
    books.push_back(std::move(second));
    meet(books);
    CHECK(contents(books[0]) == contents(books[1]));
    CHECK(counts_once(books[0]));
    CHECK(differences(books[0]).empty());
    CHECK(one.money_of("Anna") == (undone ? "nobody" : "9.50"));
  }
}

TEST_CASE("a workbook is read by way of LibreOffice, or it is said that there is none",
          "[cli][old][once]") {
  const OldTablet tablet;
  const std::string sheet = tablet.folder.file("sheet.csv", columns);
  const Run none = tablet.ctl(
      {"import", "--csv", tablet.folder.file("x.xlsx", "PK\x03\x04 nothing"), "--game", "plump"});
  CHECK(says_why_not(none));
  if (!has_tool("soffice")) return;
  const std::string profile = "-env:UserInstallation=file://" + tablet.folder.path("profile");
  for (const char* kind : {"xlsx", "ods"}) {
    const Run made = run_program("soffice", {"--headless", profile, "--convert-to", kind,
                                             "--outdir", tablet.folder.path(""), sheet});
    REQUIRE(made.status == 0);
    const OldTablet fresh;
    const Run run = fresh.ctl({"import", "--csv", tablet.folder.path("sheet." + std::string(kind)),
                               "--game", "plump", "--lang", "en"});
    CAPTURE(run.out, run.err);
    CHECK(contains(run.out, "2 evenings with 8 results added"));
    CHECK(fresh.money_of("Dea") == "2.50");
  }
}

}  // namespace old_results_test
