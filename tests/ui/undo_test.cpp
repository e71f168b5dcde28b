// Undo takes back what was entered here: what another tablet has entered, or has put in its place,
// is that one's to take back.
#include "support/evenings.hpp"
#include "ui/app/actions/merge.hpp"
#include "ui/table_with.hpp"
#include "ui/two_tablets.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace undo_test {

namespace {

std::set<Uuid> voided(const std::string& book) {
  std::set<Uuid> ids;
  const auto view = look_at(opened(book), uuid_of(1, 1));
  REQUIRE(view.has_value());
  for (const EntryRow& row : view->history.sessions.at(0).entries)
    if (row.voided) ids.insert(row.id);
  return ids;
}

void undo_by_key(Driver& driver) {
  driver.rest(1);
  driver.press(key_z, true);
}

}  // namespace

TEST_CASE("undo after a merge takes back the last deal that was saved here", "[ui]") {
  const TwoTablets tablets;
  {
    Book theirs = opened(tablets.other);
    append_to(theirs, uuid_of(2, 1), nine_made(6));
    append_to(theirs, uuid_of(2, 1), nine_made(7));
  }
  Driver driver(tablets.world);
  driver.tap_all({"contract.nole", "declarer.0", "tricks.1", "save"});
  const Uuid ours = tablets.view().history.sessions.at(0).entries.back().id;
  REQUIRE(merge(driver.app(), tablets.other).has_value());
  driver.rest(1);
  REQUIRE(tablets.view().history.sessions.at(0).entries.back().id == uuid_of(3, 7));
  undo_by_key(driver);
  CHECK(voided(tablets.world.book) == std::set{ours});
  CHECK(contains(draft_on(driver.app()), "\"contract\":\"nole\""));
  undo_by_key(driver);  // the form
  undo_by_key(driver);  // what was imported here
  CHECK(voided(tablets.world.book) == std::set{ours, uuid_of(3, 2)});
}

TEST_CASE("where all has come from another tablet there is nothing to undo", "[ui]") {
  const TwoTablets tablets;
  ui::World world = tablets.world;
  world.book = tablets.other;
  Driver driver(world);
  driver.tap("go.table");
  undo_by_key(driver);
  CHECK(voided(tablets.other).empty());
  driver.tap_all({"contract.nole", "declarer.0", "tricks.1", "save"});
  undo_by_key(driver);
  CHECK(voided(tablets.other).size() == 1);
}

TEST_CASE("where there is nothing to undo the button is outlined only, and says why", "[ui]") {
  const TwoTablets tablets;
  ui::World world = tablets.world;
  world.book = tablets.other;
  Driver driver(world);
  driver.tap("go.table");
  CHECK_FALSE(driver.item("undo").enabled);
  driver.tap("undo");
  driver.frame(2);
  CHECK(contains(driver.text("toast"), "Nothing to undo"));
  CHECK(voided(tablets.other).empty());
  driver.tap("contract.nole");
  CHECK(driver.item("undo").enabled);
  driver.tap_again("undo");
  CHECK_FALSE(driver.item("undo").enabled);
}

TEST_CASE("what another tablet has corrected is not undone, nor what was before it", "[ui]") {
  const TwoTablets tablets;
  {
    Book theirs = opened(tablets.other);
    const auto decided =
        correct_entry(theirs, uuid_of(3, 2), json_of(corrected_deal), {"wrong number"});
    REQUIRE(std::holds_alternative<Decided>(*decided));
  }
  Driver driver(tablets.world);
  REQUIRE(merge(driver.app(), tablets.other).has_value());
  driver.rest(1);
  undo_by_key(driver);
  CHECK(voided(tablets.world.book) == std::set{uuid_of(3, 2)});  // as they have corrected it
}

namespace {

// Of each row of the sheet whether it counts.
std::string counting(const TwoTablets& tablets) {
  const EveningView view = tablets.view();
  std::string rows;
  for (const EntryRow& row : view.history.sessions.at(0).entries) rows += row.voided ? '-' : '+';
  return rows;
}

void correct(Driver& driver, const char* row, const char* tricks) {
  driver.tap_all({"go.sheet", row, "entry.correct", "reason.1", tricks, "save"});
}

}  // namespace

TEST_CASE("undo takes back the correction that was saved last, and no other deal", "[ui]") {
  const TwoTablets tablets;
  Driver driver(tablets.world);
  driver.tap_all({"contract.nole", "declarer.0", "tricks.1", "save"});
  correct(driver, "row.0", "tricks.8");
  REQUIRE(counting(tablets) == "-+++");
  undo_by_key(driver);
  CHECK(counting(tablets) == "+-++");
  CHECK(driver.text("toast") == "It counts again");
  SECTION("redo brings it again, and undo takes it back again") {
    driver.press(key_y, true);
    CHECK(counting(tablets) == "-+++");
    undo_by_key(driver);
    CHECK(counting(tablets) == "+-++");
  }
  SECTION("then the deal that was saved before it") {
    undo_by_key(driver);
    CHECK(counting(tablets) == "+-+-");
  }
  SECTION("what was corrected otherwise since is as it was before that") {
    correct(driver, "row.0", "tricks.10");
    REQUIRE(counting(tablets) == "--+++");
    undo_by_key(driver);
    CHECK(counting(tablets) == "+--++");
  }
}

TEST_CASE("of two corrections undo takes back one after the other", "[ui]") {
  const TwoTablets tablets;
  Driver driver(tablets.world);
  correct(driver, "row.0", "tricks.8");
  correct(driver, "row.1", "tricks.10");
  REQUIRE(counting(tablets) == "--++");
  undo_by_key(driver);
  CHECK(counting(tablets) == "-+-+");
  undo_by_key(driver);
  CHECK(counting(tablets) == "+--+");
}

TEST_CASE("the toast takes a correction back, and what it then says brings it again", "[ui]") {
  const TwoTablets tablets;
  Driver driver(tablets.world);
  correct(driver, "row.0", "tricks.8");
  for (const char* rows : {"+-+", "-++"}) {
    driver.frame(a_second);
    driver.tap("toast.undo");
    CHECK(counting(tablets) == rows);
  }
}

TEST_CASE("undo takes back the last card of a hand before any deal", "[ui]") {
  const std::string saved = R"({"type":"deal","bought":{"Cai":1},"shown":{"Bo":["SA","SK","SQ"]},)"
                            R"("banker_hand":"ingenting"})";
  const TableWith table("commerce", four_players, "{}", saved);
  Driver driver(table.world);
  const auto none_is_void = [&] {
    return !driver.app().open_evening()->history.sessions.at(0).entries.at(0).voided;
  };
  driver.tap_all({"go.table", "card.HA", "card.HK"});
  REQUIRE(contains(driver.text("hand.now"), ": ♥A ♥K"));
  const bool by_letter = GENERATE(true, false);
  by_letter ? undo_by_key(driver) : driver.tap("undo");
  CHECK(contains(driver.text("hand.now"), ": ♥A"));
  CHECK_FALSE(contains(driver.text("hand.now"), "♥K"));
  CHECK(none_is_void());
  SECTION("so does the way back of a step") {
    driver.press(key_backspace);
    CHECK_FALSE(contains(driver.text("hand.now"), "♥A"));
    CHECK(none_is_void());
    undo_by_key(driver);
    CHECK_FALSE(none_is_void());
  }
  SECTION("where nobody lays up the hand has gone") {
    driver.tap("abandoned");
    undo_by_key(driver);
    CHECK(contains(draft_on(driver.app()), "\"type\":\"deal\""));
    CHECK(none_is_void());
  }
}

TEST_CASE("undo takes back what was tapped last, a card or a purchase", "[ui]") {
  const TableWith table("commerce", four_players);
  Driver driver(table.world);
  driver.tap_all({"go.table", "card.HA", "card.HK", "bought.2"});
  const auto tapped = [&] { return driver.text("hand.now"); };
  const auto is_bought = [&] { return contains(draft_on(driver.app()), "\"Cai\":1"); };
  REQUIRE(is_bought());
  undo_by_key(driver);
  CHECK_FALSE(is_bought());
  CHECK(contains(tapped(), ": ♥A ♥K"));
  undo_by_key(driver);
  CHECK_FALSE(contains(tapped(), "♥K"));
  SECTION("redo brings each again in its turn") {
    driver.press(key_y, true);
    CHECK(contains(tapped(), ": ♥A ♥K"));
    CHECK_FALSE(is_bought());
    driver.press(key_y, true);
    CHECK(is_bought());
  }
  SECTION("of a whole hand it takes one card, and whose it is stays so") {
    const std::string whose = tapped().substr(0, tapped().find(':'));
    driver.tap_all({"card.HQ", "card.HJ"});
    REQUIRE(contains(draft_on(driver.app()), "\"shown\""));
    undo_by_key(driver);
    CHECK_FALSE(contains(draft_on(driver.app()), "\"shown\""));
    CHECK(tapped() == whose + ": ♥A ♥Q");
  }
  SECTION("cards that went as another was tapped come again") {
    const std::string before = tapped();
    driver.tap("hand.3");
    REQUIRE(tapped() == "Dea:");
    undo_by_key(driver);
    CHECK(tapped() == before);
  }
}

TEST_CASE("what was saved stays out of the form by the toast where a hand has been begun", "[ui]") {
  const TableWith table("commerce", four_players);
  Driver driver(table.world);
  driver.tap_all({"go.table", "bought.2", "abandoned", "save", "card.HA"});
  driver.rest(1);
  driver.tap("toast.undo");
  CHECK(contains(driver.text("hand.now"), "♥A"));
  CHECK_FALSE(contains(draft_on(driver.app()), "bought"));
  driver.press(key_y, true);  // something else has been begun
  CHECK(contains(driver.text("hand.now"), "♥A"));
}

TEST_CASE("seats that were put right are as before by the toast", "[ui]") {
  const TwoTablets tablets;
  Driver driver(tablets.world);
  const auto seats = [&] { return driver.app().open_evening()->evening.sessions.at(0).seats; };
  const std::string kind = GENERATE("reseat.people", "reseat.order");
  driver.tap_all({"go.evening", "go.seats", "chair.0", "chair.1", kind, "reseat.done"});
  REQUIRE(seats() == std::vector<std::string>{"Bo", "Anna", "Cai", "Dea"});
  driver.rest(1);  // it lies where the finger was
  driver.tap("toast.undo");
  CHECK(seats() == four_players);
  CHECK(tablets.points() == "180");
}

TEST_CASE("what would break a rule with the seats put right is counted", "[ui]") {
  const TableWith table("ligeud", {"Anna", "Bo", "Cai", "Dea"}, "{}",
                        R"({"type":"deal","auction":[["Bo","9"],["Cai","pass"],["Dea","pass"],)"
                        R"(["Anna","pass"]],"trump":"H","partner":"Dea","tricks":9})");
  Driver driver(table.world);
  driver.tap_all({"go.evening", "go.seats", "chair.1", "chair.2", "reseat.people"});
  CHECK(driver.find("reseat.broken") == nullptr);
  driver.tap("reseat.order");
  CHECK(driver.text("reseat.broken") == "Deals that then break a rule: 1");
}

}  // namespace undo_test
