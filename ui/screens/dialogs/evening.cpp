// Words typed about evenings: who has come late, what is sought, what an evening is called here.
#include "kattegat/evening/player_name.hpp"
#include "kattegat/journal/naming/free_names.hpp"
#include "ui/app/actions/evenings.hpp"
#include "ui/app/actions/messages.hpp"
#include "ui/app/actions/settling.hpp"
#include "ui/app/actions/setup.hpp"
#include "ui/kit/text_edit.hpp"
#include "ui/screens/dialogs/dialogs.hpp"
#include "ui/screens/players/people.hpp"

namespace kattegat::ui {
namespace {

bool is_here(const OpenEvening& open, const std::string& name) {
  const auto& players = open.evening.players;
  return std::find(players.begin(), players.end(), name) != players.end();
}

void take_latecomer(App& app, const std::string& name, std::optional<Uuid> person = {}) {
  const Storing stored = add_latecomer(app, name, person);
  if (stored) return;
  app.dialog = Latecomer{{name, why_not_stored(app, stored.error())}};
}

// Whether the name may be taken; else what is then asked or said.
void read_latecomer(App& app, const OpenEvening& open, Latecomer& asked) {
  const std::string name(trimmed(asked.typed.text));
  const auto refuse = [&](std::string why) { asked.typed.refused = std::move(why); };
  if (const auto fault = name_fault(name)) return refuse(app.say(*fault));
  if (is_here(open, name)) return refuse(app.say(text(Word::people_name_taken, name)));
  const std::vector<const Person*> called_so = offered(app, name);
  if (called_so.size() == 1) return take_latecomer(app, name, Uuid(called_so.front()->ids.front()));
  if (!called_so.empty()) return refuse(said_of_several(app, name));
  const auto known = namesake(name, app.club.roster());
  if (!known) return take_latecomer(app, name);
  const auto go_on = [name](App& a) { take_latecomer(a, name); };
  const auto back = [asked](App& a) { a.dialog = asked; };
  app.dialog = Namesake{name, *known, go_on, back};
}

}  // namespace

void draw(App& app, Latecomer& asked) {
  Ui& ui = app.ui;
  const OpenEvening* open = app.open_evening();
  if (!open) return close(app);
  Rect area = typing_dialog(ui, 62);
  draw_title_of_typed(ui, area, app.say(Word::screen_latecomer));
  Rect people = area.take_top(ui.px(54), ui.px(8));
  const Grid cells{people, 4, people.h, ui.px(6)};
  int place = 0;
  Called called;
  for (const Person& person : app.club.roster()) {  // whoever was here before is one tap away
    if (place == 4) break;
    if (!person.is_offered() || is_here(*open, person.name)) continue;
    const bool alone = app.club.person(person.name) != nullptr;
    if (chip(ui, app.explainer, cells.cell(place++),
             {.id = "comes." + called.one_more(person.name),
              .label = person.name,
              .below = alone ? "" : told_apart(person),
              .fit = Fit::name}))
      return take_latecomer(app, std::string(person.name), Uuid(person.ids.front()));
  }
  const Typed typed = draw_typing(app, area, asked.typed);
  if (typed == Typed::cancelled) return close(app);
  if (typed == Typed::done) read_latecomer(app, *open, asked);
}

void draw(App& app, EveningWords& words) {
  Ui& ui = app.ui;
  Rect area = typing_dialog(ui);
  const Word title = words.named ? Word::screen_name : Word::evening_search;
  draw_title_of_typed(ui, area, app.say(title));
  const Typed typed = draw_typing(app, area, words.typed);
  if (typed == Typed::cancelled) {
    if (!words.named) app.evening_list.sought = words.before;
    return close(app);
  }
  if (!words.named) app.evening_list.sought = trimmed(words.typed.text);
  if (typed != Typed::done) return;
  close(app);
  if (words.named) name_evening(app, *words.named, std::string(trimmed(words.typed.text)));
}

}  // namespace kattegat::ui
