// The first time that somebody opens the app.
#include "kattegat/evening/code.hpp"
#include "support/evenings.hpp"
#include "ui/app/actions/take_in.hpp"
#include "ui/driver.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace first_run_test {

TEST_CASE("the first evening stands in twelve taps", "[ui][first]") {
  const Device device;
  Driver driver(device.world);
  driver.tap_all({"language.da", "evening.new", "players.new"});
  for (const char* name : {"Anna", "Bo", "Cai"}) {
    driver.type(name);
    driver.tap("typed.next");
  }
  driver.type("Dea");
  driver.tap_all({"typed.done", "setup.next", "seats.all", "setup.next"});
  begin_game(driver);
  CHECK(driver.taps() <= 12);
  const Book book = opened(device.world.book);
  const auto evening = load_evening(book, list_evenings(book)->front().id);
  REQUIRE(evening->sessions.size() == 1);
  CHECK(evening->sessions[0].seats == std::vector<std::string>{"Anna", "Bo", "Cai", "Dea"});
  CHECK(driver.find("asked.contract") != nullptr);
}

TEST_CASE("the first evening is begun from the keyboard", "[ui][first]") {
  const Device device;
  Driver driver(device.world);
  driver.press(key_enter);  // the big button
  for (int i = 0; i < 40 && driver.app().ui.focus() != "players.new"; ++i) driver.press(key_tab);
  driver.press(key_enter);
  for (const char* name : {"Anna", "Bo", "Cai", "Dea"}) {
    driver.type(name);
    driver.press(key_enter);
  }
  driver.press(key_enter);  // nobody else
  const auto go_to = [&](std::string_view id) {
    for (int i = 0; i < 40 && driver.app().ui.focus() != id; ++i) driver.press(key_tab);
    REQUIRE(driver.app().ui.focus() == id);
    driver.press(key_enter);
  };
  go_to("setup.next");
  go_to("seats.all");
  go_to("setup.next");
  driver.rest(1);
  go_to("setup.next");
  CHECK(driver.find("asked.contract") != nullptr);
}

TEST_CASE("the language comes before anything, and is kept", "[ui][first]") {
  const Device device;
  Driver driver(device.world);
  driver.tap("language.sv");
  CHECK(driver.text("first.title") == "Välkommen till Kattegat");
  Driver again(device.world);
  CHECK(again.text("first.title") == "Välkommen till Kattegat");
}

TEST_CASE("a sample evening is tried, and nothing of it is kept", "[ui][first]") {
  const Device device;
  const std::string sample = device.folder.path("sample.db");
  {
    Driver driver(device.world);
    driver.tap("sample.begin");
    CHECK(driver.find("sample") != nullptr);
    CHECK(driver.find("save") != nullptr);
    driver.tap("go.settlement");
    CHECK(driver.find("money.0") != nullptr);
    CHECK(std::filesystem::exists(sample));
    driver.tap("sample.leave");
    CHECK(driver.find("first.title") != nullptr);
    CHECK_FALSE(std::filesystem::exists(sample));
    CHECK(list_evenings(opened(device.world.book))->empty());
    // What a program that was killed has left beside it does not keep it from beginning.
    device.folder.file("sample.db-journal", "left");
    driver.tap("sample.begin");  // and left by the window's closing
    CHECK(driver.find("sample") != nullptr);
  }
  Driver again(device.world);
  CHECK(again.find("first.title") != nullptr);
  again.tap("sample.begin");
  CHECK(again.find("less") == nullptr);  // it is another book than that of before
  again.tap("sample.leave");
  CHECK_FALSE(std::filesystem::exists(sample));
}

TEST_CASE("what was tapped in at the sample goes with it", "[ui][first]") {
  const Device device;
  const auto tap_a_bid = [](Driver& driver) {
    driver.tap_all({"sample.begin", "bid.9"});
    REQUIRE(contains(draft_on(driver.app()), "\"bid\":\"9\""));
    driver.frame(2);
  };
  SECTION("with the tap by which it is left") {
    Driver driver(device.world);
    tap_a_bid(driver);
    driver.tap("sample.leave");
    CHECK_FALSE(contains(read_bytes(device.folder.path("drafts.json")), "\"bid\""));
    driver.tap("sample.begin");
    CHECK_FALSE(contains(draft_on(driver.app()), "\"bid\""));
  }
  SECTION("at the next one, where the window was closed over it") {
    {
      Driver driver(device.world);
      tap_a_bid(driver);
    }
    Driver again(device.world);
    again.tap("sample.begin");
    CHECK_FALSE(contains(draft_on(again.app()), "\"bid\""));
  }
}

TEST_CASE("what comes from elsewhere while the sample is tried stays", "[ui][first]") {
  Device device;
  const std::string evening = ligeud_evening(1, nine_made(1));
  const std::string other = device.folder.path("other.db");
  {
    Book theirs = opened(other);
    import_into(theirs, evening);
  }
  device.world.books_nearby = [other] { return std::vector<std::string>{other}; };
  Driver driver(device.world);
  driver.tap("sample.begin");
  SECTION("a file") { take_in(driver.app(), {device.folder.file("evening.json", evening)}); }
  SECTION("a code") {
    take_in_code(driver.app(), *evening_code(*load_evening(opened(other), uuid_of(1, 1))));
  }
  SECTION("another tablet's book") {
    driver.tap_all({"go.settings", "merge", "book.0"});
    CHECK(contains(driver.text("merge.said.0"), "records"));
  }
  SECTION("what another app sends") {
    offer_files(driver.app(), {device.folder.file("evening.json", evening)});
    driver.rest(1);
    driver.tap("book.0");
  }
  driver.frame(2);
  CHECK(driver.find("sample") == nullptr);
  CHECK(driver.app().open_evening()->evening.id == uuid_of(1, 1));
  CHECK(list_evenings(opened(device.world.book))->size() == 1);
}

TEST_CASE("a sample evening that has no place says so", "[ui][first]") {
  Device device;
  device.world.settings = device.folder.path("later/settings.json");
  device.folder.file("later", "no folder");
  Driver driver(device.world);
  driver.app().messages.toast.reset();
  driver.tap("sample.begin");
  CHECK(driver.text("toast").find("later/sample.db") != std::string::npos);
  CHECK(driver.find("first.title") != nullptr);
}

}  // namespace first_run_test
