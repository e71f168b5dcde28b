// The device's own way back: a telephone's button, or a browser's.
#include "ui/app/actions/back.hpp"

#include <algorithm>

namespace kattegat::ui {

// What waits on another screen does not hear it.
WayBack way_back(const App& app) {
  const std::vector<ShownItem>& shown = app.ui.items();
  const bool has_window =
      std::any_of(shown.begin(), shown.end(), [](const ShownItem& item) { return item.layer > 0; });
  const bool over_the_place = has_window || !app.dialog.is<Nothing>() || app.stage != Stage::none ||
                              (app.tab == Tab::evening && app.setup) ||
                              (app.tab == Tab::settlement && app.several) ||
                              (app.tab == Tab::standings && app.standings.player);
  if (over_the_place) return WayBack::closes;
  return app.tab == Tab::evening ? WayBack::leaves : WayBack::to_the_evening;
}

}  // namespace kattegat::ui
