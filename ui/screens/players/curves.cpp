#include "ui/screens/players/curves.hpp"

#include "ui/app/actions/faces.hpp"
#include "ui/kit/layout.hpp"

namespace kattegat::ui {
namespace {

// Each as near to its own height as the others let it, top to bottom.
void push_apart(std::vector<float>& heights, float step, float top, float bottom) {
  float next = top;
  for (float& y : heights) next = (y = std::max(y, next)) + step;
  next = bottom;
  for (auto y = heights.rbegin(); y != heights.rend(); ++y) next = (*y = std::min(*y, next)) - step;
}

struct Scale {
  Rect area;
  Span span;
  std::size_t points = 2;
  [[nodiscard]] float x(std::size_t at) const {
    return area.x + area.w * static_cast<float>(at) / static_cast<float>(points - 1);
  }
  [[nodiscard]] float y(std::int64_t value) const {
    const float part =
        static_cast<float>(span.high - value) / static_cast<float>(span.high - span.low);
    return area.y + part * area.h;
  }
};

std::vector<Point> points_of(const Scale& scale, std::span<const std::int64_t> values) {
  std::vector<Point> points;
  for (std::size_t i = 0; i < values.size(); ++i)
    points.push_back({scale.x(i), scale.y(values[i])});
  return points;
}

void draw_lines_across(Ui& ui, const Scale& scale, float labels_from,
                       const std::function<std::string(std::int64_t)>& said) {
  const std::int64_t step = step_between_lines(scale.span, 1, 3);
  for (std::int64_t at = scale.span.low / step * step; at <= scale.span.high; at += step) {
    if (at < scale.span.low) continue;
    const float y = scale.y(at);
    ui.line({scale.area.x, y}, {scale.area.right(), y},
            at == 0 ? ui.colors().faint : ui.colors().line, ui.px(at == 0 ? 2 : 1));
    ui.text({labels_from, y - ui.px(10), scale.area.x - labels_from - ui.px(6), ui.px(20)},
            said(at), {Type::small, ui.colors().quiet, Align::right, Fit::name});
  }
}

// With which evenings the line begins and ends: the first as near below its point as the last one
// lets it.
void draw_ends(Ui& ui, const Rect& line, const CurveEnds& ends, float first_point) {
  const float wide = ui.width(Type::small, ends.first), gap = ui.px(12);
  const float latest = line.right() - ui.width(Type::small, ends.last) - gap - wide;
  const float from = std::max(line.x, std::min(first_point - wide / 2, latest));
  const float until = std::max(from + wide, line.center().x - gap);
  ui.text({from, line.y, until - from, line.h}, ends.first,
          {Type::small, ui.colors().quiet, Align::left, Fit::name}, "curve.first");
  ui.text({until + gap, line.y, line.right() - until - gap, line.h}, ends.last,
          {Type::small, ui.colors().quiet, Align::right, Fit::name}, "curve.last");
}

}  // namespace

std::vector<Curve> first_curves(const std::vector<SeasonLine>& lines) {
  std::vector<Curve> curves;
  for (const SeasonLine& line : lines)
    if (curves.size() < face_colours)
      curves.push_back({line.line.player, line.line.person, line.curve});
  return curves;
}

std::int64_t step_between_lines(const Span& span, std::int64_t unit, std::int64_t most) {
  std::int64_t step = unit;
  for (int i = 0; (span.high - span.low) / step > std::max<std::int64_t>(most, 0); ++i)
    step = i % 3 == 1 ? step / 2 * 5 : step * 2;
  return step;
}

void draw_bar(Ui& ui, const Rect& track, float part) {
  const Palette& c = ui.colors();
  const float middle = track.center().x, reach = track.w / 2 * part;
  ui.fill(track, c.sunken, track.h / 2);
  ui.fill({std::min(middle, middle + reach), track.y, std::abs(reach), track.h},
          part > 0 ? c.gain : c.loss, track.h / 2);
  ui.fill({middle - ui.px(1), track.y - ui.px(2), ui.px(2), track.h + ui.px(4)}, c.quiet);
}

void draw_spark(Ui& ui, const Rect& area, std::span<const std::int64_t> values, const Span& span,
                Color color) {
  if (values.size() < 2 || span.low == span.high) return;
  const Scale scale{area, span, values.size()};
  ui.line({area.x, scale.y(0)}, {area.right(), scale.y(0)}, ui.colors().line, ui.px(1));
  const std::vector<Point> points = points_of(scale, values);
  ui.curve(points, color, ui.px(2.5F));
  ui.disc(points.back(), ui.px(4), color);
}

void draw_curves(App& app, Rect area, const std::vector<Curve>& curves, const CurveEnds& ends,
                 const std::function<std::string(std::int64_t)>& said) {
  Ui& ui = app.ui;
  Span span;
  for (const Curve& curve : curves)
    for (const std::int64_t value : curve.values) span.hold(value);
  if (curves.empty() || span.low == span.high) span.high = span.low + 1;
  const Rect below = area.take_bottom(ui.px(22));
  const float labels =
      std::max(ui.width(Type::small, said(span.high)), ui.width(Type::small, said(span.low))) +
      ui.px(8);
  const float labels_from = area.x;
  area.take_left(std::min(labels, area.w * 0.3F));
  const auto count = static_cast<float>(curves.size());
  const float radius = std::min(ui.px(14), area.h / std::max(count, 1.F) / 2);
  const Rect faces = area.take_right(2 * radius, ui.px(16));
  area = area.inset(0, ui.px(12));
  std::size_t points = 2;
  for (const Curve& curve : curves) points = std::max(points, curve.values.size());
  const Scale scale{area, span, points};
  draw_lines_across(ui, scale, labels_from, said);
  const bool is_close = !has_room(ui, area.w, Room::figure);  // both have half of the whole
  draw_ends(ui, is_close ? below : Rect{area.x, below.y, area.w, below.h}, ends, scale.x(1));

  std::vector<const Curve*> order;
  for (const bool faded : {true, false})
    for (const Curve& curve : curves)
      if (curve.faded == faded && !curve.values.empty()) {
        const Color color = curve_colour(ui, face(app, curve.person, curve.name).colour);
        ui.curve(points_of(scale, curve.values), faded ? (color & 0xFFFFFF00U) | 0x60U : color,
                 ui.px(faded ? 2 : 3));
        order.push_back(&curve);
      }
  std::stable_sort(order.begin(), order.end(), [](const Curve* a, const Curve* b) {
    return a->values.back() > b->values.back();
  });
  std::vector<float> heights;
  for (const Curve* curve : order) heights.push_back(scale.y(curve->values.back()));
  push_apart(heights, 2 * radius, faces.y + radius, faces.bottom() - radius);
  for (std::size_t i = 0; i < order.size(); ++i) {
    const Face its = face(app, order[i]->person, order[i]->name);
    const Point at{faces.center().x, heights[i]};
    ui.line({area.right(), scale.y(order[i]->values.back())}, {at.x - radius, at.y},
            curve_colour(ui, its.colour), ui.px(1.5F));
    draw_face(ui, at, radius, its);
  }
}

}  // namespace kattegat::ui
