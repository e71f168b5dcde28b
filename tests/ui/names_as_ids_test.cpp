// Whatever people are called, a tap on one of them is no tap on a button beside the names.
#include <set>

#include "support/evenings.hpp"
#include "ui/driver.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace names_as_ids_test {

namespace {

// Two called Anna, one called as the second Anna's item would be, and others called as buttons are.
struct OddlyCalled : Device {
  OddlyCalled() {
    Book book = opened(world.book);
    for (int n = 1; n <= 2; ++n) {
      std::string text = ligeud_evening(n, nine_made(n));
      text.insert(text.find(R"("players")"), R"("people":{"Anna":")" + id_of(7, n) + "\"},");
      import_into(book, text);
    }
    import_into(book, evening_text("ligeud", {"Anna.2", "new", "all", "back"}, "{}", ""));
  }
};

std::set<std::string> said_of_two(const Driver& driver) {
  std::set<std::string> seen, twice;
  for (const ui::ShownItem& item : driver.app().ui.items())
    if (item.tappable && !seen.insert(std::to_string(item.layer) + " " + item.id).second)
      twice.insert(item.id);
  return twice;
}

}  // namespace

TEST_CASE("who is called as a button is has an item of their own", "[ui][people]") {
  const OddlyCalled device;
  Driver driver(device.world, 1280, 1000);
  SECTION("among the people") { driver.tap_all({"go.settings", "people"}); }
  SECTION("where the purse asks who it is") {
    driver.tap_all({"go.standings", "standings.purse", "purse.add"});
  }
  SECTION("where an evening begins, and at its table") {
    driver.tap_all({"go.evening", "evening.new"});
    CHECK(said_of_two(driver).empty());
    for (const char* name : {"player.new", "player.all", "player.back"}) driver.tap(name);
    driver.tap("setup.next");
    CHECK(driver.find("seats.all") != nullptr);
  }
  SECTION("who comes late") { driver.tap_all({"go.table", "more", "latecomer"}); }
  CHECK(said_of_two(driver) == std::set<std::string>{});
}

TEST_CASE("names that end alike behind a sign are pressed one at a time", "[ui][people]") {
  const Device device;
  {
    Book book = opened(device.world.book);
    import_into(book,
                evening_text("ligeud", {"Bo###x", "Cai###x", "Dea###x", "Eva###x"}, "{}", ""));
  }
  Driver driver(device.world);
  driver.tap_all({"go.evening", "evening.new"});
  for (const char* id : {"player.Bo###x", "player.Eva###x"}) {
    driver.touch(id);
    CHECK(driver.app().ui.pressed(id));
    driver.lift();
  }
}

}  // namespace names_as_ids_test
