// A double tap on what can be chosen and taken back chooses it; on an answer after which the next
// player is asked, it answers for one of them.
#include "ui/table_with.hpp"
#include "ui/two_deals.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace double_tap_test {

namespace {

void tap_twice(Driver& driver, const char* id) {
  driver.tap_again(id);
  driver.tap(id);
}

// All four have bid.
void bid_in_plump(Driver& driver) {
  driver.tap_all({"bid.3", "bid.2", "bid.4"});
  driver.tap_again("bid.2");
}

}  // namespace

TEST_CASE("an answer that is tapped twice stands, and goes when it is tapped later", "[ui][taps]") {
  const TableWith table("ligeud", four_players);
  Driver driver(table.world);
  driver.tap_all({"contract.9", "declarer.1", "trump.H", "partner.3"});
  tap_twice(driver, "tricks.9");
  CHECK(contains(draft_on(driver.app()), R"("tricks":9)"));
  driver.tap_again("tricks.9");
  CHECK_FALSE(contains(draft_on(driver.app()), R"("tricks":9)"));
}

TEST_CASE("the way to an auction that is tapped twice leads there", "[ui][taps]") {
  const TableWith table("ligeud", four_players);
  Driver driver(table.world);
  tap_twice(driver, "by_calls");
  CHECK(driver.item("by_calls").chosen);
}

TEST_CASE("who is tapped twice plays", "[ui][taps]") {
  const TwoDeals device;
  Driver driver(device.world);
  driver.tap_all({"go.evening", "evening.new"});
  const bool was_chosen = driver.item("player.Cai").chosen;
  tap_twice(driver, "player.Cai");
  CHECK(driver.item("player.Cai").chosen == !was_chosen);
}

TEST_CASE("a switch that is tapped twice has been switched once", "[ui][taps]") {
  const TwoDeals device;
  Driver driver(device.world);
  driver.tap("go.settings");
  const bool was_on = driver.item("four_colours").chosen;
  tap_twice(driver, "four_colours");
  CHECK(driver.item("four_colours").chosen == !was_on);
}

TEST_CASE("a hand that is tapped twice is looked at, not taken back", "[ui][taps]") {
  const TableWith table("commerce", four_players);
  Driver driver(table.world);
  driver.tap_all({"hand.1", "card.H7", "card.D7", "card.C7"});
  tap_twice(driver, "hand.1");
  CHECK(contains(draft_on(driver.app()), R"("Bo":["H7","D7","C7"])"));
  driver.tap_all({"go.referee", "part.hands", "hand.H7", "hand.D7", "hand.C7"});
  tap_twice(driver, "hands.0");
  CHECK(driver.app().referee.hands.question.hands[Seat{0}]);
}

TEST_CASE("a penalty that is tapped twice takes none of the others with it", "[ui][taps]") {
  const TableWith table("rodskagg", {"Astrid", "Birger", "Cecilia"});
  Driver driver(table.world);
  for (int i = 0; i < 2; ++i) {
    driver.tap_all({"fem_opp", "penalty.player.1", "penalty.ritual"});
  }
  REQUIRE(driver.find("penalties.1"));
  tap_twice(driver, "penalties.0");
  CHECK(driver.find("penalties.0"));
  CHECK_FALSE(driver.find("penalties.1"));
}

TEST_CASE("what counts its taps counts them all, however quickly they come", "[ui][taps]") {
  const TableWith table("rodskagg", {"Astrid", "Birger", "Cecilia"});
  Driver driver(table.world);
  driver.tap_all({"bid.2", "declarer.1", "first_four.1", "first_four.1", "first_four.1"});
  CHECK(contains(draft_on(driver.app()), R"("first_four":{"Birger":3})"));
}

TEST_CASE("a number that is tapped twice is not the next player's, too", "[ui][taps]") {
  SECTION("that is bid") {
    const TableWith table("plump", four_players);
    Driver driver(table.world);
    tap_twice(driver, "bid.3");
    CHECK(contains(draft_on(driver.app()), R"("bids":{"Bo":3})"));
    driver.tap_again("bid.3");
    CHECK(contains(draft_on(driver.app()), R"("bids":{"Bo":3,"Cai":3})"));
  }
  SECTION("that was taken") {
    const TableWith table("danish-whist", four_players);
    Driver driver(table.world);
    driver.tap("contract.pasnolo");
    tap_twice(driver, "took.3");
    CHECK(contains(draft_on(driver.app()), R"("tricks":{"Anna":3})"));
  }
}

TEST_CASE("who took as many as were bid is not asked once more by a second tap", "[ui][taps]") {
  const TableWith table("plump", four_players);
  Driver driver(table.world);
  bid_in_plump(driver);
  tap_twice(driver, "tricks.1");
  CHECK(contains(driver.text("tricks.now"), "Cai"));
}

TEST_CASE("a seat at the table that is tapped twice answers one question", "[ui][taps]") {
  SECTION("who declares took no trick by it, but counts every tap that is one") {
    const TableWith table("rodskagg", {"Astrid", "Birger", "Cecilia"});
    Driver driver(table.world);
    driver.tap("bid.2");
    tap_twice(driver, "seat.1");
    CHECK(contains(draft_on(driver.app()), R"("declarer":"Birger")"));
    CHECK_FALSE(contains(draft_on(driver.app()), "first_four"));
    driver.tap_again("seat.1");
    driver.tap_all({"seat.1", "seat.1"});
    CHECK(contains(draft_on(driver.app()), R"("first_four":{"Birger":3})"));
  }
  SECTION("who took as many as were bid") {
    const TableWith table("plump", four_players);
    Driver driver(table.world);
    bid_in_plump(driver);
    tap_twice(driver, "seat.1");
    CHECK(contains(driver.text("tricks.now"), "Cai"));
    driver.tap_again("seat.1");  // not so many after all
    CHECK(contains(driver.text("tricks.now"), "Bo"));
  }
}

TEST_CASE("a joker that is tapped twice is not the next player's, too", "[ui][taps]") {
  const TableWith table("ligeud", four_players);
  Driver driver(table.world);
  driver.tap_all({"contract.9", "declarer.1", "trump.H", "partner.3", "by_cards", "play.S2"});
  const std::string one = driver.text("play.trick") + "  ·  ";
  tap_twice(driver, "play.JK");
  const std::string both = driver.text("play.trick");
  REQUIRE(both.starts_with(one));
  CHECK_FALSE(contains(both.substr(one.size()), "  ·  "));
}

TEST_CASE("a joker that is tapped twice is asked about once", "[ui][taps]") {
  const TwoDeals device;
  Driver driver(device.world);
  driver.tap_all({"go.referee", "part.trick"});
  tap_twice(driver, "trick.JK");
  CHECK(driver.app().referee.trick.cards.size() == 1);
  driver.tap_again("trick.JK");
  CHECK(driver.app().referee.trick.cards.size() == 2);
}

TEST_CASE("a call that is tapped twice is not the next player's, too", "[ui][taps]") {
  const auto [game, pass] =
      GENERATE(std::pair{"ligeud", "auction.passed"}, std::pair{"esmakker-whist", "auction.pass"});
  const TableWith table(game, four_players);
  Driver driver(table.world);
  driver.tap("by_calls");
  tap_twice(driver, pass);
  CHECK(contains(driver.text("auction.calls"), "Cai …"));
}

}  // namespace double_tap_test
