// Where everything stands on the table, seen from above.
#include "ui/kit/layout.hpp"
#include "ui/screens/table/felt_parts.hpp"

namespace kattegat::ui {
namespace {

// How many sit at the near, left, far and right side: for 2 to 9 players.
struct Sides {
  int near, left, far, right;
};
constexpr std::array<Sides, 8> sides{{{1, 0, 1, 0},
                                      {1, 1, 0, 1},
                                      {1, 1, 1, 1},
                                      {1, 1, 2, 1},
                                      {1, 2, 1, 2},
                                      {1, 2, 2, 2},
                                      {2, 2, 2, 2},
                                      {1, 3, 2, 3}}};
constexpr int most_round_the_table = 9;
constexpr float plate_width = 172, least_plate = 50;

std::vector<Rect> round_the_table(const Ui& ui, const Rect& area, int seats) {
  const Sides& at = sides[static_cast<std::size_t>(std::clamp(seats, 2, most_round_the_table) - 2)];
  const float gap = ui.px(8);
  const int across = std::max({at.near, at.far, 1});
  const int rows = std::max({at.left, at.right, 1}) + (at.far > 0 ? 1 : 0) + 1;
  const float beside = area.w / 2 - gap;  // two plates at the sides never meet
  const float w = std::min({ui.px(plate_width), beside, area.w / static_cast<float>(across) - gap});
  const float h = std::min(ui.px(plate_height), area.h / static_cast<float>(rows) - 2 * gap);
  std::vector<Rect> places;
  const auto row = [&](int count, float y, bool leftwards) {
    for (int i = 0; i < count; ++i) {
      const int place = leftwards ? count - 1 - i : i;
      const float step = area.w / static_cast<float>(count);
      places.push_back(around({area.x + step * (static_cast<float>(place) + 0.5F), y}, w, h));
    }
  };
  const float top = area.y + (at.far > 0 ? h + gap : 0);
  const float bottom = area.bottom() - h - gap;
  const auto column = [&](int count, float x, bool upwards) {
    for (int i = 0; i < count; ++i) {
      const int place = upwards ? count - 1 - i : i;
      const float step = (bottom - top) / static_cast<float>(count);
      places.push_back(around({x, top + step * (static_cast<float>(place) + 0.5F)}, w, h));
    }
  };
  // Clockwise from the nearest: the left side upwards, the far one to the right, and down again.
  row(at.near, area.bottom() - h / 2, true);
  column(at.left, area.x + w / 2, true);
  row(at.far, area.y + h / 2, false);
  column(at.right, area.right() - w / 2, false);
  return places;
}

// Where a seat stands among the cells. Two columns are the two sides of a table: down the right one
// and up the left one. Of lines every second runs back, so that one can follow who is next; two of
// them are the sides of a table, too.
int cell_of_seat(const Grid& cells, int seats, int seat) {
  const int lines = cells.lines(seats);
  if (cells.columns == 2 && seat > 0) return seat <= lines ? 2 * seat - 1 : 2 * (2 * lines - seat);
  const int line = seat / cells.columns;
  return line % 2 == 0 ? seat : (2 * line + 1) * cells.columns - 1 - seat;
}

std::vector<Rect> in_columns(const Ui& ui, const Rect& area, int seats) {
  const Grid cells = seat_grid(ui, area, seats);
  std::vector<Rect> places;
  for (int i = 0; i < seats; ++i) places.push_back(cells.cell(cell_of_seat(cells, seats, i)));
  return places;
}

// What all plates fill together.
Rect room_of_all(const std::vector<Rect>& places) {
  Rect all = places.front();
  for (const Rect& one : places) {
    const float right = std::max(all.right(), one.right());
    const float bottom = std::max(all.bottom(), one.bottom());
    all.x = std::min(all.x, one.x);
    all.y = std::min(all.y, one.y);
    all.w = right - all.x;
    all.h = bottom - all.y;
  }
  return all;
}

// Where the line between two partners bends: round what stands in the middle.
Point beside_the_middle(const Ui& ui, const Rect& area, const Rect& a, const Rect& b) {
  const bool is_upright = std::abs(a.center().x - b.center().x) < a.w / 2;
  return is_upright ? Point{area.center().x + ui.px(190), area.center().y}
                    : Point{area.center().x, area.center().y - ui.px(80)};
}

// Between the plates; above those at the sides where these leave no room between them.
Rect middle_of(const Ui& ui, const Rect& area, const Rect& plate) {
  const float between = area.w - 2 * plate.w - ui.px(28);
  const float tall = area.h - 2 * plate.h - ui.px(72);
  if (between >= ui.px(104)) return around(area.center(), between, tall);
  const float top = area.y + plate.h + ui.px(30);
  const float bottom = area.center().y - plate.h / 2 - ui.px(20);
  return {area.x + ui.px(60), top, area.w - ui.px(120), std::max(0.F, bottom - top)};
}

// Where the whole width is free: above the plates at the sides, unless there are two on each.
Rect room_of_moment(const Ui& ui, const Rect& area, const Rect& plate, std::size_t seats) {
  const float top = area.y + plate.h + ui.px(24);
  const float bottom = area.center().y - plate.h / 2 - ui.px(16);
  if (seats > 5 || bottom - top < ui.px(64)) return middle_of(ui, area, plate);
  return {area.x + ui.px(44), top, area.w - ui.px(88), bottom - top};
}

}  // namespace

bool sits_round(int seats) { return seats <= most_round_the_table; }

Grid seat_grid(const Ui& ui, const Rect& area, int seats) {
  const float gap = ui.px(gap_of_plates);
  if (seats <= 5 && area.h < ui.px(120) && area.w >= static_cast<float>(seats) * ui.px(70))
    return {area, seats, area.h, gap};  // side by side
  int columns = columns_in(ui, area, 150);
  const auto row_of = [&](int count) {
    const auto rows = static_cast<float>((seats + count - 1) / count);
    return (area.h + gap) / rows - gap;
  };
  while (columns < seats && row_of(columns) < ui.px(least_plate) &&
         area.w / static_cast<float>(columns + 1) >= ui.px(70))
    ++columns;
  const int lines = (seats + columns - 1) / columns;
  columns = (seats + lines - 1) / lines;  // four are two and two, not three and one
  float row = std::clamp(row_of(columns), ui.px(48), ui.px(plate_height));
  // What is left goes between them: there stand the words on a plate's edge.
  const auto rows = static_cast<float>(lines);
  const float more = ui.px(edge_room) - gap;
  const bool is_wide = area.w / static_cast<float>(columns) - gap >= ui.px(wide_plate_width);
  if (lines > 1 && is_wide && row >= ui.px(wide_plate_least) + more) row -= more;
  const float left = rows > 1 ? (area.h - rows * row) / (rows - 1) : gap;
  return {area, columns, row, std::clamp(left, gap, ui.px(24))};
}

std::optional<std::size_t> draw_felt(Ui& ui, const Rect& area, const std::vector<SeatPlate>& plates,
                                     const Middle& middle, std::string_view kind) {
  const auto seats = static_cast<int>(plates.size());
  const bool is_round =
      sits_round(seats) && area.w >= ui.px(370) && area.h >= ui.px(least_round_height(seats));
  const Rect room = is_round ? area.inset(ui.px(4), ui.px(16)) : area.inset(ui.px(12));
  auto places = is_round ? round_the_table(ui, room, seats) : in_columns(ui, room, seats);
  const Grid cells = seat_grid(ui, room, seats);
  const bool apart = is_round || cells.lines(seats) == 1 || cells.gap >= ui.px(edge_room) - 0.5F;
  if (is_round) {
    const Rect table = area.inset(ui.px(26), places.front().h * 0.32F + ui.px(8));
    ui.cloth(table, std::min(table.w, table.h) * 0.3F);
    for (std::size_t i = 0; i < plates.size(); ++i)
      for (std::size_t j = 0; j < plates.size(); ++j)
        if (plates[i].leads && plates[j].helps)
          ui.dotted_arc(places[i].center(), beside_the_middle(ui, area, places[i], places[j]),
                        places[j].center(), ui.colors().brass);
    // Between many there is no room for more.
    if (seats <= 6 && !middle.moment.empty())
      draw_moment(ui, room_of_moment(ui, area, places.front(), plates.size()), middle.moment);
    else if (seats <= 6)
      draw_middle(ui, middle_of(ui, area, places.front()), area.w - ui.px(110), middle);
  } else {
    ui.cloth(area, ui.px(20));
  }
  const bool scrolls = !is_round && room_of_all(places).bottom() > room.bottom() + 1;
  const float edge = ui.px(low_dealer + beyond_corner);
  if (scrolls) {  // a long table in a low window
    const Rect content = ui.begin_scroll("seats", room.inset(-edge, 0)).inset(edge, 0);
    places = in_columns(ui, {content.x, content.y + edge, content.w, room.h}, seats);
  }
  const Rect all = room_of_all(places);
  const PlateStyle style = style_of_plates(ui, places.front(), all, plates, apart, kind);
  std::optional<std::size_t> tapped;
  for (std::size_t i = 0; i < plates.size(); ++i)
    if (draw_plate(ui, places[i], plates[i], style, std::to_string(i))) tapped = i;
  for (std::size_t i = 0; i < plates.size(); ++i)
    draw_edge_of_plate(ui, places[i], plates[i], style, std::to_string(i));
  if (scrolls) ui.end_scroll(all.bottom() + edge);
  return tapped;
}

}  // namespace kattegat::ui
