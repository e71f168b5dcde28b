// A button for everything that a report can be written as, in as many rows as they need.
#pragma once
#include <span>

#include "ui/kit/widgets.hpp"

namespace kattegat::ui {

inline Grid file_grid(const Ui& ui, float width, std::size_t count, float least, float height) {
  const int columns =
      std::clamp(static_cast<int>(width / ui.px(least)), 2, std::max(2, static_cast<int>(count)));
  return {{0, 0, width, 0}, columns, ui.px(height), ui.px(6)};
}

// Each is called KIND.ID; `make` writes the one that was tapped.
template <class E, class Make>
void file_buttons(Ui& ui, Grid cells, const Rect& area, std::string_view kind,
                  std::span<const E> all, Make&& make) {
  cells.area = area;
  const auto count = static_cast<int>(all.size());
  int place = 0;
  for (const E& one : all)
    if (button(ui, std::string(kind) + "." + std::string(one.id), cells.cell_of(place++, count),
               one.label))
      make(one);
}

}  // namespace kattegat::ui
