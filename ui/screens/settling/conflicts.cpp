// What two tablets have decided differently: each side in words, and a button for it.
#include "ui/screens/settling/conflicts.hpp"

#include "kattegat/wording/conflict_words.hpp"
#include "ui/app/actions/merge.hpp"
#include "ui/kit/layout.hpp"
#include "ui/screens/dialogs/dialog_parts.hpp"
#include "ui/screens/frame/everywhere.hpp"

namespace kattegat::ui {
namespace {

// True when this side was tapped. There is no way back from it: once more, where it was asked.
bool draw_side(App& app, Rect& list, const std::string& id, const Side& side,
               const SideWords& words, bool asked) {
  Ui& ui = app.ui;
  const Palette& c = ui.colors();
  const float inset = ui.px(12);
  const float beside = list.w - 3 * inset - ui.px(190);
  const bool is_close = !has_room(ui, beside, Room::name);  // the button stands below the words
  const float wide = is_close ? list.w - 2 * inset : ui.px(190);
  const float column = is_close ? wide : beside;
  const std::string said = words.what + (words.rules.empty() ? "" : "\n") + words.rules;
  std::string below = time_text(words.at, ui.language);
  if (side.holds) below = app.say(Word::screen_holds_now) + (below.empty() ? "" : "  ·  ") + below;
  const float tall = ui.paragraph_height(column, said, Type::body) + ui.px(2);
  const float line = below.empty() ? 0 : ui.paragraph_height(column, below, Type::small) + ui.px(2);
  const float button_tall = ui.px(54);
  const float inside =
      is_close ? tall + line + ui.px(8) + button_tall : std::max(tall + line, button_tall);
  Rect row = list.take_top(inside + 2 * inset, ui.px(6));
  ui.fill(row, c.raised, ui.px(12));
  if (side.holds) ui.outline(row, c.accent, ui.px(12), ui.px(2));
  row = row.inset(inset);
  const Rect place = is_close ? row.take_bottom(button_tall) : row.take_right(wide, inset);
  const std::string keep = id + ".keep", record = to_string(side.item.record.hash);
  // The next one has this one's id when this one is decided.
  const bool kept =
      button(ui, {place.x, place.center().y - button_tall / 2, place.w, button_tall},
             {.id = keep,
              .label = app.say(asked ? Word::screen_keep_for_good : Word::screen_keep_this),
              .weight = asked ? Weight::danger : Weight::main,
              .comes_to = (asked ? "kept " : "asked ") + record});
  ui.paragraph(row.take_top(tall), said, {Type::body}, id);
  if (!below.empty())
    ui.paragraph(row.take_top(line), below, {Type::small, side.holds ? c.gain : c.quiet},
                 id + ".below");
  return kept;
}

// People and the purse are decided about without an evening, too.
ConflictContext context_of_conflicts(const App& app) {
  const OpenEvening* open = app.open_evening();
  return {open ? &open->history : nullptr, open ? &open->evening : nullptr,
          [&](const Uuid& id) {
            const Person* person = app.club.person(id);
            return person ? person->name : to_string(id);
          },
          [&](const Uuid& id) {
            const EveningLine* line = app.club.line_with(id);
            return line ? evening_name(app, *line) : to_string(id);
          }};
}

const std::vector<ConflictView>& conflicts_shown(App& app) {
  return kept_of_book(app, app.views.conflicts, app.evening_list.noted, [&] {
    const ConflictContext context = context_of_conflicts(app);
    std::vector<ConflictView> all;
    for (const Conflict& one : app.club.conflicts()) {
      const std::vector<std::size_t> told = sides_told(one);
      all.push_back({one, conflict_subject(one, context, app.ui.language), told,
                     side_words(one, told, context, app.ui.language)});
    }
    return all;
  });
}

// Its sides below what it is about, off the top of the list. Answers the one that was tapped.
const Side* draw_conflict(App& app, Rect& list, const ConflictView& one, std::size_t place,
                          const std::optional<Hash>& asked) {
  Ui& ui = app.ui;
  const std::string id = "conflict." + std::to_string(place);
  ui.text(list.take_top(ui.px(32), ui.px(4)), one.subject,
          {Type::strong, 0, Align::left, Fit::name}, id);
  const Side* tapped = nullptr;
  for (std::size_t n = 0; n < one.told.size(); ++n) {
    const Side& side = one.conflict.sides[one.told[n]];
    if (draw_side(app, list, id + "." + std::to_string(one.told[n]), side, one.sides[n],
                  asked == side.item.record.hash))
      tapped = &side;
  }
  say_how_many_more(app, list, one.conflict.sides.size() - one.told.size(), id + ".more");
  list.take_top(ui.px(12));
  return tapped;
}

}  // namespace

bool draw_way_to_conflicts(Ui& ui, std::string_view id, const Rect& bar, const std::string& words,
                           float radius) {
  const Palette& c = ui.colors();
  const bool tapped = ui.tap(id, bar, words);
  ui.fill(bar, c.brass, radius);
  if (ui.pressed(id)) ui.outline(bar, c.ink, radius, ui.px(3));
  Rect inner = bar.inset(ui.px(12), 0);
  ui.text(inner.take_right(ui.px(24)), "→", {Type::strong, c.on_brass, Align::right});
  ui.text(inner, words, {Type::strong, c.on_brass, Align::left, Fit::name});
  return tapped;
}

void draw_conflict_notice(App& app, Rect& area) {
  Ui& ui = app.ui;
  const std::size_t count = app.club.conflicts().size();
  if (count == 0) return;
  const std::string words = app.say(Word::screen_conflicts) + ":  " + std::to_string(count);
  const Rect bar = area.take_top(ui.px(52), ui.px(10));
  if (draw_way_to_conflicts(ui, "conflicts", bar, words, ui.px(10))) app.dialog = Conflicts{};
}

void draw(App& app, Conflicts& open) {
  Ui& ui = app.ui;
  const std::vector<ConflictView>& shown = conflicts_shown(app);
  if (shown.empty()) return close(app);
  Rect area = dialog(ui, 900, 680);
  if (draw_title(app, area, app.say(Word::screen_conflicts))) return;
  top_paragraph(ui, area, app.say(Word::screen_conflicts_advice), {Type::body, ui.colors().quiet},
                12);
  const Rect content = ui.begin_scroll("conflicts", area);
  Rect list{content.x, content.y, content.w - ui.px(10), content.h};
  std::optional<std::pair<Conflict, Hash>> chosen;
  for_each_read(app, list, shown, [&](const ConflictView& one, std::size_t i) {
    if (const Side* side = draw_conflict(app, list, one, i, open.asked))
      chosen.emplace(one.conflict, side->item.record.hash);
  });
  ui.end_scroll(list.y);
  if (!chosen) return;
  const bool is_sure = std::exchange(open.asked, chosen->second) == chosen->second;
  if (is_sure) keep_side(app, chosen->first, chosen->second);
}

}  // namespace kattegat::ui
