// What else can be done with an evening; and evenings that were begun apart and are one.
#include "kattegat/core/text/joined.hpp"
#include "ui/app/actions/joining.hpp"
#include "ui/app/actions/several.hpp"
#include "ui/screens/dialogs/dialogs.hpp"
#include "ui/screens/frame/everywhere.hpp"

#include <set>

namespace kattegat::ui {
namespace {

// Every other one, those of the same day first: one of them was begun at the next table.
std::vector<const EveningLine*> others_than(const App& app, const Evening& open) {
  std::vector<const EveningLine*> same_day, others;
  for (const EveningLine& line : app.club.evenings())
    if (line.id != *open.id) (line.date == open.date ? same_day : others).push_back(&line);
  same_day.insert(same_day.end(), others.begin(), others.end());
  return same_day;
}

// Who they are, and who of them is in both by the same name.
struct PlayersOfBoth {
  std::set<std::string> all;
  std::vector<std::string> in_both{};
};
PlayersOfBoth players_of_both(const EveningLine& one, const EveningLine& other) {
  PlayersOfBoth people{{one.players.begin(), one.players.end()}};
  for (const std::string& name : other.players)
    if (!people.all.insert(name).second) people.in_both.push_back(name);
  return people;
}

std::vector<std::string> told_of(const App& app, const EveningLine& open,
                                 const EveningLine& other) {
  const PlayersOfBoth people = players_of_both(open, other);
  std::vector<std::string> lines{
      app.say(text(Word::join_will, evening_name(app, open), evening_name(app, other))),
      app.say(text(Word::join_together,
                   static_cast<std::int64_t>(open.sessions.size() + other.sessions.size()),
                   static_cast<std::int64_t>(people.all.size())))};
  if (!people.in_both.empty())
    lines.push_back(app.say(text(Word::join_namesakes, joined(people.in_both))));
  return lines;
}

void draw_other_evenings(App& app, Rect& list, const Evening& open) {
  Ui& ui = app.ui;
  const auto others = others_than(app, open);
  const Word asks = others.empty() ? Word::join_none_other : Word::join_choose;
  top_paragraph(ui, list, app.say(asks), {Type::body, ui.colors().quiet}, 8, "join.advice");
  for (std::size_t i = 0; i < others.size(); ++i) {
    const Rect row = list.take_top(ui.px(62), ui.px(6));
    if (!ui.shows(row)) continue;
    if (chip(ui, app.explainer, row,
             {.id = "join." + std::to_string(i),
              .label = evening_name(app, *others[i]),
              .below = joined(others[i]->players),
              .fit = Fit::name}))
      ask_about_joining(app, others[i]->id);
  }
}

}  // namespace

void draw(App& app, const EveningCard&) {
  Ui& ui = app.ui;
  const OpenEvening* open = app.open_evening();
  if (!open) return close(app);
  const bool has_parts = !open->history.parts.empty();
  Rect area = dialog(ui, 560, has_parts ? 290 : 226);
  if (draw_title(app, area, date_text(open->evening.date, ui.language))) return;
  const Grid cells{area, 1, ui.px(58), ui.px(6)};
  if (button(ui, "evening.several", cells.cell(0), app.say(Word::settle_several)))
    return settle_several(app, {*open->evening.id});
  if (button(ui, "evening.join", cells.cell(1), app.say(Word::join_with) + " …"))
    app.dialog = JoinWith{};
  if (has_parts && button(ui, "evening.apart", cells.cell(2), app.say(Word::join_take_apart)))
    take_apart(app);
}

void draw(App& app, const JoinWith& asked) {
  Ui& ui = app.ui;
  const OpenEvening* open = app.open_evening();
  if (!open) return close(app);
  const EveningLine* const this_one = app.club.line_of(*open->evening.id);
  const EveningLine* const other = asked.other ? app.club.line_of(*asked.other) : nullptr;
  Rect area = dialog(ui, 760, other ? 400 : 560);
  if (draw_title(app, area, app.say(Word::join_with))) return;
  const Rect below = other ? area.take_bottom(ui.px(58), ui.px(8)) : Rect{};
  Rect list = ui.begin_scroll("join", area);
  list.w -= ui.px(8);
  if (!this_one || !other) {
    draw_other_evenings(app, list, open->evening);
    return ui.end_scroll(list.y);
  }
  if (!asked.refused.empty()) {
    top_paragraph(ui, list, evening_name(app, *other) + ": " + asked.refused,
                  {Type::body, ui.colors().loss}, 0, "join.refused");
  } else {
    const std::vector<std::string> told = told_of(app, *this_one, *other);
    for (std::size_t i = 0; i < told.size(); ++i)
      top_paragraph(ui, list, told[i], {}, 10, "join.told." + std::to_string(i));
  }
  ui.end_scroll(list.y);
  const Grid cells{below, 2, below.h, ui.px(8)};
  if (button(ui, "join.back", cells.cell(0), app.say(Word::screen_back))) app.dialog = JoinWith{};
  if (button(ui, cells.cell(1),
             {.id = "join.now",
              .label = app.say(Word::join_now),
              .weight = Weight::main,
              .enabled = asked.refused.empty()}))
    join_with(app, *asked.other);
}

}  // namespace kattegat::ui
