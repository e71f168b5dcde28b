#include "ui/screens/frame/signs.hpp"

namespace kattegat::ui {

void draw_calendar(const Sign& sign) {
  sign.box(0.1F, 0.18F, 0.8F, 0.72F, 0.1F);
  sign.line(0.1F, 0.4F, 0.9F, 0.4F);
  for (const float x : {0.32F, 0.68F}) sign.line(x, 0.06F, x, 0.26F);
  sign.disc(0.5F, 0.65F, 0.09F);
}
void draw_table_and_chairs(const Sign& sign) {
  sign.box(0.22F, 0.26F, 0.56F, 0.48F, 0.2F);
  for (const float y : {0.1F, 0.9F}) sign.disc(0.5F, y, 0.08F);
  for (const float x : {0.08F, 0.92F}) sign.disc(x, 0.5F, 0.08F);
}
void draw_written_sheet(const Sign& sign) {
  sign.box(0.16F, 0.06F, 0.68F, 0.88F, 0.06F);
  for (const float y : {0.28F, 0.5F, 0.72F}) sign.line(0.3F, y, 0.7F, y);
}
void draw_there_and_back(const Sign& sign) {
  sign.line(0.1F, 0.32F, 0.9F, 0.32F);
  sign.curve({{0.7F, 0.12F}, {0.9F, 0.32F}, {0.7F, 0.52F}});
  sign.line(0.1F, 0.72F, 0.9F, 0.72F);
  sign.curve({{0.3F, 0.52F}, {0.1F, 0.72F}, {0.3F, 0.92F}});
}
void draw_graph(const Sign& sign) {
  sign.curve({{0.1F, 0.06F}, {0.1F, 0.9F}, {0.94F, 0.9F}});
  sign.curve({{0.24F, 0.7F}, {0.45F, 0.45F}, {0.62F, 0.58F}, {0.9F, 0.2F}});
}
void draw_open_book(const Sign& sign) {
  sign.curve({{0.5F, 0.2F},
              {0.28F, 0.1F},
              {0.06F, 0.14F},
              {0.06F, 0.84F},
              {0.28F, 0.8F},
              {0.5F, 0.9F},
              {0.72F, 0.8F},
              {0.94F, 0.84F},
              {0.94F, 0.14F},
              {0.72F, 0.1F},
              {0.5F, 0.2F},
              {0.5F, 0.9F}});
}
void draw_two_cards(const Sign& sign) {
  sign.box(0.12F, 0.22F, 0.44F, 0.66F, 0.08F);
  sign.box(0.34F, 0.1F, 0.5F, 0.72F, 0.08F);
  sign.disc(0.59F, 0.36F, 0.1F);
  sign.line(0.59F, 0.52F, 0.59F, 0.68F);
}
void draw_knobs(const Sign& sign) {
  for (int i = 0; i < 3; ++i) {
    const float y = 0.2F + 0.3F * static_cast<float>(i);
    sign.line(0.06F, y, 0.94F, y);
    sign.disc(i == 1 ? 0.32F : 0.66F, y, 0.11F);
  }
}

void draw_dots(const Sign& sign) {
  for (const float x : {0.18F, 0.5F, 0.82F}) sign.disc(x, 0.5F, 0.1F);
}

}  // namespace kattegat::ui
