// What has been begun in a window over the screen is there again: typed for a movement of the
// purse, told beside the deals, or refused when it was to be saved.
#include "ui/app/actions/back.hpp"
#include "ui/table_with.hpp"
#include "ui/two_deals.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace begun_words_test {

namespace {

void append_elsewhere(const TableWith& table, const std::string& entry) {
  Book book = opened(table.world.book);
  const auto evening = load_evening(book, list_evenings(book)->front().id);
  append_to(book, *evening->sessions.front().id, entry);
}

// The note that is shown: saved, it is there no more.
void save_the_lamp(Driver& driver) {
  CHECK(driver.text("text") == "the lamp went out");
  driver.tap("aside.save");
  CHECK(driver.find("kind.note") == nullptr);
  driver.rest(1);
  driver.tap_all({"more", "kind.note"});
  CHECK(driver.text("text").empty());
}

}  // namespace

TEST_CASE("Escape ends what is typed, and nothing else", "[ui]") {
  const TwoDeals device;
  Driver driver(device.world);
  SECTION("for a movement of the purse") {
    driver.tap_all({"go.standings", "standings.purse", "purse.add", "mover.Anna", "amount.200",
                    "movement.note"});
    driver.type("late");
    driver.press(key_escape);
    CHECK(driver.item("amount.200").chosen);
    CHECK(driver.text("movement.note") == "–");
  }
  SECTION("about a person") {
    driver.tap_all({"go.settings", "people", "person.Anna", "edit.iban"});
    driver.press(key_escape);
    CHECK(driver.find("edit.iban"));
  }
  SECTION("as a new one's name") {
    driver.tap_all({"go.settings", "people", "people.new"});
    driver.press(key_escape);
    CHECK(driver.find("person.Anna"));
  }
}

TEST_CASE("a note that is left is there again, until it is saved", "[ui]") {
  const TwoDeals device;
  Driver driver(device.world);
  driver.tap_all({"go.table", "more", "kind.note"});
  driver.type("the lamp went out");
  SECTION("by Escape") {
    driver.press(key_escape);
    REQUIRE(driver.find("kind.note") == nullptr);
    driver.tap("more");
  }
  SECTION("for somebody who comes late") {
    driver.tap("latecomer");
    driver.press(key_escape);
    driver.tap("more");
  }
  SECTION("for another kind") { driver.tap_all({"kind.misdeal", "kind.note"}); }
  SECTION("while another deal is saved") {
    driver.press(key_escape);
    driver.tap_all({"contract.nole", "declarer.0", "tricks.1", "save", "more"});
  }
  save_the_lamp(driver);
}

TEST_CASE("a note that has been begun stays when another kind is saved", "[ui]") {
  const TwoDeals device;
  Driver driver(device.world);
  driver.tap_all({"go.table", "more", "kind.note"});
  driver.type("the lamp went out");
  driver.tap_all({"kind.misdeal", "aside.save"});
  REQUIRE(driver.find("kind.note") == nullptr);
  driver.tap("more");
  CHECK(driver.item("kind.note").chosen);
  save_the_lamp(driver);
}

TEST_CASE("what has been begun at one table is there while another is asked", "[ui]") {
  const TwoDeals device;
  Driver driver(device.world);
  driver.tap_all({"go.evening", "session.new", "setup.next"});
  driver.tap_again("setup.next");
  driver.tap_all({"go.evening", "session.0.open", "more", "kind.note"});
  driver.type("the lamp went out");
  driver.press(key_escape);
  driver.tap_all({"go.evening", "session.1.open", "more"});
  CHECK(driver.text("text").empty());
  driver.press(key_escape);
  driver.tap_all({"go.evening", "session.0.open", "more"});
  CHECK(driver.text("text") == "the lamp went out");
}

TEST_CASE("every kind of entry beside the deals has a key of its own", "[ui]") {
  const TableWith table("ligeud", four_players);
  Driver driver(table.world);
  const auto key = [&] {
    return std::visit([](const auto& desk) { return desk.key; },
                      driver.app().dialog.find<ui::Aside>()->desk);
  };
  driver.tap_all({"more", "kind.note"});
  const Uuid of_note = key();
  driver.tap("kind.misdeal");
  CHECK(key() != of_note);
  driver.tap("kind.note");
  CHECK(key() == of_note);
}

TEST_CASE("what is refused when it is saved says why, and lies there still", "[ui]") {
  const TableWith table("commerce", four_players);
  Driver driver(table.world);
  driver.tap_all({"more", "kind.leave", "player.1"});
  REQUIRE(driver.item("aside.save").enabled);
  append_elsewhere(table, R"({"type":"leave","player":"Bo"})");
  driver.tap("aside.save");
  CHECK(driver.item("kind.leave").chosen);
  CHECK(driver.item("player.1").chosen);
  CHECK_FALSE(driver.text("wrong").empty());
  CHECK(driver.app().dialog.is<ui::Aside>());
  CHECK_FALSE(driver.item("aside.save").enabled);  // judged by what has come since
}

TEST_CASE("the device's way back closes a window that is no dialog", "[ui]") {
  const TableWith table("rodskagg", {"Astrid", "Birger", "Cecilia"});
  Driver driver(table.world);
  driver.tap("go.table");
  CHECK(way_back(driver.app()) == ui::WayBack::to_the_evening);
  SECTION("over the panel") { driver.tap("fem_opp"); }
  SECTION("where the referee hears a call") {
    driver.tap_all({"go.referee", "part.dummy", "said.words"});
  }
  CHECK(way_back(driver.app()) == ui::WayBack::closes);
  driver.press(key_escape);
  CHECK(way_back(driver.app()) == ui::WayBack::to_the_evening);
}

}  // namespace begun_words_test
