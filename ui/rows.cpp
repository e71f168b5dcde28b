#include "ui/rows.hpp"

#include "ui/layout.hpp"
#include "ui/widgets.hpp"

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

Grid Rows::answers(int count, int columns) {
  if (is_very_narrow(ui, area)) {
    const auto fit = static_cast<int>((area.w + gap()) / (ui.px(46) + gap()));
    columns = std::clamp(fit, 1, columns);
  }
  return grid({}, columns).off(area, count, ui.px(6));
}

}  // namespace kattegat::ui
