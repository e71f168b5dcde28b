// A tap is meant for what was there: what another program has just put in its place is not chosen.
#include "db/book/payments.hpp"
#include "db/book/roster.hpp"
#include "ui/two_deals.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace moved_rows_test {

namespace {

// Two payments are due; another window has ticked the first, so that the second moves up to it.
struct Payments : TwoDeals {
  void tick_the_first_elsewhere() const {
    Book beside = opened(world.book);
    REQUIRE(tick_payment(beside, uuid_of(1, 1), {{}, "Anna", "Bo", Money{1800}, ""}).has_value());
  }
  [[nodiscard]] std::size_t paid() const {
    const auto closing = load_closing(opened(world.book), uuid_of(1, 1));
    REQUIRE(closing.has_value());
    return closing->payments.size();
  }
};

// Anna has paid Bo, and owes as much again.
struct PaidAndDue : Payments {
  PaidAndDue() {
    tick_the_first_elsewhere();
    Book book = opened(world.book);
    append_to(book, uuid_of(2, 1), nine_made(3));
    append_to(book, uuid_of(2, 1), nine_made(4));
  }
  void tick_the_second_elsewhere() const {
    Book beside = opened(world.book);
    REQUIRE(
        tick_payment(beside, uuid_of(1, 1), {{}, "Anna", "Bo", Money{1800}, ""}, 1).has_value());
  }
};

}  // namespace

TEST_CASE("a finger that is down while rows move chooses none of them", "[ui][taps]") {
  const Payments device;
  Driver driver(device.world);
  driver.tap("go.settlement");
  REQUIRE(driver.text("due.0") == "Anna  →  Bo");
  driver.touch("due.0.paid");
  device.tick_the_first_elsewhere();
  driver.catch_up();
  driver.lift();
  CHECK(driver.text("due.0") == "Cai  →  Dea");
  CHECK(device.paid() == 1);
  driver.rest(1);
  driver.tap("due.0.paid");  // now it is meant
  CHECK(device.paid() == 2);
}

TEST_CASE("a tap that comes with the news of another program is for what was there before",
          "[ui][taps]") {
  const Payments device;
  Driver driver(device.world);
  driver.tap("go.settlement");
  device.tick_the_first_elsewhere();
  driver.catch_up();
  SECTION("by a finger") { driver.tap("due.0.paid"); }
  SECTION("by the keyboard") {
    for (int i = 0; i < 60 && driver.app().ui.focus() != "due.0.paid"; ++i) driver.press(key_tab);
    REQUIRE(driver.app().ui.focus() == "due.0.paid");
    driver.rest(1);
    driver.app().ui.rest_taps(0.6);
    driver.press(key_enter);
  }
  CHECK(device.paid() == 1);
  CHECK(driver.app().ui.wants_frame());  // until taps count again, by the clock of the frames
  driver.rest(1);
  CHECK_FALSE(driver.app().ui.wants_frame());
}

TEST_CASE("what is due beside an equal payment is another one, once", "[ui][taps]") {
  const PaidAndDue device;
  Driver driver(device.world);
  driver.tap("go.settlement");
  REQUIRE(driver.text("due.1") == "Anna  →  Bo");
  SECTION("is due: another one") {
    driver.tap("due.1.paid");
    CHECK(device.paid() == 2);
  }
  SECTION("has just been ticked by another window: the same") {
    device.tick_the_second_elsewhere();
    driver.tap("due.1.paid");
    CHECK(device.paid() == 2);
  }
}

TEST_CASE("what one has saved oneself is no news: the next tap counts at once", "[ui][taps]") {
  const Payments device;
  Driver driver(device.world);
  driver.tap_all({"go.settlement", "due.0.paid"});
  driver.catch_up();
  driver.tap("due.1.paid");
  CHECK(device.paid() == 2);
}

TEST_CASE("while rows rest one that another window has ticked is not ticked once more",
          "[ui][taps]") {
  const Payments device;
  Driver driver(device.world);
  driver.tap("go.settlement");
  device.tick_the_first_elsewhere();
  driver.tap("due.1.paid");
  REQUIRE(device.paid() == 2);
  REQUIRE(driver.text("due.0") == "Anna  →  Bo");
  driver.tap("due.0.paid");
  CHECK(device.paid() == 2);
  CHECK(driver.item("due.0.paid").chosen);  // it is that one
  driver.rest(1);
  driver.tap("due.0.paid");
  CHECK(device.paid() == 1);
}

TEST_CASE("a row at rest whose player has been renamed says that it is no longer so",
          "[ui][taps]") {
  const Payments device;
  Driver driver(device.world);
  driver.tap("go.settlement");
  REQUIRE(driver.text("due.1") == "Cai  →  Dea");
  {
    Book beside = opened(device.world.book);
    REQUIRE(rename_person(beside, person(beside, "Cai"), "Carl", Force::yes).has_value());
  }
  driver.tap_all({"due.0.paid", "due.1.paid"});
  CHECK(device.paid() == 1);
  CHECK(contains(driver.text("toast"), "changed elsewhere"));
  driver.rest(3);
  CHECK(driver.text("due.0") == "Carl  →  Dea");
  driver.tap("due.0.paid");
  CHECK(device.paid() == 2);
}

}  // namespace moved_rows_test
