// The parts of the referee's screen, a file each, and the rows that their questions are made of.
#pragma once
#include "ui/app/app.hpp"
#include "ui/desk/form.hpp"

namespace kattegat::ui {

// Answers in a line, and in more where they would be narrower than that. One of them is chosen, or
// none.
template <class T>
void ask(App& app, Rect& list, std::string_view field, std::optional<T>& value,
         const std::vector<Option<T>>& options, float least = 50) {
  std::vector<Chip> chips;
  for (const Option<T>& option : options)
    chips.push_back(chip_of(field, option, value == option.value));
  const auto tapped = segments(app.ui, app.explainer, list, chips, least, 52, 4);
  if (!tapped) return;
  const T& answer = options[*tapped].value;
  value = value == answer ? std::nullopt : std::optional(answer);
}

// Room for the answers below what is asked.
Rect asked(App&, Rect& list, Word question, float tall = 52);

// Cards that are tapped in: into the list and out of it, and as they are shown.
bool has_card(const std::vector<Card>&, Card);
void toggle_card(std::vector<Card>&, Card);
std::string listed(const std::vector<Card>&, Language);

// What the referee says, and the way to the rule behind it.
struct Opinion {
  std::string words;
  std::string rule{};
  std::string law{};  // as it is cited
  bool warns = false;
};
float opinion_height(const App&, float width, const Opinion&);
void draw_opinion(App&, Rect area, const Opinion&);

// One of the referee's questions: what is tapped in for it, and what the referee says to that.
struct RefereePart {
  std::string_view id;
  Word title;
  float (*draw)(App&, Rect list);  // answers where it ends
  Opinion (*opinion)(const App&);
  void (*clear)(RefereeDesk&);
};
extern const RefereePart trick_part, dummy_part, hands_part;
void draw_typed_call(App&);  // what declarer said is being typed, over the screen

}  // namespace kattegat::ui
