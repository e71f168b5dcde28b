// A panel from the top down: what is left of it, and the rows that are cut from that.
#pragma once
#include <span>

#include "kattegat/languages/languages.hpp"
#include "ui/kit/ui.hpp"

namespace kattegat::ui {

struct Rows {
  Ui& ui;
  Rect area;              // what is left
  float view_height = 0;  // of the whole

  // As tall as the whole panel leaves room for.
  [[nodiscard]] float chip_height() const;
  [[nodiscard]] float gap() const { return ui.px(4); }
  [[nodiscard]] Grid grid(const Rect& rect, int columns) const {
    return {rect, columns, chip_height(), gap()};
  }

  // Room for `lines` lines of chips; and the same below what they ask.
  Rect rows(int lines = 1);
  Rect row(Word question, int lines = 1);
  void subtitle(Word question);
  // Room for so many numbers: in two lines, and in more where they would be narrow.
  Grid numbers(int count);
  // Room for so many answers: this many in a line, and fewer where large letters leave none of them
  // a thumb's width.
  Grid answers(int count, int columns);
  // Room for these: fewer in a line, too, where they could not be read on their chips.
  Grid answers(std::span<const std::string> labels, int columns, bool has_below = false);

 private:
  [[nodiscard]] int columns_for_thumbs(int wanted) const;
};

}  // namespace kattegat::ui
