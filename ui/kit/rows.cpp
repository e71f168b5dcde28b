#include "ui/kit/rows.hpp"

#include "ui/kit/layout.hpp"
#include "ui/kit/widgets.hpp"

namespace kattegat::ui {

float Rows::chip_height() const {
  return std::clamp(view_height / 10, ui.theme.touch(), ui.px(66));
}

Rect Rows::rows(int lines) { return area.take_top(grid({}, 1).height(lines), ui.px(6)); }

Rect Rows::row(Word question, int lines) {
  subtitle(question);
  return rows(lines);
}

void Rows::subtitle(Word question) {
  heading(ui, area.take_top(ui.px(22)), say(question, ui.language));
}

Grid Rows::numbers(int count) {
  const int widest = std::max(1, static_cast<int>((area.w + gap()) / (ui.px(52) + gap())));
  Grid cells = grid({}, std::min((count + 1) / 2, widest));
  cells.area = rows(cells.lines(count));
  return cells;
}

int Rows::columns_for_thumbs(int wanted) const {
  if (!is_very_narrow(ui, area)) return wanted;
  const auto fit = static_cast<int>((area.w + gap()) / (ui.px(46) + gap()));
  return std::clamp(fit, 1, wanted);
}

Grid Rows::answers(int count, int columns) {
  return grid({}, columns_for_thumbs(columns)).off(area, count, ui.px(6));
}

Grid Rows::answers(std::span<const std::string> labels, int columns, bool has_below) {
  const auto count = static_cast<int>(labels.size());
  int fit = std::min(columns_for_thumbs(columns), std::max(1, count));
  while (fit > 1 && !have_room_on_chips(ui, grid(area, fit).cell(0), labels, has_below)) --fit;
  if (fit < columns) {  // seven are four and three, not five and two
    const int lines = grid({}, fit).lines(count);
    fit = (count + lines - 1) / lines;
  }
  return grid({}, fit).off(area, count, ui.px(6));
}

}  // namespace kattegat::ui
