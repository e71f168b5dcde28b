// What the evening would have come to under other house rules, beside what it came to.
#include "kattegat/evening/write.hpp"
#include "kattegat/export/plain_text.hpp"
#include "ui/app/actions/settling.hpp"
#include "ui/screens/dialogs/dialogs.hpp"
#include "ui/screens/frame/everywhere.hpp"
#include "ui/screens/frame/session_tabs.hpp"
#include "ui/screens/house_rule_rows.hpp"

namespace kattegat::ui {
namespace {

// What the app asks of what_if().
std::vector<Json> other_rules(const OpenEvening& open, const WhatIf& asked) {
  std::vector<Json> list;
  for (const EveningSession& session : open.evening.sessions) {
    const auto changed = asked.houses.find(*session.id);
    if (changed == asked.houses.end()) continue;
    list.push_back(Json::Object{{"session", session.place.number()},
                                {"rules", house_to_json(changed->second)}});
  }
  return list;
}

// "Bo −8→−4 · Göran +8→+4": those for whom the entry comes to something else.
std::string changes(const EveningSession& session, const PerSeat<Points>& was,
                    const PerSeat<Points>& would, Language language) {
  std::string line;
  for (const Seat seat : seats_of(session.seats)) {
    if (was[seat] == would[seat]) continue;
    line += (line.empty() ? "" : "  ·  ") + at_seat(session.seats, seat) + " " +
            signed_points(was[seat], language) + "→" + signed_points(would[seat], language);
  }
  return line;
}

std::vector<DifferingRow> differing_rows(const JudgedEvening& played, const Supposed& other,
                                         Language language) {
  std::vector<DifferingRow> rows;
  for (const auto& [s, e] : differing(played, other.judged)) {
    const EveningSession& session = other.evening.sessions[s];
    const std::string what = std::visit(
        [&, entry = e](const auto& entered) {
          return describe(entered.entries[entry].entry, session.seats, language);
        },
        session.entered);
    rows.push_back({"differs." + std::to_string(s) + "." + std::to_string(e),
                    place_of(other.evening, {session.place, e, {}}, language) + ": " + what,
                    changes(session, played.sessions[s].entries[e].points,
                            other.judged.sessions[s].entries[e].points, language)});
  }
  return rows;
}

WhatIfView& what_if_view(App& app, const OpenEvening& open, const WhatIf& asked) {
  const std::vector<Json> rules = other_rules(open, asked);
  return kept_of_book(app, app.views.what_if, rules, [&] {
    auto outcome = what_if(open.evening, rules);
    if (!outcome) return WhatIfView{{}, outcome.error()};
    auto rows = differing_rows(open.judged, *outcome, app.ui.language);
    return WhatIfView{std::move(*outcome), {}, std::move(rows)};
  });
}

// ---- The rules ----

void draw_other_rules(App& app, const OpenEvening& open, const Rect& area, WhatIf& asked) {
  Ui& ui = app.ui;
  Rect list = ui.begin_scroll("what_if.rules", area);
  list.take_right(ui.px(12));  // for what shows the scrolling
  const std::vector<EveningSession>& sessions = open.evening.sessions;
  const std::size_t index = std::min(open.index_of(asked.session), sessions.size() - 1);
  const SessionTabs look{.id = "session", .columns = 2, .fit = Fit::name};
  if (const auto tapped = draw_session_tabs(app, list, look, sessions, index))
    asked.session = *sessions[*tapped].id;
  list.take_top(ui.px(8));
  const EveningSession& session = *open.session(asked.session);
  const auto place = asked.houses.try_emplace(*session.id, house_of(session)).first;
  draw_house_rules(app, list, place->second, static_cast<int>(session.seats.size()));
  ui.end_scroll(list.y);
}

// ---- What it comes to ----

struct Beside {
  std::string name, played, supposed;
  Type type = Type::body;
};

void draw_side_by_side(Ui& ui, Rect row, const Beside& line, const std::string& id) {
  const float wide = row.w * 0.33F;
  const Look figure{line.type, 0, Align::right};
  ui.text(row.take_right(wide, ui.px(6)), line.supposed, figure, id + ".supposed");
  ui.text(row.take_right(wide, ui.px(6)), line.played, figure, id + ".played");
  ui.text(row, line.name, {line.type, 0, Align::left, Fit::name});
}

void draw_money_beside(App& app, const OpenEvening& open, Rect& list, const Supposed& other) {
  Ui& ui = app.ui;
  const Money coin = coin_shown(app);
  const std::vector<Money> was = rounded(open.judged.money, coin);
  const std::vector<Money> would = rounded(other.judged.money, coin);
  draw_side_by_side(ui, list.take_top(ui.px(30), ui.px(2)),
                    {open.evening.currency, app.say(Word::page_as_played),
                     app.say(Word::page_what_if), Type::small},
                    "column");
  for (std::size_t i = 0; i < was.size(); ++i) {
    const Rect row = list.take_top(ui.px(34));
    if (ui.shows(row))
      draw_side_by_side(
          ui, row,
          {open.evening.players[i], signed_money(was[i], ui.language),
           signed_money(would[i], ui.language), was[i] == would[i] ? Type::body : Type::strong},
          "what_if." + std::to_string(i));
  }
  list.take_top(ui.px(10));
}

void draw_differing(App& app, Rect& list, WhatIfView& view) {
  Ui& ui = app.ui;
  heading(ui, list.take_top(ui.px(26), ui.px(2)),
          app.say(view.differing.empty() ? Word::page_same_points : Word::page_differing),
          "what_if.entries");
  const std::vector<float>& heights = kept(view.heights, ui.measure(list.w), [&] {
    std::vector<float> tall;
    for (const DifferingRow& row : view.differing)
      tall.push_back(ui.paragraph_height(list.w, row.changes, Type::small));
    return tall;
  });
  for (std::size_t i = 0; i < heights.size(); ++i) {
    const DifferingRow& row = view.differing[i];
    const Rect title = list.take_top(ui.px(26));
    const Rect below = list.take_top(heights[i], ui.px(10));
    if (!ui.shows(title) && !ui.shows(below)) continue;
    ui.text(title, row.title, {Type::small, 0, Align::left, Fit::name});
    ui.paragraph(below, row.changes, {Type::small, ui.colors().quiet}, row.id);
  }
}

void draw_complaints(App& app, const Evening& evening, Rect& list, const Complaints& complaints) {
  Ui& ui = app.ui;
  const auto say = [&](const std::string& words, Type type, const std::string& id) {
    top_paragraph(ui, list, words, {type, ui.colors().loss}, 10, id);
  };
  say(app.say(Word::page_what_if_broken), Type::strong, "what_if.broken");
  for_each_read(app, list, complaints, [&](const Complaint& one, std::size_t i) {
    say(place_of(evening, one, ui.language) + ": " +
            sentence(one.violation, ui.language, names_for(evening, one)),
        Type::body, "what_if.wrong." + std::to_string(i));
  });
}

}  // namespace

void draw(App& app, WhatIf& asked) {
  Ui& ui = app.ui;
  const OpenEvening* open = app.open_evening();
  // Somebody else may have changed the evening meanwhile.
  if (!open || open->evening.sessions.empty() || !open->judged.complaints.empty())
    return close(app);
  if (!open->session(asked.session)) asked.session = *open->evening.sessions.front().id;
  Rect area = dialog(ui, 1200, 1160);
  if (draw_title(app, area, app.say(Word::page_what_if) + " …")) return;
  ui.text(area.take_bottom(ui.px(26), ui.px(4)), app.say(Word::screen_what_if_advice),
          {Type::small, ui.colors().quiet}, "what_if.advice");
  const bool upright = area.h > area.w;
  const Rect rules =
      upright ? area.take_top(area.h * 0.45F, ui.px(14)) : area.take_left(area.w * 0.5F, ui.px(20));
  draw_other_rules(app, *open, rules, asked);

  WhatIfView& view = what_if_view(app, *open, asked);
  Rect list = ui.begin_scroll("what_if.outcome", area);
  list.take_right(ui.px(12));
  if (view.supposed) {
    draw_money_beside(app, *open, list, *view.supposed);
    draw_differing(app, list, view);
  } else {
    draw_complaints(app, open->evening, list, view.complaints);
  }
  ui.end_scroll(list.y);
}

}  // namespace kattegat::ui
