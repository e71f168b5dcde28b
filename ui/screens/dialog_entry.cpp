// An entry looked at, and voided or corrected for a reason; and what a change would break.
#include <algorithm>

#include "kattegat/export/plain_text.hpp"
#include "kattegat/wording/spoken.hpp"
#include "ui/app_entries.hpp"
#include "ui/app_faces.hpp"
#include "ui/faces.hpp"
#include "ui/layout.hpp"
#include "ui/screens/conflicts.hpp"
#include "ui/screens/dialogs.hpp"

namespace kattegat::ui {
namespace {

constexpr std::array<Word, 6> reasons{Word::reason_wrong_player,   Word::reason_wrong_tricks,
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
  for (int i = 0; i < static_cast<int>(reasons.size()); ++i) {
    const std::string reason = app.say(reasons[static_cast<std::size_t>(i)]);
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
template <class G, class Line, class Whose>
void tell_verdict(const App& app, Session<G> then, const ReadEntry<G>& draft,
                  const std::vector<std::string>& seats, Line&& line, Whose&& whose) {
  const Ui& ui = app.ui;
  Workings lines;
  const JudgedEntry judged = judge_next(
      then, draft,
      [&](const JudgedEntry&, const Finding<G>& finding) { lines = workings(then, finding); });
  for (const Violation& violation : judged.violations)
    line(sentence(violation, ui.language, seats), {Type::body, ui.colors().loss});
  for (std::size_t i = 0; i < lines.size(); ++i)
    line(app.say(lines[i], seats), {Type::body}, "entry.how." + std::to_string(i));
  for (const Seat seat : then.table().everyone())
    if (const Points net = judged.points[seat]; net != Points{}) whose(at_seat(seats, seat), net);
}

// Who, and how much.
void draw_change(App& app, Rect row, const std::string& name, Points change) {
  Ui& ui = app.ui;
  face_in(ui, row.take_left(row.h, ui.px(12)), face(app, name));
  const std::string points = signed_points(change, ui.language);
  ui.text(row.take_right(ui.width(Type::strong, points) + ui.px(2), ui.px(10)), points,
          {Type::strong, gain_or_loss(ui, change.thousandths), Align::right});
  ui.text(row, name, {Type::body, 0, Align::left, Fit::name});
}

template <class G>
void draw_facts(App& app, std::size_t place, EntryState state, const EveningSession& file,
                const EnteredSession<G>& entered, const Rect& area) {
  Ui& ui = app.ui;
  const Entry<G>& entry = entered.entries[place].entry;
  Rect list = ui.begin_scroll("card", area);
  const auto line = [&](const std::string& words, Look look, std::string_view id = {}) {
    if (words.empty()) return;
    top_paragraph(ui, list, words, look, 6, id);
  };
  line(spoken(entry, file.seats, ui.language), {Type::strong}, "entry.facts");
  if (entry.stamp.at) {
    const std::string at = time_text(*entry.stamp.at, ui.language);
    line(at + (entry.stamp.by ? "  ·  " + *entry.stamp.by : ""), {Type::small, ui.colors().quiet},
         "entry.at");
  }
  const Word what = state == EntryState::corrected ? Word::state_corrected : Word::state_voided;
  if (entry.stamp.voided)
    line(app.say(what) + (entry.stamp.voided->why.empty() ? "" : ": " + entry.stamp.voided->why),
         {Type::body, ui.colors().loss}, "entry.voided");
  else
    tell_verdict(app, before(entered, place), entered.entries[place], file.seats, line,
                 [&](const std::string& name, Points change) {
                   Rect row = list.take_top(ui.px(38), ui.px(6));
                   row.w = std::min(row.w, ui.px(360));
                   draw_change(app, row, name, change);
                 });
  ui.end_scroll(list.y);
}

// What can be decided about the entry.
void draw_choices(App& app, const EntryCard& card, bool in_force, Rect bar) {
  Ui& ui = app.ui;
  const Grid cells{bar, 2, ui.px(58), ui.px(10)};
  if (!in_force) {
    if (button(ui, "entry.restore", bar, app.say(Word::screen_restore), Weight::main))
      restore_entry(app, card);
    return;
  }
  const auto ask_why = [&](bool correct) {
    app.dialog = VoidEntry{card.session, card.entry, correct, ""};
  };
  if (button(ui, "entry.void", cells.cell(0), app.say(Word::screen_void), Weight::danger))
    return ask_why(false);
  if (button(ui, "entry.correct", cells.cell(1), app.say(Word::screen_correct), Weight::main))
    return ask_why(true);
}

// "Deal 7" of one that counts, as the table counts them; of others what they are.
template <class G>
std::string kind_of(const App& app, const EnteredSession<G>& entered, const JudgedSession& judged,
                    std::size_t place) {
  const ReadEntry<G>& read = entered.entries[place];
  if (is_deal_that_counts(read, judged.entries[place]))
    return app.say(text(Word::board_deal, deals_in(entered, judged, place + 1)));
  return std::visit([&]<class Kind>(const Kind&) { return app.say(kind_word(Kind::type)); },
                    read.entry.body);
}

template <class G>
void draw_card(App& app, const EntryCard& card, std::size_t place, const EveningSession& file,
               const EnteredSession<G>& entered) {
  Ui& ui = app.ui;
  const Entry<G>& entry = entered.entries[place].entry;
  Rect area = dialog(ui, 760, 540);
  const std::string row = app.say(text(Word::page_entry, static_cast<std::int64_t>(place + 1)));
  const OpenEvening& open = *app.open_evening();
  const std::size_t session = open.index_of(card.session);
  const std::string kind = kind_of(app, entered, open.judged.sessions[session], place);
  if (draw_title(app, area, kind + "  ·  " + row)) return;

  const EntryState state = open.state_of(session, place);
  if (state == EntryState::conflict) draw_conflict_notice(app, area);
  const Rect bar = area.take_bottom(ui.px(58), ui.px(10));
  draw_facts(app, place, state, file, entered, area);
  draw_choices(app, card, !entry.stamp.voided, bar);
}

}  // namespace

void draw(App& app, const EntryCard& card) {
  const EveningSession* file = app.session(card.session);
  if (!file) return close(app);
  std::visit(
      [&](const auto& entered) {
        const auto found =
            std::find_if(entered.entries.begin(), entered.entries.end(),
                         [&](const auto& draft) { return draft.entry.stamp.id == card.entry; });
        if (found == entered.entries.end()) return close(app);
        const auto place = static_cast<std::size_t>(found - entered.entries.begin());
        draw_card(app, card, place, *file, entered);
      },
      file->entered);
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
  for (const Complaint& complaint : refusal.refused.complaints) {
    const Evening& evening = refusal.refused.evening;
    const std::string where =
        complaint.entry ? place_of(evening, complaint, ui.language) + ": " : "";
    top_paragraph(ui, list,
                  where + sentence(complaint.violation, ui.language, names_for(evening, complaint)),
                  {}, 10);
  }
  ui.end_scroll(list.y);
}

}  // namespace kattegat::ui
