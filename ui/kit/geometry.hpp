// Rectangles that screens are cut from: a screen takes an area and slices rows and columns off it.
#pragma once
#include <algorithm>
#include <span>

namespace kattegat::ui {

struct Point {
  float x = 0;
  float y = 0;
};

struct Rect {
  float x = 0;
  float y = 0;
  float w = 0;
  float h = 0;

  [[nodiscard]] float right() const { return x + w; }
  [[nodiscard]] float bottom() const { return y + h; }
  [[nodiscard]] Point center() const { return {x + w / 2, y + h / 2}; }
  [[nodiscard]] bool empty() const { return w <= 0 || h <= 0; }
  [[nodiscard]] bool contains(Point p) const {
    return p.x >= x && p.x < right() && p.y >= y && p.y < bottom();
  }
  [[nodiscard]] Rect inset(float dx, float dy) const {
    return {x + dx, y + dy, std::max(0.F, w - 2 * dx), std::max(0.F, h - 2 * dy)};
  }
  [[nodiscard]] Rect inset(float d) const { return inset(d, d); }
  [[nodiscard]] Rect meet(const Rect& other) const {
    const float left = std::max(x, other.x);
    const float top = std::max(y, other.y);
    return {left, top, std::max(0.F, std::min(right(), other.right()) - left),
            std::max(0.F, std::min(bottom(), other.bottom()) - top)};
  }

  // Each of these takes a slice off this rectangle, and `gap` beside it, and answers the slice.
  Rect take_top(float height, float gap = 0) {
    const Rect slice{x, y, w, std::min(height, h)};
    const float gone = std::min(height + gap, h);
    y += gone;
    h -= gone;
    return slice;
  }
  Rect take_bottom(float height, float gap = 0) {
    const float taken = std::min(height, h);
    const Rect slice{x, bottom() - taken, w, taken};
    h -= std::min(height + gap, h);
    return slice;
  }
  Rect take_left(float width, float gap = 0) {
    const Rect slice{x, y, std::min(width, w), h};
    const float gone = std::min(width + gap, w);
    x += gone;
    w -= gone;
    return slice;
  }
  Rect take_right(float width, float gap = 0) {
    const float taken = std::min(width, w);
    const Rect slice{right() - taken, y, taken, h};
    w -= std::min(width + gap, w);
    return slice;
  }
};

inline Rect around(Point center, float w, float h) {
  return {center.x - w / 2, center.y - h / 2, w, h};
}

// Which of these holds most of it; the first one where none holds any.
inline std::size_t that_holds_most(std::span<const Rect> all, const Rect& it) {
  const auto held = [&](const Rect& one) {
    const Rect part = one.meet(it);
    return part.w * part.h;
  };
  const auto most = std::max_element(
      all.begin(), all.end(), [&](const Rect& a, const Rect& b) { return held(a) < held(b); });
  return static_cast<std::size_t>(most - all.begin());
}

// The cells of a table of equal columns, in reading order.
struct Grid {
  Rect area;
  int columns = 1;
  float row = 0;  // height of a row
  float gap = 0;

  [[nodiscard]] Rect cell(int index) const {
    const auto column = static_cast<float>(index % columns);
    const auto line = static_cast<float>(index / columns);
    const float width =
        (area.w - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    return {area.x + column * (width + gap), area.y + line * (row + gap), width, row};
  }
  // The same for `count` cells that fill the width: every row has as many as the others, or one
  // more.
  [[nodiscard]] Rect cell_of(int index, int count) const {
    const int all = lines(count);
    for (int line = 0; line < all; ++line) {
      const int here = count / all + (line < count % all ? 1 : 0);
      const Rect whole{area.x, area.y + static_cast<float>(line) * (row + gap), area.w, row};
      if (index < here) return Grid{whole, here, row, gap}.cell(index);
      index -= here;
    }
    return {};
  }
  // The same table with room for `count` cells, off the top of a list.
  [[nodiscard]] Grid off(Rect& list, int count, float below) const {
    return {list.take_top(height(count), below), columns, row, gap};
  }
  [[nodiscard]] int lines(int count) const { return (count + columns - 1) / columns; }
  [[nodiscard]] float height(int count) const {
    return count == 0 ? 0 : static_cast<float>(lines(count)) * (row + gap) - gap;
  }
};

}  // namespace kattegat::ui
