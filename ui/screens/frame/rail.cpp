#include "ui/screens/frame/rail.hpp"

#include <array>

#include "ui/app/actions/places.hpp"
#include "ui/kit/layout.hpp"
#include "ui/screens/dialogs/dialog_parts.hpp"
#include "ui/screens/frame/signs.hpp"
#include "ui/screens/screens.hpp"

namespace kattegat::ui {
namespace {

void draw_place_of_evenings(App& app, Rect area) {
  if (app.setup) return draw_setup(app, area);
  app.club.evenings().empty() ? draw_first_run(app, area) : draw_evening(app, area);
}

struct Stop {
  Tab tab;
  std::string_view id;
  Word name;
  void (*sign)(const Sign&);
  void (*place)(App&, Rect);
};
constexpr std::array<Stop, tab_count> stops{{
    {Tab::evening, "go.evening", Word::place_evening, draw_calendar, draw_place_of_evenings},
    {Tab::table, "go.table", Word::place_table, draw_table_and_chairs, draw_table},
    {Tab::sheet, "go.sheet", Word::place_sheet, draw_written_sheet, draw_sheet},
    {Tab::settlement, "go.settlement", Word::place_settlement, draw_there_and_back,
     draw_settlement},
    {Tab::standings, "go.standings", Word::place_standings, draw_graph, draw_standings},
    {Tab::rules, "go.rules", Word::place_rules, draw_open_book, draw_rules},
    {Tab::referee, "go.referee", Word::place_referee, draw_two_cards, draw_referee},
    {Tab::settings, "go.settings", Word::place_settings, draw_knobs, draw_settings},
}};
constexpr bool are_found_by_tab() {
  for (std::size_t i = 0; i < stops.size(); ++i)
    if (stops[i].tab != static_cast<Tab>(i)) return false;
  return true;
}
static_assert(are_found_by_tab());
constexpr std::size_t at_hand_on_a_phone = 4;  // the others are behind "More", on a short bar
constexpr std::size_t of_the_evening = 5;      // the others stand apart on a tall rail

constexpr float beside_name = 14;  // within a cell
constexpr float beside_pill = 4;   // which lies behind the place where one is, with its name

// One way on the rail: a sign, and its name where that has room in its type.
bool draw_stop(Ui& ui, const Rect& cell, std::string_view id, const std::string& name,
               void (*sign)(const Sign&), bool here, std::optional<Type> of_name) {
  const Palette& c = ui.colors();
  const bool tapped = ui.tap(id, cell, name, {.chosen = here});
  const Rect pill = cell.inset(ui.px(beside_pill), ui.px(2));
  const bool named = of_name && ui.width(*of_name, name) <= pill.w;
  if (here) {
    ui.fill(pill, c.rail_here, ui.px(corner_radius));
    ui.outline(pill, c.brass, ui.px(corner_radius), ui.px(1.5F));
  }
  const Color ink = here ? c.on_rail_here : c.on_rail;
  const float side = std::min(pill.h - ui.px(named ? 30 : 18), ui.px(28));
  const float top = pill.center().y - (side + ui.px(named ? 22 : 0)) / 2;
  sign({ui, {pill.center().x - side / 2, top, side, side}, ink});
  if (named)
    ui.text({pill.x, top + side + ui.px(3), pill.w, ui.px(20)}, name,
            {*of_name, ink, Align::center});
  return tapped;
}

bool draw_stop(App& app, const Rect& cell, const Stop& stop, std::optional<Type> of_name) {
  return draw_stop(app.ui, cell, stop.id, app.say(stop.name), stop.sign, app.tab == stop.tab,
                   of_name);
}

bool have_room(const Ui& ui, const std::vector<std::string>& names, Type type, float width) {
  return std::all_of(names.begin(), names.end(),
                     [&](const std::string& name) { return ui.width(type, name) <= width; });
}
// Names beside each other are of one size.
Type type_on_rail(const Ui& ui, const std::vector<std::string>& names, float width) {
  return have_room(ui, names, Type::small, width - ui.px(beside_name)) ? Type::small
                                                                       : Type::caption;
}

void draw_bar_of_a_phone(App& app, const Rect& area) {
  const Ui& ui = app.ui;
  constexpr auto ways = static_cast<int>(at_hand_on_a_phone) + 1;
  const bool lies = area.w > area.h;
  const Grid cells{area, lies ? ways : 1, lies ? area.h : area.h / ways, 0};
  const float width = cells.cell(0).w, pill = width - ui.px(2 * beside_pill);
  const std::string more = app.say(Word::screen_more);
  std::vector<std::string> names{more};
  for (std::size_t i = 0; i < at_hand_on_a_phone; ++i) names.push_back(app.say(stops[i].name));
  // All of them have their names, or none.
  std::optional<Type> of_names;
  if (cells.row >= ui.px(50) && have_room(ui, names, Type::caption, pill))
    of_names = type_on_rail(ui, names, width);
  for (std::size_t i = 0; i < at_hand_on_a_phone; ++i)
    if (draw_stop(app, cells.cell(static_cast<int>(i)), stops[i], of_names)) go(app, stops[i].tab);
  const bool is_there = static_cast<std::size_t>(app.tab) >= at_hand_on_a_phone;
  if (draw_stop(app.ui, cells.cell(at_hand_on_a_phone), "go.more", more, draw_dots, is_there,
                of_names))
    app.dialog = MorePlaces{};
}

void draw_rail(App& app, const Rect& area, Shape shape) {
  Ui& ui = app.ui;
  ui.fill(area, ui.colors().rail);
  if (ui.theme.dress == Dress::contrast) ui.outline(area, ui.colors().line, 0, ui.px(1.5F));
  const bool lies = shape == Shape::tall;
  const float height =
      lies ? area.h : std::min(ui.px(74), (area.h - ui.px(8)) / static_cast<float>(tab_count));
  // All the places have no room on a telephone, nor on most that lie.
  if (shape == Shape::phone || height < ui.theme.touch()) return draw_bar_of_a_phone(app, area);
  const Grid cells{lies ? area : area.inset(0, ui.px(4)), lies ? tab_count : 1, height, 0};
  std::vector<std::string> names;
  for (const Stop& stop : stops) names.push_back(app.say(stop.name));
  std::optional<Type> of_names;
  if (shape != Shape::low) of_names = type_on_rail(ui, names, cells.cell(0).w);
  for (std::size_t i = 0; i < stops.size(); ++i) {
    Rect cell = cells.cell(static_cast<int>(i));
    if (!lies && i >= of_the_evening)
      cell.y = cells.area.bottom() - static_cast<float>(stops.size() - i) * height;
    if (draw_stop(app, cell, stops[i], of_names)) go(app, stops[i].tab);
  }
}

}  // namespace

Rect draw_way_to_places(App& app) {
  Ui& ui = app.ui;
  Rect area = ui.screen();
  ui.fill(area, ui.colors().ground);
  const Shape shape = shape_of(ui);
  const float breadth = ui.px(shape == Shape::wide  ? 88
                              : shape == Shape::low ? 60
                              : is_short(ui)        ? 50
                                                    : 68);
  const Rect rail = !has_rail_beside(ui)       ? area.take_bottom(breadth)
                    : app.settings.left_handed ? area.take_right(breadth)
                                               : area.take_left(breadth);
  draw_rail(app, rail, shape);
  return area.inset(ui.px(is_short(ui) ? 5 : shape == Shape::phone ? 8 : 12));
}

void draw_place(App& app, const Rect& area) {
  stops[static_cast<std::size_t>(app.tab)].place(app, area);
}

// The places that a short bar has no room for.
void draw(App& app, const MorePlaces&) {
  Ui& ui = app.ui;
  const auto count = static_cast<int>(tab_count - at_hand_on_a_phone);
  Rect area = dialog(ui, 340, 120 + 60.F * static_cast<float>(count));
  if (draw_title(app, area, app.say(Word::screen_more))) return;
  const Grid cells{area, 1, ui.px(54), ui.px(6)};
  for (int i = 0; i < count; ++i) {
    const Stop& stop = stops[at_hand_on_a_phone + static_cast<std::size_t>(i)];
    if (!button(ui, stop.id, cells.cell(i), app.say(stop.name))) continue;
    go(app, stop.tab);
    app.dialog = Nothing{};
  }
}

}  // namespace kattegat::ui
