#include "ui/kit/typing.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "kattegat/core/text/unicode.hpp"
#include "ui/kit/layout.hpp"
#include "ui/kit/widgets.hpp"

namespace kattegat::ui {
namespace {

// Where the caret stands before this letter, from the beginning of the line.
float caret_at(const Ui& ui, const TextEdit& edit, std::size_t letter) {
  const auto first = edit.letters.begin();
  return ui.width(Type::title, to_utf8({first, first + static_cast<std::ptrdiff_t>(letter)}));
}

// Which letter's left edge is nearest to this point of the line.
std::size_t letter_at(const Ui& ui, const TextEdit& edit, float x) {
  std::size_t nearest = 0;
  const auto away = [&](std::size_t letter) { return std::abs(caret_at(ui, edit, letter) - x); };
  for (std::size_t i = 1; i <= edit.letters.size(); ++i)
    if (away(i) < away(nearest)) nearest = i;
  return nearest;
}

void hear_keys(Ui& ui, TextEdit& edit, std::size_t most) {
  if (const std::string typed = ui.take_typed(); !typed.empty()) {
    insert(edit, typed, most);
    ui.hide_focus();
  }
  if (ui.key(Key::backspace)) erase_back(edit);
  if (ui.key(Key::erase)) erase_ahead(edit);
  if (ui.key(Key::left)) move_caret(edit, edit.caret == 0 ? 0 : edit.caret - 1, ui.shift());
  if (ui.key(Key::right)) move_caret(edit, edit.caret + 1, ui.shift());
  if (ui.key(Key::home)) move_caret(edit, 0, ui.shift());
  if (ui.key(Key::end)) move_caret(edit, edit.letters.size(), ui.shift());
  if (ui.control('a')) mark_all(edit);
  if (ui.control('v')) insert(edit, Ui::clipboard(), most);
  const bool cut = ui.control('x');
  if ((cut || ui.control('c')) && edit.has_marked()) Ui::to_clipboard(marked_of(edit));
  if (cut && edit.has_marked()) erase_back(edit);
}

}  // namespace

bool text_field(Ui& ui, std::string_view id, const Rect& rect, std::string& value,
                std::size_t most) {
  const Palette& c = ui.colors();
  TextEdit& edit = ui.edit(id, value);
  const Rect inner = rect.inset(ui.px(14), 0);
  hear_keys(ui, edit, most);
  // What is long stands so that the caret can be seen.
  const float hidden = std::max(0.F, caret_at(ui, edit, edit.caret) - inner.w + ui.px(6));
  if (const auto at = ui.touched(); at && rect.contains(*at))
    move_caret(edit, letter_at(ui, edit, at->x - inner.x + hidden), false);
  value = text_of(edit);
  ui.fill(rect, c.surface, ui.px(corner_radius));
  ui.outline(rect, c.accent, ui.px(corner_radius), ui.px(2));
  ui.tap(id, rect, value, {.is_field = true});
  ui.clipped(inner, [&] {
    const float x = inner.x - hidden;
    if (edit.has_marked())
      ui.fill({x + caret_at(ui, edit, edit.from()), rect.y + rect.h * 0.2F,
               caret_at(ui, edit, edit.to()) - caret_at(ui, edit, edit.from()), rect.h * 0.6F},
              c.soft);
    ui.text({x, rect.y, std::max(inner.w, ui.width(Type::title, value)) + 1, rect.h}, value,
            {Type::title, 0, Align::left, Fit::name});
    ui.fill({x + caret_at(ui, edit, edit.caret), rect.y + rect.h * 0.22F, ui.px(2), rect.h * 0.56F},
            c.accent);
  });
  return (ui.focus().empty() || ui.focus() == id) && ui.key(Key::enter);
}

namespace {

struct LetterRow {
  std::vector<char32_t> low;
  std::vector<char32_t> high;
};

// Behind a to z the letters that the languages have besides, each once, from the top row down.
std::array<LetterRow, 4> letter_rows() {
  std::array<LetterRow, 4> rows;
  static constexpr std::array<std::array<std::string_view, 2>, 4> latin{
      {{"1234567890-", "1234567890-"},
       {"qwertyuiop", "QWERTYUIOP"},
       {"asdfghjkl", "ASDFGHJKL"},
       {"zxcvbnm.'", "ZXCVBNM.'"}}};
  for (std::size_t i = 0; i < rows.size(); ++i)
    rows[i] = {code_points(latin[i][0]), code_points(latin[i][1])};
  LetterRow more;
  for (const Language language : languages) {
    const std::vector<char32_t> low = code_points(own_letters(language).small);
    const std::vector<char32_t> high = code_points(own_letters(language).capital);
    for (std::size_t i = 0; i < low.size(); ++i) {
      if (std::find(more.low.begin(), more.low.end(), low[i]) != more.low.end()) continue;
      more.low.push_back(low[i]);
      more.high.push_back(high[i]);
    }
  }
  std::size_t letters = more.low.size();
  for (std::size_t row = 1; row < rows.size(); ++row) letters += rows[row].low.size();
  const std::size_t widest = std::max(rows[0].low.size(), (letters + 2) / 3);
  std::size_t row = 1;
  for (std::size_t i = 0; i < more.low.size(); ++i) {
    while (rows[row].low.size() >= widest) ++row;
    rows[row].low.push_back(more.low[i]);
    rows[row].high.push_back(more.high[i]);
  }
  return rows;
}

constexpr float key_gap = 4;

}  // namespace

float least_touch_keyboard_height(const Ui& ui) {
  const float rows = shape_of(ui) == Shape::phone ? 5 : 4;
  return rows * ui.theme.touch() / ui.theme.enlarged / ui.px(1) + (rows - 1) * key_gap;
}

void touch_keyboard(Ui& ui, const Rect& rect, std::string& value, std::size_t most) {
  Explainer nothing;
  Rect area = rect;
  const float gap = ui.px(key_gap);
  // On a telephone the letters need the whole width.
  const bool narrow = is_narrow(ui, rect);
  const float row_height = narrow ? (rect.h - 4 * gap) / 5 : (rect.h - 3 * gap) / 4;
  const Rect side = narrow ? area.take_bottom(row_height, gap) : area.take_right(ui.px(96), gap);
  const float letter_gap = narrow ? ui.px(is_short(ui) ? 1 : 2) : gap;
  const Grid beside{side, narrow ? 2 : 1, narrow ? row_height : (rect.h - gap) / 2, gap};
  // Where the caret of the field stands.
  TextEdit* edit = ui.edited();
  if (!edit) return;
  const auto change = [&](const auto& act) {
    act();
    value = text_of(*edit);
  };
  if (button(ui, beside.cell(0),
             {.id = "key.backspace", .label = "⌫", .said = say(Word::sign_erase, ui.language)}))
    change([&] { erase_back(*edit); });
  const auto put = [&](std::string_view letter) { change([&] { insert(*edit, letter, most); }); };
  if (button(ui, "key.space", beside.cell(1), say(Word::screen_space, ui.language))) put(" ");
  const char32_t before = edit->from() == 0 ? U' ' : edit->letters[edit->from() - 1];
  const bool starts_word = before == U' ' || before == U'-';
  static const std::array<LetterRow, 4> rows = letter_rows();
  // Letters are of one size: that of the widest.
  const float key =
      Grid{area, static_cast<int>(rows[0].low.size()), row_height, letter_gap}.cell(0).w;
  Type type = Type::body;
  for (const Type smaller : {Type::small, Type::caption})
    if (ui.width(type, "W") > key * 0.84F) type = smaller;
  for (const LetterRow& row : rows) {
    const std::vector<char32_t>& letters = starts_word ? row.high : row.low;
    const Grid grid{area.take_top(row_height, gap), static_cast<int>(letters.size()), row_height,
                    letter_gap};
    for (std::size_t i = 0; i < letters.size(); ++i) {
      const std::string letter = to_utf8({letters[i]});
      if (chip(ui, nothing, grid.cell(static_cast<int>(i)),
               {.id = "key." + to_utf8({row.low[i]}),
                .label = letter,
                .type = type,
                .second_tap = SecondTap::adds}))
        put(letter);
    }
  }
}

}  // namespace kattegat::ui
