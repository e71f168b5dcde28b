#include "ui/kit/widgets.hpp"

#include <algorithm>

#include "ui/kit/layout.hpp"

namespace kattegat::ui {
namespace {

constexpr float toggle_inset = 4, toggle_track = 64, toggle_gap = 10;

// On one line, or broken at the space nearest to its middle where that does not fit.
void draw_label(Ui& ui, const Rect& rect, std::string_view label, const Look& look) {
  const float tall = ui.height(Type::small);
  const bool fits = look.fit == Fit::name || ui.width(Type::caption, label) <= rect.w;
  std::size_t best = std::string_view::npos;
  for (std::size_t i = label.find(' '); i != std::string_view::npos; i = label.find(' ', i + 1))
    if (best == std::string_view::npos ||
        std::max(i, label.size() - i) < std::max(best, label.size() - best))
      best = i;
  if (fits || best == std::string_view::npos || rect.h < 2 * tall)
    return ui.text(rect, label, look);
  const Look low{Type::small, look.color, look.align, look.fit};
  const std::string_view first = label.substr(0, best), second = label.substr(best + 1);
  if (std::max(ui.width(low.type, first), ui.width(low.type, second)) > rect.w)
    return ui.text(rect, label, low);  // smaller, all of it alike
  const float middle = rect.center().y;
  ui.text({rect.x, middle - tall, rect.w, tall}, first, low);
  ui.text({rect.x, middle, rect.w, tall}, second, low);
}

// What is pressed gives way a little.
Rect under_finger(Ui& ui, std::string_view id, const Rect& rect) {
  return ui.pressed(id) ? rect.inset(rect.w * 0.012F, rect.h * 0.02F) : rect;
}

Rect inside_chip(const Ui& ui, const Rect& rect) {
  return rect.inset(std::min(ui.px(4), rect.w * 0.08F), ui.px(3));
}
bool has_low_line(const Ui& ui, const Rect& inner) { return inner.h < ui.px(46); }
float second_line(const Ui& ui, const Rect& inner) {
  return has_low_line(ui, inner) ? ui.px(16) : std::max(inner.h * 0.4F, ui.px(19));
}
// What a second line leaves of it.
Rect room_of_label(const Ui& ui, const Rect& chip, bool has_below) {
  Rect inner = inside_chip(ui, chip);
  if (has_below) inner.take_bottom(second_line(ui, inner));
  return inner;
}

// What a tap comes to is told by the sign, where one stands there: what is said may count along.
std::string told_by_sign(const std::string& given, std::string_view sign, const std::string& said) {
  return given.empty() && !said.empty() ? std::string(sign) : given;
}
void draw_label_or_sign(Ui& ui, const Rect& rect, std::string_view shown, const std::string& said,
                        const Look& look) {
  if (said.empty()) return draw_label(ui, rect, shown, look);
  ui.mark(rect, shown, look.type, look.color);
}

}  // namespace

bool chip(Ui& ui, Explainer& explainer, const Rect& whole, const Chip& chip) {
  const Palette& c = ui.colors();
  const bool enabled = !chip.why_not;
  const bool hit = ui.tap(chip.id, whole, chip.said.empty() ? chip.label : chip.said,
                          {.enabled = enabled,
                           .chosen = chip.chosen,
                           .comes_to = told_by_sign(chip.comes_to, chip.label, chip.said),
                           .second_tap = chip.second_tap});
  const Rect rect = enabled ? under_finger(ui, chip.id, whole) : whole;
  const float radius = ui.px(corner_radius);
  if (chip.chosen) {
    ui.shadow(rect, Elevation::resting, radius);
    ui.gradient(rect, c.accent_top, c.accent, radius);
  } else {
    if (enabled) ui.fill(rect, c.raised, radius);
    ui.outline(rect, c.line, radius, ui.px(1.2F));
  }
  Color ink = chip.color ? chip.color : c.ink;
  if (chip.chosen) ink = c.on_accent;
  if (!enabled && !chip.chosen) ink = c.faint;
  Rect inner = inside_chip(ui, rect);
  if (!chip.below.empty()) {
    const bool is_low = has_low_line(ui, inner);
    const Rect low = inner.take_bottom(second_line(ui, inner));
    Color quiet = chip.below_color && enabled ? chip.below_color : c.quiet;
    if (chip.chosen) quiet = c.on_accent;
    ui.text(low, chip.below,
            {is_low ? Type::caption : Type::small, quiet, Align::center, Fit::name});
  }
  draw_label_or_sign(ui, inner, chip.label, chip.said, {chip.type, ink, Align::center, chip.fit});
  if (hit && !enabled) explainer.say(*chip.why_not);
  return hit && enabled;
}

Type type_on_chips(const Ui& ui, const Rect& chip, std::span<const std::string> names,
                   bool has_below) {
  return ui.type_for_names(room_of_label(ui, chip, has_below), names, Type::body);
}

bool have_room_on_chips(const Ui& ui, const Rect& chip, std::span<const std::string> labels,
                        bool has_below) {
  return ui.have_room(room_of_label(ui, chip, has_below), labels, Type::small);
}

bool counter(Ui& ui, Explainer& explainer, const Rect& rect, const Counter& counter) {
  const Chip figure{.id = counter.id,
                    .label = counter.count ? std::to_string(*counter.count) : counter.begins,
                    .why_not = counter.why_not,
                    .below = counter.below,
                    .type = Type::strong,
                    .said = counter.count ? std::string() : counter.said};
  return chip(ui, explainer, rect, counts_taps(figure, counter.count));
}

bool button(Ui& ui, const Rect& whole, const Button& button) {
  const Palette& c = ui.colors();
  const bool hit =
      ui.tap(button.id, whole, button.said.empty() ? button.label : std::string_view(button.said),
             {.enabled = button.enabled,
              .about = button.about,
              .comes_to = told_by_sign(button.comes_to, button.label, button.said)});
  const Rect rect = button.enabled ? under_finger(ui, button.id, whole) : whole;
  const float radius = ui.px(corner_radius);
  Color ink = c.ink;
  if (!button.enabled) {
    ui.outline(rect, c.line, radius, ui.px(1.2F));
    ink = c.faint;
  } else {
    const bool is_main = button.weight == Weight::main;
    ui.shadow(rect, is_main ? Elevation::raised : Elevation::resting, radius);
    if (button.weight == Weight::plain) {
      ui.fill(rect, ui.pressed(button.id) ? c.raised : c.surface, radius);
      ui.outline(rect, c.line, radius, ui.px(1.2F));
    } else if (is_main) {
      ui.gradient(rect, c.accent_top, c.accent, radius);
      ink = c.on_accent;
    } else {
      ui.gradient(rect, c.danger_top, c.danger, radius);
      ink = c.on_danger;
    }
  }
  const Type type = button.weight == Weight::plain ? Type::body : Type::strong;
  draw_label_or_sign(ui, rect.inset(ui.px(6), 0), button.label, button.said,
                     {type, ink, Align::center, Fit::whole});
  return hit && (button.enabled || button.answers);
}

bool button(Ui& ui, std::string_view id, const Rect& rect, std::string_view label, Weight weight) {
  return button(ui, rect, {.id = id, .label = label, .weight = weight});
}

bool toggle(Ui& ui, std::string_view id, const Rect& rect, std::string_view sentence, bool on) {
  const Palette& c = ui.colors();
  const bool hit = ui.tap(id, rect, sentence, {.chosen = on});
  Rect inner = rect.inset(ui.px(toggle_inset), 0);
  const Rect track_room = inner.take_left(ui.px(toggle_track), ui.px(toggle_gap));
  const Rect track{track_room.x, track_room.center().y - ui.px(17), ui.px(60), ui.px(34)};
  ui.fill(track, on ? c.accent : c.sunken, track.h / 2);
  if (!on) ui.outline(track, c.edge, track.h / 2, ui.px(1.5F));
  const float x = on ? track.right() - track.h / 2 : track.x + track.h / 2;
  ui.disc({x, track.center().y}, track.h / 2 - ui.px(5), on ? c.on_accent : c.edge);
  const float tall = ui.paragraph_height(inner.w, sentence);
  inner.take_top((inner.h - tall) / 2);
  ui.paragraph(inner, sentence);
  return hit;
}

float toggle_height(const Ui& ui, float width, std::string_view sentence) {
  const float beside = ui.px(2 * toggle_inset + toggle_track + toggle_gap);
  return std::max(ui.px(60), ui.paragraph_height(width - beside, sentence) + ui.px(8));
}

namespace {

template <class CellOf>
std::optional<std::size_t> tapped_of(Ui& ui, Explainer& explainer, const std::vector<Chip>& chips,
                                     CellOf&& cell_of) {
  std::vector<std::string> names;
  for (const Chip& one : chips)
    if (one.fit == Fit::name) names.push_back(one.label);
  const Type type = names.empty() ? Type::body : type_on_chips(ui, cell_of(0), names, false);
  std::optional<std::size_t> tapped;
  for (std::size_t i = 0; i < chips.size(); ++i) {
    const Rect cell = cell_of(static_cast<int>(i));
    if (!ui.shows(cell)) continue;
    Chip one = chips[i];
    if (one.fit == Fit::name) one.type = std::min(one.type, type);
    if (chip(ui, explainer, cell, one)) tapped = i;
  }
  return tapped;
}

}  // namespace

std::optional<std::size_t> choose(Ui& ui, Explainer& explainer, const Grid& cells,
                                  const std::vector<Chip>& chips) {
  return tapped_of(ui, explainer, chips, [&](int i) { return cells.cell(i); });
}

std::optional<std::size_t> choose_in_lines(Ui& ui, Explainer& explainer, const Grid& cells,
                                           const std::vector<Chip>& chips) {
  const auto count = static_cast<int>(chips.size());
  return tapped_of(ui, explainer, chips, [&](int i) { return cells.cell_of(i, count); });
}

std::optional<std::size_t> segments(Ui& ui, Explainer& explainer, const Rect& rect,
                                    const std::vector<Chip>& chips) {
  return choose(ui, explainer, {rect, static_cast<int>(chips.size()), rect.h, ui.px(4)}, chips);
}

std::optional<std::size_t> segments(Ui& ui, Explainer& explainer, Rect& list,
                                    const std::vector<Chip>& chips, float least_width, float height,
                                    float gap) {
  const auto count = static_cast<int>(chips.size());
  const float between = ui.px(4);
  const auto fit = static_cast<int>((list.w + between) / (ui.px(least_width) + between));
  const Grid cells =
      Grid{{}, std::clamp(fit, 1, count), ui.px(height), between}.off(list, count, ui.px(gap));
  return choose_in_lines(ui, explainer, cells, chips);
}

std::string said_of_less(const Ui& ui, std::string_view counted) {
  return say(text(Word::sign_less_of, std::string(counted)), ui.language);
}
std::string said_of_more(const Ui& ui, std::string_view counted) {
  return say(text(Word::sign_more_of, std::string(counted)), ui.language);
}

void stepper(Ui& ui, Rect& list, const std::string& id, std::string_view name, int& value,
             const Steps& steps, float gap, const std::string& shown, std::string_view counted) {
  // Fingers do not grow with the letters: what they need is less of a narrow row.
  const bool is_close = is_very_narrow(ui, list);
  const float wide = is_close ? ui.theme.touch() / ui.theme.enlarged : ui.px(72);
  const float figure = ui.px(is_close ? 48 : 90), between = ui.px(6);
  const Look look{Type::body, 0, Align::left, Fit::name};
  const float beside = list.w - 2 * wide - figure - 3 * between;
  const bool is_above = !name.empty() && ui.width(Type::caption, name) > beside;
  if (is_above) top_paragraph(ui, list, name, look);
  Rect row = list.take_top(ui.px(54), gap);
  const Rect more = row.take_right(wide, between);
  const Rect count = row.take_right(figure, between);
  const Rect less = row.take_right(wide, between);
  if (!is_above) ui.text(row, name, look);
  const std::string id_less = id + ".less", id_more = id + ".more";
  if (counted.empty()) counted = name;
  if (button(ui, less,
             {.id = id_less,
              .label = "−",
              .enabled = value - steps.by >= steps.least,
              .said = said_of_less(ui, counted)}))
    value -= steps.by;
  ui.text(count, shown.empty() ? std::to_string(value) : shown, {Type::title, 0, Align::center},
          id);
  if (button(ui, more,
             {.id = id_more,
              .label = "+",
              .enabled = value + steps.by <= steps.most,
              .said = said_of_more(ui, counted)}))
    value += steps.by;
}

void top_paragraph(Ui& ui, Rect& list, std::string_view words, const Look& look, float gap,
                   std::string_view id) {
  const float tall = ui.paragraph_height(list.w, words, look.type);
  ui.paragraph(list.take_top(tall, ui.px(gap)), words, look, id);
}

void bottom_paragraph(Ui& ui, Rect& list, std::string_view words, const Look& look, float gap,
                      std::string_view id) {
  const float tall = ui.paragraph_height(list.w, words, look.type);
  ui.paragraph(list.take_bottom(tall, ui.px(gap)), words, look, id);
}

void long_paragraph(Ui& ui, const Rect& area, std::string_view words, const Look& look,
                    std::string_view id) {
  Rect list = ui.begin_scroll(id, area);
  top_paragraph(ui, list, words, look, 0, id);
  ui.end_scroll(list.y);
}

void heading(Ui& ui, const Rect& rect, std::string_view label, std::string_view id) {
  ui.text(rect, label, {Type::small, ui.colors().quiet, Align::left, Fit::whole}, id);
}

void sheet(Ui& ui, const Rect& rect) {
  ui.shadow(rect, Elevation::resting, ui.px(sheet_radius));
  ui.fill(rect, ui.colors().surface, ui.px(sheet_radius));
  if (ui.theme.dress == Dress::contrast)
    ui.outline(rect, ui.colors().line, ui.px(sheet_radius), ui.px(1.5F));
}

namespace {

Rect screen_of_dialog(const Ui& ui) { return ui.screen().inset(ui.px(is_short(ui) ? 4 : 8)); }
constexpr float short_dialog_edge = 10;  // above and below what may move as a whole

}  // namespace

float sight_of_dialog(const Ui& ui) {
  return screen_of_dialog(ui).h - 2 * ui.px(is_short(ui) ? short_dialog_edge : 20);
}

Rect dialog(Ui& ui, float width, float height, float least) {
  const Rect screen = screen_of_dialog(ui);
  const float w = std::min(ui.px(width), screen.w);
  const float edge = is_short(ui) ? ui.px(short_dialog_edge) : 0;
  const float h = std::min(ui.px(height) + 2 * edge, screen.h);
  const Rect window = around(screen.center(), w, h);
  ui.shadow(window, Elevation::floating, ui.px(28));
  ui.fill(window, ui.colors().surface, ui.px(28));
  if (!is_short(ui)) return window.inset(ui.px(20));
  const std::string id = "dialog." + std::to_string(static_cast<int>(width)) + "." +
                         std::to_string(static_cast<int>(height));
  return ui.begin_page(id, window.inset(ui.px(7), edge), ui.px(least));
}

Color gain_or_loss(const Ui& ui, std::int64_t amount) {
  if (amount == 0) return ui.colors().quiet;
  return amount > 0 ? ui.colors().gain : ui.colors().loss;
}

}  // namespace kattegat::ui
