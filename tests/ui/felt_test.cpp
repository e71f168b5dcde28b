// Where everybody sits on the screen, and what is written over their plates.
#include <imgui.h>

#include <cmath>

#include "ui/faults.hpp"
#include "ui/table_with.hpp"
#include "ui/ways.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace felt_test {
namespace {

const std::vector<std::string> eight{"Anna", "Bo", "Cai", "Dea", "Else", "Finn", "Gun", "Hans"};

ui::Rect seat(const Driver& driver, std::size_t place) {
  return driver.item("seat." + std::to_string(place)).rect;
}

// What is painted in this colour within the plate and on its edge.
ui::Rect painted(const Driver& driver, const ui::Rect& plate, ui::Color color) {
  const auto part = [&](unsigned shift) { return static_cast<int>((color >> shift) & 0xFFU); };
  const ImU32 packed = IM_COL32(part(24), part(16), part(8), part(0));
  const ui::Rect near = plate.inset(-driver.app().ui.px(14));
  float left = 1e6F, top = 1e6F, right = 0, bottom = 0;
  const ImDrawData& all = *ImGui::GetDrawData();
  for (int i = 0; i < all.CmdListsCount; ++i)
    for (const ImDrawVert& one : all.CmdLists[i]->VtxBuffer) {
      if (one.col != packed || !near.contains({one.pos.x, one.pos.y})) continue;
      left = std::min(left, one.pos.x), right = std::max(right, one.pos.x);
      top = std::min(top, one.pos.y), bottom = std::max(bottom, one.pos.y);
    }
  return {left, top, right - left, bottom - top};
}

// The same of all plates together.
ui::Rect painted_on_the_plates(const Driver& driver, ui::Color color) {
  ui::Rect all = seat(driver, 0);
  for (std::size_t i = 1; driver.find("seat." + std::to_string(i)); ++i) {
    const ui::Rect one = seat(driver, i);
    const float right = std::max(all.right(), one.right());
    const float bottom = std::max(all.bottom(), one.bottom());
    all = {std::min(all.x, one.x), std::min(all.y, one.y), 0, 0};
    all.w = right - all.x;
    all.h = bottom - all.y;
  }
  return painted(driver, all, color);
}

// The table whose evening is played, through this glass and in the dark.
void show_felt(Driver& driver, const Glass& glass) {
  driver.app().ui.theme.dress = ui::Dress::dark;
  look_through(driver, glass);
  driver.tap("go.table");
  driver.rest(1);
}

float distance(ui::Point from, const ui::Rect& to) {
  return std::hypot(from.x - std::clamp(from.x, to.x, to.right()),
                    from.y - std::clamp(from.y, to.y, to.bottom()));
}

bool begins_with(const std::string& id, std::string_view word) { return id.rfind(word, 0) == 0; }

// The words on the edges of the plates, and the plates themselves, in the order of their drawing.
struct Drawn {
  std::vector<ui::ShownItem> pills, plates;
  std::size_t first_pill = 0, last_plate = 0;
};
Drawn drawn(const ui::Ui& ui) {
  Drawn all;
  const auto& items = ui.items();
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (begins_with(items[i].id, "seat.")) {
      all.plates.push_back(items[i]);
      all.last_plate = i;
    }
    if (!begins_with(items[i].id, "role.") && !begins_with(items[i].id, "change.")) continue;
    if (all.pills.empty()) all.first_pill = i;
    all.pills.push_back(items[i]);
  }
  return all;
}

}  // namespace

TEST_CASE("the dealer's sign covers nobody's initials, however large the letters are",
          "[ui][felt]") {
  for (const std::size_t count : {4U, 8U})
    for (const Glass& glass : glasses) {
      std::vector<std::string> people{"Anna", "Anne", "Bo", "Cai", "Dea", "Else", "Finn", "Gun"};
      people.resize(count);
      const TableWith table("commerce", people);
      Driver driver(table.world, glass.width, glass.height);
      show_felt(driver, glass);
      const ui::Rect plate = seat(driver, 0);
      const ui::Rect sign = painted(driver, plate, driver.app().ui.colors().brass);
      const ui::Rect initials = painted(driver, plate, 0xFFFFFFFF);
      CAPTURE(count, glass.width, glass.height, glass.zoom);
      REQUIRE(sign.w > 0);
      REQUIRE(initials.w > 0);
      CHECK(distance(sign.center(), initials) >= sign.w / 2 - 1);
    }
}

TEST_CASE("the dealer's sign can be read on every plate, and lies on no name and no figure",
          "[ui][felt]") {
  for (const std::size_t count : {4U, 7U, 8U})
    for (const Glass& glass : glasses) {
      std::vector<std::string> people = eight;
      people.resize(count);
      people.front() = "Marie-Louise";
      const TableWith table("commerce", people);
      Driver driver(table.world, glass.width, glass.height);
      show_felt(driver, glass);
      const ui::Ui& ui = driver.app().ui;
      CAPTURE(count, glass.width, glass.height, glass.zoom);
      const ui::Rect sign = painted(driver, seat(driver, 0), ui.colors().brass);
      CHECK(sign.w >= ui.px(19));
      CHECK(sign.h >= ui.px(17));  // of the first line of a table that scrolls
      for (const ui::ShownItem& text : ui.items()) {
        if (text.tappable || text.rect.meet(sign).empty()) continue;
        CAPTURE(text.shown);
        // Nearer than that there are no letters yet.
        CHECK(distance(sign.center(), text.rect) >= sign.w / 2 - ui.px(3));
      }
    }
}

TEST_CASE("seats in two lines are the two sides of a table: one goes on round it", "[ui][felt]") {
  const std::size_t count = GENERATE(6U, 7U, 8U);
  std::vector<std::string> people = eight;
  people.resize(count);
  const TableWith table("commerce", people);
  Driver driver(table.world, 390, 844);
  const std::size_t half = (count + 1) / 2;
  CAPTURE(count);
  for (std::size_t i = 0; i + 1 < count; ++i) {
    const ui::Rect here = seat(driver, i), next = seat(driver, i + 1);
    CAPTURE(i);
    if (i + 1 == half) {  // round the end: who is next sits opposite
      CHECK(next.x == here.x);
      CHECK(next.y > here.bottom());
    } else {
      CHECK(next.y == here.y);
      CHECK((next.x > here.x) == (i + 1 < half));
    }
  }
}

TEST_CASE("seats in two columns are the two sides of a table: one goes on round it", "[ui][felt]") {
  for (const auto& [count, glass] : std::vector<std::pair<std::size_t, Glass>>{{5, {844, 390}},
                                                                               {6, {844, 390}},
                                                                               {8, {844, 390}},
                                                                               {12, {1280, 800}},
                                                                               {16, {1280, 800}}}) {
    std::vector<std::string> people;
    for (std::size_t i = 0; i < count; ++i) people.push_back("P" + std::to_string(i));
    const TableWith table("commerce", people);
    Driver driver(table.world, glass.width, glass.height);
    driver.tap("go.table");
    CAPTURE(count, glass.width, glass.height);
    const float left = seat(driver, 0).x;
    REQUIRE(seat(driver, 1).x > left);
    for (std::size_t i = 1; i + 1 < count; ++i) {
      const ui::Rect here = seat(driver, i), next = seat(driver, i + 1);
      CAPTURE(i);
      if (here.x > left)  // down the right side, and across at the foot of the table
        CHECK((next.x == here.x ? next.y > here.bottom() : next.y == here.y));
      else  // and up the left one
        CHECK((next.x == left && next.bottom() < here.y));
    }
  }
}

TEST_CASE("on a telephone the dealer's sign lies on no other plate than the dealer's",
          "[ui][felt]") {
  for (const char* game :
       {"english-whist", "esmakker-whist", "danish-whist", "commerce", "rodskagg"})
    for (const Glass& glass : std::vector<Glass>{{844, 390},
                                                 {844, 390, 150},
                                                 {667, 375},
                                                 {390, 844},
                                                 {390, 844, 115},
                                                 {390, 844, 150},
                                                 {390, 844, 200},
                                                 {360, 640},
                                                 {360, 640, 200}}) {
      Device device;
      fill_book(device.world.book, game);
      Driver driver(device.world, glass.width, glass.height);
      show_felt(driver, glass);
      driver.app().ui.scroll_to("entry", 0);  // upright the seats may have moved out of sight
      driver.frame(2);
      const ui::Rect sign = painted_on_the_plates(driver, driver.app().ui.colors().brass);
      CAPTURE(game, glass.width, glass.height, glass.zoom);
      REQUIRE(sign.w > 0);
      CHECK(sign.w <= 2 * driver.app().ui.px(10) + 1);  // it alone
      CHECK(sign.h <= 2 * driver.app().ui.px(10) + 1);
      const auto lies_on = [&](const ui::ShownItem& plate) {
        return !plate.rect.meet(sign).empty();
      };
      const std::vector<ui::ShownItem> plates = drawn(driver.app().ui).plates;
      CHECK(std::count_if(plates.begin(), plates.end(), lies_on) == 1);
    }
}

TEST_CASE("a name that has no room on a narrow plate stands there in two lines", "[ui][felt]") {
  const std::vector<std::string> people{"Anne-Margrethe", "Bo", "Marie-Louise", "Elisabeth"};
  for (const char* game : {"ligeud", "danish-whist"}) {
    const TableWith table(game, people);
    Driver driver(table.world, 390, 844);
    driver.tap("go.table");
    driver.rest(1);
    const ui::Ui& ui = driver.app().ui;
    CAPTURE(game);
    for (std::size_t i = 0; i < people.size(); ++i) {
      const ui::Rect plate = seat(driver, i);
      const auto name = std::find_if(ui.items().begin(), ui.items().end(), [&](const auto& item) {
        return !item.tappable && item.shown == people[i] && plate.contains(item.rect.center());
      });
      CAPTURE(people[i]);
      REQUIRE(name != ui.items().end());
      CHECK_FALSE(name->shortened);
      const ui::Rect figure = driver.item("total." + std::to_string(i)).rect;
      CHECK(figure.y >= name->rect.bottom() - 1);
      CHECK(figure.bottom() <= plate.bottom());
    }
  }
}

TEST_CASE("what the deal is for somebody is written over every plate, and over nothing written",
          "[ui][felt]") {
  const auto [width, height] =
      GENERATE(table<float, float>({{1280, 800}, {1024, 600}, {800, 1280}}));
  const TableWith table("ligeud", four_players);
  Driver driver(table.world, width, height);
  CAPTURE(width, height);
  driver.tap_all({"contract.9", "declarer.1", "trump.H", "partner.3", "tricks.9"});
  const Drawn all = drawn(driver.app().ui);
  REQUIRE(all.plates.size() == 4);
  REQUIRE(all.pills.size() >= 4);
  CHECK(all.first_pill > all.last_plate);
  for (std::size_t i = 0; i < all.pills.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) {
      CAPTURE(all.pills[i].id, all.pills[j].id);
      CHECK(all.pills[i].rect.meet(all.pills[j].rect).empty());
    }
}

TEST_CASE("what the deal is for somebody covers nothing on another plate", "[ui][felt]") {
  const std::vector<std::tuple<std::string, std::size_t, std::vector<std::string>>> deals{
      {"ligeud", 4, {"contract.9", "declarer.1", "trump.H", "partner.3", "tricks.9"}},
      {"rodskagg", 5, {"bid.2", "declarer.1"}}};
  for (const auto& [game, count, taps] : deals) {
    std::vector<std::string> people = eight;
    people.resize(count);
    const TableWith table(game, people);
    for (const Glass& glass : std::vector<Glass>{
             {1024, 600, 115}, {1024, 600, 130}, {1280, 800, 150}, {1280, 800, 175}, {1280, 700}}) {
      CAPTURE(game, glass.width, glass.height, glass.zoom);
      Driver driver(table.world, glass.width, glass.height);
      look_through(driver, glass);
      driver.tap("go.table");
      for (const std::string& id : taps) driver.tap(id);
      driver.rest(1);
      const ui::Ui& ui = driver.app().ui;
      const Drawn all = drawn(ui);
      REQUIRE(all.plates.size() == count);
      for (const ui::ShownItem& pill : all.pills) {
        const ui::Rect whole = pill.rect.inset(-ui.px(8), -ui.px(2));
        for (const ui::ShownItem& text : ui.items()) {
          const auto lies_on = [&](const ui::ShownItem& plate) {
            return plate.rect.contains(text.rect.center());
          };
          const auto plate = std::find_if(all.plates.begin(), all.plates.end(), lies_on);
          if (text.tappable || plate == all.plates.end() || &text == &pill) continue;
          const std::string place = pill.id.substr(pill.id.find('.'));
          if (plate->id == "seat" + place) continue;  // its own
          if (begins_with(text.id, "role.") || begins_with(text.id, "change.")) continue;
          CAPTURE(pill.id, text.shown);
          CHECK(whole.meet(text.rect).empty());
        }
      }
      table.forget_drafts();
    }
  }
}

TEST_CASE("Rödskägg's protocol lies beside the table on a tablet", "[ui][felt][layout]") {
  for (std::size_t count = 3; count <= 7; ++count) {
    std::vector<std::string> people = eight;
    people.resize(count);
    const TableWith table("rodskagg", people);
    for (const Glass& glass :
         std::vector<Glass>{{1280, 800}, {1280, 800, 115}, {1024, 600}, {800, 1280}}) {
      const bool is_low = glass.height < 800 || glass.zoom > 100;
      if (is_low && count > 5) continue;  // people need the room to sit round
      CAPTURE(count, glass.width, glass.height, glass.zoom);
      Driver driver(table.world, glass.width, glass.height);
      look_through(driver, glass);
      driver.tap("go.table");
      CHECK(driver.find("lane." + std::to_string(count - 1)) != nullptr);
      if (const ui::ShownItem* middle = driver.find("played"))
        for (std::size_t i = 0; i < count; ++i)
          CHECK(driver.item("seat." + std::to_string(i)).rect.meet(middle->rect).empty());
      CHECK(faults(driver.app()) == std::set<std::string>{});
    }
  }
}

}  // namespace felt_test
