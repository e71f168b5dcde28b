// Curves on one scale, with whose they are at their ends.
#pragma once
#include <functional>

#include "ui/app.hpp"

namespace kattegat::ui {

struct Curve {
  std::string name;
  std::vector<std::int64_t> values;  // all curves have as many
  bool faded = false;
};
// What stands below the first and the last point.
struct CurveEnds {
  std::string first, last;
};
// At most so many points are drawn, the newest.
inline constexpr std::size_t points_in_a_curve = 60;

void draw_curves(App&, Rect, const std::vector<Curve>&, const CurveEnds&,
                 const std::function<std::string(std::int64_t)>& said);
// One curve alone, small, on the scale of others too.
struct Span {
  std::int64_t low = 0, high = 0;
  void hold(std::int64_t value) {
    low = std::min(low, value);
    high = std::max(high, value);
  }
};
void draw_spark(Ui&, const Rect&, std::span<const std::int64_t>, const Span&, Color);

// As large as the place lets it be.
inline void face_in(Ui& ui, const Rect& place, const Face& face) {
  draw_face(ui, place.center(), std::min(place.w, place.h) / 2 - ui.px(1), face);
}

std::vector<std::int64_t> hundredths(const std::vector<Money>&);

}  // namespace kattegat::ui
