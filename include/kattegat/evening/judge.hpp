// Every entry of a session judged in order. A voided entry counts for nothing; neither does one
// that breaks a rule: it is reported, and the session goes on as if it had not been made.
// evening-format, "Entries common to every game".
#pragma once
#include <vector>

#include "kattegat/evening/judge_in_part.hpp"
#include "kattegat/settlement/rounding.hpp"

namespace kattegat {

struct JudgedEntry {
  bool voided = false;
  PerSeat<Points> points;
  Violations violations;
  Edition edition = Edition::today;  // any: it counts as it did, though today's would refuse it
  [[nodiscard]] bool is_broken() const { return !voided && !violations.empty(); }
};

struct JudgedSession {
  std::vector<JudgedEntry> entries;
  Standing standing;
};

// As a book reads what it holds: what an earlier edition of the rules allowed counts there.
void mark_as_booked(Evening&);

struct NobodyLooks {
  void operator()(const auto&...) const {}
};

// `look` sees what an entry does, JudgedEntry and Finding, before the session takes it.
template <class G, class Look = NobodyLooks>
JudgedEntry judge_next(Session<G>& session, const ReadEntry<G>& read, Look&& look = {}) {
  JudgedEntry judged;
  judged.voided = read.entry.stamp.voided.has_value();
  judged.violations = read.form;
  if (judged.voided || concerns(read.form, type_key)) return judged;
  if (!read.form.empty()) {
    for (Violation& one : judge_what_was_read(session, read))
      judged.violations.push_back(std::move(one));
    return judged;
  }

  Verdict<G> verdict = session.judge(read.entry);
  if (!verdict && read.booked)
    if (Verdict<G> held = session.judge(read.entry, Edition::any)) {
      verdict = std::move(held);
      judged.edition = Edition::any;
    }
  if (!verdict) {
    judged.violations = verdict.error();
    return judged;
  }
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

JudgedSession judge(const EveningSession&);

struct JudgedEvening {
  std::vector<JudgedSession> sessions;  // beside Evening::sessions
  std::vector<ExactMoney> money;        // beside Evening::players, before rounding
  bool can_be_settled = true;           // no more money moves than can be rounded and paid
  Complaints complaints;  // those of the reading, and of each session's first bad entry
};

JudgedEvening judge(const Evening&, Complaints found_reading = {});

}  // namespace kattegat
