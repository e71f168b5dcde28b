// The people of the club: numbers, other names, removal, erasure; and what books agree on when they
// are merged.
#include "db/book/roster.hpp"

#include <fstream>

#include "support/books.hpp"
#include "support/evenings.hpp"
#include "support/tablet.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace roster_test {

namespace {

// Two tables of one evening on tablets of their own: one has written Ana, the other Anna.
std::string table_of(const std::string& session, const std::string& first) {
  return R"({"format":"kattegat-evening","version":1,"id":")" + id_of(1, 1) +
         R"(","date":"2026-11-20","players":[")" + first +
         R"(","Bo","Cai","Dea"],"sessions":[{"id":")" + session +
         R"(","game":"ligeud","seats":[")" + first +
         R"(","Bo","Cai","Dea"],"stake":"1.00","entries":[{"type":"deal","contract":"9",)" +
         R"("declarer":")" + first + R"(","trump":"H","partner":"Cai","tricks":9}]}]})";
}

struct TwoTables {
  Tablet here, there;
  TwoTables() {
    static_cast<void>(here.import_text(table_of(id_of(2, 1), "Anna")));
    static_cast<void>(there.import_text(table_of(id_of(2, 2), "Ana")));
  }
};

std::string money(const Tablet& tablet, const std::string& name) {
  return text_under(tablet.answer({"settle", id_of(1, 1)}), "money", name);
}

}  // namespace

TEST_CASE("a player renamed on one tablet is one player in the merged evening", "[roster]") {
  for (const bool other_way : {false, true}) {
    TwoTables tables;
    REQUIRE(tables.there.ctl({"roster", "rename", "Ana", "Anna"}).status == 0);
    Tablet& into = other_way ? tables.there : tables.here;
    const Tablet& from = other_way ? tables.here : tables.there;
    REQUIRE(into.ctl({"merge", from.book}).status == 0);
    CHECK(money(into, "Anna") == "180.00");
    CHECK(money(into, "Ana") == "(no text)");
    CHECK(money(into, "Bo") == "-180.00");
    const Json standings = into.answer({"standings"});
    CHECK(size_under(standings, "players") == 4);
    CHECK(text_under(standings, "players", 0, "name") == "Anna");
    CHECK(text_under(standings, "players", 0, "money", "DKK") == "180.00");
    CHECK(under(standings, "players", 0, "evenings") == Json(1));
    CHECK(into.ctl({"verify"}).status == 0);
    // What was written is still what the file says.
    CHECK(contains(into.exported(id_of(1, 1), "evening"), "\"Ana\""));
    CHECK_FALSE(contains(into.exported(id_of(1, 1), "html"), ">Ana<"));
  }
}

TEST_CASE("two who have sat at one table are two people", "[roster]") {
  const TwoTables tables;
  const Run run = tables.here.ctl({"roster", "rename", "Anna", "Bo"});
  CHECK(says_why_not(run));
  CHECK(contains(run.err, "have sat at one table"));
}

TEST_CASE("a name can be taken back, and numbers move with it", "[roster]") {
  const TwoTables tables;
  const Tablet& tablet = tables.here;
  REQUIRE(tablet.ctl({"roster", "set", "Anna", "--swish", "0701234567"}).status == 0);
  REQUIRE(tablet.ctl({"roster", "rename", "Anna", "Anna-Lise"}).status == 0);
  Json roster = tablet.answer({"roster"});
  CHECK(text_under(roster, "people", 0, "name") == "Anna-Lise");
  CHECK(text_under(roster, "people", 0, "also", 0) == "Anna");
  CHECK(text_under(roster, "people", 0, "swish") == "0701234567");
  CHECK(money(tablet, "Anna-Lise") == "90.00");
  REQUIRE(tablet.ctl({"roster", "rename", "Anna-Lise", "Anna"}).status == 0);
  CHECK(money(tablet, "Anna") == "90.00");
  roster = tablet.answer({"roster"});
  CHECK(size_under(roster, "people") == 4);
}

TEST_CASE("who is removed is not offered, and keeps what was played", "[roster]") {
  const TwoTables tables;
  REQUIRE(tables.here.ctl({"roster", "remove", "Bo"}).status == 0);
  CHECK(under(tables.here.answer({"roster"}), "people", 1, "removed") == Json(true));
  CHECK(money(tables.here, "Bo") == "-90.00");
  REQUIRE(tables.here.ctl({"roster", "restore", "Bo"}).status == 0);
  CHECK(under(tables.here.answer({"roster"}), "people", 1, "removed") == Json(false));
}

TEST_CASE("an erased name is nowhere in the book, and every sum stands", "[roster]") {
  const TwoTables tables;
  const Tablet& tablet = tables.here;
  REQUIRE(tablet.ctl({"roster", "set", "Anna", "--swish", "0701234567"}).status == 0);
  REQUIRE(tablet.ctl({"record", id_of(2, 1)}, R"({"type":"note","text":"Anna pays next time"})")
              .status == 0);
  REQUIRE(tablet.ctl({"roster", "erase", "Anna", "Player 17"}).status == 0);
  CHECK(money(tablet, "Player 17") == "90.00");
  CHECK(money(tablet, "Bo") == "-90.00");
  CHECK(tablet.ctl({"verify"}).status == 0);
  for (const char* suffix : {"", "-wal"}) {
    const std::string path = tablet.book + suffix;
    if (!std::filesystem::exists(path)) continue;
    CHECK_FALSE(contains(read_bytes(path), "Anna"));
    CHECK_FALSE(contains(read_bytes(path), "0701234567"));
  }
  // Another book that still has the name cannot bring it back.
  REQUIRE(tables.there.ctl({"roster", "rename", "Ana", "Anna"}).status == 0);
  CHECK(tablet.ctl({"merge", tables.there.book}).status == 0);  // it has Ana, who was never erased
  Tablet old;
  static_cast<void>(old.import_text(table_of(id_of(2, 1), "Anna")));
  const Run merged = tablet.ctl({"merge", old.book});
  CHECK(merged.status == 0);
  CHECK(money(tablet, "Player 17") == "90.00");
  CHECK(tablet.ctl({"verify"}).status == 0);
}

TEST_CASE("a name that another book has given as a pseudonym is told, and stays", "[roster]") {
  for (const bool other_way : {false, true}) {
    const Tablet one, two;
    static_cast<void>(one.import_text(table_of(id_of(2, 1), "Anna")));
    REQUIRE(one.ctl({"roster", "erase", "Bo", "Kurt Nielsen"}).status == 0);
    static_cast<void>(two.import(sample("rodskagg")));
    REQUIRE(two.ctl({"roster", "add", "Kurt Nielsen"}).status == 0);
    const Tablet &into = other_way ? one : two, &from = other_way ? two : one;
    const std::string told = "“Kurt Nielsen” of somebody who was erased tells a name";
    CHECK(contains(into.ctl({"merge", from.book}).out, told));
    CHECK_FALSE(contains(into.ctl({"merge", from.book}).out, told));  // once
    const Json people = into.answer({"roster"});
    std::string kurt;  // by his id: the forgotten one is called so, too
    for (int i = 0; i < static_cast<int>(size_under(people, "people")); ++i)
      if (text_under(people, "people", i, "name") == "Kurt Nielsen" &&
          under(people, "people", i, "erased") == Json(false))
        kurt = text_under(people, "people", i, "id");
    REQUIRE_FALSE(kurt.empty());
    const std::string kept = into.book + ".0.1";
    if (other_way) std::ofstream(kept) << "as version 0.1 left it";
    const Run run = into.ctl({"roster", "erase", kurt, "Player 17"});
    CHECK(says_why_not(run));  // also where there is more to say
    CHECK(contains(run.err, kept) == other_way);
    CHECK(contains(run.err, "the name stays in it"));
    CHECK(contains(run.err, "“Kurt Nielsen”"));
    CHECK_FALSE(contains(into.ctl({"merge", from.book}).out, told));
  }
}

TEST_CASE("a name that a new evening's file brings and a pseudonym says is told, once",
          "[roster]") {
  const Tablet tablet;
  static_cast<void>(tablet.import_text(table_of(id_of(2, 1), "Anna")));
  REQUIRE(tablet.ctl({"roster", "erase", "Bo", "Kurt Nielsen"}).status == 0);
  std::string another = table_of(id_of(2, 2), "Kurt Nielsen");
  another.replace(another.find(id_of(1, 1)), 36, id_of(1, 2));
  const std::string path = tablet.folder.file("another.json", another);
  for (const bool is_new : {true, false}) {
    const Run run = tablet.ctl({"import", path});
    CHECK(run.status == 0);
    CHECK(contains(run.err, "“Kurt Nielsen” of somebody who was erased tells a name") == is_new);
  }
}

TEST_CASE("a pseudonym that says nobody's name leaves nothing to be told", "[roster]") {
  const TwoTables tables;
  REQUIRE(tables.here.ctl({"roster", "erase", "Anna", "Player 17"}).status == 0);
  CHECK(tables.here.ctl({"roster", "erase", "Player 17", "Player 17"}).status == 0);
  CHECK(tables.here.ctl({"roster", "erase", "Player 17", "Player 19"}).status == 0);
  CHECK(tables.here.ctl({"roster", "erase", "Bo", "Player 18"}).status == 0);
  CHECK_FALSE(contains(tables.there.ctl({"merge", tables.here.book}).out, "tells a name"));
}

TEST_CASE("who is asked for by the beginning of an id is one of the people", "[roster]") {
  std::string file = table_of(id_of(2, 1), "Anna");
  file.insert(file.find(R"("players")"),
              R"("people":{"Anna":"abcd1000-0000-4000-8000-000000000001",)"
              R"("Bo":"abcd2000-0000-4000-8000-000000000001"},)");
  const Tablet tablet;
  static_cast<void>(tablet.import_text(file));
  REQUIRE(tablet
              .ctl({"record", id_of(2, 1)}, R"({"id":"abcd1111-0000-4000-8000-000000000001",)"
                                            R"("type":"note","text":"x"})")
              .status == 0);
  CHECK(contains(tablet.ctl({"statistics", "abcd1"}).out, "Anna"));
  CHECK(contains(tablet.ctl({"statistics", "ABCD-2"}).out, "Bo"));
  const Run several = tablet.ctl({"statistics", "abcd"});
  CHECK(says_why_not(several));
  CHECK(contains(several.err, "“abcd” fits several things"));
  CHECK_FALSE(contains(several.err, "abcd1111"));
  CHECK(contains(tablet.ctl({"statistics", "abcd11"}).err, "nobody is called"));
}

TEST_CASE("the roster says what is wrong with a name or a number", "[roster]") {
  const TwoTables tables;
  const Tablet& tablet = tables.here;
  CHECK(says_why_not(tablet.ctl({"roster", "set", "Nobody", "--swish", "0701234567"})));
  CHECK(says_why_not(tablet.ctl({"roster", "set", "Anna", "--swish", "ring"})));
  CHECK(says_why_not(tablet.ctl({"roster", "set", "Anna", "--iban", "DE00"})));
  CHECK(says_why_not(tablet.ctl({"roster", "rename", "Anna", " "})));
  CHECK(says_why_not(tablet.ctl({"roster", "erase", "Nobody", "X"})));
  CHECK(says_why_not(tablet.ctl({"standings", "--game", "bridge"})));
}

TEST_CASE("books filled apart give the same settlement in whatever order they are merged",
          "[roster]") {
  const std::vector<std::string> names{"Anna", "Ana", "Anne"};
  std::vector<std::size_t> order{0, 1, 2};
  std::string first;
  do {
    std::vector<Tablet> tablets(3);
    for (std::size_t i = 0; i < 3; ++i)
      static_cast<void>(
          tablets[i].import_text(table_of(id_of(2, static_cast<int>(i) + 1), names[i])));
    REQUIRE(tablets[1].ctl({"roster", "rename", "Ana", "Anna"}).status == 0);
    const Tablet laptop;
    for (const std::size_t i : order) REQUIRE(laptop.ctl({"merge", tablets[i].book}).status == 0);
    const Json settled = laptop.answer({"settle", id_of(1, 1)});
    const std::string money_now = to_line(under(settled, "money"));
    if (first.empty()) first = money_now;
    CHECK(money_now.size() == first.size());
    CHECK(text_under(settled, "money", "Anna") == "180.00");
    CHECK(text_under(settled, "money", "Anne") == "90.00");
    CHECK(size_under(settled, "transfers") == 3);
  } while (std::next_permutation(order.begin(), order.end()));
}

TEST_CASE("standings of one game count that game only", "[roster]") {
  const Tablet tablet;
  static_cast<void>(tablet.import(sample("mixed")));
  const Json all = tablet.answer({"standings"});
  const Json ligeud = tablet.answer({"standings", "--game", "ligeud"});
  CHECK(size_under(all, "players") == 8);
  CHECK(size_under(ligeud, "players") == 4);
  CHECK(text_under(ligeud, "players", 0, "money", "DKK") == "-67.00");
  CHECK(under(ligeud, "players", 0, "points").as<Json::Object>()->size() == 1);
}

TEST_CASE("the standings of a season are written for a spreadsheet, and on paper", "[roster]") {
  const Tablet tablet;
  static_cast<void>(tablet.import(sample("mixed")));
  const auto lines = lines_of(tablet.ctl({"standings", "--as", "csv", "--lang", "en"}).out);
  REQUIRE(lines.size() == 9);
  CHECK(lines[0] ==
        "\xEF\xBB\xBFRank,Player,\"Money, DKK\",Evenings,Moved,DKK,Commerce,\"Esmakker whist\","
        "Ligeud,Rödskägg\r");
  CHECK(lines[8] == "8,Anna,-65.50,1,,-65.50,6,,-670,\r");
  const std::string path = tablet.folder.path("season.pdf");
  REQUIRE(tablet.ctl({"standings", "--as", "pdf", "-o", path, "--lang", "da"}).status == 0);
  const Run text = run_program("pdftotext", {"-layout", path, "-"});
  CHECK(contains(text.out, "Stilling"));
  CHECK(contains(text.out, "−65,50"));
  CHECK(says_why_not(tablet.ctl({"standings", "--as", "docx"})));
}

namespace {

std::string night_with(const std::string& name, const std::string& date) {
  return R"({"format":"kattegat-evening","version":1,"date":")" + date + R"(","players":[")" +
         name + R"(","Anna","Cai"],"people":{")" + name + R"(":")" + id_of(7, 2) +
         R"("},"sessions":[]})";
}
// By the list of evenings, and by a look at each.
std::string called(const Book& book) {
  std::string all;
  const auto lines = list_evenings(book);
  REQUIRE(lines.has_value());
  for (const EveningLine& line : *lines)
    all += line.players.at(0) + " " + look_at(book, line.id)->history.players[0].now + " ";
  return all;
}

}  // namespace

TEST_CASE("what somebody is called in an evening hangs on nothing said of others", "[roster]") {
  const std::string first = night_with("Bo", "2026-11-20"),
                    then = night_with("Bosse", "2026-11-27");
  for (const bool other_way : {false, true}) {
    Book book = Book::in_memory();
    import_into(book, other_way ? then : first);
    import_into(book, other_way ? first : then);
    CHECK(called(book) == "Bosse Bosse Bosse Bosse ");
    REQUIRE(set_number(book, person(book, "Anna"), NumberKind::swish, "0701234567"));
    CHECK(called(book) == "Bosse Bosse Bosse Bosse ");
  }
}

}  // namespace roster_test
