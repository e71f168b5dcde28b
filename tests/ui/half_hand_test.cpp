// Cards that have been tapped in and are no hand yet are kept like all that is tapped in.
#include <fstream>

#include "db/book/decisions.hpp"
#include "ui/table_with.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace half_hand_test {

TEST_CASE("two cards of a hand that is no hand yet are there again", "[ui]") {
  const TableWith device("commerce", four_players);
  std::string half;
  {
    Driver driver(device.world);
    driver.tap_all({"go.table", "card.HA", "card.HK"});
    half = driver.text("hand.now");
    REQUIRE(contains(half, "♥A ♥K"));
  }
  Driver driver(device.world);
  driver.tap("go.table");
  CHECK(driver.text("hand.now") == half);
  driver.tap("card.HQ");
  CHECK(contains(draft_on(driver.app()), R"("shown":{)"));
  CHECK(contains(draft_on(driver.app()), R"(["HA","HK","HQ"])"));
  Driver whole(device.world);
  whole.tap("go.table");
  CHECK_FALSE(contains(whole.text("hand.now"), "♥"));
}

TEST_CASE("cards that can be no half of a hand are left out", "[ui]") {
  const TableWith device("commerce", four_players);
  { Driver(device.world).tap_all({"go.table", "card.HA", "card.HK"}); }
  std::string drafts = read_bytes(device.folder.path("drafts.json"));
  const std::string card = "\"HK\"";
  REQUIRE(drafts.find(card) != std::string::npos);
  drafts.replace(drafts.find(card), card.size(),
                 GENERATE(as<std::string>{}, "\"HA\"", "\"H1\"", "7", "\"HK\", \"HQ\""));
  std::ofstream(device.folder.path("drafts.json")) << drafts;
  Driver driver(device.world);
  driver.tap("go.table");
  CHECK_FALSE(contains(driver.text("hand.now"), "♥"));
}

TEST_CASE("half a hand that the banker kept is nobody else's when the deal before is gone",
          "[ui]") {
  const TableWith device("commerce", four_players, "{}",
                         R"({"id":")" + id_of(3, 1) +
                             R"(","type":"deal","shown":{"Bo":["H7","D7","C7"]},)"
                             R"("banker_hand":["H8","D8","C8"]})");
  Driver driver(device.world);
  driver.tap_all({"go.table", "banker_hand.cards", "card.HA"});
  REQUIRE(contains(driver.text("hand.now"), "♥A"));
  {
    Book book = opened(device.world.book);
    REQUIRE(void_entry(book, uuid_of(3, 1), {"twice"}).has_value());
  }
  SECTION("on the table") {
    driver.catch_up();
    driver.frame(2);
    CHECK_FALSE(contains(driver.text("hand.now"), "♥A"));
  }
  SECTION("after a restart") {
    Driver again(device.world);
    again.tap("go.table");
    CHECK_FALSE(contains(again.text("hand.now"), "♥A"));
  }
}

TEST_CASE("the banker's hand stays where it is taken back that nobody lays up", "[ui]") {
  const TableWith device("commerce", four_players);
  Driver driver(device.world);
  driver.tap_all({"banker_hand.poang", "abandoned", "bought.2", "abandoned"});
  CHECK(contains(draft_on(driver.app()), R"("banker_hand":"poang")"));
  CHECK(contains(draft_on(driver.app()), R"("bought":{"Cai":1})"));
}

}  // namespace half_hand_test
