// A new entry beside the deal: which kind, and what that asks.
#include "ui/app_entries.hpp"
#include "ui/layout.hpp"
#include "ui/screens/dialogs.hpp"

namespace kattegat::ui {
namespace {

// Whether it was tapped.
template <class G, class Kind>
bool offer(App& app, Desk<G>& desk, const Grid& cells, int& place) {
  if constexpr (!deal_kind<G, Kind>) {
    const bool is_chosen = std::holds_alternative<Kind>(desk.draft.body);
    const auto set = [](Entry<G>& entry) { entry.body = Kind{}; };
    if (!chip(app.ui, app.explainer, cells.cell(place++),
              {.id = "kind." + std::string(Kind::type),
               .label = app.say(kind_word(Kind::type)),
               .chosen = is_chosen,
               .why_not = why_not_entry(desk, "type", app.ui.language, set)}))
      return false;
    if (is_chosen) return true;  // and keeps what has been said
    set(desk.draft);
    desk.agreed = {};
    return true;
  } else {
    return false;
  }
}

enum class WhatElse { nothing, kind, latecomer };

template <class G>
WhatElse draw_kinds(App& app, Desk<G>& desk, Rect& area) {
  Ui& ui = app.ui;
  const int across = is_very_narrow(ui, area) ? 1 : is_narrow(ui, area) ? 2 : 4;
  const Grid cells{area, across, ui.px(54), ui.px(6)};
  int place = 0;
  bool tapped = false;
  const typename Entry<G>::Body kinds = desk.draft.body;
  [&]<class... Kind>(const std::variant<Kind...>&) {
    ((tapped |= offer<G, Kind>(app, desk, cells, place)), ...);
  }(kinds);
  const bool late = chip(ui, app.explainer, cells.cell(place++),
                         {.id = "latecomer", .label = app.say(Word::screen_latecomer)});
  area.take_top(cells.height(place), ui.px(10));
  return late ? WhatElse::latecomer : tapped ? WhatElse::kind : WhatElse::nothing;
}

template <class G>
void draw_save(App& app, const Desk<G>& desk, Rect bar) {
  Ui& ui = app.ui;
  const Rect save =
      is_short(ui) ? bar.take_bottom(ui.px(52), ui.px(6)) : bar.take_right(ui.px(200), ui.px(10));
  const Violations found = violations(desk, desk.draft);
  if (button(ui, save,
             {.id = "aside.save",
              .label = app.say(Word::screen_save),
              .weight = Weight::main,
              .enabled = found.empty()}))
    return save_aside(app);
  if (const auto& reason = app.explainer.reason())
    ui.paragraph(bar, reason->sentence, {Type::small, ui.colors().loss}, "wrong");
  else if (!found.empty())
    ui.paragraph(bar, sentence(found.front(), ui.language, desk.names),
                 {Type::small, ui.colors().quiet}, "aside.missing");
}

}  // namespace

void draw(App& app, Aside& aside) {
  if (!app.session_at_table()) return close(app);
  Ui& ui = app.ui;
  Rect area = dialog(ui, 860, 640);
  if (draw_title(app, area, app.say(Word::screen_more_entries))) return;
  const Rect bar = area.take_bottom(ui.px(is_short(ui) ? 130 : 60), ui.px(10));
  Rect list = ui.begin_scroll("aside", area);
  const float top = list.y;
  const WhatElse chosen =
      std::visit([&](auto& desk) { return draw_kinds(app, desk, list); }, aside.desk);
  const float asked = list.y - top;
  if (chosen != WhatElse::latecomer) list.y = draw_aside(ui, app.explainer, aside.desk, list);
  ui.end_scroll(list.y);
  if (chosen == WhatElse::latecomer) return void(app.dialog = Latecomer{});
  if (chosen == WhatElse::kind) ui.scroll_to("aside", asked);  // it may be out of sight
  std::visit([&](const auto& desk) { draw_save(app, desk, bar); }, aside.desk);
}

}  // namespace kattegat::ui
