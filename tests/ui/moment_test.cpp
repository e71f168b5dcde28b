// What the table stops for: a game, a rubber or a pot that has just been won.
#include <numeric>

#include "support/evenings.hpp"
#include "ui/app/preview.hpp"
#include "ui/faults.hpp"
#include "ui/table_with.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace moment_test {

namespace {

struct Rubber : TableWith {  // games of five points, three of them a rubber
  explicit Rubber(const std::string& rules = R"({"settle":"rubber"})")
      : TableWith("english-whist", four_players, rules) {}
};

void save_eleven_tricks(Driver& driver) {
  driver.tap_all({"trump.H", "tricks.0.11"});
  CHECK(driver.find("moment") == nullptr);
  driver.tap("save");
}

}  // namespace

TEST_CASE("a game and a rubber that are won are said on the felt and in the toast", "[ui]") {
  const Rubber device;
  Driver driver(device.world);
  driver.tap_all({"trump.H", "tricks.0.8", "save"});
  CHECK(driver.find("moment") == nullptr);  // two points win nothing
  save_eleven_tricks(driver);
  CHECK(driver.text("moment") == "Anna and Cai win the game");
  CHECK(driver.text("toast") == "Deal 2 is saved");
  CHECK(driver.text("toast.then") == "Anna and Cai win the game");
  driver.rest(5);
  CHECK(driver.find("moment") == nullptr);
  save_eleven_tricks(driver);
  CHECK(driver.text("moment") == "Anna and Cai win the rubber");
}

TEST_CASE("the deal that would win a game is told so before it is saved, and takes no points",
          "[ui]") {
  const Rubber device;
  Driver driver(device.world);
  driver.tap_all({"trump.H", "tricks.0.8"});
  CHECK(driver.text("working") == "Anna 0 → 2  ·  Cai 0 → 2");
  driver.tap("tricks.0.11");
  CHECK(driver.text("working") == "Anna and Cai win the game");
  CHECK_FALSE(ui::preview(driver.app()).sheet.has_value());
  driver.tap("save");
}

TEST_CASE("what has been won makes way for the next deal, and goes when it is taken back", "[ui]") {
  const Rubber device;
  Driver driver(device.world);
  save_eleven_tricks(driver);
  REQUIRE(driver.find("moment") != nullptr);
  SECTION("the next deal is begun") { driver.tap("trump.S"); }
  SECTION("it is taken back") {
    driver.rest(1);
    driver.tap("toast.undo");
  }
  CHECK(driver.find("moment") == nullptr);
}

TEST_CASE("what has been won at one table is not said at another", "[ui]") {
  const Rubber device;
  {
    Book book = opened(device.world.book);
    import_into(book, ligeud_evening(1, nine_made(1)));
  }
  const auto lines = list_evenings(opened(device.world.book));
  const bool is_first = lines->front().id != uuid_of(1, 1);
  Driver driver(device.world);
  show_evening(driver.app(), (is_first ? lines->front() : lines->back()).id);
  driver.tap("go.table");
  save_eleven_tricks(driver);
  REQUIRE(driver.find("moment") != nullptr);
  show_evening(driver.app(), uuid_of(1, 1));
  driver.frame(2);
  CHECK(driver.find("asked.contract") != nullptr);
  CHECK(driver.find("moment") == nullptr);
}

TEST_CASE("what has been won is whole at every size, in every language", "[ui][layout]") {
  for (const Language language : languages_to_see())
    for (const Glass& glass : glasses) {
      Rubber device;
      device.world.language = language;
      Driver driver(device.world, glass.width, glass.height);
      look_through(driver, glass);
      save_eleven_tricks(driver);
      driver.rest(0.5);
      CAPTURE(glass.width, glass.zoom, static_cast<int>(language));
      CHECK(contains(driver.text("toast.then"), "Cai"));
      CHECK(faults(driver.app()) == std::set<std::string>{});
    }
}

TEST_CASE("a figure counts to what it comes to, in whole steps and never past it", "[ui]") {
  const Rubber device;
  Driver driver(device.world);
  const std::int64_t from = GENERATE(0, -90'000, 500);
  const std::int64_t to = GENERATE(90'000, -1'500, 8);
  ui::Ui& ui = driver.app().ui;
  CHECK(ui.counted("figure", from) == from);
  driver.frame();
  std::int64_t before = ui.counted("figure", to);
  CHECK(before == from);
  bool between = false;
  for (int i = 0; i < a_second; ++i) {
    driver.frame();
    const std::int64_t now = ui.counted("figure", to);
    CHECK((from < to ? before <= now && now <= to : to <= now && now <= before));
    CHECK((now - from) % std::gcd(std::gcd(from, to), 1000) == 0);
    between |= now != from && now != to;
    before = now;
  }
  CHECK(before == to);
  CHECK((between || std::abs(to - from) < 1000));
  ui.less_motion = true;
  driver.frame();
  CHECK(ui.counted("figure", from) == from);  // at once
}

TEST_CASE("scores count up after Save, and what they come to is on record at once", "[ui]") {
  const Rubber device("{}");
  Driver driver(device.world);
  driver.rest(1);
  CHECK_FALSE(driver.app().ui.is_gliding());
  driver.tap_all({"trump.H", "tricks.0.8", "save"});
  CHECK(driver.text("total.0") == "2");
  CHECK(driver.app().ui.is_gliding());
  driver.rest(1);
  CHECK(driver.text("total.0") == "2");
  CHECK_FALSE(driver.app().ui.is_gliding());
}

TEST_CASE("a dialog rises into its place, where it can be tapped from the first frame on", "[ui]") {
  const Rubber device("{}");
  Driver driver(device.world);
  driver.rest(1);
  const bool less = GENERATE(false, true);
  driver.app().ui.less_motion = less;
  driver.tap("more");
  CHECK(driver.app().ui.is_gliding() != less);
  const ui::Rect place = driver.item("dialog.close").rect;
  driver.rest(1);
  CHECK(driver.item("dialog.close").rect.y == place.y);
  CHECK_FALSE(driver.app().ui.is_gliding());
  driver.tap("dialog.close");
  CHECK(driver.find("dialog.close") == nullptr);
}

TEST_CASE("where less motion is wanted nothing moves", "[ui]") {
  const Rubber tricks("{}");  // each trick is paid for
  Driver driver(tricks.world);
  const bool less = GENERATE(false, true);
  driver.app().ui.less_motion = less;
  driver.tap_all({"trump.H", "tricks.0.11"});
  CHECK(driver.app().ui.is_gliding() != less);  // what it would pay comes into sight
  driver.rest(1);
  CHECK_FALSE(driver.app().ui.is_gliding());
}

}  // namespace moment_test
