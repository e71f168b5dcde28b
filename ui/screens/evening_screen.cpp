#include "kattegat/core/text/joined.hpp"
#include "ui/app/actions/evenings.hpp"
#include "ui/app/actions/faces.hpp"
#include "ui/app/actions/places.hpp"
#include "ui/app/actions/sessions.hpp"
#include "ui/app/actions/setup.hpp"
#include "ui/app/actions/table.hpp"
#include "ui/kit/layout.hpp"
#include "ui/kit/text_edit.hpp"
#include "ui/screens/frame/everywhere.hpp"
#include "ui/screens/frame/messages.hpp"
#include "ui/screens/screens.hpp"
#include "ui/screens/settling/conflicts.hpp"

namespace kattegat::ui {
namespace {

// What stands below each other in the place, and how much is free below it: what they leave for
// the lists is reckoned from the same.
struct Strip {
  float tall = 0, gap = 0;
  [[nodiscard]] float whole() const { return tall + gap; }
};
// Of the open evening.
constexpr Strip title_strip{50, 4}, narrow_ways_strip{50, 8}, ways_strip{56, 10};
// Of all evenings.
constexpr Strip begin_strip{64, 10}, heading_strip{26, 4}, finding_strip{52, 8};
constexpr float below_the_games = 14;

Rect take_top(const Ui& ui, Rect& area, const Strip& strip) {
  return area.take_top(ui.px(strip.tall), ui.px(strip.gap));
}
Rect take_bottom(const Ui& ui, Rect& area, const Strip& strip) {
  return area.take_bottom(ui.px(strip.tall), ui.px(strip.gap));
}

std::int64_t deals_of(const EveningSession& session, const JudgedSession& judged) {
  return std::visit(
      [&](const auto& entered) { return deals_in(entered, judged, entered.entries.size()); },
      session.entered);
}

// Whether it is chosen what the list shows of them all.
bool offers_finding(App& app) {
  return app.club.evenings().size() > 1 || evenings_found(app).archived > 0 ||
         app.evening_list.archive_shown;
}
void draw_finding(App& app, Rect row) {
  Ui& ui = app.ui;
  std::string& sought = app.evening_list.sought;
  if (!sought.empty() &&
      button(ui, row.take_right(row.h, ui.px(6)),
             {.id = "evenings.all", .label = "✗", .said = app.say(Word::sign_seek_no_more)}))
    sought.clear();
  const auto archived = static_cast<std::int64_t>(evenings_found(app).archived);
  const Grid cells{row, archived > 0 || app.evening_list.archive_shown ? 2 : 1, row.h, ui.px(6)};
  const std::string search = app.say(Word::evening_search);
  if (chip(ui, app.explainer, cells.cell(0),
           {.id = "evenings.search",
            .label = sought.empty() ? search + " …" : search + ": " + sought,
            .chosen = !sought.empty(),
            .fit = Fit::name})) {
    app.dialog = EveningWords{{}, {sought}, sought};
    mark_all(ui.edit("typed", sought));  // what is typed now is sought instead
  }
  if (cells.columns == 2 && chip(ui, app.explainer, cells.cell(1),
                                 {.id = "evenings.archived",
                                  .label = app.say(text(Word::evening_archived, archived)),
                                  .chosen = app.evening_list.archive_shown}))
    app.evening_list.archive_shown = !app.evening_list.archive_shown;
}

std::vector<Face> faces_of(const App& app, const std::vector<std::string>& names) {
  std::vector<Face> faces;
  for (const std::string& name : names) faces.push_back(face(app, name));
  return faces;
}

constexpr float way_tall = 52, evening_side = 14, evening_gap = 6;
constexpr float name_at_least = 29, round_name = 43;  // of an evening's row

// What an evening is called, in as many lines as that takes: all are equally large.
float height_of_name(const Ui& ui, float width, const std::string& name) {
  const float lines = ui.paragraph_height(width - ui.px(2 * evening_side), name, Type::strong);
  return std::max(ui.px(name_at_least), lines + ui.px(6));
}

// What was tapped in the list of evenings.
struct EveningTapped {
  Uuid evening;
  bool to_conflicts = false;  // that have been decided there
};

std::optional<EveningTapped> draw_evening_row(App& app, Rect row, std::size_t place, bool apart) {
  Ui& ui = app.ui;
  const Palette& c = ui.colors();
  const EveningLine& line = app.club.evenings()[place];
  const OpenEvening* open = app.open_evening();
  const bool here = open && open->evening.id == line.id;
  const std::string id = "evening." + std::to_string(place);
  ui.fill(row, here ? c.soft : c.surface, ui.px(corner_radius));
  ui.outline(row, here ? c.accent : c.line, ui.px(corner_radius), ui.px(here ? 2.5F : 1.2F));
  const Rect below = row.take_bottom(ui.px(apart ? way_tall : 0));
  std::optional<EveningTapped> tapped;
  const std::string name = evening_name(app, line), players = joined(line.players);
  if (ui.tap(id, row, name + "  ·  " + players, {.chosen = here})) tapped = {line.id};
  const Rect way{below.x + ui.px(4), below.y, below.w - ui.px(8), below.h - ui.px(4)};
  if (apart && draw_way_to_conflicts(ui, id + ".conflicts", way, app.say(Word::screen_conflicts),
                                     ui.px(corner_radius - 2)))
    tapped = {line.id, true};
  Rect inner = row.inset(ui.px(evening_side), ui.px(5));
  const float lines = ui.paragraph_height(inner.w, name, Type::strong), between = ui.px(5);
  if (ui.width(Type::small, players) <= inner.w)  // in the middle, as what is longer fills it
    inner = around(inner.center(), inner.w, lines + between + ui.height(Type::small));
  ui.paragraph(inner.take_top(lines, between), name, {Type::strong}, id + ".name");
  ui.text(inner, players, {Type::small, c.quiet, Align::left, Fit::name});
  return tapped;
}

// Of each evening in the book.
const std::vector<float>& heights_of_names(App& app, float width) {
  const Ui& ui = app.ui;
  const NamesKey key{app.evening_list.noted, ui.measure(width)};
  return kept_of_book(app, app.views.evening_names, key, [&] {
    std::vector<float> heights;
    for (const EveningLine& line : app.club.evenings())
      heights.push_back(height_of_name(ui, width, evening_name(app, line)));
    return heights;
  });
}

void draw_evenings(App& app, Rect area) {
  Ui& ui = app.ui;
  heading(ui, take_top(ui, area, heading_strip), app.say(Word::screen_evenings_in_book));
  const auto& evenings = app.club.evenings();
  if (offers_finding(app)) draw_finding(app, take_top(ui, area, finding_strip));
  Rect list = ui.begin_scroll("evenings", area);
  std::optional<EveningTapped> tapped;
  const std::vector<std::size_t> found = evenings_found(app).shown;
  if (found.empty() && !evenings.empty()) {
    const bool are_put_away = app.evening_list.sought.empty() && !app.evening_list.archive_shown;
    top_paragraph(ui, list,
                  app.say(are_put_away ? Word::evening_all_archived : Word::evening_none_found),
                  {Type::body, ui.colors().quiet}, 8, "evenings.none");
    draw_way_to_all_evenings(app, list);
  }
  const std::vector<float>& names = heights_of_names(app, list.w);
  for (const std::size_t i : found) {
    const bool apart = app.club.decided_apart().count(evenings[i].id) > 0;
    const float tall = names[i] + ui.px(round_name + (apart ? way_tall : 0));
    const Rect row = list.take_top(tall, ui.px(evening_gap));
    if (!ui.shows(row)) continue;
    if (auto one = draw_evening_row(app, row, i, apart)) tapped = one;
  }
  ui.end_scroll(list.y);
  if (!tapped) return;
  show_evening(app, tapped->evening);
  if (tapped->to_conflicts) app.dialog = Conflicts{};
}

constexpr float session_side = 16, session_edge = 11, session_line = 24, session_faces = 30;
constexpr float session_way = 120, session_ways = 2 * session_way + 8 + 12, session_low_ways = 54;
constexpr float session_gap = 10;

SessionsKey sessions_key(const App& app, float width) {
  return {app.schools_read, app.ui.measure(width)};
}

SessionLay lay_session(const App& app, float width, const EveningSession& session) {
  const Ui& ui = app.ui;
  const bool narrow = is_narrow(ui, {0, 0, width, 0});
  const float room = width - ui.px(2 * session_side + (narrow ? 0 : session_ways));
  const std::string names = joined(session.seats);
  Rect beside{0, 0, room, ui.px(session_faces)};
  beside.take_left(width_of_faces(beside, session.seats.size()), ui.px(8));
  const bool is_close = ui.width(Type::small, names) > beside.w;
  SessionLay lay;
  lay.title = ui.paragraph_height(room, session_title(app, session), Type::strong) + ui.px(6);
  lay.below = is_close ? ui.paragraph_height(room, names, Type::small) + ui.px(4) : 0;
  lay.whole =
      lay.title + lay.below +
      ui.px(session_faces + session_line + 2 * session_edge + (narrow ? session_low_ways : 0));
  return lay;
}

// Of each session of the evening, which may have thousands.
const std::vector<SessionLay>& lay_sessions(App& app, const OpenEvening& open, float width) {
  return kept_of_book(app, app.views.sessions, sessions_key(app, width), [&] {
    std::vector<SessionLay> lays;
    for (const EveningSession& session : open.evening.sessions)
      lays.push_back(lay_session(app, width, session));
    return lays;
  });
}

float height_of_sessions(App& app, const OpenEvening& open, float width) {
  return kept_of_book(app, app.views.sessions_tall, sessions_key(app, width), [&] {
    float tall = 0;
    for (const EveningSession& session : open.evening.sessions)
      tall += lay_session(app, width, session).whole + app.ui.px(session_gap);
    return tall;
  });
}

// What one does with it stands beside it, and below it where it is narrow: to end it, and to play.
std::pair<Rect, Rect> take_session_ways(const Ui& ui, Rect& inner, bool below) {
  const float tall = ui.px(below ? 48 : 64);
  if (below) {
    const Grid cells{inner.take_bottom(tall, ui.px(session_low_ways) - tall), 2, tall, ui.px(8)};
    return {cells.cell(0), cells.cell(1)};
  }
  const Rect play = inner.take_right(ui.px(session_way), ui.px(8));
  const Rect end = inner.take_right(ui.px(session_way), ui.px(12));
  return {around(end.center(), end.w, tall), around(play.center(), play.w, tall)};
}

void draw_session(App& app, const OpenEvening& open, Rect row, std::size_t index,
                  const SessionLay& lay) {
  Ui& ui = app.ui;
  const Palette& c = ui.colors();
  const EveningSession& session = open.evening.sessions[index];
  const Uuid id = *session.id;
  const bool ended = open.has_ended(session);
  const bool here = app.table.session == id;
  ui.shadow(row, Elevation::resting, ui.px(20));
  ui.fill(row, c.surface, ui.px(20));
  if (here) ui.outline(row, c.accent, ui.px(20), ui.px(2.5F));
  Rect inner = row.inset(ui.px(session_side), ui.px(session_edge));
  const std::string number = std::to_string(index);
  const auto [end, play] = take_session_ways(ui, inner, is_narrow(ui, row));
  ui.paragraph(inner.take_top(lay.title), session_title(app, session), {Type::strong},
               "session." + number + ".title");
  Rect people = inner.take_top(ui.px(session_faces));
  take_faces(ui, people, faces_of(app, session.seats));
  const Look quiet{Type::small, c.quiet, Align::left, Fit::name};
  const std::string names_id = "session." + number + ".names";
  if (lay.below > 0)
    ui.paragraph(inner.take_top(lay.below), joined(session.seats), quiet, names_id);
  else
    ui.text(people, joined(session.seats), quiet, names_id);
  const std::string state =
      app.say(text(Word::screen_deals_so_far, deals_of(session, open.judged.sessions[index]))) +
      (ended ? "  ·  " + app.say(Word::screen_ended) : "");
  ui.text(inner, state, quiet, "session." + number + ".state");
  if (button(ui, "session." + number + ".open", play, app.say(Word::screen_play),
             here ? Weight::main : Weight::plain)) {
    open_session(app, id);
    return go(app, Tab::table);
  }
  if (!button(ui, "session." + number + ".end", end,
              app.say(ended ? Word::screen_resume : Word::screen_end)))
    return;
  if (ended)
    resume_session(app, id);
  else
    end_session(app, id);
}

float players_height(const Ui& ui, float width, const Evening& evening) {
  return ui.paragraph_height(width, joined(evening.players)) + ui.px(2);
}

// Who is there, and what they have played. The one that is on the table is brought into sight once.
void draw_sessions(App& app, const OpenEvening& open, const Rect& area) {
  Ui& ui = app.ui;
  const float gap = ui.px(session_gap);
  const Evening& evening = open.evening;
  const std::optional<Uuid> on_table = app.table.session;
  std::optional<float> place;  // of that one
  const Rect content = ui.begin_scroll("sessions", area);
  Rect list = content;
  ui.paragraph(list.take_top(players_height(ui, list.w, evening), gap), joined(evening.players),
               {Type::body, ui.colors().quiet}, "evening.players");
  const int version = app.club.version();
  const std::vector<SessionLay>& lays = lay_sessions(app, open, list.w);
  for (std::size_t i = 0; i < lays.size(); ++i) {
    if (evening.sessions[i].id == on_table) place = list.y - content.y;
    const Rect row = list.take_top(lays[i].whole, gap);
    if (ui.shows(row)) draw_session(app, open, row, i, lays[i]);
    if (app.club.version() != version) break;  // the list has just changed
  }
  ui.end_scroll(list.y);
  if (place && std::exchange(evening_choices(app).session_seen, on_table) != on_table)
    ui.scroll_to("sessions", *place);
}

// The evening's name on this device, whether it is put away, and what is done less often.
void draw_words_and_archive(App& app, const Uuid& id, const Rect& row) {
  Ui& ui = app.ui;
  const EveningNote note = note_of(app, id);
  const Grid cells{row, 3, row.h, ui.px(6)};
  const std::string label = app.say(Word::screen_name);
  if (chip(ui, app.explainer, cells.cell(0),
           {.id = "evening.name",
            .label = note.name.empty() ? label + " …" : note.name,
            .fit = Fit::name}))
    app.dialog = EveningWords{id, {note.name}};
  const Word act = note.archived ? Word::evening_unarchive : Word::evening_archive;
  if (chip(ui, app.explainer, cells.cell(1), {.id = "evening.archive", .label = app.say(act)}))
    archive_evening(app, id, !note.archived);
  if (chip(ui, app.explainer, cells.cell(2),
           {.id = "evening.more", .label = app.say(Word::screen_more)}))
    app.dialog = EveningCard{};
}

void draw_open_evening(App& app, Rect area) {
  Ui& ui = app.ui;
  const OpenEvening* open = app.open_evening();
  if (!open)
    return empty_state(ui, area, app.say(Word::screen_no_evening),
                       app.say(Word::screen_no_evening_advice));
  const Evening& evening = open->evening;
  const Uuid id = *evening.id;
  const std::string where = evening.place.empty() ? "" : "  ·  " + evening.place;
  Rect head = take_top(ui, area, title_strip);
  if (!is_narrow(ui, area))
    draw_words_and_archive(app, id, head.take_right(head.w * 0.5F, ui.px(8)));
  const std::string title = date_text(evening.date, ui.language) + where;
  ui.title(head, title, "evening.title");
  draw_conflict_notice(app, area);
  if (is_narrow(ui, area))
    draw_words_and_archive(app, id, take_bottom(ui, area, narrow_ways_strip));
  const Grid cells{take_bottom(ui, area, ways_strip), 2, ui.px(ways_strip.tall), ui.px(8)};
  if (button(ui, "session.new", cells.cell(0), app.say(Word::screen_new_session)))
    return set_up_session(app);
  if (button(ui, cells.cell(1),
             {.id = "go.seats",
              .label = app.say(Word::screen_wrong_seats),
              .enabled = app.table.session.has_value()})) {
    app.dialog = Reseating{*app.table.session, Reseat::people, app.session_at_table()->seats, {}};
    return;
  }
  leave_room_for_toast(app, area);  // not on what goes on from here
  draw_sessions(app, *open, area);
}

// On an upright screen: what the games of the open evening and all that stands round them leave,
// and a third of it at least, but no more than there is to show.
float evenings_height(App& app, const Rect& area) {
  const Ui& ui = app.ui;
  const float third = area.h * 0.32F;
  const OpenEvening* open = app.open_evening();
  if (!open) return third;
  const std::size_t evenings = app.club.evenings().size();
  const float games = height_of_sessions(app, *open, area.w);
  const float round_them = title_strip.whole() +
                           (is_narrow(ui, area) ? narrow_ways_strip.whole() : 0) +
                           ways_strip.whole() + session_gap + below_the_games;
  const float left = area.h - ui.px(round_them) - players_height(ui, area.w, open->evening) - games;
  const float ways = static_cast<float>(app.club.decided_apart().size()) * ui.px(way_tall);
  const float above_them = begin_strip.whole() + heading_strip.whole() +
                           (offers_finding(app) ? finding_strip.whole() : 0);
  const float each = name_at_least + round_name + evening_gap;  // where its name is in a line
  const float all = ui.px(above_them) + static_cast<float>(evenings) * ui.px(each) + ways;
  return std::min(all, std::max(third, left));
}

}  // namespace

void draw_evening(App& app, Rect area) {
  Ui& ui = app.ui;
  const bool upright = area.h > area.w;
  Rect left = upright ? area.take_bottom(evenings_height(app, area), ui.px(below_the_games))
                      : area.take_left(area.w * 0.38F, ui.px(16));
  if (button(ui, "evening.new", take_top(ui, left, begin_strip), app.say(Word::screen_new_evening),
             Weight::main))
    return set_up_evening(app);
  draw_open_evening(app, area);
  draw_evenings(app, left);
}

}  // namespace kattegat::ui
