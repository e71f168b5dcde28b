#include "ui/screens/conflicts.hpp"

namespace kattegat::ui {
namespace {

std::size_t deals_of(const SessionFile& session) {
  return std::visit(
      []<class G>(const Play<G>& play) {
        std::size_t count = 0;
        for (const Draft<G>& draft : play.drafts)
          if (!draft.entry.stamp.voided && is_deal(draft.entry)) ++count;
        return count;
      },
      session.play);
}

std::string joined(const std::vector<std::string>& names) {
  std::string list;
  for (const std::string& name : names) list += (list.empty() ? "" : ", ") + name;
  return list;
}

void draw_evenings(App& app, Rect area) {
  Ui& ui = app.ui;
  const Palette& c = ui.colors();
  heading(ui, area.take_top(ui.px(26), ui.px(4)), app.say(Word::screen_evenings_in_book));
  const Tonight* tonight = app.tonight();
  const Rect content = ui.begin_scroll("evenings", area);
  Rect list = content;
  std::optional<Uuid> chosen;
  const auto& evenings = app.club.evenings();
  for (std::size_t i = 0; i < evenings.size(); ++i) {
    const EveningLine& line = evenings[i];
    const Rect row = list.take_top(ui.px(66), ui.px(6));
    if (!ui.shows(row)) continue;
    const bool here = tonight && tonight->evening.id == line.id;
    if (ui.tap("evening." + std::to_string(i), row, line.date, true, here)) chosen = line.id;
    ui.fill(row, here ? c.accent : c.surface, ui.px(12));
    Rect inner = row.inset(ui.px(12), ui.px(5));
    const Look top{Type::strong, here ? c.on_accent : c.ink, Align::left, Fit::name};
    const Look low{Type::small, here ? c.on_accent : c.quiet, Align::left, Fit::name};
    const std::string where = line.place.empty() ? "" : "  ·  " + line.place;
    ui.text(inner.take_top(inner.h * 0.54F), date_text(line.date, ui.language) + where, top);
    ui.text(inner, joined(line.players), low);
  }
  ui.end_scroll(list.y);
  if (!chosen) return;
  show_evening(app, *chosen);
}

void draw_session(App& app, Rect row, std::size_t index) {
  Ui& ui = app.ui;
  const Palette& c = ui.colors();
  const Tonight& tonight = *app.tonight();
  const SessionFile& session = tonight.evening.sessions[index];
  const Uuid id = *session.id;
  const bool ended = tonight.has_ended(session);
  const bool here = app.session == id;
  ui.fill(row, c.surface, ui.px(12));
  if (here) ui.outline(row, c.accent, ui.px(12), ui.px(3));
  Rect inner = row.inset(ui.px(12), ui.px(8));
  const std::string number = std::to_string(index);
  const Rect open = inner.take_right(ui.px(120), ui.px(8)).inset(0, ui.px(8));
  const Rect end = inner.take_right(ui.px(120), ui.px(12)).inset(0, ui.px(8));
  ui.text(inner.take_top(inner.h * 0.4F), session_title(app, session),
          {Type::strong, 0, Align::left, Fit::name}, "session." + number + ".title");
  ui.text(inner.take_top(inner.h * 0.5F), joined(session.seats),
          {Type::small, c.quiet, Align::left, Fit::name});
  const std::string state =
      app.say(text(Word::screen_deals_so_far, static_cast<std::int64_t>(deals_of(session)))) +
      (ended ? "  ·  " + app.say(Word::screen_ended) : "");
  ui.text(inner, state, {Type::small, c.quiet, Align::left, Fit::name},
          "session." + number + ".state");
  if (button(ui, "session." + number + ".open", open, app.say(Word::screen_play),
             here ? Weight::main : Weight::plain)) {
    open_session(app, id);
    app.place = Place::table;
    return;
  }
  if (!button(ui, "session." + number + ".end", end,
              app.say(ended ? Word::screen_resume : Word::screen_end)))
    return;
  if (ended)
    resume_session(app, id);
  else
    end_session(app, id);
}

void draw_tonight(App& app, Rect area) {
  Ui& ui = app.ui;
  const Tonight* tonight = app.tonight();
  if (!tonight)
    return empty_state(ui, area, app.say(Word::screen_no_evening),
                       app.say(Word::screen_no_evening_advice));
  const Evening& evening = tonight->evening;
  const std::string where = evening.place.empty() ? "" : "  ·  " + evening.place;
  ui.text(area.take_top(ui.px(40)), date_text(evening.date, ui.language) + where,
          {Type::title, 0, Align::left, Fit::name}, "evening.title");
  const float tall =
      std::min(ui.px(66), ui.paragraph_height(area.w, joined(evening.players)) + ui.px(2));
  ui.paragraph(area.take_top(tall, ui.px(10)), joined(evening.players),
               {Type::body, ui.colors().quiet}, "evening.players");
  draw_conflict_notice(app, area);
  Rect buttons = area.take_bottom(ui.px(56), ui.px(10));
  const Grid cells{buttons, 2, ui.px(56), ui.px(8)};
  if (button(ui, "session.new", cells.cell(0), app.say(Word::screen_new_session)))
    return start_setup(app, false);
  if (button(ui, "go.seats", cells.cell(1), app.say(Word::screen_wrong_seats), Weight::plain,
             app.session.has_value())) {
    app.dialog = Reseating{*app.session, Reseat::people, app.session_file()->seats, {}};
    return;
  }
  const Rect content = ui.begin_scroll("sessions", area);
  Rect list = content;
  for (std::size_t i = 0; i < evening.sessions.size(); ++i) {
    const int version = app.club.version();
    draw_session(app, list.take_top(ui.px(96), ui.px(8)), i);
    if (app.club.version() != version) break;  // the list has just changed
  }
  ui.end_scroll(list.y);
}

}  // namespace

void draw_evening(App& app, Rect area) {
  Ui& ui = app.ui;
  const bool upright = area.h > area.w;
  Rect left = upright ? area.take_bottom(area.h * 0.4F, ui.px(14))
                      : area.take_left(area.w * 0.38F, ui.px(16));
  if (button(ui, "evening.new", left.take_top(ui.px(64), ui.px(10)),
             app.say(Word::screen_new_evening), Weight::main))
    return start_setup(app, true);
  draw_tonight(app, area);
  draw_evenings(app, left);
}

}  // namespace kattegat::ui
