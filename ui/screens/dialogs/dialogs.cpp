#include "ui/screens/dialogs/dialogs.hpp"

#include "ui/screens/frame/rail.hpp"
#include "ui/screens/players/people.hpp"
#include "ui/screens/screens.hpp"
#include "ui/screens/settling/conflicts.hpp"
#include "ui/screens/settling/several.hpp"

namespace kattegat::ui {

void draw_dialog(App& app) {
  app.ui.begin_layer("dialog");
  const std::shared_ptr<Dialog> open = app.dialog.hold();
  std::visit([&](auto& one) { draw(app, one); }, *open);
  app.ui.end_layer();
}

}  // namespace kattegat::ui
