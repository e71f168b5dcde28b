// Where there is little room: a telephone that lies, long names on one that stands, an evening of
// many games, a window between two screens.
#include "ui/app/actions/table.hpp"
#include "ui/table_with.hpp"
#include "ui/two_deals.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace lying_telephone_test {

TEST_CASE("the places are large enough for a finger on a telephone that lies", "[ui][layout]") {
  const TwoDeals device;
  const auto [width, height] =
      GENERATE(std::pair{640.F, 360.F}, std::pair{800.F, 360.F}, std::pair{844.F, 390.F});
  CAPTURE(width);
  Driver driver(device.world, width, height);
  int places = 0;
  for (const ui::ShownItem& item : driver.app().ui.items()) {
    if (!item.id.starts_with("go.") || !item.tappable) continue;
    ++places;
    CHECK(item.rect.h >= driver.app().ui.theme.touch());
  }
  CHECK(places == 5);
  driver.tap_all({"go.more", "go.rules"});
  CHECK(driver.app().tab == ui::Tab::rules);
}

TEST_CASE("a question about long names lies over no answer to it", "[ui][layout]") {
  const std::string name = "Anna-Margrethe Christoffersen af Oehlensen";
  const TableWith device("ligeud", {name + "a", name + "b", "Cai", "Dea"});
  Driver driver(device.world, 390, 844);
  const auto id_of = [&](const std::string& whose) {
    return driver.app().club.person(whose)->ids.front();
  };
  driver.app().dialog = ui::SameName{ui::PersonCard{id_of(name + "a")}, id_of(name + "b")};
  driver.frame(2);
  const ui::ShownItem words = driver.item("same.name");
  CHECK(words.visible.h > 0);
  for (const char* answer : {"same.name.back", "same.name.one"})
    CHECK(words.visible.meet(driver.item(answer).rect).empty());
}

TEST_CASE("whichever game is on the sheet has a tab there", "[ui]") {
  const Device device;
  const std::string game = R"({"game":"ligeud","seats":["Anna","Bo","Cai","Dea"],)"
                           R"("rules":{},"entries":[]})";
  std::string sessions;
  for (int i = 0; i < 9; ++i) sessions += (i ? "," : "") + game;
  {
    Book book = opened(device.world.book);
    import_into(book, R"({"format":"kattegat-evening","version":1,"date":"2026-11-20",)"
                      R"("players":["Anna","Bo","Cai","Dea"],"sessions":[)" +
                          sessions + "]}");
  }
  Driver driver(device.world);
  const auto& all = driver.app().open_evening()->evening.sessions;
  driver.tap("go.sheet");
  for (const std::size_t i : {0U, 4U, 8U}) {
    open_session(driver.app(), *all[i].id);
    driver.frame(2);
    CHECK(driver.item("tab." + std::to_string(i)).chosen);
  }
  for (int i = 8; i >= 0; --i) driver.tap("tab." + std::to_string(i));  // one leads to the next
  CHECK(driver.item("tab.0").chosen);
  CHECK(driver.find("tabs.before") == nullptr);
  CHECK(driver.text("tabs.after") == "… and 4 more");
  driver.tap("tabs.after");
  CHECK(driver.item("tab.5").chosen);
  CHECK(driver.text("tabs.before") == "… and 3 more");
}

TEST_CASE("a page of nobody's goes, and whom it was beside", "[ui]") {
  const TwoDeals device;
  Driver driver(device.world);
  driver.tap_all({"go.standings", "standing.0"});
  driver.app().standings.partner = *driver.app().standings.player;
  driver.app().standings.player = uuid_of(9, 9);
  driver.frame(2);
  CHECK_FALSE(driver.app().standings.player);
  CHECK_FALSE(driver.app().standings.partner);
}

TEST_CASE("a window fills the screen that most of it is on", "[ui]") {
  const std::vector<ui::Rect> screens{{0, 0, 1000, 800}, {1000, 0, 1000, 800}};
  CHECK(that_holds_most(screens, {900, 100, 800, 600}) == 1);
  CHECK(that_holds_most(screens, {300, 100, 800, 600}) == 0);
  CHECK(that_holds_most(screens, {5000, 100, 800, 600}) == 0);
}

}  // namespace lying_telephone_test
