// What has become of a book of version 0.1.
#include "ui/app/actions/messages.hpp"
#include "ui/kit/layout.hpp"
#include "ui/screens/dialogs/dialogs.hpp"

namespace kattegat::ui {

void draw(App& app, const TakenOver& card) {
  Ui& ui = app.ui;
  Rect area = dialog(ui, 720, 340);
  if (draw_title(app, area, app.say(Word::settings_book))) return;
  Rect list = ui.begin_scroll("taken_over", area);
  for (std::size_t i = 0; i < card.said.size(); ++i) {
    std::string said = as_sentence(card.said[i], ui.language);
    if (!said.ends_with('.')) said += '.';
    top_paragraph(ui, list, said, {}, 12, "taken_over." + std::to_string(i));
  }
  ui.end_scroll(list.y);
}

}  // namespace kattegat::ui
