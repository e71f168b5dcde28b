// What was written, or could not be, is said wherever one is; and no list of what is wrong is
// longer than somebody reads.
#include "ui/app/actions/books.hpp"
#include "ui/app/actions/exports.hpp"
#include "ui/one_evening.hpp"
#include "ui/two_deals.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace told_everywhere_test {

TEST_CASE("a copy of the book is told of on every place", "[ui][files]") {
  const TwoDeals device;
  Driver driver(device.world);
  const bool fails = GENERATE(false, true);
  if (fails) driver.app().world.exports = driver.app().world.book + "/nowhere";
  for (const char* place : {"go.evening", "go.table", "go.sheet", "go.settlement", "go.standings",
                            "go.rules", "go.referee", "go.settings"}) {
    CAPTURE(place, fails);
    driver.app().messages.toast.reset();
    driver.tap(place);
    make_backup(driver.app());
    driver.frame(2);
    const char* said = driver.find("notice") ? "notice" : "toast";
    CHECK(contains(driver.text(said), "kattegat-"));
  }
}

TEST_CASE("settings that cannot be written are told of on the first day", "[ui][files]") {
  Device device;
  device.world.settings = device.folder.path("book.db") + "/settings.json";
  Driver driver(device.world);
  driver.app().messages.toast.reset();
  driver.frame(2);
  driver.tap("language.da");
  CHECK(contains(driver.text("toast"), "settings.json"));
}

TEST_CASE("what a place has no room for is told all the same", "[ui][files]") {
  const bool has_evenings = GENERATE(true, false);
  Device device;
  if (has_evenings) {
    Book book = opened(device.world.book);
    import_into(book, ligeud_evening(1, nine_made(1)));
    import_into(book, evening_without_game(2));
  }
  device.world.exports = device.world.book + "/nowhere";
  Driver driver(device.world);
  SECTION("standings of nothing, or with a window over them") {
    driver.tap("go.standings");
    if (has_evenings) driver.tap("standings.by");
  }
  SECTION("the first step of a new evening") {
    if (!has_evenings) return;
    driver.tap_all({"go.evening", "evening.new"});
  }
  SECTION("the settlement of an evening without a game") { driver.tap("go.settlement"); }
  make_backup(driver.app());
  driver.frame(2);
  CHECK(contains(driver.text("toast"), "kattegat-"));
}

TEST_CASE("settings that cannot be written are told of where a game has begun", "[ui][files]") {
  OneEvening device;
  device.world.settings = device.folder.path("book.db") + "/settings.json";
  Driver driver(device.world);
  SECTION("of an evening that is set up") {
    driver.tap_all({"go.evening", "evening.new", "setup.again", "setup.next"});
    REQUIRE(driver.app().tab == ui::Tab::table);
  }
  SECTION("in another book") {
    Book book = opened(device.folder.path("other.db"));
    open_book(driver.app(), device.folder.path("other.db"));
    driver.frame(2);
  }
  CHECK(contains(driver.text("toast"), "settings.json"));
}

TEST_CASE("of a list without an end as much is drawn as somebody reads", "[ui]") {
  const TwoDeals device;
  Driver driver(device.world);
  const auto drawn = [&] {
    driver.frame(2);
    return driver.app().ui.items().size();
  };
  const std::size_t few = drawn();
  SECTION("of what would break") {
    const Evening& evening = driver.app().open_evening()->evening;
    const Violation wrong{"tricks", text(Word::screen_yes)};
    driver.app().dialog =
        ui::Refusal{{evening, Complaints(5000, Complaint{PlaceInFile{0}, {}, wrong})}, {}};
  }
  SECTION("of what was taken in") {
    driver.app().dialog = ui::MergeFrom{{}, std::vector<std::string>(5000, "one more file")};
  }
  CHECK(drawn() < few + 500);
  CHECK(driver.text("more.there") == "… and 4900 more");
}

}  // namespace told_everywhere_test
