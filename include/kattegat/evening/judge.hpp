// Every entry of a session judged in order. A voided entry counts for nothing; neither does one
// that breaks a rule: it is reported, and the session goes on as if it had not been made.
#pragma once
#include <algorithm>
#include <array>
#include <string_view>

#include "kattegat/evening/evening.hpp"
#include "kattegat/settlement/rounding.hpp"

namespace kattegat {

struct JudgedEntry {
  bool voided = false;
  PerSeat<Points> points;
  Violations violations;
  Edition edition = Edition::today;  // any: it counts as it did, though today's would refuse it
};

struct JudgedSession {
  std::vector<JudgedEntry> entries;
  Standing standing;
};

// What an entry need not say may follow from another field, but from none of these.
inline bool leaves_nothing_out(const Violation& fault) {
  static constexpr std::array<std::string_view, 9> fields{"id",     "at",  "by",   "dealer", "void",
                                                          "points", "why", "text", "tricks"};
  return fault.kind == Violation::Kind::unknown_key ||
         std::find(fields.begin(), fields.end(), fault.field) != fields.end();
}

// A field that could not be read looks as if it were missing, and so may what would have followed
// from it: that is not reported again.
inline bool follows_from(const Violations& form, const Violation& violation) {
  const bool may_follow = !std::all_of(form.begin(), form.end(), leaves_nothing_out);
  return concerns(form, violation.field) ||
         (may_follow && violation.text.word == Word::form_missing);
}

struct NobodyLooks {
  void operator()(const auto&...) const {}
};

// `look` sees what an entry does, JudgedEntry and Finding, before the session takes it.
template <class G, class Look = NobodyLooks>
JudgedEntry judge_next(Session<G>& session, const ReadEntry<G>& read, Look&& look = {}) {
  JudgedEntry judged;
  judged.voided = read.entry.stamp.voided.has_value();
  judged.violations = read.form;
  if (judged.voided || concerns(read.form, "type")) return judged;

  Verdict<G> verdict = session.judge(read.entry);
  if (!verdict && read.booked)
    if (Verdict<G> held = session.judge(read.entry, Edition::any)) {
      verdict = std::move(held);
      judged.edition = Edition::any;
    }
  if (!verdict)
    for (const Violation& violation : verdict.error())
      if (!follows_from(read.form, violation)) judged.violations.push_back(violation);
  if (!judged.violations.empty()) return judged;
  for (const Seat seat : session.table().everyone())
    judged.points[seat] = verdict->transfers.net(seat);
  look(judged, *verdict);
  session.accept(*verdict);
  return judged;
}

template <class G>
JudgedSession judge(const EnteredSession<G>& entered) {
  Session<G> session(entered.table);
  JudgedSession judged;
  judged.entries.reserve(entered.entries.size());
  for (const ReadEntry<G>& read : entered.entries)
    judged.entries.push_back(judge_next(session, read));
  judged.standing = session.standing();
  return judged;
}

inline JudgedSession judge(const EveningSession& session) {
  return std::visit([](const auto& entered) { return judge(entered); }, session.entered);
}

// What the session has brought, added to the money of each (beside Evening::players).
void add_money(const Evening&, const EveningSession&, const Standing&, std::vector<ExactMoney>&);

struct JudgedEvening {
  std::vector<JudgedSession> sessions;  // beside Evening::sessions
  std::vector<ExactMoney> money;        // beside Evening::players, before rounding
  bool can_be_settled = true;           // no more money moves than can be rounded and paid
  Complaints complaints;  // those of the reading, and of each session's first bad entry
};

JudgedEvening judge(const Evening&, Complaints found_reading = {});

}  // namespace kattegat
