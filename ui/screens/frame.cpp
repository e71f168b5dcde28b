// The frame round every screen: the rail, the banner when the book cannot be written, the dialog.
#include "ui/screens/screens.hpp"

namespace kattegat::ui {
namespace {

struct Stop {
  Place place;
  std::string_view id;
  Word name;
};
constexpr std::array<Stop, place_count> stops{{
    {Place::evening, "go.evening", Word::place_evening},
    {Place::table, "go.table", Word::place_table},
    {Place::sheet, "go.sheet", Word::place_sheet},
    {Place::settlement, "go.settlement", Word::place_settlement},
    {Place::standings, "go.standings", Word::place_standings},
    {Place::rules, "go.rules", Word::place_rules},
    {Place::referee, "go.referee", Word::place_referee},
    {Place::settings, "go.settings", Word::place_settings},
}};

// A small picture of each place, in a square.
void draw_sign(Ui& ui, Place place, const Rect& r, Color color) {
  const float s = r.w;
  const float pen = std::max(1.5F, s * 0.075F);
  const auto p = [&](float x, float y) { return Point{r.x + x * s, r.y + y * s}; };
  const auto box = [&](float x, float y, float w, float h) {
    return Rect{r.x + x * s, r.y + y * s, w * s, h * s};
  };
  switch (place) {
    case Place::evening:
      ui.outline(box(0.1F, 0.18F, 0.8F, 0.72F), color, s * 0.1F, pen);
      ui.line(p(0.1F, 0.4F), p(0.9F, 0.4F), color, pen);
      ui.line(p(0.32F, 0.06F), p(0.32F, 0.26F), color, pen);
      ui.line(p(0.68F, 0.06F), p(0.68F, 0.26F), color, pen);
      return ui.disc(p(0.5F, 0.65F), s * 0.09F, color);
    case Place::table:
      ui.outline(box(0.22F, 0.26F, 0.56F, 0.48F), color, s * 0.2F, pen);
      for (const Point at : {p(0.5F, 0.1F), p(0.5F, 0.9F), p(0.08F, 0.5F), p(0.92F, 0.5F)})
        ui.disc(at, s * 0.08F, color);
      return;
    case Place::sheet:
      ui.outline(box(0.16F, 0.06F, 0.68F, 0.88F), color, s * 0.06F, pen);
      for (const float y : {0.28F, 0.5F, 0.72F}) ui.line(p(0.3F, y), p(0.7F, y), color, pen);
      return;
    case Place::settlement:
      ui.line(p(0.1F, 0.32F), p(0.9F, 0.32F), color, pen);
      ui.curve({p(0.7F, 0.12F), p(0.9F, 0.32F), p(0.7F, 0.52F)}, color, pen);
      ui.line(p(0.1F, 0.72F), p(0.9F, 0.72F), color, pen);
      return ui.curve({p(0.3F, 0.52F), p(0.1F, 0.72F), p(0.3F, 0.92F)}, color, pen);
    case Place::standings:
      ui.curve({p(0.1F, 0.06F), p(0.1F, 0.9F), p(0.94F, 0.9F)}, color, pen);
      return ui.curve({p(0.24F, 0.7F), p(0.45F, 0.45F), p(0.62F, 0.58F), p(0.9F, 0.2F)}, color,
                      pen);
    case Place::rules:
      ui.curve({p(0.5F, 0.2F), p(0.28F, 0.1F), p(0.06F, 0.14F), p(0.06F, 0.84F), p(0.28F, 0.8F),
                p(0.5F, 0.9F), p(0.72F, 0.8F), p(0.94F, 0.84F), p(0.94F, 0.14F), p(0.72F, 0.1F),
                p(0.5F, 0.2F), p(0.5F, 0.9F)},
               color, pen);
      return;
    case Place::referee:
      ui.outline(box(0.12F, 0.22F, 0.44F, 0.66F), color, s * 0.08F, pen);
      ui.outline(box(0.34F, 0.1F, 0.5F, 0.72F), color, s * 0.08F, pen);
      ui.disc(p(0.59F, 0.36F), s * 0.1F, color);
      ui.line(p(0.59F, 0.52F), p(0.59F, 0.68F), color, pen);
      return;
    case Place::settings:
      for (int i = 0; i < 3; ++i) {
        const float y = 0.2F + 0.3F * static_cast<float>(i);
        const float knob = i == 1 ? 0.32F : 0.66F;
        ui.line(p(0.06F, y), p(0.94F, y), color, pen);
        ui.disc(p(knob, y), s * 0.11F, color);
      }
  }
}

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
    draw_sign(ui, stop.place, {cell.center().x - side / 2, top, side, side}, ink);
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
             app.say(Word::screen_try_again))) {
    app.club.retry();
    if (!app.club.fault()) wake(app);
  }
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
