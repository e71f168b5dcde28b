#include "ui/screens/table/table_parts.hpp"
#include "kattegat/core/text/joined.hpp"
#include "ui/app/actions/entries.hpp"
#include "ui/app/actions/messages.hpp"
#include "ui/app/actions/places.hpp"
#include "ui/app/actions/sessions.hpp"
#include "ui/app/actions/stage.hpp"
#include "ui/app/actions/table.hpp"
#include "ui/app/actions/undo.hpp"
#include "ui/desk/form.hpp"
#include "ui/kit/layout.hpp"
#include "ui/screens/dialogs/dialogs.hpp"
#include "ui/screens/frame/everywhere.hpp"
#include "ui/screens/frame/messages.hpp"

namespace kattegat::ui {
namespace {

// What to have in mind for this deal: "Mesteromgang: deal 2 of 4  ·  ...".
std::string reminder_line(const App& app) {
  return std::visit(
      [&]<class G>(const Desk<G>& desk) {
        return joined(reminders<G>(desk.session.table(), desk.session.state()), "  ·  ",
                      [&](const Text& one) { return app.say(one, desk.names); });
      },
      *app.table.desk);
}

// "Pot: 5" while nobody has won it.
std::string open_pot(const App& app, const PerSeat<Points>& pot) {
  Points together;
  for (const Points points : pot.each) together += points;
  if (together == Points{}) return {};
  return app.say(text(Word::screen_pot, points_text(together, app.ui.language)));
}

// What has just been won, for a while, or until the next deal is begun.
std::string moment_now(App& app, bool begun) {
  std::optional<Moment>& moment = app.messages.moment;
  if (!moment) return "";
  constexpr double stands = 4;
  const double now = app.ui.now();
  if (!moment->until) moment->until = now + stands;
  if (begun || now >= *moment->until) {
    moment.reset();
    return "";
  }
  app.ui.ask_for_frame();
  return moment->words;
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

}  // namespace

float reminder_height(const App& app, float width) {
  const std::string line = reminder_line(app);
  return line.empty() ? 0 : app.ui.paragraph_height(width, line, Type::small) + app.ui.px(6);
}

void draw_reminder(App& app, Rect& area) {
  const Rect place = area.take_top(reminder_height(app, area.w));
  if (place.h > 0)
    app.ui.paragraph(place, reminder_line(app), {Type::small, app.ui.colors().ink}, "reminder");
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

void draw_table_head(App& app, Rect area) {
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
  ui.title(above, fits ? title : date + game_and_school(app, played), "session", Type::strong);
  ui.text(area, next_deal_line(app), {Type::small, ui.colors().quiet, Align::left, Fit::name},
          "deal");
}

void draw_table_seats(App& app, const Rect& area, const Preview& preview) {
  Middle shown = middle(app);
  shown.moment = moment_now(app, preview.touched);
  const auto tapped = draw_felt(app.ui, area, plates(app, preview), shown);
  if (!tapped || is_closed(app)) return;
  const Seat seat{static_cast<int>(*tapped)};
  std::visit([&](auto& desk) { desk.folds.tapped = seat; }, *app.table.desk);
}

namespace {

bool offers_cards(const App& app) { return takes_play(app) && !is_closed(app); }

template <class G>
concept HasCall = requires {
  PanelState<G>::call;
};

}  // namespace

std::optional<Word> call_at_table(const App& app) {
  if (!app.table.desk) return std::nullopt;
  return std::visit(
      []<class G>(const Desk<G>&) -> std::optional<Word> {
        if constexpr (HasCall<G>) return PanelState<G>::call;
        return std::nullopt;
      },
      *app.table.desk);
}

bool offers_call(const App& app) {
  const auto asks_deal = [](const auto& desk) { return is_deal(desk.draft); };
  return !is_closed(app) && call_at_table(app) && std::visit(asks_deal, *app.table.desk);
}

void draw_call(App& app, const Rect& place) {
  std::visit(
      [&]<class G>(Desk<G>& desk) {
        if constexpr (HasCall<G>)
          if (button(app.ui, PanelState<G>::call_id, place, app.say(PanelState<G>::call),
                     Weight::danger))
            desk.scratch.begin_call();
      },
      *app.table.desk);
}

int ways_out(const App& app) {
  return 2 + (offers_cards(app) ? 1 : 0) + (offers_call(app) ? 1 : 0);
}

// In a correction undo goes back by what has been tapped in, and never to a deal.
void tell_why_not_undone(App& app) {
  show_toast(app, {app.say(is_correction(*app.table.desk) ? Word::screen_nothing_tapped_to_undo
                                                          : Word::screen_nothing_to_undo)});
}

void draw_ways_out(App& app, const Grid& cells, int ways) {
  Ui& ui = app.ui;
  const Tappable back = undo_tap(app);
  const bool goes_back = !back.comes_to.empty();
  if (button(ui, cells.cell_of(0, ways),
             {.id = "undo",
              .label = app.say(Word::screen_undo),
              .enabled = goes_back,
              .answers = true,
              .about = back.about,
              .comes_to = back.comes_to}))
    return goes_back ? undo(app) : tell_why_not_undone(app);
  if (button(ui, "more", cells.cell_of(1, ways), app.say(Word::screen_more)))
    return begin_aside(app);
  int place = 2;
  if (offers_cards(app) &&
      button(ui, "by_cards", cells.cell_of(place++, ways), app.say(Word::play_card_by_card)))
    app.dialog = TappedPlay{*app.table.session};
  if (place < ways) draw_call(app, cells.cell_of(place, ways));
}

bool is_correction_cancelled(App& app, Rect& area) {
  Ui& ui = app.ui;
  if (!is_correction(*app.table.desk)) return false;
  const std::string words = std::visit(
      [&](const auto& desk) {
        return app.say(is_deal(desk.draft)
                           ? text(Word::screen_correcting_deal, desk.number, desk.why)
                           : text(Word::screen_correcting, desk.why));
      },
      *app.table.desk);
  Rect line = area.take_top(ui.px(50), ui.px(6));
  const Rect out =
      is_short(ui) ? area.take_top(ui.px(50), ui.px(6)) : line.take_right(ui.px(130), ui.px(8));
  ui.fill(line, ui.colors().brass_soft, ui.px(corner_radius));
  ui.text(line.inset(ui.px(12), 0), words, {Type::body, 0, Align::left, Fit::name}, "correcting");
  if (!button(ui, "correct.cancel", out, app.say(Word::screen_cancel))) return false;
  cancel_correction(app);
  return true;
}

float draw_table_questions(App& app, const Rect& content, float view_height) {
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

void draw_closed(App& app, const Rect& area) {
  Ui& ui = app.ui;
  const bool ended = app.open_evening()->has_ended(*app.session_at_table());
  sheet(ui, area);
  Rect below = below_way_on(ui, area.inset(ui.px(12)));
  if (below.h > ui.px(110)) leave_room_for_toast(app, below);  // else it lies where it always does
  empty_state(ui, area, app.say(ended ? Word::screen_session_ended : Word::screen_finished),
              app.say(ended ? Word::screen_session_ended_advice : Word::screen_finished_advice));
  if (ended) {
    if (draw_way_on(ui, area, "session.resume", app.say(Word::screen_resume)))
      resume_session(app, Uuid(*app.table.session));
  } else if (draw_way_on(ui, area, "way.settlement", app.say(Word::screen_settle_up))) {
    go(app, Tab::settlement);
  }
}

}  // namespace kattegat::ui
