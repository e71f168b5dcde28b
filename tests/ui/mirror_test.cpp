// What is on the screen is told to those who do not see it.
#include <set>

#include "kattegat/core/json/json.hpp"
#include "ui/kit/mirror.hpp"
#include "ui/one_evening.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace mirror_test {

namespace {

const Json* item_called(const Json& screen, std::string_view id) {
  for (const Json& one : *screen.find("items")->as<Json::Array>())
    if (*one.find("id")->as<std::string>() == id) return &one;
  return nullptr;
}

bool is_so(const Json& item, std::string_view key) { return *item.find(key)->as<bool>(); }
std::int64_t pixels(const Json& item, std::string_view key) {
  return *item.find(key)->as<std::int64_t>();
}

Json mirrored_in(Driver& driver) {
  auto screen = parse_json(mirrored(driver.app().ui));
  REQUIRE(screen.has_value());
  return std::move(*screen);
}

}  // namespace

TEST_CASE("the screen is mirrored by its words, places and what can be tapped", "[ui][web]") {
  const OneEvening device;
  Driver driver(device.world);
  driver.tap("go.sheet");
  const Json screen = mirrored_in(driver);
  CHECK(*screen.find("language")->as<std::string>() == "en");
  const Json* const way = item_called(screen, "go.sheet");
  REQUIRE(way);
  CHECK((is_so(*way, "tappable") && is_so(*way, "enabled") && is_so(*way, "chosen")));
  CHECK_FALSE(is_so(*way, "outside"));
  CHECK(*way->find("words")->as<std::string>() == driver.text("go.sheet"));
  CHECK(pixels(*way, "w") == static_cast<std::int64_t>(driver.item("go.sheet").visible.w));
  // Of each that scrolls the area is there.
  const auto areas = static_cast<std::int64_t>(screen.find("areas")->as<Json::Array>()->size());
  REQUIRE(areas > 0);
  for (const Json& one : *screen.find("items")->as<Json::Array>())
    CHECK(*one.find("area")->as<std::int64_t>() < areas);
}

TEST_CASE("of what takes letters the mirror says so", "[ui][web]") {
  const Device device;
  Driver driver(device.world);
  driver.tap_all({"evening.new", "players.new"});
  const Json screen = mirrored_in(driver);
  for (const Json& one : *screen.find("items")->as<Json::Array>()) {
    const std::string& id = *one.find("id")->as<std::string>();
    CAPTURE(id);
    CHECK(is_so(one, "field") == (id == "typed"));
  }
}

TEST_CASE("what has to be scrolled to is mirrored outside, where it would be", "[ui][web]") {
  const OneEvening device;
  Driver driver(device.world, 390, 700);  // a telephone
  driver.tap_all({"go.more", "go.settings"});
  driver.rest(1);
  const ui::Rect below = driver.item("book.other").rect;
  REQUIRE(driver.item("book.other").visible.empty());
  const Json before = mirrored_in(driver);
  const Json* const outside = item_called(before, "book.other");
  REQUIRE(outside);
  CHECK(is_so(*outside, "outside"));
  CHECK(pixels(*outside, "x") == static_cast<std::int64_t>(below.x));
  CHECK(pixels(*outside, "y") == static_cast<std::int64_t>(below.y));
  CHECK(pixels(*outside, "w") == static_cast<std::int64_t>(below.w));
  CHECK(pixels(*outside, "h") == static_cast<std::int64_t>(below.h));

  driver.app().ui.scroll_to("settings", 2000);
  driver.frame(3);
  const Json after = mirrored_in(driver);
  const Json* const in_sight = item_called(after, "book.other");
  REQUIRE(in_sight);
  CHECK_FALSE(is_so(*in_sight, "outside"));
  CHECK(pixels(*in_sight, "y") < pixels(*outside, "y"));
}

TEST_CASE("what a dialog covers is not mirrored", "[ui][web]") {
  const OneEvening device;
  Driver driver(device.world);
  driver.tap("go.settings");
  REQUIRE(item_called(mirrored_in(driver), "people"));
  driver.tap("people");
  const Json screen = mirrored_in(driver);
  CHECK_FALSE(item_called(screen, "people"));
  CHECK(item_called(screen, "dialog.close"));
}

TEST_CASE("a button with a sign on it says what it does, and the sign is not heard beside it",
          "[ui][web]") {
  const auto is_said = [](Driver& driver, std::string_view id, const std::string& words) {
    CAPTURE(id);
    const Json screen = mirrored_in(driver);
    const Json* const item = item_called(screen, id);
    REQUIRE(item);
    CHECK(*item->find("words")->as<std::string>() == words);
    for (const Json& one : *screen.find("items")->as<Json::Array>()) {
      const std::string& heard = *one.find("words")->as<std::string>();
      CHECK(std::set<std::string>{"←", "✗", "⌫", "−", "+"}.count(heard) == 0);
    }
  };
  const OneEvening device;
  Driver driver(device.world, 390, 844);
  driver.app().settings.zoom = 175;
  driver.frame(2);
  driver.app().dialog = ui::RankingCard{};
  driver.frame(2);
  is_said(driver, "dialog.close", "Close");
  Driver referee(device.world);
  referee.tap_all({"go.referee", "part.hands"});
  is_said(referee, "hands.less", "Players: less");
  is_said(referee, "hands.more", "Players: more");
  referee.tap("part.trick");
  is_said(referee, "trick.back", "Erase the last one");
  referee.tap_all({"go.standings", "standing.0"});
  is_said(referee, "player.back", "Back");
}

}  // namespace mirror_test
