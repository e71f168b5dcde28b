// Every entry of a session judged in order. A voided entry counts for nothing; neither does one
// that breaks a rule: it is reported, and the session goes on as if it had not been made.
#pragma once
#include "kattegat/evening/evening.hpp"
#include "kattegat/settlement/rounding.hpp"

namespace kattegat {

struct JudgedEntry {
  bool voided = false;
  PerSeat<Points> points;
  Violations violations;
  bool of_an_earlier_edition = false;  // counts as it did, though it would be refused today
};

struct JudgedSession {
  std::vector<JudgedEntry> entries;
  Standing standing;
};

// A field that could not be read looks as if it were missing, and so may what would have followed
// from it: that is not reported again.
inline bool follows_from(const Violations& form, const Violation& violation) {
  const bool unreadable = std::any_of(form.begin(), form.end(), [](const Violation& fault) {
    return fault.text.word != Word::form_unknown_key;
  });
  return concerns(form, violation.field) ||
         (unreadable && violation.text.word == Word::form_missing);
}

struct NobodyLooks {
  void operator()(const auto&...) const {}
};

// `look` sees what an entry does, JudgedEntry and Outcome, before the session takes it.
template <class G, class Look = NobodyLooks>
JudgedEntry judge_next(Session<G>& session, const ReadEntry<G>& draft, Look&& look = {}) {
  JudgedEntry judged;
  judged.voided = draft.entry.stamp.voided.has_value();
  judged.violations = draft.form;
  if (judged.voided || concerns(draft.form, "type")) return judged;

  Verdict<G> verdict = session.judge(draft.entry);
  if (!verdict && draft.booked)
    if (Verdict<G> held = session.judge_booked(draft.entry)) {
      verdict = std::move(held);
      judged.of_an_earlier_edition = true;
    }
  if (!verdict)
    for (const Violation& violation : verdict.error())
      if (!follows_from(draft.form, violation)) judged.violations.push_back(violation);
  if (!judged.violations.empty()) return judged;
  for (const Seat seat : session.table().everyone())
    judged.points[seat] = verdict->transfers.net(seat);
  look(judged, *verdict);
  session.accept(*verdict);
  return judged;
}

template <class G>
JudgedSession judge(const EnteredSession<G>& play) {
  Session<G> session(play.table);
  JudgedSession judged;
  judged.entries.reserve(play.entries.size());
  for (const ReadEntry<G>& draft : play.entries)
    judged.entries.push_back(judge_next(session, draft));
  judged.standing = session.standing();
  return judged;
}

inline JudgedSession judge(const EveningSession& session) {
  return std::visit([](const auto& play) { return judge(play); }, session.entered);
}

struct JudgedEvening {
  std::vector<JudgedSession> sessions;  // beside Evening::sessions
  std::vector<ExactMoney> money;        // beside Evening::players, before rounding
  Complaints complaints;  // those of the reading, and of each session's first bad entry
};

JudgedEvening judge(const Evening&, Complaints found_reading = {});
// Whether no more money moves in it than can be rounded and paid.
bool can_be_settled(const JudgedEvening&);

}  // namespace kattegat
