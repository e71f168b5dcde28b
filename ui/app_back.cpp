// The device's own way back: a telephone's button, or a browser's.
#include "ui/app_back.hpp"

namespace kattegat::ui {

WayBack way_back(const App& app) {
  const bool over_the_place = !std::holds_alternative<Nothing>(app.dialog) ||
                              app.stage != Stage::none || app.setup || app.standings.player ||
                              app.several;
  if (over_the_place) return WayBack::closes;
  return app.tab == Tab::evening ? WayBack::leaves : WayBack::to_the_evening;
}

}  // namespace kattegat::ui
