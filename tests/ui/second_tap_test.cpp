// The second of two taps is none on a button that says something else by then.
#include "ui/app/actions/evenings.hpp"
#include "ui/two_deals.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace second_tap_test {

namespace {

struct Evening : TwoDeals {
  [[nodiscard]] std::size_t games() const {
    return load_evening(opened(world.book), uuid_of(1, 1))->sessions.size();
  }
  [[nodiscard]] std::size_t ended() const {
    return load_closing(opened(world.book), uuid_of(1, 1))->ended.size();
  }
};

}  // namespace

TEST_CASE("a game is not begun by the second of two taps on the way to its stake", "[ui][taps]") {
  const Evening device;
  Driver driver(device.world);
  driver.tap_all({"go.evening", "session.new", "setup.next"});
  const int taps = GENERATE(1, 2, 3);
  for (int i = 0; i < taps; ++i) driver.tap("setup.next");
  CHECK(device.games() == 1);
  CHECK(driver.find("stake.50") != nullptr);
  begin_game(driver);
  CHECK(device.games() == 2);
}

TEST_CASE("nor is it by the second of two Enters", "[ui][taps]") {
  const Evening device;
  Driver driver(device.world);
  driver.tap_all({"go.evening", "session.new"});
  SECTION("on the way to its stake") { driver.press(key_enter); }
  SECTION("that ends what is typed") {
    driver.tap_all({"setup.next", "stake.own"});
    driver.type("3");
    driver.press(key_enter);
    CHECK(driver.app().setup->stake == Money{300});
  }
  driver.press(key_enter);
  CHECK(device.games() == 1);
  REQUIRE(driver.app().setup);
  CHECK(driver.app().setup->step == 2);
  driver.rest(1);
  driver.press(key_enter);
  CHECK(device.games() == 2);
}

TEST_CASE("the way on that says the same twice may be tapped twice", "[ui][taps]") {
  const Evening device;
  Driver driver(device.world);
  driver.tap_all({"go.evening", "session.new", "setup.back", "setup.next", "setup.next"});
  CHECK(driver.app().setup->step == 2);
}

TEST_CASE("a game that is ended by two taps stays so", "[ui][taps]") {
  const Evening device;
  Driver driver(device.world);
  // Another one goes on, so that no podium comes.
  driver.tap_all({"go.evening", "session.new", "setup.next"});
  begin_game(driver);
  driver.tap_all({"go.evening", "session.0.end"});
  REQUIRE(device.ended() == 1);
  SECTION("by a finger") { driver.tap("session.0.end"); }
  SECTION("by the keyboard") {
    driver.rest(1);
    driver.tap("session.0.end");
    REQUIRE(device.ended() == 0);
    for (int i = 0; i < 60 && driver.app().ui.focus() != "session.0.end"; ++i)
      driver.press(key_tab);
    driver.press(key_enter);
    driver.press(key_enter);
  }
  CHECK(device.ended() == 1);
  driver.rest(1);
  driver.tap("session.0.end");
  CHECK(device.ended() == 0);
}

TEST_CASE("what is chosen between two taps makes the second one meant", "[ui][taps]") {
  const Evening device;
  Driver driver(device.world);
  driver.tap_all({"go.evening", "session.new", "setup.next", "stake.50", "setup.next"});
  CHECK(device.games() == 2);
}

TEST_CASE("the second of two taps answers no question that has come under the finger",
          "[ui][taps]") {
  const Evening device;
  Driver driver(device.world, 390, 844);
  driver.tap("go.table");
  int come = 0;
  for (const char* id : {"contract.9", "declarer.1", "trump.S"}) {
    const ui::Point finger = driver.item(id).visible.center();
    driver.tap(id);
    const std::string draft = draft_on(driver.app());
    for (const ui::ShownItem& item : driver.app().ui.items())
      come += item.tappable && item.id != id && item.visible.contains(finger) ? 1 : 0;
    driver.tap_at_once(finger);
    CHECK(draft_on(driver.app()) == draft);
  }
  CHECK(come > 0);
}

TEST_CASE("a key beside the one that was tapped is typed at once", "[ui][taps]") {
  const Evening device;
  Driver driver(device.world, 390, 844);
  driver.tap_all({"go.evening", "evening.new", "players.new"});
  const ui::Rect a = driver.item("key.a").visible, s = driver.item("key.s").visible;
  driver.tap_at_once({a.right() - 1, a.center().y});
  driver.tap_at_once({s.x + 1, s.center().y});
  CHECK(driver.text("typed") == "As");
  driver.tap_all({"key.a", "key.a"});
  CHECK(driver.text("typed") == "Asaa");
}

TEST_CASE("what was tapped before nothing moved for a while is not the first of two",
          "[ui][taps]") {
  const Evening device;
  Driver driver(device.world);
  driver.tap_all({"go.evening", "evening.archive"});
  REQUIRE(note_of(driver.app(), uuid_of(1, 1)).archived);
  driver.wait(10);
  driver.tap("evening.archive");
  CHECK_FALSE(note_of(driver.app(), uuid_of(1, 1)).archived);
}

TEST_CASE("a figure typed after a while is another number", "[ui][taps]") {
  const Evening device;
  Driver driver(device.world);
  driver.tap_all({"go.table", "contract.9", "declarer.1", "trump.H", "partner.3"});
  driver.type("1");
  driver.wait(10);
  driver.type("2");
  CHECK(contains(draft_on(driver.app()), R"("tricks":2)"));
}

}  // namespace second_tap_test
