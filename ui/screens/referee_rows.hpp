// The rows that the referee's questions are made of.
#pragma once
#include "ui/form.hpp"
#include "ui/screens/screens.hpp"

namespace kattegat::ui {

// Answers in a line, and in more where they would be narrower than that: which one was tapped.
std::optional<std::size_t> ask(App&, Rect& list, const std::vector<Chip>&, float least);
// One of them is chosen, or none.
template <class T>
void ask(App& app, Rect& list, std::string_view field, std::optional<T>& value,
         const std::vector<Option<T>>& options, float least = 50) {
  std::vector<Chip> chips;
  for (const Option<T>& option : options)
    chips.push_back(chip_of(field, option, value == option.value));
  const auto tapped = ask(app, list, chips, least);
  if (!tapped) return;
  const T& answer = options[*tapped].value;
  value = value == answer ? std::nullopt : std::optional(answer);
}

// Room for the answers below what is asked.
Rect asked(App&, Rect& list, Word question, float tall = 52);

// What the referee says, and the way to the rule behind it.
struct Opinion {
  std::string words;
  std::string rule{};
  std::string law{};  // as it is cited
  bool warns = false;
};
float opinion_height(const App&, float width, const Opinion&);
void draw_opinion(App&, Rect area, const Opinion&);

}  // namespace kattegat::ui
