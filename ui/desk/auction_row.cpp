#include "ui/desk/auction_row.hpp"

#include "kattegat/core/text/joined.hpp"

namespace kattegat::ui {

void show_calls(Ui& ui, Rect& area, const std::vector<std::string>& calls) {
  const std::string line = joined(calls, "  ·  ");
  const float tall = std::max(ui.px(30), ui.paragraph_height(area.w, line));
  ui.paragraph(area.take_top(tall, ui.px(4)), line, {}, "auction.calls");
}

}  // namespace kattegat::ui
