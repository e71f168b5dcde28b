// A club's old results out of its own table: read for certain or not at all, stored once, taken
// back with a reason.
#include <algorithm>
#include <filesystem>

#include "db/several/old_results.hpp"
#include "support/meeting.hpp"
#include "support/paths.hpp"
#include "support/read_files.hpp"
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
  CHECK(contains(run.err, "old.csv: 1 row adds up the others and is left out"));
  CHECK(tablet.money_of("Bo") == "-5.00");
  CHECK(tablet.money_of("Dea") == "2.50");
  const Json answer = json_of(tablet.table(columns, {"--game", "plump", "--json"}).out);
  CHECK(text_under(answer, "columns", 0, "layout") == "columns");
  CHECK(size_under(answer, "evenings") == 2);
  CHECK(under(answer, "evenings", 0, "known") == Json(true));
  CHECK(under(answer, "new_records") == Json(0));
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
}

TEST_CASE("what is wrong with a table is told with its rule, and nothing is stored", "[cli][old]") {
  const OldTablet tablet;
  const std::string head = "dato;spiller;beløb\n";
  const auto refused = [&](const std::string& body, const std::string& words) {
    const Run run = tablet.table(head + body, {"--game", "ligeud"});
    CAPTURE(body, run.out, run.err);
    CHECK(run.status == 1);
    CHECK(contains(run.out, words));
    const Run json = tablet.table(head + body, {"--game", "ligeud", "--json"});
    const Json violations = under(json_of(json.out), "violations");
    REQUIRE(size_under(violations) > 0);
    for (const Json& one : *violations.as<Json::Array>())
      CHECK(text_under(one, "rule").rfind("import.", 0) == 0);
  };
  refused("2024-02-03;A;1.234\n", "row 2: “1.234” can be read in two ways");
  refused("2024-02-03;A;1;more\n", "row 2 has 4 cells, the heading 3 [import.row]");
  refused(
      "x;A;1\n2024-02-03; ;1\n2024-02-03;A;x\n2024-02-03;A;€5\n2024-02-03;A;1\n"
      "2024-02-03;A;2\n",
      "row 4: “x” is not an amount [import.row]");
  refused("2024-02-02;A;1\n2024-02-02;B;-1\n",
          "the evening of 2024-02-02: Ligeud is played by at least 4, and here "
          "there are 2 [import.seats]");
  CHECK(!std::filesystem::exists(tablet.book));
  const Run marked =
      tablet.table(head + "2024-02-03;A;1.234\n2024-02-03;B;-1.234\n2024-02-03;C;0\n",
                   {"--game", "plump", "--decimal", "comma", "--dry-run"});
  CHECK(contains(marked.out, "A 1234.00"));
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

TEST_CASE("an evening of that day that another program stores meanwhile is asked about",
          "[book][old]") {
  const Force force = GENERATE(Force::no, Force::yes);
  CAPTURE(static_cast<int>(force));
  Book book = Book::in_memory();
  const std::vector<Evening> evenings{evening_in(ligeud_evening(1, agreed(1, "1")))};
  const auto before = known_results(book, evenings);
  REQUIRE(before.has_value());
  CHECK(before->doubts.empty());
  import_into(book, ligeud_evening(2, agreed(2, "2")));
  const std::size_t records = everything_of(book).items.size();
  const auto stored = import_results(book, evenings, force);
  REQUIRE((stored && std::holds_alternative<ImportedResults>(*stored)));
  const auto& [known, imported] = std::get<ImportedResults>(*stored);
  REQUIRE(known.doubts.size() == 1);
  CHECK(known.doubts[0].text == text(Word::old_same_day, "2026-11-20", "Anna", id_of(1, 2)));
  CHECK(imported.has_value() == (force == Force::yes));
  CHECK((everything_of(book).items.size() > records) == (force == Force::yes));
}

TEST_CASE("what cannot be stored of a table is said in one line", "[cli][old]") {
  const OldTablet tablet;
  const Run run = kattegatctl({"--db", tablet.folder.file("no_folder", "") + "/book.db", "import",
                               "--csv", tablet.folder.file("old.csv", columns), "--game", "plump"});
  CHECK(says_why_not(run));
}

TEST_CASE("of several tables it is said in which of them something is wrong", "[cli][old]") {
  const OldTablet tablet;
  std::string wrong = rows;
  wrong.replace(wrong.find("12,50"), 5, "13,50");
  const std::string one = tablet.folder.file("one.csv", wrong),
                    other = tablet.folder.file("two.csv", wrong);
  const auto files_of = [&](std::vector<std::string> tables) {
    tables.insert(tables.begin(), {"import", "--json", "--csv"});
    const Run run = tablet.ctl(tables);
    CHECK(run.status == 1);
    std::vector<Json> files;
    const Json violations = under(json_of(run.out), "violations");
    for (const Json& violation : *violations.as<Json::Array>())
      files.push_back(under(violation, "file"));
    return files;
  };
  CHECK(files_of({one, other}) == std::vector<Json>{Json(one), Json(other)});
  CHECK(files_of({one}) == std::vector<Json>{Json()});
}

TEST_CASE("names that read alike are of the same people when an evening is asked about",
          "[cli][old]") {
  const auto night = [](const std::string& anna, const std::string& others) {
    return "dato;spiller;kr\n5/1 2024;" + anna + ";5\n" + others;
  };
  const OldTablet tablet;
  const std::vector<std::string> plump{"--game", "plump"};
  REQUIRE(tablet.table(night("Anna", "5/1 2024;Bo;-5\n5/1 2024;Cai;0\n"), plump).status == 0);
  const Run run = tablet.table(night("ANNA", "5/1 2024;BO;-5\n5/1 2024;CAI;0\n"), plump);
  CHECK(run.status == 1);
  CHECK(contains(run.out, "the book has another evening of 2024-01-05 with ANNA already"));
  CHECK(tablet.money_of("ANNA") == "nobody");
  const Run dry = tablet.table("dato;spiller;kr\n6/1 2024;ANNA;5\n6/1 2024;BO;-5\n6/1 2024;CAI;0\n",
                               {"--game", "plump", "--dry-run"});
  for (const Run& unstored : {run, dry}) {
    CAPTURE(unstored.err);
    CHECK(contains(unstored.err, "“ANNA” looks like “Anna” and counts as somebody else"));
    CHECK(!contains(unstored.err, "roster fuse"));
  }
  const Run both = OldTablet().table(
      night("Anna", "5/1 2024;Bo;-5\n5/1 2024;Cai;0\n"),
      {tablet.folder.file("other.csv", night("anna", "5/1 2024;B;-5\n5/1 2024;C;0\n")), "--game",
       "plump"});
  CHECK(both.status == 1);
  CHECK(contains(both.out, "two evenings of 2024-01-05 with anna; "));
}

TEST_CASE("two tables of one night are asked about in one import as in two", "[cli][old]") {
  const OldTablet tablet;
  std::string changed = rows;
  changed.replace(changed.find("12,50"), 5, "13,50");
  changed.replace(changed.find("-12,50"), 6, "-13,50");
  const std::string other = tablet.folder.file("other.csv", changed);
  const Run run = tablet.table(rows, {other});
  CHECK(run.status == 1);
  CHECK(contains(run.out, "here are two evenings of 2024-01-05 with Anna; if they are not"));
  CHECK(!contains(run.out, "the book"));
  REQUIRE(tablet.table(rows).status == 0);
  CHECK(tablet.table(rows, {other}).status == 1);
  const Run known = tablet.table(changed, {tablet.folder.file("first.csv", rows)});
  CHECK(known.status == 1);
  CHECK(contains(known.out, "the book has another evening of 2024-01-05 with Anna already"));
  CHECK(tablet.money_of("Anna") == "9.50");
}

TEST_CASE("a column that is not found is asked for; an option names it", "[cli][old]") {
  const OldTablet tablet;
  const auto why_not = [&](const std::string& text, std::vector<std::string> more,
                           const std::string& words) {
    const Run run = tablet.table(text, std::move(more));
    CAPTURE(text, run.out, run.err);
    CHECK(says_why_not(run));
    CHECK(contains(run.err, words));
  };
  const std::string other = "hvornår;hvem;hvad\n2024-01-05;A;1\n2024-01-05;B;-1\n2024-01-05;C;0\n";
  why_not(other, {}, "no column looks like date; name it with --date");
  for (const char* of_points : {"--stake", "--points"})
    why_not(rows, {"--money", "Beløb", of_points, "1"}, "cannot be given together");
  why_not("dato;spiller;kr\n2024-01-01;A;1\n", {}, "which game was it? say --game with one of");
  why_not("dato;spiller;point\n2024-01-01;A;1\n", {"--game", "plump", "--stake", "-1"},
          "is not a stake");
  CHECK(tablet
            .table(other, {"--date", "hvornår", "--player", "HVEM", "--money", "hvad", "--game",
                           "plump", "--currency", "SEK"})
            .status == 0);
  CHECK(contains(tablet.ctl({"standings", "--lang", "en"}).out, "1.00 SEK"));
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
  why_not(head + std::string("2024-01-01;A\0;1\n", 17), "line 2: a zero byte");
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

namespace {

// As LibreOffice writes it.
std::string workbook_of(const Folder& folder, const std::string& kind, const std::string& file) {
  const Run made = run_program(
      "soffice", {"--headless", "-env:UserInstallation=file://" + folder.path("profile"),
                  "--convert-to", kind, "--outdir", folder.path(""), file});
  REQUIRE(made.status == 0);
  return std::filesystem::path(file).replace_extension(kind).string();
}

}  // namespace

TEST_CASE("a workbook is read by way of LibreOffice, or it is said that there is none",
          "[cli][old][once]") {
  const OldTablet tablet;
  const std::string sheet = tablet.folder.file("sheet.csv", columns);
  const Run none = tablet.ctl(
      {"import", "--csv", tablet.folder.file("x.xlsx", "PK\x03\x04 nothing"), "--game", "plump"});
  CHECK(says_why_not(none));
  if (!has_tool("soffice")) return;
  const Run run = tablet.ctl({"import", "--csv", workbook_of(tablet.folder, "xlsx", sheet),
                              "--game", "plump", "--lang", "en"});
  CAPTURE(run.out, run.err);
  CHECK(contains(run.out, "2 evenings with 8 results added"));
  CHECK(contains(run.err, "1 row adds up the others and is left out"));
  CHECK(std::count(run.err.begin(), run.err.end(), '\n') == 1);  // and nothing else is said
  CHECK(tablet.money_of("Dea") == "2.50");
}

TEST_CASE("of a workbook with more than one sheet it is said that the first is read",
          "[cli][old][once]") {
  if (!has_tool("soffice")) return;
  const OldTablet tablet;
  const auto sheet = [](const std::string& name, const std::string& cells) {
    return "<table:table table:name=\"" + name + "\">" + cells + "</table:table>";
  };
  std::string rows;
  for (const std::string& line : lines_of(columns)) {
    rows += "<table:table-row>";
    for (std::size_t at = 0; at <= line.size();) {
      const std::size_t end = std::min(line.find(',', at), line.size());
      rows += "<table:table-cell office:value-type=\"string\"><text:p>" +
              line.substr(at, end - at) + "</text:p></table:table-cell>";
      at = end + 1;
    }
    rows += "</table:table-row>";
  }
  const std::string names =
      " xmlns:office=\"urn:oasis:names:tc:opendocument:xmlns:office:1.0\""
      " xmlns:table=\"urn:oasis:names:tc:opendocument:xmlns:table:1.0\""
      " xmlns:text=\"urn:oasis:names:tc:opendocument:xmlns:text:1.0\""
      " office:version=\"1.2\" office:mimetype="
      "\"application/vnd.oasis.opendocument.spreadsheet\"";
  const std::string file = tablet.folder.file(
      "two.fods", "<?xml version=\"1.0\" encoding=\"UTF-8\"?><office:document" + names +
                      "><office:body><office:spreadsheet>" + sheet("2023", rows) +
                      sheet("blank", "") + sheet("2024", rows) +
                      "</office:spreadsheet></office:body></office:document>");
  const Run run = tablet.ctl({"import", "--csv", workbook_of(tablet.folder, "ods", file), "--game",
                              "plump", "--lang", "en"});
  CAPTURE(run.out, run.err);
  CHECK(run.status == 0);
  CHECK(contains(run.err, "only the first sheet is read"));
}

}  // namespace old_results_test
