// Words typed about evenings: who has come late, what is sought, what an evening is called here.
#include "kattegat/evening/read.hpp"
#include "ui/screens/dialogs.hpp"
#include "ui/text_edit.hpp"

namespace kattegat::ui {
namespace {

constexpr std::size_t most_letters = 80;

// A field with its keyboard. True when it is done with.
bool draw_field(App& app, Rect area, std::string& typed, const std::string& refused) {
  Ui& ui = app.ui;
  const bool entered =
      text_field(ui, "typed", area.take_top(ui.px(60), ui.px(8)), typed, most_letters);
  const bool done = button(ui, "typed.done", area.take_bottom(ui.px(56), ui.px(10)),
                           app.say(Word::screen_done), Weight::main);
  if (!refused.empty())
    ui.text(area.take_bottom(ui.px(26)), refused,
            {Type::small, ui.colors().loss, Align::left, Fit::name}, "wrong");
  touch_keyboard(ui, area, typed, most_letters);
  return entered || done;
}

bool is_here(const App& app, const std::string& name) {
  const auto& players = app.tonight()->evening.players;
  return std::find(players.begin(), players.end(), name) != players.end();
}

void take_latecomer(App& app, const std::string& name) {
  const Storing stored = add_latecomer(app, name);
  if (stored) return;
  const auto* why = std::get_if<Text>(&stored.error());
  app.dialog = Latecomer{name, why ? app.say(*why) : ""};
}

// Whether the name may be taken; else what is then asked or said.
void read_latecomer(App& app, Latecomer asked) {
  const std::string name(trimmed(asked.typed));
  if (!is_player_name(name) || is_here(app, name)) {
    asked.refused = app.say(
        text(either<Word::people_name_taken, Word::roster_no_name>(is_here(app, name)), name));
    app.dialog = asked;
    return;
  }
  const std::vector<std::string> known =
      app.club.person(name) ? std::vector<std::string>{} : alike(app.club.roster(), name);
  if (known.empty()) return take_latecomer(app, name);
  const auto go_on = [name](App& a) { take_latecomer(a, name); };
  const auto back = [asked](App& a) { a.dialog = asked; };
  app.dialog = Namesake{name, known.front(), go_on, back};
}

}  // namespace

void draw(App& app, const Latecomer& shown) {
  Ui& ui = app.ui;
  if (!app.tonight()) return close(app);
  Rect area = dialog(ui, 760, 560);
  if (draw_title(app, area, app.say(Word::screen_latecomer))) return;
  Rect people = area.take_top(ui.px(54), ui.px(8));
  const Grid cells{people, 4, people.h, ui.px(6)};
  int place = 0;
  for (const Person& person : app.club.roster()) {  // whoever was here before is one tap away
    if (person.retired || person.erased || is_here(app, person.name) || place == 4) continue;
    if (chip(ui, app.explainer, cells.cell(place++),
             {.id = "comes." + person.name, .label = person.name, .fit = Fit::name}))
      return take_latecomer(app, std::string(person.name));
  }
  Latecomer asked = shown;
  const bool done = draw_field(app, area, asked.typed, asked.refused);
  if (asked.typed != shown.typed) asked.refused.clear();
  app.dialog = asked;
  if (done) read_latecomer(app, asked);
}

void draw(App& app, const EveningWords& shown) {
  Ui& ui = app.ui;
  Rect area = dialog(ui, 760, 500);
  const Word title = shown.named ? Word::evening_name : Word::evening_search;
  if (draw_title(app, area, app.say(title))) return;
  EveningWords words = shown;
  const bool done = draw_field(app, area, words.typed, "");
  app.dialog = words;
  if (!shown.named) app.evenings_sought = trimmed(words.typed);
  if (!done) return;
  close(app);
  if (shown.named) name_evening(app, *shown.named, std::string(trimmed(words.typed)));
}

}  // namespace kattegat::ui
