// Where everybody stands on the way down to nothing: a lane for each player of a game that is won
// there, and how far this deal would bring them.
#include "ui/app/preview.hpp"
#include "ui/screens/players/curves.hpp"
#include "ui/screens/table/table_parts.hpp"

namespace kattegat::ui {
namespace {

constexpr float lane_height = 34, axis_height = 20, edge_of_lanes = 12;

template <class G>
concept CountsDown = requires(const typename G::House& house) {
  house.start_points;
};

struct Lane {
  std::string name;
  Face its{};
  Points now{};
  std::optional<Points> then{};
};

std::vector<Lane> lanes_of(const App& app, const std::optional<PerSeat<Points>>& after = {}) {
  return std::visit(
      [&]<class G>(const Desk<G>& desk) {
        std::vector<Lane> lanes;
        if constexpr (CountsDown<G>) {
          const Standing standing = desk.session.standing();
          for (const Seat seat : desk.seats()) {
            lanes.push_back({desk.name(seat), desk.face(seat), standing.sheet[seat]});
            if (after && (*after)[seat] != standing.sheet[seat]) lanes.back().then = (*after)[seat];
          }
        }
        return lanes;
      },
      *app.table.desk);
}

// What everybody has when a game begins.
std::int64_t start_of(const App& app) {
  return std::visit(
      []<class G>(const Desk<G>& desk) -> std::int64_t {
        if constexpr (CountsDown<G>)
          return desk.session.table().house.start_points * std::int64_t{1000};
        return 0;
      },
      *app.table.desk);
}

// From the highest that anybody has, and at least what a game begins with, down to nothing.
struct Track {
  Rect area;
  std::int64_t high = 0, low = 0;
  [[nodiscard]] float x(std::int64_t thousandths) const {
    const auto span = static_cast<float>(high - low);
    return area.x + area.w * static_cast<float>(high - thousandths) / span;
  }
};

void draw_axis(Ui& ui, const Track& track, const Rect& labels) {
  const Palette& c = ui.colors();
  const auto figures = static_cast<std::int64_t>(track.area.w / ui.px(24));  // side by side
  const std::int64_t step = step_between_lines({track.low, track.high}, 1000, figures);
  for (std::int64_t at = track.low / step * step; at <= track.high; at += step) {
    if (at < track.low) continue;
    const float x = track.x(at);
    ui.line({x, track.area.y}, {x, track.area.bottom()}, at == 0 ? c.gain : c.line,
            ui.px(at == 0 ? 2.5F : 1));
    ui.text({x - ui.px(12), labels.y, ui.px(24), labels.h}, points_text(Points{at}, ui.language),
            {Type::caption, at == 0 ? c.gain : c.quiet, Align::center});
  }
}

void draw_lane(Ui& ui, Rect row, const Track& track, const Lane& lane, float names,
               const std::string& id) {
  const Palette& c = ui.colors();
  Rect who = row.take_left(names);
  ui.text(who.take_right(ui.px(34), ui.px(4)), points_text(lane.now, ui.language),
          {Type::strong, 0, Align::right}, "lane." + id);
  ui.text(who, lane.name, {Type::small, c.ink, Align::left, Fit::name});
  constexpr std::int64_t fine = 1000;  // it glides between the points
  const auto glides =
      static_cast<float>(ui.counted("lane." + lane.name, lane.now.thousandths * fine));
  const float y = row.center().y, begin = track.x(track.high),
              at = track.x(0) - (track.x(0) - track.x(1000)) * glides / (1000.F * fine);
  ui.fill({begin, y - ui.px(3), at - begin, ui.px(6)},
          faded(curve_colour(ui, lane.its.colour), 0.35), ui.px(3));
  if (lane.then) {
    const Point to{track.x(lane.then->thousandths), y};
    ui.dotted_arc({at, y}, {(at + to.x) / 2, y}, to, curve_colour(ui, lane.its.colour));
    draw_face(ui, to, ui.px(12), lane.its);
    ui.ring(to, ui.px(14), c.brass, ui.px(2.5F));
  }
  draw_face(ui, {at, y}, ui.px(12), lane.its);
}

}  // namespace

float lanes_height(const App& app) {
  const auto players = static_cast<float>(lanes_of(app).size());
  return players > 0 ? app.ui.px(players * lane_height + axis_height + 2 * edge_of_lanes) : 0;
}

void draw_lanes(App& app, Rect area, const Preview& preview) {
  Ui& ui = app.ui;
  const std::vector<Lane> lanes = lanes_of(app, preview.sheet);
  sheet(ui, area);
  area = area.inset(ui.px(edge_of_lanes));
  Track track{{}, start_of(app)};
  for (const Lane& lane : lanes)
    for (const Points points : {lane.now, lane.then.value_or(lane.now)}) {
      track.high = std::max(track.high, points.thousandths);
      track.low = std::min(track.low, points.thousandths);
    }
  const Rect labels = area.take_top(ui.px(axis_height));
  const float names = std::min(ui.px(140), area.w * 0.34F);
  track.area = area;
  track.area.take_left(names + ui.px(20));
  track.area.w -= ui.px(16);
  draw_axis(ui, track, labels);
  for (std::size_t i = 0; i < lanes.size(); ++i)
    draw_lane(ui, area.take_top(ui.px(lane_height)), track, lanes[i], names, std::to_string(i));
}

}  // namespace kattegat::ui
