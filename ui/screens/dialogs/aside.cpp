// A new entry beside the deal: which kind, and what that asks.
#include "kattegat/core/text/joined.hpp"
#include "ui/app/actions/entries.hpp"
#include "ui/kit/layout.hpp"
#include "ui/screens/dialogs/dialogs.hpp"

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
               .why_not = why_not_entry(desk, type_key, app.ui.language, set)}))
      return false;
    if (is_chosen) return true;  // and keeps what has been said
    turn_to_kind<G, Kind>(desk);
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

// What is said beside Save: why something was refused, or what is missing.
struct SaidBeside {
  std::string words{};
  bool refused = false;
  bool can_be_saved = true;
};

// "Points, Why": those of the entry that something is found about, as they stand on the screen.
template <class G>
std::string fields_of(const Entry<G>& entry, const Violations& found, Language language) {
  std::vector<std::string> fields;
  std::visit(
      [&](const auto& kind) {
        each_field(kind, [&](std::string_view field, const auto&) {
          if (concerns(found, field)) fields.push_back(field_name(field, language));
        });
      },
      entry.body);
  return joined(fields);
}

SaidBeside said_beside_save(const App& app, const AnyDesk& any) {
  const Violations found =
      std::visit([](const auto& desk) { return violations(desk, desk.draft); }, any);
  if (const auto& reason = app.explainer.reason()) return {reason->sentence, true, found.empty()};
  if (found.empty()) return {};
  const bool is_only_missing =
      std::all_of(found.begin(), found.end(), [](const Violation& one) { return one.short_of; });
  const auto words = [&](const auto& desk) {
    return is_only_missing ? app.say(text(Word::screen_still_missing,
                                          fields_of(desk.draft, found, app.ui.language)))
                           : sentence(found.front(), app.ui.language, desk.names);
  };
  return {std::visit(words, any), false, false};
}

constexpr float save_tall = 52, gap_above_save = 6;  // with large letters, below the words

void draw_aside_save(App& app, Rect bar, const SaidBeside& said) {
  Ui& ui = app.ui;
  const Rect save = is_short(ui) ? bar.take_bottom(ui.px(save_tall), ui.px(gap_above_save))
                                 : bar.take_right(ui.px(200), ui.px(10));
  if (!said.words.empty())
    ui.paragraph(bar, said.words,
                 {Type::small, said.refused ? ui.colors().loss : ui.colors().quiet},
                 said.refused ? "wrong" : "aside.missing");
  if (button(ui, save,
             {.id = "aside.save",
              .label = app.say(Word::screen_save),
              .weight = Weight::main,
              .enabled = said.can_be_saved}))
    save_aside(app);
}

float height_of_save(const Ui& ui, float width, const SaidBeside& said) {
  if (!is_short(ui)) return ui.px(60);
  return ui.px(save_tall + gap_above_save) + ui.paragraph_height(width, said.words, Type::small);
}

}  // namespace

void draw(App& app, Aside& aside) {
  // Elsewhere the seats may have been put right meanwhile, or the evening taken apart.
  if (!app.session_at_table() || app.table.session != aside.session ||
      app.club.written_seats(aside.session) != aside.seats)
    return close(app);
  Ui& ui = app.ui;
  // A telephone has room for all keys of a note; with large letters what is asked moves by itself.
  Rect area = dialog(ui, 860, shape_of(ui) == Shape::phone ? 720 : 640, 360);
  if (draw_title(app, area, app.say(Word::screen_more_entries))) return;
  const SaidBeside said = said_beside_save(app, aside.desk);
  const Rect bar = area.take_bottom(height_of_save(ui, area.w, said), ui.px(10));
  Rect list = ui.begin_scroll("aside", area);
  const float top = list.y;
  const WhatElse chosen =
      std::visit([&](auto& desk) { return draw_kinds(app, desk, list); }, aside.desk);
  const float asked = list.y - top;
  if (chosen != WhatElse::latecomer) list.y = draw_aside(ui, app.explainer, aside.desk, list);
  ui.end_scroll(list.y);
  if (chosen == WhatElse::latecomer) return void(app.dialog = Latecomer{});
  if (chosen == WhatElse::kind) ui.scroll_to("aside", asked);  // it may be out of sight
  draw_aside_save(app, bar, said);
}

}  // namespace kattegat::ui
