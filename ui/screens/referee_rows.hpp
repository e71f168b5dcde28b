// The rows that the referee's questions are made of.
#pragma once
#include "ui/form.hpp"
#include "ui/screens/screens.hpp"

namespace kattegat::ui {

// Answers, of which one is chosen, or none: in a line, and in more where they would be narrower
// than that.
template <class T>
void ask(App& app, Rect& list, std::string_view field, std::optional<T>& value,
         const std::vector<Option<T>>& options, float least = 50) {
  std::vector<Chip> chips;
  for (const Option<T>& option : options)
    chips.push_back({.id = std::string(field) + "." + option.id,
                     .label = option.label,
                     .chosen = value == option.value,
                     .color = option.color,
                     .type = option.type});
  const auto count = static_cast<int>(options.size());
  const int columns = std::clamp(static_cast<int>(list.w / app.ui.px(least)), 1, count);
  Grid cells{{}, columns, app.ui.px(52), app.ui.px(2)};
  cells.area = list.take_top(cells.height(count), app.ui.px(4));
  const auto tapped = choose(app.ui, app.explainer, cells, chips);
  if (!tapped) return;
  const T& answer = options[*tapped].value;
  value = value == answer ? std::nullopt : std::optional(answer);
}

inline Rect asked(App& app, Rect& list, Word question, float tall = 52) {
  heading(app.ui, list.take_top(app.ui.px(22)), app.say(question));
  return list.take_top(app.ui.px(tall), app.ui.px(6));
}

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
