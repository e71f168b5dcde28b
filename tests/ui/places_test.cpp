// What was found by using the app in a real window, and is held by no other test.
#include <imgui.h>

#include "support/evenings.hpp"
#include "ui/faults.hpp"
#include "ui/kit/picture.hpp"
#include "ui/one_evening.hpp"
#include "ui/table_with.hpp"
#include "ui/two_deals.hpp"
#include "ui/ways.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace places_test {
namespace {

std::vector<std::string> people(int count) {
  std::vector<std::string> names;
  for (int i = 0; i < count; ++i)
    names.push_back(std::string(1, static_cast<char>('A' + i)) + "nna");
  return names;
}

// What is drawn over everything: the ring of the keyboard's focus, and nothing else.
int over_everything() { return ImGui::GetForegroundDrawList()->VtxBuffer.Size; }

}  // namespace

TEST_CASE("whoever uses the keyboard sees where it is, in every theme", "[ui][places]") {
  const TableWith table("ligeud", people(4));
  for (const char* dress : {"dress.light", "dress.dark", "dress.contrast"}) {
    Driver driver(table.world);
    driver.tap_all({"go.settings", dress, "go.table"});
    CHECK(over_everything() == 0);
    for (int i = 0; i < 40; ++i) {
      driver.press(key_tab);
      CAPTURE(dress, i, driver.app().ui.focus());
      const ui::ShownItem* here = driver.find(driver.app().ui.focus());
      REQUIRE(here != nullptr);
      REQUIRE(over_everything() > 0);
      // All round it, and clipped by nothing.
      const auto& list = *ImGui::GetForegroundDrawList();
      float left = 1e6F, right = 0;
      for (const ImDrawVert& corner : list.VtxBuffer) {
        left = std::min(left, corner.pos.x);
        right = std::max(right, corner.pos.x);
      }
      CHECK(left < here->visible.x - 2);
      CHECK(right > here->visible.right() + 2);
    }
    driver.tap("go.table");
    CHECK(over_everything() == 0);  // a finger needs none
  }
}

TEST_CASE("whatever can be tapped on any screen is reached by Tab", "[ui][places]") {
  const Device device;
  fill_book(device.world.book, "ligeud");
  Driver driver(device.world);
  std::size_t turn = 0;
  for (const auto& way : ways_to_see) {
    if (!is_due(turn++, 3)) continue;
    go_back_to_the_beginning(driver);
    walk(driver, way);
    driver.rest(1);
    std::set<std::string> reached;
    for (int i = 0; i < 400; ++i) {
      driver.press(key_tab);
      if (!reached.insert(std::string(driver.app().ui.focus())).second) break;
    }
    int top = 0;
    for (const ui::ShownItem& item : driver.app().ui.items()) top = std::max(top, item.layer);
    CAPTURE(way);
    CHECK_FALSE(reached.empty());
    for (const ui::ShownItem& item : driver.app().ui.items()) {
      if (!item.tappable || item.layer != top) continue;
      CAPTURE(item.id);
      CHECK(reached.count(item.id) == 1);
    }
  }
}

TEST_CASE("what shows where one is in a list lies on nothing", "[ui][places]") {
  std::vector<float> widths;
  ui::picture(Language::danish, 400, 1, nullptr, [&](ui::Ui& ui, const ui::Rect& area) {
    for (const float height : {100.F, 4000.F}) {
      const ui::Rect view{area.x, area.y + height / 10, 300, 200};
      const ui::Rect content = ui.begin_scroll("list." + std::to_string(height), view);
      widths.push_back(content.w);
      ui.text({content.x, content.y, content.w, 20}, "Anna");
      ui.end_scroll(content.y + height);
    }
    return 1000.F;
  });
  REQUIRE(widths.size() == 4);
  CHECK(widths[2] == 300);          // all of it is there
  CHECK(widths[3] <= 300 - 6 - 4);  // the knob and its distance from the edge
}

TEST_CASE("seventeen have whole names at the table, on the sheet and in the settlement",
          "[ui][places][layout]") {
  const TableWith table("commerce", people(17));
  for (const auto& [wide, tall] :
       {std::pair{1024.F, 768.F}, std::pair{960.F, 600.F}, std::pair{390.F, 844.F}}) {
    Driver driver(table.world, wide, tall);
    for (const char* place : {"go.table", "go.sheet", "go.settlement"}) {
      driver.tap(place);
      CAPTURE(wide, place);
      CHECK(faults(driver.app()) == std::set<std::string>{});
    }
  }
}

TEST_CASE("a tablet held upright and a telephone tell which deal it is", "[ui][places]") {
  const TableWith table("ligeud", people(4));
  for (const auto& [wide, tall] : {std::pair{800.F, 1280.F}, std::pair{390.F, 844.F}}) {
    Driver driver(table.world, wide, tall);
    driver.tap("go.table");
    CHECK(driver.text("deal") == "Deal 1  ·  Anna deals");
  }
}

TEST_CASE("the language that is asked for is spoken now, and not kept", "[ui][places]") {
  Device device;
  ui::Settings settings;
  settings.language = Language::swedish;
  REQUIRE(ui::write_settings(device.world.settings, {}, settings));
  ui::World asked = device.world;
  asked.asked = Language::danish;
  {
    Driver driver(asked);
    CHECK(driver.text("first.title") == "Velkommen til Kattegat");
    CHECK(driver.item("language.da").chosen);
  }
  CHECK(Driver(device.world).text("first.title") == "Välkommen till Kattegat");
  Driver driver(asked);
  driver.tap("language.sv");  // until another is chosen
  CHECK(driver.text("first.title") == "Välkommen till Kattegat");
}

TEST_CASE("two windows on one device keep each other's settings", "[ui][places]") {
  const Device device;
  ui::Settings settings;
  settings.language = Language::danish;
  REQUIRE(ui::write_settings(device.world.settings, {}, settings));
  Driver one(device.world), other(device.world);
  one.tap_all({"go.settings", "dress.contrast"});
  other.tap_all({"go.settings", "left_handed", "language.sv"});
  one.tap_all({"zoom.130"});
  const auto kept = ui::read_settings(device.world.settings);
  REQUIRE(kept);
  CHECK(kept->dress == ui::Dress::contrast);
  CHECK(kept->left_handed);
  CHECK(kept->language == Language::swedish);
  CHECK(kept->zoom == 130);
}

TEST_CASE("Enter chooses what has the ring, beside a field in which one types, too",
          "[ui][places]") {
  const TwoDeals device;
  Driver driver(device.world);
  const auto go_to = [&](std::string_view id) {
    for (int i = 0; i < 80 && driver.app().ui.focus() != id; ++i) driver.press(key_tab);
    REQUIRE(driver.app().ui.focus() == id);
  };
  SECTION("a name is not changed by whoever cancels") {
    driver.tap_all({"go.settings", "people", "person.Bo", "edit.name"});
    driver.type("x");
    go_to("typed.cancel");
    driver.press(key_enter);
    CHECK(driver.text("edit.name") == "Bo");
  }
  SECTION("whoever goes on typing means the field again") {
    driver.tap_all({"go.settings", "people", "person.Bo", "edit.name"});
    go_to("typed.cancel");
    driver.type("x");
    driver.press(key_enter);
    CHECK(driver.text("edit.name") == "Box");
  }
  SECTION("a note is saved") {
    driver.tap_all({"more", "kind.note"});
    driver.type("late");
    go_to("aside.save");
    driver.press(key_enter);
    CHECK(driver.find("aside.save") == nullptr);
    CHECK(driver.find("toast") != nullptr);
  }
  SECTION("what lies behind a dialog has no ring") {
    go_to("more");
    driver.press(key_enter);
    REQUIRE(driver.find("kind.note") != nullptr);
    driver.frame();
    CHECK(driver.app().ui.focus().empty());
  }
}

TEST_CASE("a key that is held in a text field goes on", "[ui][places]") {
  const Device device;
  Driver driver(device.world);
  driver.tap_all({"evening.new", "players.new"});
  driver.type("Annè-Lise é ü");
  CHECK(driver.text("typed") == "Annè-Lise é ü");
  driver.hold(key_backspace, 90);
  CHECK(driver.text("typed").empty());
}

TEST_CASE("a key that is held decides once", "[ui][places]") {
  const OneEvening device;
  Driver driver(device.world);
  driver.tap_all({"go.evening", "session.new"});
  driver.hold(key_enter, 2 * a_second);
  REQUIRE(driver.app().setup.has_value());
  CHECK(driver.app().setup->step == 2);  // and no game is begun
  driver.hold(key_escape, 2 * a_second);
  REQUIRE(driver.app().setup.has_value());
  CHECK(driver.app().setup->step == 1);
}

TEST_CASE("a letter that is held goes on in a text field", "[ui][places]") {
  const Device device;
  Driver driver(device.world);
  driver.tap_all({"evening.new", "players.new"});
  driver.hold_letter(U'a', 5);
  CHECK(driver.text("typed") == "aaaaa");
}

TEST_CASE("a figure that is held is typed once", "[ui][places]") {
  const OneEvening device;
  for (const int times : {1, 6, 7}) {
    CAPTURE(times);
    device.forget_drafts();
    Driver driver(device.world);
    driver.tap_all({"go.table", "contract.9", "declarer.1", "trump.H", "partner.3"});
    driver.hold_letter(U'1', times);
    CHECK(contains(draft_on(driver.app()), R"("tricks":1)"));
    CHECK_FALSE(contains(draft_on(driver.app()), R"("tricks":11)"));
  }
}

TEST_CASE("a misdeal is told on the sheet with its answer", "[ui][places]") {
  for (const Language language : languages_to_see()) {
    Device device;
    device.world.language = language;
    {
      Book book = opened(device.world.book);
      import_into(
          book, evening_text("rodskagg", people(4), "{}", R"({"type":"misdeal","knocked":true})"));
    }
    Driver driver(device.world);
    driver.tap("go.sheet");
    CHECK(contains(driver.text("row.0"), say(Word::screen_yes, language)));
  }
}

TEST_CASE("a deal of Ligeud needs no scrolling at 1024 by 600", "[ui][places][layout]") {
  const TableWith table("ligeud", people(4));
  Driver driver(table.world, 1024, 600);
  driver.tap("go.table");
  for (const char* id : {"contract.9", "declarer.1", "trump.H", "partner.3", "tricks.9"}) {
    int in_the_panel = 0;
    for (const ui::ShownItem& item : driver.app().ui.items()) {
      if (!item.tappable || item.area < 0 || item.id == "details") continue;
      CAPTURE(id, item.id);
      ++in_the_panel;
      CHECK(item.visible.h >= item.rect.h - 1);
    }
    CHECK(in_the_panel > 1);
    driver.tap(id);
  }
}

TEST_CASE("what scrolls is known, with what lies in it, and can be scrolled by its name",
          "[ui][places]") {
  const TableWith table("ligeud", people(4));
  Driver driver(table.world, 390, 844);
  driver.tap("go.more");
  driver.tap("go.rules");
  const ui::Ui& ui = driver.app().ui;
  const auto rules = [&] {
    const auto found = std::find_if(ui.areas().begin(), ui.areas().end(),
                                    [](const ui::Area& area) { return area.id == "rules"; });
    REQUIRE(found != ui.areas().end());
    return *found;
  };
  CHECK(rules().at == 0);
  REQUIRE(rules().most > 300);
  bool some_below = false;
  for (const ui::ShownItem& item : ui.items()) {
    REQUIRE(item.area < static_cast<int>(ui.areas().size()));
    if (item.area < 0) continue;
    const ui::Area& area = ui.areas()[static_cast<std::size_t>(item.area)];
    CAPTURE(item.id, item.shown, area.id);
    CHECK((item.visible.empty() || item.visible.meet(area.view).h >= item.visible.h - 1));
    some_below = some_below || item.visible.empty();
  }
  CHECK(some_below);
  driver.app().ui.scroll_to("rules", 300);
  driver.frame(3);
  CHECK(rules().at == 300);
}

TEST_CASE("a telephone offers nothing by a key that it has not, however large its letters are",
          "[ui][places]") {
  Device device;
  device.world.fill_screen = [] {};
  const auto says_the_key = [](const Driver& driver) {
    const auto& items = driver.app().ui.items();
    return std::any_of(items.begin(), items.end(),
                       [](const ui::ShownItem& item) { return contains(item.shown, "F11"); });
  };
  for (const int zoom : {100, 200}) {
    Driver telephone(device.world, 390, 844);
    look_through(telephone, {390, 844, zoom});
    telephone.tap_all({"go.more", "go.settings"});
    CHECK(telephone.find("full_screen") != nullptr);
    CHECK(telephone.find("keys") == nullptr);
    CHECK_FALSE(says_the_key(telephone));
  }
  Driver driver(device.world);
  driver.tap_all({"go.settings", "keys"});
  CHECK(says_the_key(driver));
}

TEST_CASE("every table of the rules has its head", "[ui][places]") {
  const Device device;
  Driver driver(device.world);
  driver.tap_all({"go.rules", "rules.commerce"});
  const ui::Ui& ui = driver.app().ui;
  for (const std::string head : {"Hand", "Player"}) {
    CAPTURE(head);
    const auto& items = ui.items();
    const auto found = std::find_if(items.begin(), items.end(),
                                    [&](const ui::ShownItem& item) { return item.shown == head; });
    REQUIRE(found != items.end());
    CHECK(found->rect.w == Approx(ui.width(ui::Type::strong, head)));
  }
}

TEST_CASE("the keyboard brings what it goes to into sight", "[ui][places]") {
  const TableWith table("ligeud", people(4));
  Driver driver(table.world);
  look_through(driver, {390, 844, 200});
  for (const char* place : {"go.table", "go.settlement", "go.sheet"}) {
    driver.tap(place);
    for (int i = 0; i < 40; ++i) {
      driver.press(key_tab);
      driver.frame(3);
      const ui::ShownItem& here = driver.item(driver.app().ui.focus());
      CAPTURE(place, i, here.id);
      CHECK(here.visible.h >= here.rect.h * 0.9F);
    }
  }
}

TEST_CASE("what a tap has come to is brought into sight, once", "[ui][places]") {
  const TableWith table("ligeud", people(4));
  Driver driver(table.world);
  look_through(driver, {390, 844, 200});
  driver.tap_all({"go.more", "go.settings", "backup"});
  driver.frame(3);
  const auto notice = [&] { return driver.item("notice"); };
  CHECK(notice().visible.h > notice().rect.h * 0.9F);
  // Whoever looks for something else is left alone.
  const float there = notice().rect.y;
  driver.drag({195, 200}, {195, 400});
  driver.rest(1);
  CHECK(notice().rect.y > there + 50);
}

TEST_CASE("a list that is at its end moves the page round it", "[ui][places]") {
  const TableWith table("ligeud", people(4));
  ui::Settings settings;
  settings.zoom = 200;
  REQUIRE(ui::write_settings(table.world.settings, {}, settings));
  Driver driver(table.world, 390, 844);
  driver.tap("go.settlement");
  const auto top = [&] { return driver.item("settlement.title").rect.y; };
  const float before = top();
  const auto up = [&](const char* id) {
    const ui::Point finger = driver.item(id).visible.center();
    driver.drag(finger, {finger.x, finger.y - 150});
    driver.rest(1.5);
  };
  for (int i = 0; i < 12 && top() > before - 100; ++i) up("money.0");
  CHECK(top() < before - 100);
}

}  // namespace places_test
