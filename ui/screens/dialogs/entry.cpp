// An entry looked at, and voided or corrected for a reason; and what a change would break.
#include <algorithm>

#include "kattegat/export/plain_text.hpp"
#include "kattegat/wording/spoken.hpp"
#include "ui/app/actions/entries.hpp"
#include "ui/app/actions/faces.hpp"
#include "ui/desk/faces.hpp"
#include "ui/kit/layout.hpp"
#include "ui/screens/dialogs/dialogs.hpp"
#include "ui/screens/frame/everywhere.hpp"
#include "ui/screens/settling/conflicts.hpp"

namespace kattegat::ui {
namespace {

constexpr std::array<Word, 6> usual_reasons{Word::reason_wrong_player,   Word::reason_wrong_tricks,
                                            Word::reason_wrong_contract, Word::reason_misdeal,
                                            Word::reason_twice,          Word::reason_other};

}  // namespace

void draw(App& app, VoidEntry& asked) {
  Ui& ui = app.ui;
  Rect area = dialog(ui, 720, is_short(ui) ? 620 : 420);
  if (draw_title(app, area,
                 app.say(asked.correct ? Word::screen_why_correct : Word::screen_why_void)))
    return;
  const std::string advice =
      app.say(asked.correct ? Word::screen_correct_advice : Word::screen_void_advice);
  const float told = ui.paragraph_height(area.w, advice) + ui.px(4);
  ui.paragraph(area.take_top(std::max(told, ui.px(52))), advice, {Type::body, ui.colors().quiet});
  const Grid cells{area, is_very_narrow(ui, area) ? 1 : 2, ui.px(60), ui.px(8)};
  for (int i = 0; i < static_cast<int>(usual_reasons.size()); ++i) {
    const std::string reason = app.say(usual_reasons[static_cast<std::size_t>(i)]);
    if (!button(ui, "reason." + std::to_string(i), cells.cell(i), reason)) continue;
    asked.why = reason;
    return asked.correct ? begin_correction(app, asked) : void_entry(app, asked);
  }
}

// ---- One entry ----

namespace {

// The session as it stood when the entry was made.
template <class G>
Session<G> before(const EnteredSession<G>& entered, std::size_t entry) {
  Session<G> session(entered.table);
  for (std::size_t i = 0; i < entry; ++i) judge_next(session, entered.entries[i]);
  return session;
}

// What the entry moved and how it was reckoned, or what is wrong with it.
template <class G>
void tell_verdict(const App& app, Session<G> then, const ReadEntry<G>& draft,
                  const std::vector<std::string>& seats, EntryView& view) {
  Workings lines;
  const JudgedEntry judged = judge_next(
      then, draft,
      [&](const JudgedEntry&, const Finding<G>& finding) { lines = workings(then, finding); });
  for (const Violation& violation : judged.violations)
    view.lines.push_back({EntryLine::Kind::wrong, sentence(violation, app.ui.language, seats)});
  for (std::size_t i = 0; i < lines.size(); ++i)
    view.lines.push_back(
        {EntryLine::Kind::working, app.say(lines[i], seats), "entry.how." + std::to_string(i)});
  for (const Seat seat : then.table().everyone())
    if (const Points net = judged.points[seat]; net != Points{})
      view.moved.emplace_back(at_seat(seats, seat), net);
}

// "Deal 7  ·  entry 8"; of what does not count as a deal, what it is.
template <class G>
std::string title_of(const App& app, const OpenEvening& open, const EnteredSession<G>& entered,
                     std::size_t session, std::size_t place) {
  std::string what = deal_called(app, open, session, place);
  if (what.empty())
    what = std::visit([&]<class Kind>(const Kind&) { return app.say(kind_word(Kind::type)); },
                      entered.entries[place].entry.body);
  return what + "  ·  " + app.say(text(Word::page_entry, static_cast<std::int64_t>(place + 1)));
}

template <class G>
std::optional<EntryView> view_of(const App& app, const OpenEvening& open,
                                 const EnteredSession<G>& entered, const EntryCard& card) {
  const auto found =
      std::find_if(entered.entries.begin(), entered.entries.end(),
                   [&](const ReadEntry<G>& one) { return one.entry.stamp.id == card.entry; });
  if (found == entered.entries.end()) return std::nullopt;
  const Entry<G>& entry = found->entry;
  const auto place = static_cast<std::size_t>(found - entered.entries.begin());
  const std::size_t session = open.index_of(card.session);
  const std::vector<std::string>& seats = open.evening.sessions[session].seats;
  const Stamp& stamp = entry.stamp;
  EntryView view{.title = title_of(app, open, entered, session, place),
                 .state = open.state_of(session, place),
                 .voided = stamp.voided.has_value()};
  view.lines.push_back(
      {EntryLine::Kind::written, spoken(entry, seats, app.ui.language), "entry.facts"});
  if (stamp.at)
    view.lines.push_back(
        {EntryLine::Kind::at,
         time_text(*stamp.at, app.ui.language) + (stamp.by ? "  ·  " + *stamp.by : ""),
         "entry.at"});
  if (!stamp.voided) {
    tell_verdict(app, before(entered, place), entered.entries[place], seats, view);
    return view;
  }
  const bool corrected = view.state == EntryState::corrected;
  const std::string& why = stamp.voided->why;
  view.lines.push_back({EntryLine::Kind::wrong,
                        app.say(corrected ? Word::state_corrected : Word::state_voided) +
                            (why.empty() ? "" : ": " + why),
                        "entry.voided"});
  return view;
}

const std::optional<EntryView>& entry_shown(App& app, const EntryCard& card) {
  return kept_of_book(
      app, app.views.entry, {card.session, card.entry}, [&]() -> std::optional<EntryView> {
        const OpenEvening* open = app.open_evening();
        const EveningSession* file = open ? open->session(card.session) : nullptr;
        if (!file) return std::nullopt;
        return std::visit([&](const auto& entered) { return view_of(app, *open, entered, card); },
                          file->entered);
      });
}

// Who, and how much.
void draw_moved(App& app, Rect row, const std::string& name, Points change) {
  Ui& ui = app.ui;
  face_in(ui, row.take_left(row.h, ui.px(12)), face(app, name));
  const std::string points = signed_points(change, ui.language);
  ui.text(row.take_right(ui.width(Type::strong, points) + ui.px(2), ui.px(10)), points,
          {Type::strong, gain_or_loss(ui, change.thousandths), Align::right});
  ui.text(row, name, {Type::body, 0, Align::left, Fit::name});
}

Look look_of(const Ui& ui, EntryLine::Kind kind) {
  switch (kind) {
    case EntryLine::Kind::written:
      return {Type::strong};
    case EntryLine::Kind::at:
      return {Type::small, ui.colors().quiet};
    case EntryLine::Kind::wrong:
      return {Type::body, ui.colors().loss};
    case EntryLine::Kind::working:
      break;
  }
  return {Type::body};
}

void draw_entry_view(App& app, const EntryView& view, const Rect& area) {
  Ui& ui = app.ui;
  Rect list = ui.begin_scroll("card", area);
  for (const EntryLine& line : view.lines)
    if (!line.words.empty())
      top_paragraph(ui, list, line.words, look_of(ui, line.kind), 6, line.id);
  for (const auto& [name, change] : view.moved) {
    Rect row = list.take_top(ui.px(38), ui.px(6));
    row.w = std::min(row.w, ui.px(360));
    draw_moved(app, row, name, change);
  }
  ui.end_scroll(list.y);
}

// What can be decided about the entry.
void draw_choices(App& app, const EntryCard& card, const EntryView& view, Rect bar) {
  Ui& ui = app.ui;
  const Grid cells{bar, 2, ui.px(58), ui.px(10)};
  if (view.voided) {
    if (button(ui, "entry.restore", bar, app.say(Word::screen_restore), Weight::main))
      restore_entry(app, card);
    return;
  }
  if (button(ui, "entry.void", cells.cell(0), app.say(Word::screen_void), Weight::danger))
    app.dialog = VoidEntry{.session = card.session, .entry = card.entry};
  if (button(ui, "entry.correct", cells.cell(1), app.say(Word::screen_correct), Weight::main))
    app.dialog = VoidEntry{.session = card.session, .entry = card.entry, .correct = true};
}

}  // namespace

void draw(App& app, const EntryCard& card) {
  Ui& ui = app.ui;
  const std::optional<EntryView>& view = entry_shown(app, card);
  if (!view) return close(app);
  Rect area = dialog(ui, 760, 540);
  if (draw_title(app, area, view->title)) return;
  if (view->state == EntryState::conflict) draw_conflict_notice(app, area);
  const Rect bar = area.take_bottom(ui.px(58), ui.px(10));
  draw_entry_view(app, *view, area);
  draw_choices(app, card, *view, bar);
}

// ---- What a change would break ----

void draw(App& app, const Refusal& refusal) {
  Ui& ui = app.ui;
  Rect area = dialog(ui, 780, 460);
  if (draw_title(app, area, app.say(Word::screen_would_break))) return;
  if (refusal.force) {
    const Rect bar = area.take_bottom(ui.px(58), ui.px(10));
    if (button(ui, "refusal.force", bar, app.say(Word::screen_do_it_anyway), Weight::danger)) {
      close(app);
      return refusal.force(app);
    }
  }
  const Rect content = ui.begin_scroll("refusal", area);
  Rect list = content;
  const Complaints& all = refusal.refused.complaints;
  for_each_read(app, list, all, [&](const Complaint& complaint, std::size_t) {
    const Evening& evening = refusal.refused.evening;
    const std::string where =
        complaint.entry ? place_of(evening, complaint, ui.language) + ": " : "";
    top_paragraph(ui, list,
                  where + sentence(complaint.violation, ui.language, names_for(evening, complaint)),
                  {}, 10);
  });
  ui.end_scroll(list.y);
}

}  // namespace kattegat::ui
