// The table with very large letters: all of it moves under the finger but the way to save.
#include <optional>

#include "ui/app/actions/stage.hpp"
#include "ui/app/actions/table.hpp"
#include "ui/desk/form.hpp"
#include "ui/kit/layout.hpp"
#include "ui/screens/frame/everywhere.hpp"
#include "ui/screens/table/table_parts.hpp"

namespace kattegat::ui {
namespace {

// How tall the seats are, with little room round them.
float short_seats_height(const App& app, float width) {
  constexpr float frame = 24;
  const float row = app.ui.screen().h < app.ui.px(620) ? 57 : 98;
  const float plate = app.ui.px(has_rail_beside(app.ui) ? 92 : 70);
  const float inside = width - app.ui.px(frame);
  const int columns = std::max(1, static_cast<int>(inside / plate));
  const auto count = static_cast<int>(app.session_at_table()->seats.size());
  return app.ui.px(frame + row * static_cast<float>((count + columns - 1) / columns));
}

// What is asked now begins where the eye is: what is answered lies above it.
void bring_question_into_sight(App& app, float top) {
  std::visit(
      [&](auto& desk) {
        Folds& folds = desk.folds;
        if (folds.open.empty()) return;  // all is asked at once
        const float at = folds.top - top;
        const bool is_another = std::exchange(folds.sought, folds.open) != folds.open;
        const bool has_moved = std::abs(std::exchange(folds.sought_at, at) - at) > 1;
        if (is_another || has_moved) app.ui.scroll_to("entry", at);
      },
      *app.table.desk);
}

// The deal's questions, or that there are none; `top` is that of what moves under the finger.
void draw_short_entry(App& app, Rect& list, float top) {
  Ui& ui = app.ui;
  if (is_closed(app)) return draw_closed(app, list.take_top(ui.px(320)));
  if (app.table.desk && !is_correction_cancelled(app, list))
    list.y = draw_table_questions(app, list, ui.px(400)) + ui.px(8);
  if (app.table.desk) bring_question_into_sight(app, top);
}

// Where the way to save is, at the bottom of an area; where nothing is entered there is none.
std::optional<Rect> take_save_bar(const App& app, Rect& area, const Preview& now) {
  if (is_closed(app)) return std::nullopt;
  return area.take_bottom(save_bar_height(app, area.w, now), app.ui.px(4));
}

void draw_short_save(App& app, const std::optional<Rect>& bar, const Preview& now) {
  if (bar && app.table.desk) draw_save_bar(app, *bar, now);
}

void draw_short_seats(App& app, Rect& list, const Preview& now) {
  draw_reminder(app, list);
  draw_table_seats(app, list.take_top(short_seats_height(app, list.w), app.ui.px(8)), now);
}

// Below each other beside the questions, where the call has a place of its own.
void draw_short_ways_out(App& app, Rect& list, bool beside) {
  if (!app.table.desk) return;
  const Ui& ui = app.ui;
  const int all = ways_out(app), ways = beside && offers_call(app) ? all - 1 : all;
  const int columns = beside ? 1 : ways > 3 ? 2 : ways;
  const Grid cells = Grid{{}, columns, ui.px(52), ui.px(6)}.off(list, ways, ui.px(6));
  draw_ways_out(app, cells, ways);
}

// What may be called out at any time stands still where all else beside the questions moves.
void draw_call_above(App& app, Rect& beside) {
  const Ui& ui = app.ui;
  const float least = ui.theme.touch() / ui.theme.enlarged;
  const float tall = std::max(least, ui.height(Type::strong) + ui.px(8));
  draw_call(app, beside.take_top(tall, ui.px(6)));
}

// Which game and which deal, in as many lines as that takes.
void draw_head_in_lines(App& app, Rect& list) {
  Ui& ui = app.ui;
  const auto line = [&](const std::string& words, Color ink, std::string_view id) {
    if (words.empty()) return;
    top_paragraph(ui, list, words, {Type::small, ink}, 4, id);
  };
  line(next_deal_line(app), ui.colors().ink, "deal");
  line(pot_of_table(app), ui.colors().ink, "pot");
  line(date_of_table(app) + session_title(app, *app.session_at_table()), ui.colors().quiet,
       "session");
}

// Whoever steps back to see the scoreboard may find that another table is the newest one, or none.
bool is_off_the_table(const App& app) { return app.stage != Stage::none || !app.table.desk; }

}  // namespace

void draw_short_table(App& app, Rect area, const Preview& now) {
  Ui& ui = app.ui;
  const std::optional<Rect> bar = take_save_bar(app, area, now);
  Rect list = ui.begin_scroll("entry", area);
  const float top = list.y;
  draw_table_head(app, list.take_top(ui.px(62), ui.px(6)));
  if (is_off_the_table(app)) return ui.end_scroll(list.y);
  draw_short_seats(app, list, now);
  draw_short_entry(app, list, top);
  draw_short_ways_out(app, list, false);
  ui.end_scroll(list.y);
  draw_short_save(app, bar, now);
}

void draw_low_table(App& app, Rect area, const Preview& now) {
  Ui& ui = app.ui;
  const std::optional<Rect> bar = take_save_bar(app, area, now);
  const float wide = std::clamp(area.w * 0.34F, ui.px(118), ui.px(220));
  Rect beside =
      app.settings.left_handed ? area.take_right(wide, ui.px(8)) : area.take_left(wide, ui.px(8));
  if (offers_call(app)) draw_call_above(app, beside);
  Rect list = ui.begin_scroll("beside", beside);
  draw_short_seats(app, list, now);
  draw_head_in_lines(app, list);
  draw_short_ways_out(app, list, true);
  if (shape_of(ui) == Shape::low &&
      button(ui, "scoreboard", list.take_top(ui.px(52)), app.say(Word::place_scoreboard)))
    show_scoreboard(app);
  ui.end_scroll(list.y);
  if (is_off_the_table(app)) return;
  list = ui.begin_scroll("entry", area);
  const float top = list.y;
  draw_short_entry(app, list, top);
  ui.end_scroll(list.y);
  draw_short_save(app, bar, now);
}

}  // namespace kattegat::ui
