// People, renamed, fused, forgotten and corrected in good faith on tablets that meet by file and by
// merge: nobody gets another's money, and nobody is two.
#include "support/tablets.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace good_faith_test {

namespace {

const std::string won = R"({"type":"deal","trump":"H","tricks":[9,4]})";

// The evening (1,1) as it was begun, and with one more game of these, after it.
std::string begun() { return whist_night(1, {four}, won); }
std::string with_more(int session, const std::string& seats, const std::string& who) {
  std::string text = begun();
  text.insert(text.find("],\"sessions\""), "," + who);
  return text.substr(0, text.size() - 2) + R"(,{"id":")" + id_of(2, session) +
         R"(","game":"english-whist","seats":[)" + seats + R"(],"entries":[)" + won + "]}]}";
}
std::string people_of(const Tablet& tablet) { return to_line(tablet.answer({"roster"})); }
std::size_t how_many(const Tablet& tablet) {
  return size_under(tablet.answer({"roster"}), "people");
}

}  // namespace

TEST_CASE("whoever stands in a forgotten one's place in a list is somebody else", "[cli][roster]") {
  const std::string eva = R"("Anna","Bo","Cai","Eva")";
  for (const bool by_file : {true, false}) {
    CAPTURE(by_file);
    const Tablet one, two;
    for (const Tablet* tablet : {&one, &two}) (void)tablet->import_text(begun());
    (void)one.import_text(with_more(20, R"("Anna","Bo","Cai","Gro")", R"("Gro")"));
    (void)two.import_text(with_more(21, eva, R"("Eva")"));
    roster(one, {"erase", "Gro", "Player 1"});
    if (by_file)
      (void)one.import_text(two.exported(id_of(1, 1), "evening"));
    else
      meet(one, two);
    CHECK(contains(people_of(one), "\"Eva\""));
    CHECK(contains(people_of(one), "\"Player 1\""));
    CHECK(contains(money_of(one, 1), R"("Player 1":"-3.00")"));
    CHECK(contains(money_of(one, 1), R"("Eva":"-3.00")"));
  }
}

TEST_CASE("an erased name does not come back by the id in a file", "[cli][roster]") {
  const Tablet tablet;
  (void)tablet.import_text(begun());
  const std::string id = text_under(tablet.answer({"roster", "add", "Gerda"}), "id");
  roster(tablet, {"erase", "Gerda", "Player 1"});
  std::string text = whist_night(2, {R"("Gerda","Bo","Cai","Dea")"}, won);
  text.insert(text.find(",\"sessions\""), R"(,"people":{"Gerda":")" + id + "\"}");
  (void)tablet.import_text(text);
  for (const char* suffix : {"", "-wal"})
    CHECK(!contains(read_bytes(tablet.book + suffix), "Gerda"));
  CHECK(contains(money_of(tablet, 2), R"("Player 1":"3.00")"));
}

TEST_CASE("a correction that travels by file is one of the entry", "[cli][merge]") {
  const auto points = [](const char* each) {
    return R"({"type":"adjust","points":{"Anna":"-)" + std::string(each) + R"(","Bo":")" +
           std::string(each) + R"("},"why":"agreed"})";
  };
  std::string entry = points("5");
  entry.insert(1, R"("id":")" + id_of(3, 1) + "\",");
  for (const char* of_two : {"20", "30"}) {
    CAPTURE(of_two);
    const Tablet one, two;
    for (const Tablet* tablet : {&one, &two})
      (void)tablet->import_text(whist_night(1, {four}, entry));
    REQUIRE(one.ctl({"correct", id_of(3, 1), "--why", "slip"}, points("20")).status == 0);
    REQUIRE(two.ctl({"correct", id_of(3, 1), "--why", "slip"}, points(of_two)).status == 0);
    (void)two.import_text(one.exported(id_of(1, 1), "evening"));
    const bool alike = of_two == std::string("20");
    CHECK(two.conflicts() == (alike ? 0U : 1U));
    meet(one, two);
    CHECK(one.conflicts() == (alike ? 0U : 1U));
    const std::string money = money_of(one, 1);
    CAPTURE(money);
    CHECK((contains(money, R"("Anna":"-20.00")") || (!alike && contains(money, "-30.00"))));
    // And a file into a book that has never seen it is the same evening.
    const Tablet three;
    (void)three.import_text(one.exported(id_of(1, 1), "evening"));
    CHECK(money_of(three, 1) == money);
    meet(three, two);
    CHECK(money_of(three, 1) == money);
    CHECK(three.conflicts() == (alike ? 0U : 1U));
  }
}

TEST_CASE("a void by file and a correction here are decided differently", "[cli][merge]") {
  const Tablet one, two;
  std::string entry = won;
  entry.insert(1, R"("id":")" + id_of(3, 1) + "\",");
  for (const Tablet* tablet : {&one, &two})
    (void)tablet->import_text(whist_night(1, {four}, entry));
  REQUIRE(one.ctl({"void", id_of(3, 1), "--why", "not played"}).status == 0);
  REQUIRE(two.ctl({"correct", id_of(3, 1), "--why", "slip"},
                  R"({"type":"deal","trump":"S","tricks":[10,3]})")
              .status == 0);
  (void)two.import_text(one.exported(id_of(1, 1), "evening"));
  CHECK(two.conflicts() == 1);
  // Its own file, home again, says nothing new.
  const Tablet three;
  (void)three.import_text(whist_night(1, {four}, entry));
  REQUIRE(three
              .ctl({"correct", id_of(3, 1), "--why", "slip"},
                   R"({"type":"deal","trump":"S","tricks":[10,3]})")
              .status == 0);
  const std::string file = three.exported(id_of(1, 1), "evening");
  (void)three.import_text(file);
  CHECK(three.conflicts() == 0);
  CHECK(three.exported(id_of(1, 1), "evening") == file);
}

TEST_CASE("who is renamed twice stays one person", "[cli][roster]") {
  const Tablet tablet;
  (void)tablet.import_text(begun());
  roster(tablet, {"rename", "Bo", "Bosse"});
  (void)tablet.import_text(whist_night(2, {R"("Bosse","Eva","Fie","Gro")"}, won));
  const std::size_t people = how_many(tablet);
  roster(tablet, {"set", "Bosse", "--swish", "1231181189"});
  CHECK(how_many(tablet) == people);
  roster(tablet, {"rename", "Bosse", "Bosse H"});
  CHECK(how_many(tablet) == people);
}

TEST_CASE("two who are fused the one way and the other are one", "[cli][roster]") {
  const Tablet one, two;
  (void)one.import_text(begun());
  (void)one.import_text(whist_night(2, {R"("Bosse","Eva","Fie","Gro")"}, won));
  REQUIRE(two.ctl({"merge", one.book}).status == 0);
  const std::size_t people = how_many(one);
  roster(one, {"fuse", "Bosse", "Bo"});
  roster(two, {"fuse", "Bo", "Bosse"});
  meet(one, two);
  CHECK(how_many(one) == people - 1);
  roster(one, {"separate", "Bo"});
  CHECK(how_many(one) == people);
}

TEST_CASE("erasing wins over fusing: no past under a name, and nobody living is split",
          "[cli][roster]") {
  for (const bool bosse_is_erased : {true, false}) {
    CAPTURE(bosse_is_erased);
    const Tablet one, two;
    (void)one.import_text(begun());
    (void)one.import_text(whist_night(2, {R"("Bosse","Eva","Fie","Gro")"}, won));
    (void)one.import_text(whist_night(3, {R"("Bo","Eva","Fie","Gro")"}, won));
    REQUIRE(two.ctl({"merge", one.book}).status == 0);
    const std::size_t people = how_many(one);
    roster(one, {"fuse", "Bosse", "Bo"});
    roster(two, {"erase", bosse_is_erased ? "Bosse" : "Bo", "Player 1"});
    meet(one, two);
    CHECK(how_many(one) == people);
    CHECK(contains(people_of(one), "\"Player 1\""));
    const std::string living = bosse_is_erased ? "Bo" : "Bosse";
    const std::string said = people_of(one);
    CHECK(contains(said, "\"name\":\"" + living + "\""));
    CHECK(contains(money_of(one, bosse_is_erased ? 2 : 1), "\"Player 1\""));
  }
}

TEST_CASE("names that move from one to another take no payment along", "[cli][roster]") {
  const Tablet tablet;
  (void)tablet.import_text(whist_night(1, {R"("Peter","Anna","Peter L","Cai")"},
                                       R"({"type":"deal","trump":"H","tricks":[4,9]})"));
  REQUIRE(tablet.ctl({"pay", id_of(1, 1), "Peter L", "Cai", "3.00"}).status == 0);
  roster(tablet, {"rename", "Peter", "Peter H"});
  roster(tablet, {"rename", "Peter L", "Peter"});
  const Json settled = tablet.answer({"settle", id_of(1, 1)});
  CHECK(contains(to_line(under(settled, "paid")), R"("from":"Peter","to":"Cai")"));
  CHECK(contains(to_line(under(settled, "due")), R"("from":"Peter H","to":"Anna")"));
  CHECK(size_under(settled, "due") == 1);
  REQUIRE(tablet.ctl({"pay", id_of(1, 1), "Peter H", "Anna", "3.00"}).status == 0);
  CHECK(size_under(tablet.answer({"settle", id_of(1, 1)}), "due") == 0);
}

TEST_CASE("two names that were exchanged are exchanged everywhere", "[cli][roster]") {
  const Tablet tablet;
  (void)tablet.import_text(whist_night(1, {four}, won));
  for (const auto& [from, to] : std::vector<std::pair<std::string, std::string>>{
           {"Bo", "Tmp"}, {"Cai", "Bo"}, {"Tmp", "Cai"}})
    roster(tablet, {"rename", from, to});
  CHECK(contains(money_of(tablet, 1), R"("Cai":"-3.00")"));
  CHECK(contains(money_of(tablet, 1), R"("Bo":"3.00")"));
  const Json standings = tablet.answer({"standings"});
  CHECK(text_under(standings, "players", 1, "name") == "Bo");
  CHECK(text_under(standings, "players", 1, "money", "DKK") == "3.00");
}

TEST_CASE("of two who are called alike, nobody is paid on the other's number", "[cli][roster]") {
  const Tablet one, two;
  (void)one.import_text(whist_night(1, {R"("Bo A","Anna","Cai","Dea")"}, won));
  (void)two.import_text(whist_night(2, {R"("Bo B","Eva","Fie","Gro")"}, won));
  roster(one, {"rename", "Bo A", "Bo"});
  roster(one, {"set", "Bo", "--mobilepay", "20304050"});
  roster(two, {"rename", "Bo B", "Bo"});
  roster(two, {"set", "Bo", "--mobilepay", "87654321"});
  meet(one, two);
  CHECK(!contains(one.exported(id_of(1, 1), "html"), "87654321"));
  CHECK(!contains(one.exported(id_of(1, 2), "html"), "20304050"));
  CHECK(contains(one.exported(id_of(1, 1), "html"), "20304050"));
}

TEST_CASE("money handed over at two tables stays when one tablet tells of each", "[cli][purse]") {
  const Tablet one, two;
  (void)one.import_text(begun());
  (void)one.import_text(whist_night(2, {R"("Bo","Eva","Fie","Gro")"}, won));
  REQUIRE(two.ctl({"merge", one.book}).status == 0);
  int evening = 0;
  for (const Tablet* tablet : {&one, &two})
    REQUIRE(tablet
                ->ctl({"purse", "add", "Bo", "20", "--kind", "payment", "--date", "2026-01-02",
                       "--evening", id_of(1, ++evening)})
                .status == 0);
  meet(one, two);
  const std::string before = lines_of(one.ctl({"purse"}).out).front();
  REQUIRE(one.ctl({"join", id_of(1, 1), id_of(1, 2)}).status == 0);
  CHECK(lines_of(one.ctl({"purse"}).out).front() == before);
}

}  // namespace good_faith_test
