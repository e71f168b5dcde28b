// Letters on the keyboard bid as chips do: passed, clubs, nolos, and "Fem opp!".
#include "ui/table_with.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace bid_letters_test {

TEST_CASE("Ligeud's bids are typed", "[ui][keys]") {
  for (const auto& [typed, bid] : std::map<std::string, std::string>{{"9", "9"},
                                                                     {"C9", "9-clubs"},
                                                                     {"cc9", "9"},
                                                                     {"C11", "11-clubs"},
                                                                     {"N", "nole"},
                                                                     {"p", "passed"}}) {
    CAPTURE(typed);
    const TableWith table("ligeud", four_players);
    Driver driver(table.world);
    driver.type(typed);
    CHECK(contains(draft_on(driver.app()), R"("contract":")" + bid + "\""));
  }
}

TEST_CASE("an auction is told from the keyboard", "[ui][keys]") {
  SECTION("Ligeud") {
    const TableWith table("ligeud", four_players);
    Driver driver(table.world);
    driver.tap("by_calls");
    driver.type("7P6");
    CHECK(contains(driver.text("wrong"), "the lowest bid now is"));  // refused, as its chip is
    CHECK(contains(driver.text("auction.calls"), "Dea …"));
    driver.type("C7PP");
    CHECK(contains(draft_on(driver.app()),
                   R"("auction":[["Bo","7"],["Cai","pass"],["Dea","7-clubs"],["Anna","pass"],)"
                   R"(["Bo","pass"]])"));
  }
  SECTION("Esmakker whist") {
    const TableWith table("esmakker-whist", four_players);
    Driver driver(table.world);
    driver.tap("by_calls");
    driver.type("8VP");
    CHECK(contains(draft_on(driver.app()), R"("auction":[["Bo","8-vip"],["Cai","pass"]])"));
  }
  SECTION("Esmakker whist: its level twice is a bid with nothing attached") {
    const TableWith table("esmakker-whist", four_players, R"({"auction_style":"round"})");
    Driver driver(table.world);
    driver.tap("by_calls");
    driver.type("77P");
    driver.type("7V");  // picked for this call anew
    driver.type("1010");
    CHECK(contains(draft_on(driver.app()), R"("auction":[["Bo","7"],["Cai","pass"],)"
                                           R"(["Dea","7-vip"],["Anna","10"]])"));
  }
  SECTION("Esmakker whist: a level is picked for the one call") {
    const TableWith table("esmakker-whist", four_players, R"({"auction_style":"round"})");
    Driver driver(table.world);
    driver.tap("by_calls");
    const bool is_stepped_back = GENERATE(true, false);
    if (is_stepped_back) {
      driver.type("P8");  // Cai's
      driver.press(key_backspace);
    } else {
      driver.type("8");
      driver.tap_again("by_calls");
      driver.tap_again("by_calls");
    }
    driver.type("8");
    CHECK(contains(draft_on(driver.app()), R"("auction":[])"));
    driver.type("8");
    CHECK(contains(draft_on(driver.app()), R"("auction":[["Bo","8"]])"));
  }
  SECTION("Esmakker whist: nolos, and back to the levels") {
    const TableWith table("esmakker-whist", four_players, R"({"auction_style":"round"})");
    Driver driver(table.world);
    driver.tap("by_calls");
    driver.type("8N8");
    CHECK(driver.item("levels").chosen);
    CHECK(contains(draft_on(driver.app()), R"("auction":[])"));
    driver.type("8NS");
    CHECK(contains(draft_on(driver.app()), R"("auction":[["Bo","8"],["Cai","sol"]])"));
  }
  SECTION("Danish whist") {
    const TableWith table("danish-whist", four_players);
    Driver driver(table.world);
    driver.tap("by_calls");
    driver.type("NP");
    CHECK(contains(draft_on(driver.app()), R"("auction":[["Bo","nolo"],["Cai","pass"]])"));
  }
}

TEST_CASE("Esmakker's letters bid until the declarer is asked for", "[ui][keys]") {
  const TableWith table("esmakker-whist", {"Anna", "Per", "Cai", "Nina"});
  Driver driver(table.world);
  SECTION("a nolo") {
    driver.type("N");
    CHECK(driver.item("nolos").chosen);
    driver.type("B");
    CHECK(contains(draft_on(driver.app()), R"("bid":"bordlaegger")"));
  }
  SECTION("a level after all") {
    driver.type("N9P");
    CHECK(contains(draft_on(driver.app()), R"("bid":"9")"));
    CHECK(contains(draft_on(driver.app()), R"("declarer":"Per")"));
  }
  SECTION("nobody's") {
    driver.type("P");
    CHECK(contains(draft_on(driver.app()), R"("bid":"passed")"));
  }
  SECTION("then they are players") {
    driver.type("9P");
    CHECK(contains(draft_on(driver.app()), R"("declarer":"Per")"));
  }
}

TEST_CASE("in Rödskägg bids and what is called out are typed", "[ui][keys]") {
  const TableWith table("rodskagg", {"Astrid", "Frode", "Cecilia"});
  Driver driver(table.world);
  SECTION("a number, and its declarer, before any penalty") {
    driver.type("2F");
    CHECK(contains(draft_on(driver.app()), R"("declarer":"Frode","bid":"2")"));
    CHECK(driver.find("penalty.early-pickup") == nullptr);
  }
  SECTION("nobody's") {
    driver.type("P");
    CHECK(contains(draft_on(driver.app()), R"(["Astrid","smyg"])"));
  }
  SECTION("Fem opp!") {
    driver.type("FC");
    driver.tap("penalty.early-pickup");
    CHECK(contains(draft_on(driver.app()), R"("player":"Cecilia")"));
  }
}

}  // namespace bid_letters_test
