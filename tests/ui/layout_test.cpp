// Every screen and dialog, in every language and on screens from a 7-inch tablet to 4K: nothing to
// tap is too small, nothing overlaps, nothing is cut off.
#include <SQLiteCpp/SQLiteCpp.h>

#include <cmath>
#include <regex>
#include <set>

#include "support/contains.hpp"
#include "support/own_sources.hpp"
#include "ui/app/actions/books.hpp"
#include "ui/app/actions/settings.hpp"
#include "ui/faults.hpp"
#include "ui/table_with.hpp"
#include "ui/two_deals.hpp"
#include "ui/two_tablets.hpp"
#include "ui/ways.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace layout_test {
namespace {

struct Screen {
  std::string name;
  float width, height, scale;
  int zoom = 100;
};

const std::vector<Screen> screens{{"tablet", 1024, 768, 1},   {"small tablet", 1024, 600, 1},
                                  {"upright", 800, 1280, 1},  {"laptop", 1280, 800, 1},
                                  {"4K", 3840, 2160, 2},      {"television", 1920, 1080, 1},
                                  {"telephone", 390, 844, 1}, {"large letters", 1280, 800, 1.75F}};

// The same with letters of 175 %, or as much of that as the window bears.
const std::vector<Screen> with_large_letters{
    {"small tablet", 1024, 600, 1, 175}, {"upright", 800, 1280, 1, 175},
    {"telephone", 390, 844, 1, 175},     {"television", 1920, 1080, 1, 175},
    {"laptop", 1280, 800, 1, 200},       {"small tablet", 1024, 600, 1, 200}};

// Under the sanitizers other games each time.
void check_all(const Screen& screen, Language language, ui::Dress dress) {
  static std::size_t turn = 0;
  Device device;
  device.world.language = language;
  device.world.scale = screen.scale;
  ui::Settings settings;
  settings.dress = dress;
  settings.zoom = screen.zoom;
  REQUIRE(ui::write_settings(device.world.settings, {}, settings));
  Driver driver(device.world, screen.width, screen.height);
  for (const auto& [game, taps] : half_filled) {
    if (!is_due(turn++, 5)) continue;
    const std::string book = device.folder.path(game + ".db");
    fill_book(book, game);
    open_book(driver.app(), book);
    driver.app().messages.toast.reset();  // nobody looks behind it
    std::vector<std::vector<std::string>> here =
        game == "ligeud" ? ways_to_see : decltype(ways_to_see){};
    here.push_back({"go.settlement", "what_if"});  // with the house rules of every game
    here.push_back({"go.table"});
    here.back().insert(here.back().end(), taps.begin(), taps.end());
    // What lies over the half-filled deal, where the game has that.
    for (const char* over : {"details", "by_cards"}) here.push_back({"go.table", over});
    for (const auto& way : here) {
      std::string path;
      go_back_to_the_beginning(driver);
      for (const std::string& id : way) path += " " + id;
      CAPTURE(screen.name, game, path, static_cast<int>(language));
      walk(driver, way);
      driver.frame();
      CHECK(faults(driver.app()) == std::set<std::string>{});
    }
  }
}

}  // namespace

TEST_CASE("every screen is whole at every size, in every language", "[ui][layout]") {
  std::size_t number = 0;
  for (const Screen& screen : screens)
    if (is_due(number++, 8))
      for (const Language language : languages_to_see())
        check_all(screen, language, ui::Dress::light);
  for (const Screen& screen : with_large_letters)
    if (is_due(number++, 8))
      check_all(screen, screen.width > screen.height ? Language::swedish : Language::danish,
                ui::Dress::light);
  check_all(screens[0], Language::danish, ui::Dress::dark);
  check_all(screens[0], Language::danish, ui::Dress::contrast);
}

TEST_CASE("letters of 175 and 200 % are whole on a telephone, in every language",
          "[ui][layout][large]") {
  std::size_t number = 0;
  for (const int zoom : {200, 175}) {
    if (!is_due(number++, 6)) continue;
    for (const Language language : languages_to_see())
      check_all({"telephone " + std::to_string(zoom), 390, 844, 1, zoom}, language,
                ui::Dress::light);
  }
}

TEST_CASE("letters to 200 % are whole on a telephone that lies, in every language",
          "[ui][layout][large]") {
  std::size_t number = 0;
  for (const int zoom : {200, 150, 100}) {
    if (!is_due(number++, 9)) continue;
    for (const Language language : languages_to_see())
      check_all({"lying telephone " + std::to_string(zoom), 844, 390, 1, zoom}, language,
                ui::Dress::light);
  }
}

TEST_CASE("letters are as large as they are wished, upright and lying", "[ui][layout][large]") {
  const Device device;
  Driver driver(device.world);
  for (const Glass& glass : std::vector<Glass>{{1280, 800, 200},
                                               {1024, 600, 200},
                                               {800, 1280, 200},
                                               {390, 844, 200},
                                               {844, 390, 200},
                                               {667, 375, 200}}) {
    CAPTURE(glass.width, glass.height);
    look_through(driver, glass);
    CHECK(driver.app().ui.theme.scale == Approx(glass.zoom / 100.0));
  }
}

TEST_CASE("larger letters make no title smaller", "[ui][layout][large]") {
  Device device;
  fill_book(device.world.book, "ligeud");
  device.world.language = Language::danish;
  Driver driver(device.world, 1024, 600);
  driver.tap_all({"go.evening", "evening.1"});
  float tall = 0;  // of its two lines
  for (const int zoom : {100, 115}) {
    look_through(driver, {1024, 600, zoom});
    driver.frame(2);
    CAPTURE(zoom);
    const float now = driver.item("evening.title").rect.h;
    CHECK(now >= 2 * driver.app().ui.height(ui::Type::strong));
    CHECK(now >= tall);
    tall = now;
  }
}

TEST_CASE("with large letters the way on from what is typed is in sight, and the keys on most",
          "[ui][layout][large]") {
  for (const Glass& glass :
       std::vector<Glass>{{1280, 800, 200}, {1024, 600, 200}, {390, 844, 200}}) {
    CAPTURE(glass.width, glass.height);
    const Device device;
    Driver driver(device.world, glass.width, glass.height);
    look_through(driver, glass);
    driver.tap_all({"evening.new", "players.new"});
    driver.type("Anna");
    driver.frame(2);
    for (const std::string id : {"typed", "typed.cancel", "typed.next", "typed.done", "key.z"}) {
      CAPTURE(id);
      if (glass.height == 600 && id == "key.z") continue;  // the keys may wait below
      const ui::ShownItem& item = driver.item(id);
      CHECK(item.visible.h >= item.rect.h - 1);
    }
    CHECK(faults(driver.app()) == std::set<std::string>{});
  }
}

TEST_CASE("with large letters what is asked now is in sight, and nothing moves by itself",
          "[ui][layout][large]") {
  for (const Glass& glass :
       std::vector<Glass>{{390, 844, 200}, {844, 390, 200}, {1024, 600, 200}, {1280, 800, 200}}) {
    CAPTURE(glass.width, glass.height);
    Device device;
    fill_book(device.world.book, "ligeud");
    Driver driver(device.world, glass.width, glass.height);
    look_through(driver, glass);
    driver.tap("go.table");
    const auto in_sight = [&](std::string_view id) {
      driver.rest(0.5);
      CAPTURE(id);
      const ui::ShownItem& item = driver.item(id);
      CHECK(item.visible.h >= item.rect.h - 1);
      return item.rect.y;
    };
    in_sight("asked.contract");
    driver.tap("contract.9");
    in_sight("asked.declarer");
    driver.tap_all({"declarer.1", "trump.H"});
    in_sight("asked.partner");
    driver.tap("field.contract");  // out of its turn
    const float there = in_sight("asked.contract");
    driver.drag({glass.width * 0.7F, glass.height * 0.35F}, {glass.width * 0.7F, 20});
    driver.rest(2);
    const float moved = driver.item("asked.contract").rect.y;
    CHECK(moved < there);  // where the finger has left it
    driver.rest(2);
    CHECK(driver.item("asked.contract").rect.y == moved);
  }
}

TEST_CASE("a panel that asks all at once stays where the finger has left it",
          "[ui][layout][large]") {
  Device device;
  fill_book(device.world.book, "commerce");
  Driver driver(device.world, 844, 390);
  look_through(driver, {844, 390, 200});
  driver.tap("go.table");
  driver.rest(0.5);
  const float at_first = driver.item("card.SA").rect.y;
  driver.drag({600, 150}, {600, 20});
  driver.rest(2);
  const float there = driver.item("card.SA").rect.y;
  CHECK(there < at_first - 50);
  driver.rest(2);
  CHECK(driver.item("card.SA").rect.y == there);
}

TEST_CASE("the ranking of four fits on a telephone, and moves by nothing", "[ui][layout]") {
  const TableWith device("ligeud", {"Anna", "Bo", "Cai", "Dea"}, "{}", nine_made(1));
  Driver driver(device.world, 390, 844);
  driver.tap("go.settlement");
  const auto& areas = driver.app().ui.areas();
  const auto bars = std::find_if(areas.begin(), areas.end(),
                                 [](const ui::Area& area) { return area.id == "bars"; });
  REQUIRE(bars != areas.end());
  CHECK(bars->most == 0);
}

TEST_CASE("what has been decided differently is whole at every size, in every language",
          "[ui][layout]") {
  const std::vector<std::vector<std::string>> conflict_ways{
      {"go.evening"},
      {"go.evening", "conflicts"},
      {"go.settlement"},
      {"go.settlement", "conflicts"},
      {"go.sheet"},
      {"go.sheet", "row.0"},
      {"go.sheet", "row.1"},
      {"go.sheet", "row.that holds", "conflicts"},
      {"go.settings", "merge"},
      {"go.settings", "merge", "book.0"},
  };
  std::vector<Screen> all = screens;
  for (const int zoom : {175, 200}) all.push_back({"telephone", 390, 844, 1, zoom});
  for (const Screen& screen : all)
    for (const Language language : languages_to_see()) {
      TwoTablets tablets;
      tablets.they_correct_the_first();
      {
        Book ours = opened(tablets.world.book);
        REQUIRE(void_entry(ours, uuid_of(3, 1), {"wrong number"}).has_value());
        REQUIRE(merge_book(ours, tablets.other).has_value());
      }
      tablets.world.language = language;
      tablets.world.scale = screen.scale;
      Driver driver(tablets.world, screen.width, screen.height);
      look_through(driver, {screen.width, screen.height, screen.zoom});
      for (const auto& way : conflict_ways) {
        std::string path;
        driver.app().dialog = ui::Nothing{};
        driver.frame(2);
        for (const std::string& id : way) path += " " + id;
        CAPTURE(screen.name, screen.zoom, path, static_cast<int>(language));
        for (const std::string& id : way)
          walk(driver, {id == "row.that holds" ? tablets.row_that_holds() : id});
        if (way.back() == "conflicts") CHECK(driver.app().dialog.is<ui::Conflicts>());
        CHECK(faults(driver.app()) == std::set<std::string>{});
      }
    }
}

TEST_CASE("that the book cannot be written is said whole at every size, in every language",
          "[ui][layout]") {
  TwoDeals device;
  device.world.patience = 0;
  SQLite::Database other(device.world.book, SQLite::OPEN_READWRITE);
  std::vector<Glass> all = glasses;
  all.insert(all.end(), {{360, 640}, {360, 640, 200}});
  Driver driver(device.world);
  driver.tap_all({"contract.nole", "declarer.0", "tricks.1"});
  for (const Language language : languages_to_see())
    for (const Glass& glass : all) {
      speak(driver.app(), language);
      look_through(driver, glass);
      other.exec("BEGIN IMMEDIATE");
      driver.tap("save");
      CAPTURE(glass.width, glass.height, glass.zoom, static_cast<int>(language));
      CHECK((driver.find("book.fault") || driver.find("toast")));
      CHECK(driver.find("save") != nullptr);
      CHECK(faults(driver.app()) == std::set<std::string>{});
      other.exec("ROLLBACK");
      driver.tap("book.retry");
      driver.app().messages.toast.reset();
      driver.frame(2);
      CHECK(driver.find("book.retry") == nullptr);
    }
}

TEST_CASE("on the smallest telephone names stand over figures that they have no room beside",
          "[ui][layout]") {
  const std::vector<std::pair<std::string, std::vector<std::string>>> ways{
      {"danish-whist", {"go.settlement", "what_if"}},
      {"english-whist", {"go.sheet"}},
      {"commerce", {"go.more", "go.referee", "part.hands", "hand.SA", "hand.SK", "hand.SQ"}}};
  for (const int zoom : {100, 200})
    for (const auto& [game, way] : ways)
      for (const Language language : languages_to_see()) {
        if (zoom == 200 && game == "commerce") continue;
        Device device;
        fill_book(device.world.book, game);
        device.world.language = language;
        Driver driver(device.world, 360, 640);
        look_through(driver, {360, 640, zoom});
        walk(driver, way);
        CAPTURE(game, zoom, static_cast<int>(language));
        CHECK(faults(driver.app()) == std::set<std::string>{});
      }
}

TEST_CASE("the names of the places stand on what marks the place where one is", "[ui][layout]") {
  const Device device;
  Driver driver(device.world);
  for (const Language language : languages_to_see())
    for (const Glass& whole : glasses)
      for (const int zoom : {100, 115, 130, 150}) {
        speak(driver.app(), language);
        look_through(driver, {whole.width, whole.height, zoom});
        driver.frame(2);
        CAPTURE(whole.width, whole.height, zoom, static_cast<int>(language));
        const ui::Ui& ui = driver.app().ui;
        for (const ui::ShownItem& way : ui.items()) {
          if (!way.tappable || !way.id.starts_with("go.")) continue;
          for (const ui::ShownItem& name : ui.items()) {
            if (name.tappable || !way.rect.contains(name.rect.center())) continue;
            CAPTURE(way.id);
            CHECK(name.rect.w <= way.rect.w - ui.px(8) + 0.5F);
          }
        }
      }
}

TEST_CASE("the lines of a button are of one size", "[ui][layout]") {
  Device device;
  fill_book(device.world.book, "danish-whist");
  Driver driver(device.world);
  for (const Language language : languages_to_see())
    for (const Glass& glass : glasses) {
      speak(driver.app(), language);
      look_through(driver, glass);
      driver.tap("go.table");
      driver.frame(2);
      CAPTURE(glass.width, glass.height, glass.zoom, static_cast<int>(language));
      const auto& items = driver.app().ui.items();
      for (const char* id : {"by_cards", "undo", "more"}) {
        const ui::ShownItem button = driver.item(id);
        std::set<int> tall;
        for (const ui::ShownItem& item : items)
          if (!item.tappable && item.area == button.area &&
              button.rect.contains(item.rect.center()))
            tall.insert(static_cast<int>(std::lround(item.rect.h)));
        CAPTURE(id);
        CHECK(tall.size() == 1);
      }
    }
}

TEST_CASE("how wide a place must be for what stands there is said in one place", "[ui][layout]") {
  // The felt alone knows how much room people need round it.
  static const std::regex by_itself(
      "\\b[a-z]+_?\\.w *[<>]=? *(\\w+\\.)?ui_?\\.px\\([0-9]+\\)(?! \\*)");
  int asked = 0;
  for (const own_sources::Line& line : own_sources::lines_below("ui")) {
    if (!line.file.ends_with(".cpp") || contains(line.file, "/felt")) continue;
    asked += contains(line.text, "has_room(") || contains(line.text, "_narrow(") ? 1 : 0;
    CAPTURE(line.file, line.number, line.text);
    CHECK_FALSE(std::regex_search(line.text, by_itself));
  }
  CHECK(asked > 50);
}

namespace {

// What of the panel's answers cannot be seen whole, or that there are none.
std::set<std::string> out_of_sight(const ui::App& app) {
  std::set<std::string> hidden{"no answer"};
  for (const ui::ShownItem& item : app.ui.items()) {
    if (!item.tappable || item.area < 0) continue;
    hidden.erase("no answer");
    if (item.visible.h < item.rect.h - 1) hidden.insert(item.id);
  }
  return hidden;
}

}  // namespace

TEST_CASE("no entry needs scrolling on a tablet", "[ui][layout]") {
  for (const auto& [game, taps] : half_filled) {
    Device device;
    fill_book(device.world.book, game);
    for (const Language language : languages_to_see()) {
      device.world.language = language;
      device.forget_drafts();
      Driver driver(device.world);
      driver.tap("go.table");
      for (const std::string& id : taps) driver.tap(id);
      CAPTURE(game, static_cast<int>(language));
      CHECK(out_of_sight(driver.app()) == std::set<std::string>{});
      // On a low one what is asked next is reached by scrolling in these: of both pairs' tricks one
      // is enough, and the banker's hand follows those that are shown.
      if (game == "english-whist" || game == "commerce") continue;
      driver.resize(1024, 600);
      driver.frame(2);
      CHECK(out_of_sight(driver.app()) == std::set<std::string>{});
    }
  }
}

}  // namespace layout_test
