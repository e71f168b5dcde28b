// The first thing that anybody sees: which language, and one big button.
#include "ui/app_sample.hpp"
#include "ui/app_setup.hpp"
#include "ui/layout.hpp"
#include "ui/screens/screens.hpp"

namespace kattegat::ui {

void draw_first_run(App& app, Rect area) {
  Ui& ui = app.ui;
  const float w = std::min(area.w, ui.px(620));
  const float tall = ui.px(430);
  const float above = is_short(ui) ? ui.px(8) : std::max(0.F, (area.h - tall) / 2);
  Rect middle{area.center().x - w / 2, area.y + above, w, area.h - above};
  choose_language(app, middle, 24);
  const std::string title = app.say(Word::first_title);
  if (const bool fits = ui.width(Type::figure, title) <= middle.w;
      fits || ui.width(Type::title, title) <= middle.w)
    ui.text(middle.take_top(ui.px(54), ui.px(4)), title,
            {fits ? Type::figure : Type::title, 0, Align::center}, "first.title");
  else
    top_paragraph(ui, middle, title, {Type::title}, 8, "first.title");
  const std::string advice = app.say(Word::first_advice);
  const float wide = std::min(middle.w, ui.width(Type::body, advice) + ui.px(2));
  const Rect words = middle.take_top(ui.paragraph_height(middle.w, advice), ui.px(26));
  ui.paragraph({words.center().x - wide / 2, words.y, wide, words.h}, advice,
               {Type::body, ui.colors().quiet}, "first.advice");
  const bool begins = button(ui, "evening.new", middle.take_top(ui.px(84), ui.px(12)),
                             app.say(Word::screen_new_evening), Weight::main);
  if (begins || (ui.focus().empty() && ui.key(Key::enter))) return set_up_evening(app);
  const Grid cells{middle, 2, ui.px(56), ui.px(10)};
  if (button(ui, "sample.begin", cells.cell(0), app.say(Word::first_sample)))
    return begin_sample(app);
  if (button(ui, "merge", cells.cell(1), app.say(Word::people_merge)))
    app.dialog = MergeFrom{app.world.books_nearby()};
}

}  // namespace kattegat::ui
