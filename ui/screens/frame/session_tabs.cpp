#include "ui/screens/frame/session_tabs.hpp"

#include "ui/kit/layout.hpp"
#include "ui/screens/frame/everywhere.hpp"

namespace kattegat::ui {

std::optional<std::size_t> draw_session_tabs(App& app, Rect& area, const SessionTabs& look,
                                             const std::vector<EveningSession>& all,
                                             std::size_t chosen) {
  Ui& ui = app.ui;
  const std::size_t sessions = all.size(), tabs = std::min<std::size_t>(sessions, 6);
  const int shown = static_cast<int>(tabs);
  const int fit = std::min(look.columns, std::max(shown, 3));
  const int columns = is_very_narrow(ui, area) ? 2 : fit;
  const Grid cells = Grid{{}, columns, ui.px(54), ui.px(6)}.off(area, shown, ui.px(8));
  const std::size_t first = std::min(chosen - std::min(chosen, tabs / 2), sessions - tabs);
  const std::size_t last = first + tabs - 1;
  std::vector<std::string> games;
  for (std::size_t i = first; i <= last; ++i) games.push_back(numbered_game(app, all[i]));
  const Type type =  // one for all, where a label may be shortened
      look.fit == Fit::name ? type_on_chips(ui, cells.cell(0), games, false) : Type::body;
  std::optional<std::size_t> tapped;
  for (std::size_t i = first; i <= last; ++i) {
    Chip tab{.id = look.id + "." + std::to_string(i),
             .label = games[i - first],
             .chosen = i == chosen,
             .type = type,
             .fit = look.fit};
    const auto stands_for = [&](std::string_view end, std::size_t count) {
      tab.id = look.id + "s." + std::string(end);
      tab.label = app.say(text(Word::screen_and_more, static_cast<std::int64_t>(count)));
    };
    if (i == first && first > 0) stands_for("before", first + 1);
    if (i == last && last + 1 < sessions) stands_for("after", sessions - last);
    if (chip(ui, app.explainer, cells.cell(static_cast<int>(i - first)), tab)) tapped = i;
  }
  return tapped;
}

}  // namespace kattegat::ui
