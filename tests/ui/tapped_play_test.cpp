// A deal tapped in card by card: whose turn it is, what cannot be, and the tricks that come of it.
#include "ui/table_with.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace tapped_play_test {

namespace {

const std::string ranks = "AKQJT98765432";

// Everybody has one suit and plays it from the top; Bo leads.
void tap_suits(Driver& driver, const std::string& suits, std::size_t tricks) {
  for (std::size_t number = 0; number < tricks; ++number)
    for (const char suit : suits) driver.tap(std::string("play.") + suit + ranks[number]);
}

}  // namespace

TEST_CASE("English whist card by card: the tricks are counted into the entry", "[ui]") {
  const TableWith table("english-whist", four_players);
  Driver driver(table.world);
  driver.tap("by_cards");
  CHECK(driver.text("play.first").rfind("First enter what is settled", 0) == 0);
  driver.tap_all({"dialog.close", "trump.H", "by_cards"});
  CHECK(driver.text("play.trick") == "Bo leads to the first trick");
  tap_suits(driver, "HSDC", 12);
  CHECK(driver.text("play.seat.1") == "Bo  12");
  driver.tap_all({"play.H2", "play.S2"});
  CHECK(driver.text("play.trick") == "Trick 13  ·  Bo ♥2  ·  Cai ♠2");
  driver.tap("play.back");
  CHECK(driver.text("play.trick") == "Trick 13  ·  Bo ♥2");
  driver.tap_all({"play.S2", "play.D2", "play.C2", "dialog.close", "save"});
  const std::string entry = table.newest();
  CHECK(entry.rfind(R"({"type":"deal","trump":"H","tricks":[0,13],"play":[["Bo","HA"],)", 0) == 0);
  CHECK(entry.find(R"(["Anna","C2"]])") != std::string::npos);
}

TEST_CASE("a revoke is found when the next card gives it away", "[ui]") {
  const TableWith table("english-whist", four_players);
  Driver driver(table.world);
  driver.tap_all({"trump.H", "by_cards", "play.S9", "play.D3", "play.S4", "play.S5"});
  CHECK(driver.text("play.seat.1") == "Bo  1");
  driver.tap("play.S8");  // Bo leads a spade again, and Cai, who had none, has one
  driver.tap("play.SK");
  CHECK(driver.text("play.wrong") ==
        "trick 1: Cai did not follow ♠, but plays that suit in trick 2");
  CHECK(driver.text("play.trick") == "Trick 2  ·  Bo ♠8");
}

TEST_CASE("on a telephone a card is taken back, and why one is refused is said", "[ui]") {
  const TableWith table("english-whist", four_players);
  Driver driver(table.world, 390, 844);
  driver.tap_all(
      {"trump.H", "by_cards", "play.S9", "play.D3", "play.S4", "play.S5", "play.S8", "play.SK"});
  const ui::ShownItem& why = driver.item("play.wrong");
  CHECK(contains(why.shown, "trick 1: Cai did not follow"));
  for (const char* id : {"play.wrong", "play.back"})
    CHECK(driver.item(id).visible.h >= driver.item(id).rect.h - 1);
  driver.tap("play.back");
  CHECK(contains(driver.text("play.trick"), "Trick 1  ·  Bo ♠9"));
}

TEST_CASE("Esmakker card by card: the called ace shows the partner", "[ui]") {
  const TableWith table("esmakker-whist", four_players);
  Driver driver(table.world);
  driver.tap_all({"bid.8", "attachment.none", "declarer.1", "trump.H", "details", "called.CA",
                  "details.done", "by_cards"});
  tap_suits(driver, "HSDC", 13);
  driver.tap_all({"dialog.close", "save"});
  const std::string entry = table.newest();
  CHECK(entry.find(R"("called":"CA","tricks":13,"play":)") != std::string::npos);
}

TEST_CASE("Rödskägg card by card asks who goes along after four tricks", "[ui]") {
  const TableWith table("rodskagg", four_players);
  Driver driver(table.world);
  driver.tap_all({"bid.1", "declarer.1", "by_cards"});
  tap_suits(driver, "HSDC", 4);
  driver.tap("play.HT");  // nobody else is in
  CHECK(driver.text("play.seat.1") == "Bo  5");
  driver.tap_all({"play.H9", "dialog.close", "save"});
  const std::string entry = table.newest();
  CHECK(entry.find(R"("first_four":{"Bo":4},"last_two":{"Bo":2})") != std::string::npos);
}

TEST_CASE("Commerce has no tricks to tap", "[ui]") {
  const TableWith table("commerce", four_players);
  const Driver driver(table.world);
  CHECK_FALSE(driver.find("by_cards"));
}

TEST_CASE("card by card is of one game, and closed where another lies on the table", "[ui]") {
  TableWith table("english-whist", four_players);
  {
    Book book = opened(table.world.book);
    std::string other = ligeud_evening(1, nine_made(1));
    const std::string game = R"("game":"ligeud")";
    other.replace(other.find(game), game.size(), R"("game":"danish-whist","rules":{})");
    other.replace(other.find(R"("entries":[)"), std::string::npos, R"("entries":[]}]})");
    import_into(book, other);
  }
  Driver driver(table.world);
  const auto& evenings = driver.app().club.evenings();
  REQUIRE(evenings.size() == 2);
  const Uuid next = evenings[evenings[0].id == driver.app().open_evening()->evening.id].id;
  driver.tap_all({"go.table", "by_cards"});
  REQUIRE(driver.app().dialog.is<ui::TappedPlay>());
  show_evening(driver.app(), next);
  driver.frame(2);
  CHECK(driver.app().dialog.is<ui::Nothing>());
}

}  // namespace tapped_play_test
