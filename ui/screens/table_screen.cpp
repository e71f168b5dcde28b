#include "ui/app_entries.hpp"
#include "ui/app_stage.hpp"
#include "ui/form.hpp"
#include "ui/layout.hpp"
#include "ui/screens/screens.hpp"

namespace kattegat::ui {
namespace {

// What to have in mind for this deal: "Mesteromgang: deal 2 of 4  ·  ...".
std::string reminder_line(const App& app) {
  return std::visit(
      [&]<class G>(const Desk<G>& desk) {
        std::string line;
        for (const Text& one : reminders<G>(desk.session.table(), desk.session.state()))
          line += (line.empty() ? "" : "  ·  ") + app.say(one, desk.names);
        return line;
      },
      *app.table.desk);
}

float reminder_height(const App& app, float width) {
  const std::string line = reminder_line(app);
  return line.empty() ? 0 : app.ui.paragraph_height(width, line, Type::small) + app.ui.px(6);
}
void draw_reminder(App& app, Rect& area) {
  const Rect place = area.take_top(reminder_height(app, area.w));
  if (place.h > 0)
    app.ui.paragraph(place, reminder_line(app), {Type::small, app.ui.colors().ink}, "reminder");
}

// "Pot: 5" while nobody has won it.
std::string open_pot(const App& app, const PerSeat<Points>& pot) {
  Points together;
  for (const Points points : pot.each) together += points;
  if (together == Points{}) return {};
  return app.say(text(Word::screen_pot, plain_points(together, app.ui.language)));
}

// What was played last, and what it came to.
struct LastEntry {
  Uuid id;
  std::string words;
};
std::optional<LastEntry> last_entry(const App& app) {
  const EveningSession& played = *app.session_at_table();
  return std::visit(
      [&](const auto& entered) -> std::optional<LastEntry> {
        const auto* entry = newest_entry(entered);
        if (!entry) return std::nullopt;
        return LastEntry{*entry->stamp.id, describe(*entry, played.seats, app.ui.language)};
      },
      played.entered);
}

// Whoever plays on an evening that is over must see that it is.
std::string date_of_table(const App& app) {
  if (is_tonight(app)) return "";
  return date_text(app.open_evening()->evening.date, app.ui.language) + "  ·  ";
}

std::string pot_of_table(const App& app) {
  return std::visit([&](const auto& desk) { return open_pot(app, desk.session.standing().pot); },
                    *app.table.desk);
}

// The session, and the deal's number and dealer below it.
void draw_head(App& app, Rect area) {
  Ui& ui = app.ui;
  const EveningSession& played = *app.session_at_table();
  const std::string pot = pot_of_table(app);
  if (shape_of(ui) != Shape::phone) {
    const std::string label = app.say(Word::place_scoreboard);
    const Rect way = area.take_right(ui.width(Type::body, label) + ui.px(32), ui.px(10));
    if (button(ui, "scoreboard", way, label)) return show_scoreboard(app);
  }
  if (!pot.empty()) {
    const Rect pill = area.take_right(ui.width(Type::strong, pot) + ui.px(28), ui.px(10));
    const Rect inside{pill.x, pill.center().y - ui.px(18), pill.w, ui.px(36)};
    ui.fill(inside, ui.colors().brass_soft, inside.h / 2);
    ui.text(inside, pot, {Type::strong, 0, Align::center}, "pot");
  }
  const std::string date = date_of_table(app);
  const std::string title = date + session_title(app, played);
  const bool fits = ui.width(Type::strong, title) <= area.w;
  Rect above = area.take_top(area.h * 0.55F);
  ui.text(above, fits ? title : date + game_and_school(app, played),
          {Type::strong, 0, Align::left, Fit::name}, "session");
  ui.text(area, next_deal_line(app), {Type::small, ui.colors().quiet, Align::left, Fit::name},
          "deal");
}

// A tap opens it.
void draw_last_deal(App& app, Rect area) {
  Ui& ui = app.ui;
  const auto last = last_entry(app);
  if (!last) return;
  const bool tapped = ui.tap("last", area, last->words);
  ui.fill(area, ui.pressed("last") ? ui.colors().raised : ui.colors().surface, ui.px(14));
  ui.outline(area, ui.colors().line, ui.px(14), ui.px(1.2F));
  Rect inner = area.inset(ui.px(14), ui.px(4));
  ui.text(inner.take_top(ui.px(20)), app.say(Word::screen_last_deal),
          {Type::small, ui.colors().quiet, Align::left, Fit::name});
  ui.text(inner, last->words, {Type::small, 0, Align::left, Fit::name}, "last.words");
  if (tapped) app.dialog = EntryCard{*app.table.session, last->id};
}

void draw_ways_out(App& app, const Grid& cells) {
  Ui& ui = app.ui;
  const int ways = takes_play(app) ? 3 : 2;
  if (button(ui, "undo", cells.cell_of(0, ways), app.say(Word::screen_undo))) return undo(app);
  if (button(ui, "more", cells.cell_of(1, ways), app.say(Word::screen_more)))
    return begin_aside(app);
  if (takes_play(app) &&
      button(ui, "by_cards", cells.cell_of(2, ways), app.say(Word::play_card_by_card)))
    app.dialog = TappedPlay{};
}

// What has just been won, for a while, or until the next deal is begun.
std::string moment_now(App& app, bool begun) {
  if (!app.messages.moment) return "";
  constexpr double stands = 4;
  const double now = app.ui.now();
  if (app.messages.moment->until < 0) app.messages.moment->until = now + stands;
  if (begun || now >= app.messages.moment->until) {
    app.messages.moment.reset();
    return "";
  }
  app.ui.ask_for_frame();
  return app.messages.moment->words;
}

void draw_seats(App& app, const Rect& area, const Preview& preview) {
  Middle shown = middle(app);
  shown.moment = moment_now(app, preview.touched);
  const auto tapped = draw_felt(app.ui, area, plates(app, preview), shown);
  if (!tapped) return;
  const Seat seat{static_cast<int>(*tapped)};
  std::visit([&](auto& desk) { desk.folds.tapped = seat; }, *app.table.desk);
}

// The seats beside the panel, with what else can be done here below them.
void draw_beside(App& app, Rect area, const Preview& preview) {
  Ui& ui = app.ui;
  draw_reminder(app, area);
  const bool narrow = shape_of(ui) == Shape::low;
  const int ways = takes_play(app) ? 3 : 2;
  const int columns = narrow ? 2 : ways;
  const Grid buttons{{}, columns, ui.px(52), ui.px(6)};
  const Rect room = area.take_bottom(buttons.height(ways), ui.px(8));
  if (area.h > ui.px(480)) draw_last_deal(app, area.take_bottom(ui.px(58), ui.px(8)));
  const float lanes = lanes_height(app);
  if (lanes > 0 && area.h - lanes >= ui.px(300))
    draw_lanes(app, area.take_bottom(lanes, ui.px(10)), preview);
  draw_seats(app, area, preview);
  draw_ways_out(app, {room, columns, ui.px(52), ui.px(6)});
}

// The seats above the panel, on a tablet held upright and on a telephone.
void draw_above(App& app, Rect area, const Preview& preview) {
  Ui& ui = app.ui;
  const bool is_phone = shape_of(ui) == Shape::phone;
  draw_reminder(app, area);
  const int ways = takes_play(app) ? 3 : 2;
  if (is_phone) {
    const Rect row = area.take_bottom(ui.px(48), ui.px(6));
    draw_seats(app, area, preview);
    return draw_ways_out(app, {row, ways, ui.px(48), ui.px(6)});
  }
  const float lanes = lanes_height(app);
  if (lanes > 0 && area.h - lanes >= ui.px(300))
    draw_lanes(app, area.take_bottom(lanes, ui.px(10)), preview);
  const Rect column = area.take_right(ui.px(150), ui.px(10));
  draw_seats(app, area, preview);
  draw_ways_out(app, {column, 1, ui.px(52), ui.px(8)});
}

// What is being corrected, and why; true when it is given up.
bool is_correction_cancelled(App& app, Rect& area) {
  Ui& ui = app.ui;
  if (!is_correction(*app.table.desk)) return false;
  const std::string& why =
      std::visit([](const auto& desk) -> const std::string& { return desk.why; }, *app.table.desk);
  const std::string words = app.say(text(Word::screen_correcting, why));
  Rect line = area.take_top(ui.px(50), ui.px(6));
  const Rect out =
      is_short(ui) ? area.take_top(ui.px(50), ui.px(6)) : line.take_right(ui.px(130), ui.px(8));
  ui.fill(line, ui.colors().brass_soft, ui.px(14));
  ui.text(line.inset(ui.px(12), 0), words, {Type::body, 0, Align::left, Fit::name}, "correcting");
  if (!button(ui, "correct.cancel", out, app.say(Word::screen_cancel))) return false;
  cancel_correction(app);
  return true;
}

bool is_beside_deals(const App& app) {
  return std::visit([](const auto& desk) { return !is_deal(desk.draft); }, *app.table.desk);
}

// What is corrected, when it is no deal, and what that asks.
template <class G>
float draw_corrected_aside(App& app, Rect content, Desk<G>& desk) {
  const std::string_view type =
      std::visit([]<class Kind>(const Kind&) { return Kind::type; }, desk.draft.body);
  desk.folds.open = type;
  desk.folds.top = content.y;
  app.ui.text(content.take_top(app.ui.px(36), app.ui.px(4)), app.say(kind_word(type)),
              {Type::title}, "kind");
  return draw_aside(app.ui, app.explainer, *app.table.desk, content);
}

// The questions. Answers where they end.
float draw_questions(App& app, const Rect& content, float view_height) {
  Ui& ui = app.ui;
  const float bottom = std::visit(
      [&]<class G>(Desk<G>& desk) {
        return is_deal(desk.draft) ? draw_panel(ui, app.explainer, desk, content, view_height)
                                   : draw_corrected_aside(app, content, desk);
      },
      *app.table.desk);
  if (ui.focus().empty() && ui.key(Key::backspace))
    std::visit([](auto& desk) { step_back(desk); }, *app.table.desk);
  return bottom;
}

void draw_entry(App& app, Rect area, const Preview& preview) {
  Ui& ui = app.ui;
  sheet(ui, area);
  area = area.inset(ui.px(shape_of(ui) == Shape::phone ? 8 : 12));
  const Rect bar = area.take_bottom(save_bar_height(app, area.w, preview), ui.px(8));
  if (is_correction_cancelled(app, area)) return;
  draw_save_bar(app, bar, preview);
  if (!app.table.desk) return;  // just saved into a session that has gone
  const Rect content = ui.begin_scroll("entry", area);
  ui.end_scroll(draw_questions(app, content, area.h));
}

// The way on below what an empty table says.
bool draw_way_on(Ui& ui, const Rect& area, std::string_view id, const std::string& label) {
  const Rect place{area.center().x - ui.px(150), area.center().y + ui.px(70), ui.px(300),
                   ui.px(60)};
  return button(ui, id, place, label, Weight::main);
}

// Nothing more can be entered here.
void draw_closed(App& app, Rect area, bool ended) {
  Ui& ui = app.ui;
  sheet(ui, area);
  empty_state(ui, area, app.say(ended ? Word::screen_session_ended : Word::screen_finished),
              app.say(ended ? Word::screen_session_ended_advice : Word::screen_finished_advice));
  if (ended) {
    if (draw_way_on(ui, area, "session.resume", app.say(Word::screen_resume)))
      resume_session(app, Uuid(*app.table.session));
  } else if (draw_way_on(ui, area, "go.settlement", app.say(Word::screen_settle_up))) {
    go(app, Tab::settlement);
  }
}

// How tall the seats are, with little room round them.
float short_seats_height(const App& app, float width) {
  constexpr float frame = 24, row = 57;
  const float plate = app.ui.px(has_rail_beside(app.ui) ? 92 : 70);
  const float inside = width - app.ui.px(frame);
  const int columns = std::max(1, static_cast<int>(inside / plate));
  const auto count = static_cast<int>(app.session_at_table()->seats.size());
  return app.ui.px(frame + row * static_cast<float>((count + columns - 1) / columns));
}

// How tall what stands above the panel is.
float overview_height(const App& app, const Rect& area) {
  const Ui& ui = app.ui;
  const std::size_t seats = app.session_at_table()->seats.size();
  const float rows = seats <= 5 ? 1.9F : std::ceil(static_cast<float>(seats) / 4);
  const float round = std::max(area.h * 0.33F, ui.px(220)) + lanes_height(app);
  const bool is_tall = shape_of(ui) == Shape::tall;
  return (is_tall ? round : rows * ui.px(58) + ui.px(80)) + reminder_height(app, area.w);
}

// The panel has a pack of cards in it.
bool lays_cards(const App& app) {
  return std::visit(
      []<class G>(const Desk<G>&) {
        return requires { PanelState<G>::lays_cards; };
      },
      *app.table.desk);
}

bool is_closed(const App& app) {
  return app.open_evening()->has_ended(*app.session_at_table()) ||
         std::visit(
             [](const auto& desk) {
               return !desk.corrects && !desk.session.standing().next_dealer;
             },
             *app.table.desk);
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
  if (is_closed(app)) {
    const Rect place = list.take_top(ui.px(320));
    return draw_closed(app, place, app.open_evening()->has_ended(*app.session_at_table()));
  }
  if (app.table.desk && !is_correction_cancelled(app, list))
    list.y = draw_questions(app, list, ui.px(400)) + ui.px(8);
  if (app.table.desk) bring_question_into_sight(app, top);
}

// The way to save, at the bottom of an area; where nothing is entered there is none.
struct ShortSave {
  bool is_there = false;
  Rect bar = {};
};
ShortSave take_short_save(const App& app, Rect& area, const Preview& now) {
  if (is_closed(app)) return {};
  return {true, area.take_bottom(save_bar_height(app, area.w, now), app.ui.px(4))};
}
void draw_short_save(App& app, const ShortSave& save, const Preview& now) {
  if (save.is_there && app.table.desk) draw_save_bar(app, save.bar, now);
}

void draw_short_seats(App& app, Rect& list, const Preview& now) {
  draw_reminder(app, list);
  draw_seats(app, list.take_top(short_seats_height(app, list.w), app.ui.px(8)), now);
}

void draw_short_ways_out(App& app, Rect& list, int columns) {
  if (!app.table.desk) return;
  const Grid cells = Grid{{}, columns, app.ui.px(52), app.ui.px(6)}.off(
      list, takes_play(app) ? 3 : 2, app.ui.px(6));
  draw_ways_out(app, cells);
}

// With very large letters upright all moves under the finger but the way to save.
void draw_short_table(App& app, Rect area, const Preview& now) {
  Ui& ui = app.ui;
  const ShortSave save = take_short_save(app, area, now);
  Rect list = ui.begin_scroll("entry", area);
  const float top = list.y;
  draw_head(app, list.take_top(ui.px(62), ui.px(6)));
  draw_short_seats(app, list, now);
  draw_short_entry(app, list, top);
  draw_short_ways_out(app, list, takes_play(app) ? 3 : 2);
  ui.end_scroll(list.y);
  draw_short_save(app, save, now);
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

// The same in a low window: the seats move beside the questions.
void draw_low_table(App& app, Rect area, const Preview& now) {
  Ui& ui = app.ui;
  const ShortSave save = take_short_save(app, area, now);
  const float wide = std::clamp(area.w * 0.34F, ui.px(118), ui.px(220));
  const Rect beside =
      app.settings.left_handed ? area.take_right(wide, ui.px(8)) : area.take_left(wide, ui.px(8));
  Rect list = ui.begin_scroll("beside", beside);
  draw_short_seats(app, list, now);
  draw_head_in_lines(app, list);
  draw_short_ways_out(app, list, 1);
  if (shape_of(ui) == Shape::low &&
      button(ui, "scoreboard", list.take_top(ui.px(52)), app.say(Word::place_scoreboard)))
    show_scoreboard(app);
  ui.end_scroll(list.y);
  if (app.stage != Stage::none) return;
  list = ui.begin_scroll("entry", area);
  const float top = list.y;
  draw_short_entry(app, list, top);
  ui.end_scroll(list.y);
  draw_short_save(app, save, now);
}

}  // namespace

void draw_table(App& app, Rect area) {
  Ui& ui = app.ui;
  if (!app.table.desk || !app.session_at_table()) {
    empty_state(ui, area, app.say(Word::screen_nothing_on_table),
                app.say(Word::screen_nothing_on_table_advice));
    if (draw_way_on(ui, area, "go.evening", app.say(Word::screen_to_the_evening)))
      go(app, Tab::evening);
    return;
  }
  const Preview now = preview(app);
  const bool upright = !has_rail_beside(ui);
  if (is_short(ui))  // a keyboard needs the whole width
    return upright || is_beside_deals(app) ? draw_short_table(app, area, now)
                                           : draw_low_table(app, area, now);
  const Shape shape = shape_of(ui);
  draw_head(app, area.take_top(ui.px(48), ui.px(6)));
  if (app.stage != Stage::none) return;  // the newest evening's table may be another one, or none
  Rect overview;
  if (upright) {
    overview = area.take_top(overview_height(app, area), ui.px(8));
  } else {
    float left = shape == Shape::low ? std::max(ui.px(176), area.w * 0.26F) : area.w * 0.42F;
    if (lays_cards(app)) left = std::clamp(area.w - ui.px(718), ui.px(160), left);
    overview = app.settings.left_handed ? area.take_right(left, ui.px(14))
                                        : area.take_left(left, ui.px(14));
  }
  const bool closed = is_closed(app);
  const bool ended = app.open_evening()->has_ended(*app.session_at_table());
  upright ? draw_above(app, overview, now) : draw_beside(app, overview, now);
  if (!app.table.desk) return;
  if (closed)
    draw_closed(app, area, ended);
  else
    draw_entry(app, area, now);
}

}  // namespace kattegat::ui
