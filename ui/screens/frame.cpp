// The frame round every screen: the rail, the banner when the book cannot be written, the dialog.
#include "ui/screens/screens.hpp"

namespace kattegat::ui {
namespace {

// A small picture, drawn in a square that is 1 wide and 1 high.
struct Sign {
  Ui& ui;
  Rect square;
  Color color{};
  float pen = std::max(1.5F, square.w * 0.075F);

  [[nodiscard]] Point at(float x, float y) const {
    return {square.x + x * square.w, square.y + y * square.w};
  }
  void box(float x, float y, float w, float h, float round) const {
    const Point corner = at(x, y);
    ui.outline({corner.x, corner.y, w * square.w, h * square.w}, color, round * square.w, pen);
  }
  void line(float x, float y, float to_x, float to_y) const {
    ui.line(at(x, y), at(to_x, to_y), color, pen);
  }
  void disc(float x, float y, float radius) const { ui.disc(at(x, y), radius * square.w, color); }
  void curve(std::initializer_list<std::pair<float, float>> corners) const {
    std::vector<Point> points;
    for (const auto& [x, y] : corners) points.push_back(at(x, y));
    ui.curve(points, color, pen);
  }
};

void draw_calendar(const Sign& sign) {
  sign.box(0.1F, 0.18F, 0.8F, 0.72F, 0.1F);
  sign.line(0.1F, 0.4F, 0.9F, 0.4F);
  for (const float x : {0.32F, 0.68F}) sign.line(x, 0.06F, x, 0.26F);
  sign.disc(0.5F, 0.65F, 0.09F);
}
void draw_table_and_chairs(const Sign& sign) {
  sign.box(0.22F, 0.26F, 0.56F, 0.48F, 0.2F);
  for (const float y : {0.1F, 0.9F}) sign.disc(0.5F, y, 0.08F);
  for (const float x : {0.08F, 0.92F}) sign.disc(x, 0.5F, 0.08F);
}
void draw_written_sheet(const Sign& sign) {
  sign.box(0.16F, 0.06F, 0.68F, 0.88F, 0.06F);
  for (const float y : {0.28F, 0.5F, 0.72F}) sign.line(0.3F, y, 0.7F, y);
}
void draw_there_and_back(const Sign& sign) {
  sign.line(0.1F, 0.32F, 0.9F, 0.32F);
  sign.curve({{0.7F, 0.12F}, {0.9F, 0.32F}, {0.7F, 0.52F}});
  sign.line(0.1F, 0.72F, 0.9F, 0.72F);
  sign.curve({{0.3F, 0.52F}, {0.1F, 0.72F}, {0.3F, 0.92F}});
}
void draw_graph(const Sign& sign) {
  sign.curve({{0.1F, 0.06F}, {0.1F, 0.9F}, {0.94F, 0.9F}});
  sign.curve({{0.24F, 0.7F}, {0.45F, 0.45F}, {0.62F, 0.58F}, {0.9F, 0.2F}});
}
void draw_open_book(const Sign& sign) {
  sign.curve({{0.5F, 0.2F},
              {0.28F, 0.1F},
              {0.06F, 0.14F},
              {0.06F, 0.84F},
              {0.28F, 0.8F},
              {0.5F, 0.9F},
              {0.72F, 0.8F},
              {0.94F, 0.84F},
              {0.94F, 0.14F},
              {0.72F, 0.1F},
              {0.5F, 0.2F},
              {0.5F, 0.9F}});
}
void draw_two_cards(const Sign& sign) {
  sign.box(0.12F, 0.22F, 0.44F, 0.66F, 0.08F);
  sign.box(0.34F, 0.1F, 0.5F, 0.72F, 0.08F);
  sign.disc(0.59F, 0.36F, 0.1F);
  sign.line(0.59F, 0.52F, 0.59F, 0.68F);
}
void draw_knobs(const Sign& sign) {
  for (int i = 0; i < 3; ++i) {
    const float y = 0.2F + 0.3F * static_cast<float>(i);
    sign.line(0.06F, y, 0.94F, y);
    sign.disc(i == 1 ? 0.32F : 0.66F, y, 0.11F);
  }
}

struct Stop {
  Place place;
  std::string_view id;
  Word name;
  void (*draw)(const Sign&);
};
constexpr std::array<Stop, place_count> stops{{
    {Place::evening, "go.evening", Word::place_evening, draw_calendar},
    {Place::table, "go.table", Word::place_table, draw_table_and_chairs},
    {Place::sheet, "go.sheet", Word::place_sheet, draw_written_sheet},
    {Place::settlement, "go.settlement", Word::place_settlement, draw_there_and_back},
    {Place::standings, "go.standings", Word::place_standings, draw_graph},
    {Place::rules, "go.rules", Word::place_rules, draw_open_book},
    {Place::referee, "go.referee", Word::place_referee, draw_two_cards},
    {Place::settings, "go.settings", Word::place_settings, draw_knobs},
}};

void draw_rail(App& app, const Rect& area) {
  Ui& ui = app.ui;
  const Palette& c = ui.colors();
  const bool flat = area.w > area.h;
  ui.fill(area, c.surface);
  const auto count = static_cast<float>(place_count);
  const Grid cells{area.inset(ui.px(4)), flat ? place_count : 1,
                   flat ? area.h - ui.px(8) : (area.h - ui.px(8)) / count, 0};
  for (int i = 0; i < place_count; ++i) {
    const Stop& stop = stops[static_cast<std::size_t>(i)];
    const Rect cell = cells.cell(i).inset(ui.px(2));
    const bool here = app.place == stop.place;
    const std::string name = app.say(stop.name);
    if (ui.tap(stop.id, cell, name, true, here)) go(app, stop.place);
    const Color ink = here ? c.on_accent : c.ink;
    if (here) ui.fill(cell, c.accent, ui.px(12));
    const float side = std::min(cell.h - ui.px(28), ui.px(36));
    const float top = cell.center().y - (side + ui.px(26)) / 2;
    stop.draw({ui, {cell.center().x - side / 2, top, side, side}, ink});
    ui.text({cell.x, top + side + ui.px(5), cell.w, ui.px(20)}, name,
            {Type::small, ink, Align::center});
  }
}

// The book cannot be written: said until it can, with what is in the form kept.
void draw_banner(App& app, Rect area) {
  Ui& ui = app.ui;
  const Palette& c = ui.colors();
  ui.fill(area, c.warning, ui.px(10));
  area = area.inset(ui.px(12), ui.px(4));
  if (button(ui, "book.retry", area.take_right(ui.px(170), ui.px(10)),
             app.say(Word::screen_try_again)))
    retry_book(app);
  if (!app.club.fault()) return;
  const std::string words = app.say(*app.club.fault()) + " " + app.say(Word::screen_form_is_kept);
  ui.paragraph(area, words, {Type::small, c.on_warning}, "book.fault");
}

}  // namespace

void draw(App& app, float width, float height) {
  Ui& ui = app.ui;
  ui.begin(width, height);
  Rect area = ui.screen();
  ui.fill(area, ui.colors().ground);
  const bool upright = area.h > area.w;
  Rect rail = upright                    ? area.take_bottom(ui.px(84))
              : app.settings.left_handed ? area.take_right(ui.px(104))
                                         : area.take_left(ui.px(104));
  draw_rail(app, rail);
  area = area.inset(ui.px(10));
  if (app.club.fault()) draw_banner(app, area.take_top(ui.px(64), ui.px(8)));

  const int explained = app.explainer.times();
  switch (app.place) {
    case Place::evening:
      app.setup ? draw_setup(app, area) : draw_evening(app, area);
      break;
    case Place::table:
      draw_table(app, area);
      break;
    case Place::sheet:
      draw_sheet(app, area);
      break;
    case Place::settlement:
      draw_settlement(app, area);
      break;
    case Place::standings:
      draw_standings(app, area);
      break;
    case Place::rules:
      draw_rules(app, area);
      break;
    case Place::referee:
      draw_referee(app, area);
      break;
    case Place::settings:
      draw_settings(app, area);
      break;
  }
  if (!std::holds_alternative<Nothing>(app.dialog)) draw_dialog(app);
  if (ui.control('z')) undo(app);
  // An explanation stands until the next tap.
  if (ui.finger_lifted() && app.explainer.times() == explained) app.explainer.clear();
  ui.end();
}

}  // namespace kattegat::ui
