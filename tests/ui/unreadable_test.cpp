// What cannot be read is no news: taps count as before, and it is not read again at every look.
#include "support/evenings.hpp"
#include "support/tampering.hpp"
#include "ui/app/actions/club.hpp"
#include "ui/two_deals.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace unreadable_test {

namespace {

// Of three evenings that of the 13th has a deal that cannot be read.
struct OneDamaged : TwoDeals {
  OneDamaged() {
    {
      Book book = opened(world.book);
      import_into(book, ligeud_evening(2, nine_made(12), "2026-11-13"));
      import_into(book, ligeud_evening(3, nine_made(13), "2026-11-06"));
    }
    tamper(world.book, "UPDATE record SET body = '?' WHERE id = " + blob(id_of(3, 12)));
  }
};

void look_again(Driver& driver) {
  for (int i = 0; i < 3; ++i) {
    driver.catch_up();
    driver.frame(2);
  }
}

}  // namespace

TEST_CASE("after one evening that cannot be read the others are shown at the first tap",
          "[ui][taps]") {
  const OneDamaged device;
  Driver driver(device.world);
  driver.tap_all({"go.evening", "evening.1"});
  REQUIRE(driver.find("book.fault"));
  REQUIRE(driver.app().open_evening()->evening.id == uuid_of(1, 1));
  look_again(driver);
  CHECK(driver.find("book.fault"));  // until something else is shown
  const int version = driver.app().club.version();
  driver.catch_up();
  CHECK(driver.app().club.version() == version);
  driver.tap("evening.2");
  CHECK(driver.app().open_evening()->evening.id == uuid_of(1, 3));
  CHECK_FALSE(driver.find("book.fault"));
}

TEST_CASE("what cannot be read at all is asked once, and taps count", "[ui][taps]") {
  const TwoDeals device;
  tamper(device.world.book, "UPDATE record SET body = '?' WHERE id = " + blob(id_of(3, 2)));
  Driver driver(device.world);
  REQUIRE(driver.app().is_unreadable());
  driver.tap("go.evening");
  look_again(driver);
  const int version = driver.app().club.version();
  driver.catch_up();
  CHECK(driver.app().club.version() == version);
  driver.tap("book.recover");
  CHECK_FALSE(driver.app().is_unreadable());
}

TEST_CASE("what cannot be told of all evenings is asked once more, then no more", "[ui][taps]") {
  const OneDamaged device;
  Driver driver(device.world);
  driver.tap("go.standings");
  REQUIRE(driver.find("book.fault"));
  look_again(driver);
  const int version = driver.app().club.version();
  driver.catch_up();
  CHECK(driver.app().club.version() == version);
  driver.rest(1);
  driver.catch_up();
  driver.tap("go.evening");
  CHECK(driver.app().tab == ui::Tab::evening);
}

TEST_CASE("what another program has mended is read at the next look", "[ui]") {
  const TwoDeals device;
  Driver driver(device.world);
  const std::string deal = "WHERE id = " + blob(id_of(3, 2));
  const std::string hidden = "UPDATE record SET kind = 99 " + deal;
  const std::int64_t kind = number_in(device.world.book, "SELECT kind FROM record " + deal);
  tamper(device.world.book, hidden);
  club_of(driver.app()).retry();
  REQUIRE(driver.app().club.fault());
  look_again(driver);
  CHECK(driver.app().club.fault());
  tamper(device.world.book, "UPDATE record SET kind = " + std::to_string(kind) + " " + deal);
  SECTION("when it is asked to") { club_of(driver.app()).retry(); }
  SECTION("when it has something else") {
    device.save_elsewhere(nine_made(3));
    look_again(driver);
  }
  CHECK_FALSE(driver.app().club.fault());
}

}  // namespace unreadable_test
