// What is asked and answered on a telephone: what is said most is in sight, an answer that is
// folded has its name, and all that is missing is told.
#include "ui/app/actions/settings.hpp"
#include "ui/faults.hpp"
#include "ui/table_with.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace questions_in_sight_test {

TEST_CASE("call by call the pass is in sight on a telephone", "[ui]") {
  const TableWith table("ligeud", four_players);
  Driver driver(table.world, 390, 844);
  driver.tap_all({"go.table", "by_calls"});
  driver.rest(1);
  const ui::ShownItem& pass = driver.item("auction.passed");
  CHECK(pass.visible.h >= pass.rect.h - 1);
  CHECK(pass.rect.y < driver.item("auction.6").rect.y);
  CHECK(faults(driver.app()) == std::set<std::string>{});
}

TEST_CASE("a folded answer that is long stands under its name", "[ui]") {
  const TableWith table("rodskagg", {"Astrid", "Birger", "Cecilia", "Doris", "Erik"});
  for (const Language language : languages_to_see()) {
    Driver driver(table.world, 390, 844);
    speak(driver.app(), language);
    driver.tap_all({"go.table", "bid.2", "declarer.1", "first_four.1", "first_four.1",
                    "first_four.0", "first_four.2"});
    driver.rest(1);
    CAPTURE(static_cast<int>(language));
    const ui::Rect tile = driver.item("field.first_four").rect;
    const std::string name = say(Word::field_first_four, language);
    const auto& items = driver.app().ui.items();
    CHECK(std::any_of(items.begin(), items.end(), [&](const ui::ShownItem& item) {
      return !item.tappable && item.shown == name && tile.contains(item.rect.center());
    }));
    CHECK(driver.item("answer.first_four").rect.bottom() <= tile.bottom());
    CHECK(faults(driver.app()) == std::set<std::string>{});
    table.forget_drafts();
  }
}

TEST_CASE("what agreed points still need is said all at once, as it stands there", "[ui]") {
  const TableWith table("ligeud", four_players);
  Driver driver(table.world);
  driver.tap_all({"more", "kind.adjust"});
  CHECK(driver.text("aside.missing") == "Still needed: points, why");
  driver.tap_all({"giver.0", "receiver.1", "pad.5"});
  CHECK(driver.text("aside.missing") == "Still needed: why");
}

}  // namespace questions_in_sight_test
