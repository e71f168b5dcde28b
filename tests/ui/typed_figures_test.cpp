// Figures on the keyboard answer as chips do, and are refused as they are.
#include "kattegat/evening/player_name.hpp"
#include "ui/table_with.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace typed_figures_test {

TEST_CASE("a typed figure is refused as its chip is, with the reason", "[ui]") {
  SECTION("the dealer's bid in Plump") {
    const TableWith table("plump", four_players);
    Driver driver(table.world);
    driver.type("333");
    REQUIRE_FALSE(driver.item("bid.1").enabled);
    driver.type("1");
    CHECK(contains(driver.text("wrong"), "Anna must bid something else"));
    CHECK(contains(driver.text("bids.now"), "Anna"));  // and is asked still
    driver.type("2");
    CHECK(driver.find("wrong") == nullptr);
    CHECK(driver.find("bid.0") == nullptr);  // everybody has bid
  }
  SECTION("more tricks than there are left") {
    const TableWith table("danish-whist", four_players);
    Driver driver(table.world);
    driver.tap("contract.pasnolo");
    driver.type("9");
    REQUIRE_FALSE(driver.item("took.5").enabled);
    driver.type("5");
    CHECK(driver.find("wrong") != nullptr);
    CHECK(driver.text("tricks.now") == "What did Bo take? Left: 4");
    driver.type("4");
    CHECK(driver.find("wrong") == nullptr);
  }
  SECTION("more tricks than the other soloist has left") {
    const TableWith table("esmakker-whist", four_players);
    Driver driver(table.world);
    driver.tap_all({"nolos", "bid.ren-sol", "declarer.1", "with.3"});
    driver.type("9");
    CHECK(contains(draft_on(driver.app()), R"("tricks":{"Bo":9})"));
    CHECK(driver.item("tricks.3.4").enabled);
    REQUIRE_FALSE(driver.item("tricks.3.5").enabled);
    CHECK_FALSE(driver.item("tricks.3.6").enabled);
    driver.type("5");
    CHECK(driver.find("wrong") != nullptr);
    driver.type("4");
    CHECK(driver.find("wrong") == nullptr);
    CHECK(contains(draft_on(driver.app()), R"("tricks":{"Bo":9,"Dea":4})"));
    driver.tap("tricks.3.4");  // it was not so after all
    CHECK(contains(draft_on(driver.app()), R"("tricks":{"Bo":9})"));
  }
}

TEST_CASE("what is pressed between two figures makes them two numbers", "[ui]") {
  const TableWith table("ligeud", four_players);
  Driver driver(table.world);
  driver.tap_all({"contract.9", "declarer.1", "trump.H", "partner.3"});
  SECTION("nothing: one of two figures") {
    driver.type("12");
    CHECK(contains(draft_on(driver.app()), "\"tricks\":12"));
  }
  SECTION("as long as it takes to think of another one") {
    driver.type("1");
    driver.rest(0.75);
    driver.type("2");
    CHECK(contains(draft_on(driver.app()), "\"tricks\":2"));
  }
  SECTION("the way back, by either of its keys") {
    const bool by_letter = GENERATE(true, false);
    driver.type("1");
    REQUIRE(contains(draft_on(driver.app()), "\"tricks\":1"));
    driver.press(by_letter ? key_z : key_backspace, by_letter);
    REQUIRE_FALSE(contains(draft_on(driver.app()), "\"tricks\""));
    driver.type("2");
    CHECK(contains(draft_on(driver.app()), "\"tricks\":2"));
  }
}

TEST_CASE("what is typed between two frames is heard one after the other", "[ui][keys]") {
  const TableWith table("ligeud", four_players);
  Driver driver(table.world);
  driver.type_at_once("9B");
  CHECK(contains(draft_on(driver.app()), "\"contract\":\"9\""));
  CHECK(contains(draft_on(driver.app()), "\"declarer\":\"Bo\""));
}

TEST_CASE("a page's text is in its field in one frame, and answers nothing where there is none",
          "[ui][keys]") {
  const std::string text = "9B" + std::string(20'000, '3');
  SECTION("a field") {
    const Device device;
    Driver driver(device.world);
    driver.tap_all({"evening.new", "players.new"});
    driver.paste_from_page(text);
    CHECK(driver.text("typed") == text.substr(0, most_letters_of_a_name));
  }
  SECTION("an open deal") {
    const TableWith table("ligeud", four_players);
    Driver driver(table.world);
    const std::string before = draft_on(driver.app());
    driver.paste_from_page(text);
    driver.rest(0.33);
    CHECK(draft_on(driver.app()) == before);
  }
}

}  // namespace typed_figures_test
