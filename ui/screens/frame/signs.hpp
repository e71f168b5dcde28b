// The signs of the places that one can go to.
#pragma once
#include "ui/kit/ui.hpp"

namespace kattegat::ui {

// A small picture, drawn in a square that is 1 wide and 1 high.
struct Sign {
  Ui& ui;
  Rect square;
  Color color{};
  float pen = std::max(1.5F, square.w * 0.075F);

  [[nodiscard]] Point at(float x, float y) const {
    return {square.x + x * square.w, square.y + y * square.w};
  }
  void box(float x, float y, float w, float h, float round) const {
    const Point corner = at(x, y);
    ui.outline({corner.x, corner.y, w * square.w, h * square.w}, color, round * square.w, pen);
  }
  void line(float x, float y, float to_x, float to_y) const {
    ui.line(at(x, y), at(to_x, to_y), color, pen);
  }
  void disc(float x, float y, float radius) const { ui.disc(at(x, y), radius * square.w, color); }
  void curve(std::initializer_list<std::pair<float, float>> corners) const {
    std::vector<Point> points;
    for (const auto& [x, y] : corners) points.push_back(at(x, y));
    ui.curve(points, color, pen);
  }
};

void draw_calendar(const Sign&);
void draw_table_and_chairs(const Sign&);
void draw_written_sheet(const Sign&);
void draw_there_and_back(const Sign&);
void draw_graph(const Sign&);
void draw_open_book(const Sign&);
void draw_two_cards(const Sign&);
void draw_knobs(const Sign&);
void draw_dots(const Sign&);

}  // namespace kattegat::ui
