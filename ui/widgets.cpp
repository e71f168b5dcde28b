#include "ui/widgets.hpp"

#include "kattegat/core/unicode.hpp"

namespace kattegat::ui {
namespace {

constexpr float rounding = 10;
constexpr float toggle_inset = 4, toggle_track = 64, toggle_gap = 10;

}  // namespace

bool chip(Ui& ui, Explainer& explainer, const Rect& rect, const Chip& chip) {
  const Palette& c = ui.colors();
  const bool enabled = !chip.why_not;
  const bool hit = ui.tap(chip.id, rect, chip.label, enabled, chip.chosen);
  const bool pressed = ui.pressed(chip.id);
  const float radius = ui.px(rounding);
  const Color fill = chip.chosen ? c.accent : pressed && enabled ? c.line : c.raised;
  if (enabled || chip.chosen) ui.fill(rect, fill, radius);
  if (!chip.chosen) ui.outline(rect, enabled ? c.line : c.raised, radius, ui.px(1.5F));
  Color ink = chip.color ? chip.color : c.ink;
  if (chip.chosen) ink = c.on_accent;
  if (!enabled && !chip.chosen) ink = c.faint;
  Rect inner = rect.inset(ui.px(5), ui.px(2));
  if (!chip.below.empty()) {
    const Rect low = inner.take_bottom(inner.h * 0.44F);
    ui.text(low, chip.below,
            {Type::small, chip.chosen ? c.on_accent : c.quiet, Align::center, Fit::name});
  }
  ui.text(inner, chip.label, {chip.type, ink, Align::center, chip.fit});
  if (hit && !enabled) explainer.say(*chip.why_not);
  return hit && enabled;
}

bool button(Ui& ui, std::string_view id, const Rect& rect, std::string_view label, Weight weight,
            bool enabled) {
  const Palette& c = ui.colors();
  const bool hit = ui.tap(id, rect, label, enabled);
  const bool pressed = ui.pressed(id) && enabled;
  const float radius = ui.px(rounding);
  Color fill = weight == Weight::main ? c.accent : weight == Weight::danger ? c.loss : c.raised;
  Color ink = weight == Weight::main ? c.on_accent : weight == Weight::danger ? c.surface : c.ink;
  if (!enabled) ink = c.faint;
  if (!enabled) fill = c.surface;
  ui.fill(rect, fill, radius);
  if (weight == Weight::plain || !enabled) ui.outline(rect, c.line, radius, ui.px(1.5F));
  if (pressed) ui.outline(rect, c.ink, radius, ui.px(3));
  const Type type = weight == Weight::plain ? Type::body : Type::strong;
  ui.text(rect.inset(ui.px(8), 0), label, {type, ink, Align::center, Fit::whole});
  return hit && enabled;
}

bool toggle(Ui& ui, std::string_view id, const Rect& rect, std::string_view sentence, bool on) {
  const Palette& c = ui.colors();
  const bool hit = ui.tap(id, rect, sentence, true, on);
  Rect inner = rect.inset(ui.px(toggle_inset), 0);
  const Rect track_room = inner.take_left(ui.px(toggle_track), ui.px(toggle_gap));
  const Rect track{track_room.x, track_room.center().y - ui.px(17), ui.px(60), ui.px(34)};
  ui.fill(track, on ? c.accent : c.line, track.h / 2);
  const float x = on ? track.right() - track.h / 2 : track.x + track.h / 2;
  ui.disc({x, track.center().y}, track.h / 2 - ui.px(4), on ? c.on_accent : c.surface);
  const float tall = ui.paragraph_height(inner.w, sentence);
  inner.take_top((inner.h - tall) / 2);
  ui.paragraph(inner, sentence);
  return hit;
}

float toggle_height(const Ui& ui, float width, std::string_view sentence) {
  const float beside = ui.px(2 * toggle_inset + toggle_track + toggle_gap);
  return std::max(ui.px(60), ui.paragraph_height(width - beside, sentence) + ui.px(8));
}

std::optional<std::size_t> choose(Ui& ui, Explainer& explainer, const Grid& cells,
                                  const std::vector<Chip>& chips) {
  std::optional<std::size_t> tapped;
  for (std::size_t i = 0; i < chips.size(); ++i)
    if (chip(ui, explainer, cells.cell(static_cast<int>(i)), chips[i])) tapped = i;
  return tapped;
}

std::optional<int> segments(Ui& ui, const Rect& rect, const std::vector<Chip>& chips,
                            Explainer& explainer) {
  const Grid cells{rect, static_cast<int>(chips.size()), rect.h, ui.px(4)};
  const auto tapped = choose(ui, explainer, cells, chips);
  return tapped ? std::optional(static_cast<int>(*tapped)) : std::nullopt;
}

void heading(Ui& ui, const Rect& rect, std::string_view label, std::string_view id) {
  ui.text(rect, label, {Type::small, ui.colors().quiet, Align::left, Fit::whole}, id);
}

void sheet(Ui& ui, const Rect& rect) {
  ui.fill(rect, ui.colors().surface, ui.px(14));
  if (ui.theme.dress == Dress::contrast) ui.outline(rect, ui.colors().line, ui.px(14), ui.px(1.5F));
}

bool text_field(Ui& ui, std::string_view id, const Rect& rect, std::string& value,
                std::size_t most) {
  const Palette& c = ui.colors();
  value += ui.take_typed();
  std::vector<char32_t> letters = code_points(value);
  if (ui.key(Key::backspace) && !letters.empty()) letters.pop_back();
  if (letters.size() > most) letters.resize(most);
  value = to_utf8(letters);
  ui.fill(rect, c.ground, ui.px(rounding));
  ui.outline(rect, c.accent, ui.px(rounding), ui.px(2));
  ui.tap(id, rect, value);
  const Rect inner = rect.inset(ui.px(14), 0);
  ui.text(inner, value, {Type::title, 0, Align::left, Fit::name});
  const float caret = inner.x + std::min(inner.w, ui.width(Type::title, value)) + ui.px(3);
  ui.fill({caret, rect.y + rect.h * 0.22F, ui.px(2), rect.h * 0.56F}, c.accent);
  return ui.key(Key::enter);
}

void touch_keyboard(Ui& ui, const Rect& rect, std::string& value, std::size_t most) {
  static constexpr std::array<std::string_view, 4> low_rows{"1234567890-", "qwertyuiopå",
                                                            "asdfghjklæø", "zxcvbnm.'äö"};
  static constexpr std::array<std::string_view, 4> high_rows{"1234567890-", "QWERTYUIOPÅ",
                                                             "ASDFGHJKLÆØ", "ZXCVBNM.'ÄÖ"};
  Explainer nothing;
  Rect area = rect;
  const float gap = ui.px(4);
  // On a telephone the letters need the whole width.
  const bool is_narrow = rect.w < ui.px(460);
  const float row_height = is_narrow ? (rect.h - 4 * gap) / 5 : (rect.h - 3 * gap) / 4;
  const Rect side =
      is_narrow ? area.take_bottom(row_height, gap) : area.take_right(ui.px(112), gap);
  const Grid beside{side, is_narrow ? 2 : 1, is_narrow ? row_height : (rect.h - gap) / 2, gap};
  if (button(ui, "key.backspace", beside.cell(0), "⌫") && !value.empty()) {
    std::vector<char32_t> letters = code_points(value);
    letters.pop_back();
    value = to_utf8(letters);
  }
  const auto put = [&](std::string_view letter) {
    if (code_points(value).size() < most) value += letter;
  };
  if (button(ui, "key.space", beside.cell(1), say(Word::screen_space, ui.language))) put(" ");
  const bool starts_word = value.empty() || value.back() == ' ' || value.back() == '-';
  const auto& rows = starts_word ? high_rows : low_rows;
  for (std::size_t row = 0; row < rows.size(); ++row) {
    const std::vector<char32_t> letters = code_points(rows[row]);
    const std::vector<char32_t> ids = code_points(low_rows[row]);
    const Grid grid{area.take_top(row_height, gap), static_cast<int>(letters.size()), row_height,
                    is_narrow ? ui.px(2) : gap};
    for (std::size_t i = 0; i < letters.size(); ++i) {
      const std::string letter = to_utf8({letters[i]});
      if (chip(ui, nothing, grid.cell(static_cast<int>(i)),
               {.id = "key." + to_utf8({ids[i]}), .label = letter}))
        put(letter);
    }
  }
}

Rect dialog(Ui& ui, float width, float height) {
  const Rect screen = ui.screen().inset(ui.px(8));
  const float w = std::min(ui.px(width), screen.w);
  const float h = std::min(ui.px(height), screen.h);
  const Rect window{screen.center().x - w / 2, screen.center().y - h / 2, w, h};
  sheet(ui, window);
  return window.inset(ui.px(20));
}

Color gain_or_loss(const Ui& ui, std::int64_t amount) {
  if (amount == 0) return ui.colors().quiet;
  return amount > 0 ? ui.colors().gain : ui.colors().loss;
}

}  // namespace kattegat::ui
