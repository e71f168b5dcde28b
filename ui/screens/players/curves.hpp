// Curves on one scale, with whose they are at their ends; bars from one zero.
#pragma once
#include <functional>
#include <span>

#include "ui/app/app.hpp"

namespace kattegat::ui {

struct Curve {
  std::string name;
  Uuid person;
  std::span<const std::int64_t> values;  // all curves have as many
  bool faded = false;
};
// What stands below the first point after that at which all begin, and below the last one.
struct CurveEnds {
  std::string first, last;
};

// Of the first, as many as there are colours: more nobody can tell apart.
std::vector<Curve> first_curves(const std::vector<SeasonLine>&);

// Between the lines across: the first of 1, 2, 5, 10, 20 ... units that goes into the span no more
// often than `most`.
std::int64_t step_between_lines(const Span&, std::int64_t unit, std::int64_t most);

void draw_curves(App&, Rect, const std::vector<Curve>&, const CurveEnds&,
                 const std::function<std::string(std::int64_t)>& said);
// One curve alone, small, on the scale of others too.
void draw_spark(Ui&, const Rect&, std::span<const std::int64_t>, const Span&, Color);

// From the middle of the track, where zero is: -1 to 1.
void draw_bar(Ui&, const Rect& track, float part);

}  // namespace kattegat::ui
