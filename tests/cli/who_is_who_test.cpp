// Who somebody is, where a given id, a name, a fusion and an erasure say so each in its way: every
// command has the same answer, and nobody is paid, undone or written over in another's place.
#include "support/tablets.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace who_is_who_test {

namespace {

const std::string won = R"({"type":"deal","trump":"H","tricks":[9,4]})";  // 3.00 from each
const std::string one_number = "20304050", other_number = "87654321";

std::string money_in_all(const Tablet& tablet, const std::string& name) {
  const Json players = under(tablet.answer({"standings"}), "players");
  for (const Json& one : *players.as<Json::Array>())
    if (text_under(one, "name") == name) return text_under(one, "money", "DKK");
  return "nobody";
}
bool pays_to(const Tablet& tablet, int evening, const std::string& number) {
  return contains(tablet.exported(id_of(1, evening), "html"), number);
}

}  // namespace

TEST_CASE("one person with a given id and without is one in every command", "[cli][roster]") {
  const std::string given = R"("Bo":")" + id_of(9, 9) + "\"";
  const Tablet tablet;
  (void)tablet.import_text(with_people(whist_night(1, {four}, won), given));
  (void)tablet.import_text(whist_night(2, {R"("Bo","Eva","Fie","Gro")"}, won));
  REQUIRE(tablet.ctl({"join", id_of(1, 1), id_of(1, 2)}).status == 0);
  CHECK(money_in_all(tablet, "Bo") == "0.00");  // lost one, won one
  CHECK(size_under(tablet.answer({"roster"}), "people") == 7);
  CHECK(tablet.ctl({"statistics"}).status == 0);
  roster(tablet, {"erase", "Bo", "Player 1"});
  CHECK_FALSE(contains(tablet.ctl({"roster"}).out, "Bo"));

  // The evening was imported with the id by one, and without by the other.
  for (const bool the_other_way : {false, true}) {
    const Tablet one, two;
    (void)one.import_text(with_people(whist_night(1, {four}, won), given));
    (void)two.import_text(whist_night(1, {four}, won));
    the_other_way ? meet(two, one) : meet(one, two);
    for (const Tablet* each : {&one, &two}) {
      CHECK(size_under(each->answer({"roster"}), "people") == 4);
      CHECK(each->ctl({"statistics"}).status == 0);
    }
  }
}

TEST_CASE("a payment is taken back, and not that of who stands in its place elsewhere",
          "[cli][merge]") {
  const auto with_latecomer = [](const std::string& name, int session) {
    std::string text = whist_night(1, {four}, won);
    text.insert(text.find("],\"sessions\""), ",\"" + name + "\"");
    return text.substr(0, text.size() - 2) + R"(,{"id":")" + id_of(2, session) +
           R"(","game":"english-whist","seats":["Anna","Bo","Cai",")" + name + R"("],"entries":[)" +
           won + "]}]}";
  };
  const auto pay = [](const Tablet& tablet, const std::string& from, bool back = false) {
    std::vector<std::string> words{"pay", id_of(1, 1), from, "Anna", "50"};
    words.insert(words.end(), back ? std::initializer_list<std::string>{"--undo", "--why", "slip"}
                                   : std::initializer_list<std::string>{"--extra"});
    const Run run = tablet.ctl(words);
    CAPTURE(from, back, run.err);
    REQUIRE(run.status == 0);
  };
  const auto paid = [](const Tablet& tablet) {
    std::string all;
    const Json list = under(tablet.answer({"settle", id_of(1, 1)}), "paid");
    for (const Json& one : *list.as<Json::Array>()) all += text_under(one, "from") + " ";
    return all;
  };
  const Tablet one, two;
  for (const Tablet* tablet : {&one, &two}) (void)tablet->import_text(whist_night(1, {four}, won));
  (void)one.import_text(with_latecomer("Eva", 77));
  (void)two.import_text(with_latecomer("Fie", 78));
  pay(one, "Eva");
  pay(two, "Fie");
  meet(one, two);
  CHECK(paid(one).size() == std::string("Eva Fie ").size());
  pay(one, "Fie", true);
  CHECK(paid(one) == "Eva ");
  pay(two, "Eva", true);
  CHECK(paid(two) == "Fie ");
  meet(two, one);
  CHECK(paid(one).empty());
  pay(two, "Fie");
  meet(one, two);
  CHECK(paid(one) == "Fie ");
}

TEST_CASE("who is fused is paid on one number in every evening", "[cli][roster]") {
  const Tablet tablet;
  (void)tablet.import_text(whist_night(1, {R"("Bo","Anna","Cai","Dea")"}, won));
  (void)tablet.import_text(whist_night(2, {R"("Bosse","Eva","Fie","Gro")"}, won));
  roster(tablet, {"set", "Bo", "--mobilepay", one_number});
  roster(tablet, {"set", "Bosse", "--mobilepay", other_number});
  roster(tablet, {"fuse", "Bosse", "Bo"});
  REQUIRE(tablet.conflicts() == 1);
  const Json sides = under(tablet.answer({"conflicts"}), "conflicts", 0, "sides");
  for (const Json& side : *sides.as<Json::Array>())
    if (contains(to_line(side), other_number))
      REQUIRE(tablet.ctl({"conflicts", "--keep", text_under(side, "record")}).status == 0);
  CHECK(tablet.conflicts() == 0);
  for (const int evening : {1, 2}) {
    CHECK(pays_to(tablet, evening, other_number));
    CHECK_FALSE(pays_to(tablet, evening, one_number));
  }
}

TEST_CASE("who somebody is, is asked about whom it is that two tablets have named",
          "[cli][roster]") {
  const Tablet one, two;
  for (const Tablet* tablet : {&one, &two}) {
    (void)tablet->import_text(whist_night(1, {four}, won));
    (void)tablet->import_text(whist_night(2, {R"("Eva","Fie","Gro","Hans")"}, won));
  }
  roster(one, {"fuse", "Eva", "Cai"});
  roster(two, {"fuse", "Eva", "Dea"});
  meet(one, two);
  const std::string asked = one.ctl({"conflicts"}).out;
  CHECK(contains(asked, "Eva: who is who"));
  CHECK(contains(asked, "Cai"));
  CHECK(contains(asked, "Dea"));
}

TEST_CASE("nothing more is said of who has been erased, and no text goes with it",
          "[cli][roster]") {
  const Tablet one, two;
  (void)one.import_text(
      whist_night(1, {four}, won + R"(,{"type":"note","text":"a guest sat in from ten"})"));
  REQUIRE(two.ctl({"merge", one.book}).status == 0);
  roster(one, {"erase", "Bo", "Player 1"});
  CHECK(says_why_not(one.ctl({"roster", "rename", "Player 1", "Guest"})));
  CHECK(says_why_not(one.ctl({"roster", "set", "Player 1", "--mobilepay", one_number})));
  CHECK(says_why_not(one.ctl({"roster", "fuse", "Player 1", "Dea"})));
  CHECK(says_why_not(one.ctl({"roster", "fuse", "Dea", "Player 1"})));
  meet(one, two);
  CHECK(contains(two.exported(id_of(1, 1), "evening"), "a guest sat in from ten"));
}

TEST_CASE("who is called like two others makes them no one person", "[cli][roster]") {
  // By chance of the ids, the third came before one of the two, and both were he.
  for (int again = 0; again < 4; ++again) {
    const Tablet one, two;
    (void)one.import_text(whist_night(1, {R"("Bo A","Anna","Cai","Dea")"}, won));
    (void)two.import_text(whist_night(2, {R"("Bo B","Eva","Fie","Gro")"}, won));
    roster(one, {"rename", "Bo A", "Bo"});
    roster(two, {"rename", "Bo B", "Bo"});
    meet(one, two);
    (void)one.import_text(whist_night(3, {R"("Bo","Hans","Ida","Jens")"}, won));
    const Json players = under(one.answer({"standings"}), "players");
    std::int64_t called_bo = 0;
    for (const Json& player : *players.as<Json::Array>())
      called_bo += text_under(player, "name") == "Bo" ? 1 : 0;
    CHECK(called_bo == 2);
    meet(two, one);
  }
}

TEST_CASE("an evening of which only a note is left was not played", "[cli][season]") {
  const Tablet tablet;
  (void)tablet.import_text(whist_night(1, {four}, won));
  std::string night = whist_night(2, {four},
                                  R"({"id":")" + id_of(3, 1) +
                                      R"(","type":"deal","trump":"H","tricks":[9,4]},)"
                                      R"({"type":"note","text":"rain"})");
  night.replace(night.find("2026-01-02"), 10, "2026-01-09");
  night.insert(night.find(R"("players")"), R"("currency":"SEK",)");
  (void)tablet.import_text(night);
  REQUIRE(tablet.ctl({"void", id_of(3, 1), "--why", "the wrong evening"}).status == 0);
  const Json players = under(tablet.answer({"standings"}), "players");
  CHECK(under(players, 0, "evenings") == Json(1));
  // What nobody has played for is not the currency that is meant.
  CHECK(size_under(tablet.answer({"statistics"}), "players") == 4);
}

}  // namespace who_is_who_test
