// How a payment is made is shown for as long as it is due.
#include "db/book/payments.hpp"
#include "db/book/roster.hpp"
#include "support/evenings.hpp"
#include "ui/app/actions/settling.hpp"
#include "ui/driver.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace payment_code_test {

namespace {

// It is known how Bo and Dea, who have won, take money.
struct Payable : Device {
  Payable() {
    Book book = opened(world.book);
    import_into(book, ligeud_evening(1, nine_made(1)));
    for (const char* name : {"Bo", "Dea"})
      REQUIRE(set_number(book, *find_person(book, name), NumberKind::mobilepay, "20123456"));
  }
};

}  // namespace

TEST_CASE("what another window has ticked nobody is shown how to make any longer", "[ui]") {
  const Payable device;
  Driver driver(device.world);
  driver.tap_all({"go.settlement", "due.0.why"});
  REQUIRE(driver.find("why.pay") != nullptr);
  SECTION("before it is shown") {}
  SECTION("while it is shown") {
    driver.tap("why.pay");
    REQUIRE(driver.find("code.0.to") != nullptr);
  }
  const Payment due = settlement_shown(driver.app())->due.payments.front();
  const std::vector<std::string>& players = driver.app().open_evening()->evening.players;
  Book book = opened(device.world.book);
  REQUIRE(
      tick_payment(book, uuid_of(1, 1), {{}, players[due.from], players[due.to], due.amount, {}}));
  driver.catch_up();
  driver.frame(2);
  CHECK(driver.find("code.0.to") == nullptr);
  CHECK(driver.find("why.pay") == nullptr);
}

}  // namespace payment_code_test
