#include "ui/screens/screens.hpp"

namespace kattegat::ui {
namespace {

// How many sit at the near, left, far and right side: for 2 to 17 players.
struct Sides {
  int near, left, far, right;
};
constexpr std::array<Sides, 16> sides{{{1, 0, 1, 0},
                                       {1, 1, 0, 1},
                                       {1, 1, 1, 1},
                                       {1, 1, 2, 1},
                                       {1, 2, 1, 2},
                                       {1, 2, 2, 2},
                                       {2, 2, 2, 2},
                                       {1, 3, 2, 3},
                                       {2, 3, 2, 3},
                                       {2, 3, 3, 3},
                                       {2, 4, 2, 4},
                                       {2, 4, 3, 4},
                                       {2, 5, 2, 5},
                                       {2, 5, 3, 5},
                                       {3, 5, 3, 5},
                                       {2, 6, 3, 6}}};

Rect around(Point center, float w, float h) { return {center.x - w / 2, center.y - h / 2, w, h}; }

void draw_dealer(Ui& ui, Rect& inner, float r, const std::string& place) {
  const Rect corner = inner.take_right(2 * r, ui.px(4));
  const Point spot{corner.center().x, inner.y + r};
  ui.disc(spot, r, ui.colors().warning);
  ui.text(around(spot, 2 * r, 2 * r), say(Word::dealer_letter, ui.language),
          {Type::small, ui.colors().on_warning, Align::center}, "dealer." + place);
}

// One line: the name, and the figures beside it.
void fill_low_plate(Ui& ui, Rect inner, const SeatPlate& plate, Color ink,
                    const std::string& place) {
  Rect figures = inner.take_right(inner.w * 0.45F, ui.px(4));
  if (!plate.below.empty())
    ui.text(figures.take_bottom(figures.h * 0.5F), plate.below,
            {Type::small, plate.below_color, Align::right}, "change." + place);
  ui.text(figures, plate.figure, {Type::strong, ink, Align::right}, "total." + place);
  ui.text(inner, plate.name, {Type::small, ink, Align::left, Fit::name});
}

void fill_plate(Ui& ui, Rect inner, const SeatPlate& plate, Color ink, const std::string& place) {
  ui.text(inner.take_top(ui.px(24)), plate.name, {Type::strong, ink, Align::left, Fit::name},
          "seat." + place);
  Rect low = inner.take_bottom(ui.px(20));
  const std::string& role = plate.badge.empty() && plate.speaks_first
                                ? say(Word::speaks_first, ui.language)
                                : plate.badge;
  if (!plate.below.empty()) {
    const float wide = ui.width(Type::strong, plate.below) + ui.px(4);
    ui.text(low.take_right(wide, ui.px(4)), plate.below,
            {Type::strong, plate.below_color, Align::right}, "change." + place);
  }
  ui.text(low, role, {Type::small, ui.colors().quiet, Align::left, Fit::name}, "role." + place);
  ui.text(inner, plate.figure, {Type::figure, ink, Align::left}, "total." + place);
}

void draw_plate(Ui& ui, const Rect& rect, const SeatPlate& plate, const std::string& place) {
  const Palette& c = ui.colors();
  const bool roomy = rect.h > ui.px(88);
  const Color ink = plate.away ? c.faint : c.on_plate;
  ui.fill(rect, c.plate, ui.px(12));
  if (plate.strong) ui.outline(rect, c.warning, ui.px(12), ui.px(4));
  Rect inner = rect.inset(ui.px(8), ui.px(3));
  if (plate.deals) draw_dealer(ui, inner, ui.px(roomy ? 13 : 11), place);
  if (roomy)
    fill_plate(ui, inner, plate, ink, place);
  else
    fill_low_plate(ui, inner, plate, ink, place);
}

}  // namespace

std::vector<Rect> seat_places(const Ui& ui, const Rect& felt, int seats) {
  const Sides& at = sides[static_cast<std::size_t>(std::clamp(seats, 2, max_seats) - 2)];
  const float gap = ui.px(6);
  const int across = std::max({at.near, at.far, 1});
  const int rows = std::max({at.left, at.right, 1}) + (at.far > 0 ? 1 : 0) + 1;
  const float beside = felt.w / 2 - gap;  // two plates at the sides never meet
  const float w = std::min({ui.px(170), beside, felt.w / static_cast<float>(across) - gap});
  const float h = std::min(ui.px(96), felt.h / static_cast<float>(rows) - gap);
  std::vector<Rect> places;
  const auto row = [&](int count, float y, bool leftwards) {
    for (int i = 0; i < count; ++i) {
      const int place = leftwards ? count - 1 - i : i;
      const float step = felt.w / static_cast<float>(count);
      places.push_back(around({felt.x + step * (static_cast<float>(place) + 0.5F), y}, w, h));
    }
  };
  const float top = felt.y + (at.far > 0 ? h + gap : 0);
  const float bottom = felt.bottom() - h - gap;
  const auto column = [&](int count, float x, bool upwards) {
    for (int i = 0; i < count; ++i) {
      const int place = upwards ? count - 1 - i : i;
      const float step = (bottom - top) / static_cast<float>(count);
      places.push_back(around({x, top + step * (static_cast<float>(place) + 0.5F)}, w, h));
    }
  };
  // Clockwise from the nearest: the left side upwards, the far one to the right, and down again.
  row(at.near, felt.bottom() - h / 2, true);
  column(at.left, felt.x + w / 2, true);
  row(at.far, felt.y + h / 2, false);
  column(at.right, felt.right() - w / 2, false);
  return places;
}

void draw_felt(Ui& ui, const Rect& area, const std::vector<SeatPlate>& plates, Direction way,
               std::string_view in_the_middle) {
  const Palette& c = ui.colors();
  ui.fill(area, c.felt_edge, ui.px(26));
  const Rect cloth = area.inset(ui.px(7));
  ui.fill(cloth, c.felt, ui.px(20));
  ui.outline(cloth.inset(ui.px(5)), c.felt_line, ui.px(16), ui.px(2));
  const auto places = seat_places(ui, cloth.inset(ui.px(10)), static_cast<int>(plates.size()));
  // What is played stands between the far and the side seats, large enough for all to read.
  const float quarter = (cloth.h - places.front().h) / 4;
  const Rect room = around({cloth.center().x, cloth.y + places.front().h / 2 + quarter},
                           cloth.w - ui.px(40), ui.px(44));
  const std::string_view arrow = way == Direction::clockwise ? "↻" : "↺";
  if (plates.size() <= 4 && quarter > places.front().h)
    ui.text(room, in_the_middle.empty() ? arrow : in_the_middle,
            {Type::figure, c.on_felt, Align::center, Fit::name}, "played");
  for (std::size_t i = 0; i < plates.size(); ++i)
    draw_plate(ui, places[i], plates[i], std::to_string(i));
}

}  // namespace kattegat::ui
