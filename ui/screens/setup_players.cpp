// Who plays in what is being set up, and what is typed into it.
#include "ui/screens/setup_players.hpp"

#include "kattegat/core/text/joined.hpp"
#include "kattegat/evening/player_name.hpp"
#include "kattegat/journal/naming/free_names.hpp"
#include "ui/app/actions/faces.hpp"
#include "ui/kit/layout.hpp"
#include "ui/kit/text_edit.hpp"
#include "ui/screens/dialogs/dialog_parts.hpp"
#include "ui/screens/players/people.hpp"

namespace kattegat::ui {
namespace {

// Everybody who is in the book and offered, and who has just been added. Nobody stands there for
// two who are called alike.
const std::vector<ListedPerson>& who_can_play(App& app) {
  const std::vector<std::string>& players = app.setup->players;
  return kept_of_book(app, app.views.who_can_play, players, [&] {
    const std::vector<Person>& roster = app.club.roster();
    std::vector<ListedPerson> all;
    for (std::size_t i = 0; i < roster.size(); ++i)
      if (roster[i].is_offered()) all.push_back({roster[i].name, {}, i});
    for (const std::string& name : players)
      if (offered(app, name).empty()) all.push_back({name, {}, {}});
    std::stable_sort(all.begin(), all.end(),
                     [](const auto& a, const auto& b) { return a.name < b.name; });
    Called called;
    for (ListedPerson& one : all) one.id = called.one_more(one.name);
    return all;
  });
}

bool is_one_of_several(const App& app, const ListedPerson& one) {
  return one.place && !app.club.person(one.name);
}

bool is_chosen(const App& app, const ListedPerson& one) {
  const Setup& setup = *app.setup;
  if (!has(setup.players, one.name)) return false;
  if (!is_one_of_several(app, one)) return true;
  const auto meant = setup.people.find(one.name);
  return meant != setup.people.end() && has_id(*in_roster(app, one), meant->second);
}

// ---- A field that is being typed ----

// Why nobody else can come.
std::optional<Reason> why_no_more(const App& app) {
  if (app.setup->players.size() < players_max) return std::nullopt;
  const Text why = text(Word::evening_players, static_cast<std::int64_t>(players_max + 1));
  return Reason{app.say(why), rule_id(why.word)};
}

void add_player(Setup& setup, const std::string& name) {
  if (!name.empty() && !has(setup.players, name)) setup.players.push_back(name);
}

// Of those in the book and those who have just been added.
std::optional<std::string> namesake_here(const App& app, const std::string& name) {
  std::vector<Person> people = app.club.roster();
  for (const std::string& player : app.setup->players) {
    Person person;
    person.name = player;
    people.push_back(std::move(person));
  }
  return namesake(name, people);
}

// The name stays in its field until that is answered: it survives a kill, too.
void ask_about(App& app, const std::string& name, const std::string& known) {
  const auto go_on = [name](App& a) {
    if (!a.setup) return;
    add_player(*a.setup, name);
    a.setup->typing = Setup::Typing::nothing;
  };
  app.dialog = Namesake{name, known, go_on, [](App&) {}};
}

void finish_typing(App& app) {
  Setup& setup = *app.setup;
  const std::string typed(trimmed(setup.typed));
  switch (setup.typing) {
    case Setup::Typing::player:
      if (const auto fault = name_fault(typed); fault && !typed.empty())
        return app.explainer.say({app.say(*fault), ""});
      if (const auto full = why_no_more(app); full && !typed.empty() && !has(setup.players, typed))
        return app.explainer.say(*full);
      if (const auto known = namesake_here(app, typed)) return ask_about(app, typed, *known);
      if (offered(app, typed).size() > 1 && !has(setup.players, typed))
        return app.explainer.say({said_of_several(app, typed), ""});
      add_player(setup, typed);
      if (const auto called_so = offered(app, typed); called_so.size() == 1)
        setup.people[typed] = called_so.front()->ids.front();
      break;
    case Setup::Typing::place:
      setup.place = typed;
      break;
    case Setup::Typing::stake: {
      const auto stake = typed_money(typed);
      if (!stake || !is_stake(*stake)) return app.explainer.say({app.say(Word::session_stake), ""});
      setup.stake = *stake;
      break;
    }
    case Setup::Typing::nothing:
      break;
  }
  setup.typing = Setup::Typing::nothing;
}

// ---- One of those who are offered ----

// In a file of an evening two cannot be called alike.
void tap_player(App& app, const ListedPerson& one) {
  Setup& setup = *app.setup;
  if (is_chosen(app, one)) {
    std::erase(setup.players, one.name);
    std::erase(setup.chairs, one.name);
    close_up(setup.chairs);
    setup.people.erase(one.name);
    return;
  }
  const bool is_there = has(setup.players, one.name);
  const auto meant = setup.people.find(one.name);
  if (is_there && meant != setup.people.end() && app.club.person(meant->second))
    return app.explainer.say({app.say(text(Word::people_name_taken, one.name)), ""});
  if (const auto full = why_no_more(app); full && !is_there) return app.explainer.say(*full);
  if (!is_there) setup.players.push_back(one.name);
  if (const Person* person = in_roster(app, one))
    setup.people[one.name] = person->ids.front();  // whatever they are called
}

Word word_of_typed(Setup::Typing typing) {
  switch (typing) {
    case Setup::Typing::place:
      return Word::screen_place;
    case Setup::Typing::stake:
      return Word::screen_stake;
    case Setup::Typing::player:
    case Setup::Typing::nothing:
      break;
  }
  return Word::screen_new_player;
}

}  // namespace

void draw_typed(App& app) {
  Ui& ui = app.ui;
  Setup& setup = *app.setup;
  ui.begin_layer("typing");
  Rect area = typing_dialog(ui);
  Rect head = area.take_top(ui.px(40), ui.px(6));
  const std::string title = app.say(word_of_typed(setup.typing));
  ui.text(head.take_left(ui.width(Type::title, title) + ui.px(2), ui.px(20)), title, {Type::title});
  const std::string already_here = joined(setup.players);  // who is stands behind the shade
  if (!has_room(ui, head.w, Room::face) && !already_here.empty())
    head = area.take_top(ui.px(22), ui.px(4));
  if (setup.typing == Setup::Typing::player)
    ui.text(head, already_here, {Type::small, ui.colors().quiet, Align::right, Fit::name},
            "typed.before");
  // Players come several at a time.
  const TypingBox box{.several = setup.typing == Setup::Typing::player};
  const auto& refused = app.explainer.reason();
  TypedWords words{setup.typed, refused ? refused->sentence : ""};
  const Typed was = draw_typing(app, area, words, box);
  setup.typed = words.text;
  if (words.refused.empty()) app.explainer.clear();
  if (was == Typed::cancelled) setup.typing = Setup::Typing::nothing;
  if (was == Typed::done || was == Typed::next) finish_typing(app);
  const bool taken = setup.typing == Setup::Typing::nothing;
  if (was == Typed::next && taken && app.dialog.is<Nothing>()) {
    setup.typing = Setup::Typing::player;
    setup.typed.clear();
  }
  ui.end_layer();
}

void draw_who_plays(App& app, Rect area) {
  Ui& ui = app.ui;
  Setup& setup = *app.setup;
  ui.text(area.take_top(ui.px(40), ui.px(4)), app.say(Word::setup_who_is_here), {Type::title});
  const Rect content = ui.begin_scroll("roster", area);
  const int columns = columns_in(ui, area, 190, is_very_narrow(ui, area) ? 1 : 2);
  const Grid cells{content, columns, ui.px(64), ui.px(10)};
  const std::vector<ListedPerson>& all = who_can_play(app);
  const std::map<std::string, Face>& chosen = faces_to_be(app);
  int place = 0;
  const Weight weight = all.empty() ? Weight::main : Weight::plain;  // what else could one tap
  if (button(ui, "players.new", cells.cell(place++), "+ " + app.say(Word::screen_new_player),
             weight)) {
    setup.typing = Setup::Typing::player;
    setup.typed.clear();
  }
  for (const ListedPerson& one : all) {
    const Rect cell = cells.cell(place++);
    if (!ui.shows(cell)) continue;
    const Person* const person = in_roster(app, one);
    const std::string apart = is_one_of_several(app, one) ? told_apart(*person) : "";
    const std::string label = one.name + (apart.empty() ? "" : "  ·  ") + apart;
    const bool plays = is_chosen(app, one);
    const auto tonight = chosen.find(one.name);
    const Face theirs = plays && tonight != chosen.end() ? tonight->second
                        : person                         ? face(app, *person)
                                                         : face(app, one.name);
    if (person_tile(ui, "player." + one.id, cell, label, theirs, {.chosen = plays}))
      tap_player(app, one);
  }
  ui.end_scroll(content.y + cells.height(place));
}

}  // namespace kattegat::ui
