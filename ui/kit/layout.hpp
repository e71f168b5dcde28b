// How a screen is divided. It goes by the window's size in units, that is by how much of today's
// text size fits into it: a larger text is a smaller window.
#pragma once
#include <algorithm>
#include <cmath>

#include "ui/kit/ui.hpp"

namespace kattegat::ui {

enum class Shape {
  phone,  // one column
  low,    // wide and not tall: a narrow rail of signs, what is beside the panel is narrow
  tall,   // a tablet upright: places along the bottom, the table above the panel
  wide,   // a rail with names, the table beside the panel
};

inline Shape shape_of(const Ui& ui) {
  const float w = ui.screen().w / ui.px(1);
  const float h = ui.screen().h / ui.px(1);
  if (w < 600) return Shape::phone;
  if (h < 500 || (w < 960 && w > h)) return Shape::low;
  return w < 960 ? Shape::tall : Shape::wide;
}

// Which has no keys but those on its screen, however large its letters are.
inline bool is_telephone(const Ui& ui) { return ui.screen().w < ui.px(600) / ui.theme.enlarged; }

// Letters so large for the window that little has room below each other: a place or a dialog is
// then as tall as it needs to be, and moves with the finger as a whole.
inline bool is_short(const Ui& ui) {
  const Shape shape = shape_of(ui);
  if (shape == Shape::phone) return ui.screen().h < ui.px(660);
  return shape == Shape::low && ui.screen().h < ui.px(450);
}

// Whether the places stand at the side. A telephone that lies has no height to spare for them.
inline bool has_rail_beside(const Ui& ui) {
  const Shape shape = shape_of(ui);
  return shape == Shape::wide || shape == Shape::low ||
         (shape == Shape::phone && ui.screen().w > ui.screen().h);
}

// How wide a place must be for what stands there, in units. Whatever stands otherwise where there
// is less room asks here, so that it does so at the same widths everywhere.
enum class Room {
  face = 84,        // a face beside a name
  name = 100,       // a name, or a few words, beside a button
  word = 150,       // whole words beside a figure or a button
  figure = 240,     // who, and how much, in one line
  pair = 280,       // two answers beside each other
  buttons = 290,    // buttons of words beside each other
  unfolded = 420,   // all that a panel asks, below each other
  columns = 460,    // what is asked, and its answers, beside each other
  questions = 500,  // two questions, with all their answers, beside each other
  table = 600,      // words, and a figure for each player
  halves = 760,     // two lists beside each other
  whole = 1000,     // all that there is in one line
};
inline bool has_room(const Ui& ui, float width, Room room) {
  return width >= ui.px(static_cast<float>(room));
}
// Upright on a telephone: what stands side by side elsewhere goes below each other.
inline bool is_narrow(const Ui& ui, const Rect& area) {
  return !has_room(ui, area.w, Room::columns);
}
// Or with letters twice as large: of what stood in two columns there, one is left.
inline bool is_very_narrow(const Ui& ui, const Rect& area) {
  return !has_room(ui, area.w, Room::pair);
}

// Columns of which each is about this wide; as few and as many as there may be.
inline int columns_in(const Ui& ui, const Rect& area, float each, int least = 1, int most = 99) {
  return std::clamp(static_cast<int>(area.w / ui.px(each)), least, most);
}

// A window much larger than a tablet shows everything larger: by how much, in whole tenths, so that
// the letters are not drawn anew for every step of its edge.
inline float growth(float width_in_units, float height_in_units) {
  if (width_in_units < 1600) return 1;
  const float room = std::min(width_in_units / 1280, height_in_units / 800);
  return std::clamp(std::floor(room * 10) / 10, 1.F, 1.6F);
}

}  // namespace kattegat::ui
