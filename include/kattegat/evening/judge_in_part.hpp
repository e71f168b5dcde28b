// An entry of which some fields could not be read, judged by the others: all that is wrong is told
// at once, and nothing that may only follow from what could not be read. evening-format,
// "Violations".
#pragma once
#include <algorithm>
#include <string_view>
#include <vector>

#include "kattegat/evening/evening.hpp"

namespace kattegat {

// Which other fields an entry must have follows from these alone: what was bid, and what a play
// shows of the partner.
constexpr bool may_leave_others_out(FieldRole role) {
  return role == FieldRole::auction || role == FieldRole::bids || role == FieldRole::contract ||
         role == FieldRole::declarer || role == FieldRole::called || role == FieldRole::play;
}
template <class G>
bool may_leave_others_out(const Entry<G>& entry, const Violation& fault) {
  bool may = false;
  const auto look = [&](auto field, const auto&) {
    if (may_leave_others_out(field.role) && field.key == fault.field) may = true;
  };
  std::visit([&](const auto& kind) { each_field(kind, look); }, entry.body);
  return may && fault.kind != Violation::Kind::unknown_key;
}

// A field that could not be read looks as if it were missing, and so may what would have followed
// from it: that is not reported again.
template <class G>
bool follows_from(const ReadEntry<G>& read, const Violation& violation) {
  const bool may_follow =
      std::any_of(read.form.begin(), read.form.end(),
                  [&](const Violation& fault) { return may_leave_others_out(read.entry, fault); });
  return concerns(read.form, violation.field) ||
         (may_follow && violation.text.word == Word::form_missing);
}

// The fields that could be read in part.
template <class G>
std::vector<std::string_view> read_in_part(const Entry<G>& entry, const Violations& form) {
  std::vector<std::string_view> fields;
  const auto add = [&](std::string_view field, const auto& value) {
    if (value && concerns(form, field)) fields.push_back(field);
  };
  std::visit([&](const auto& kind) { each_field(kind, add); }, entry.body);
  return fields;
}

// The entry as it answers without them, or with one of them.
template <class G>
Entry<G> without_unread(Entry<G> entry, const Violations& form, std::string_view but_for) {
  const auto leave_out = [&](std::string_view field, auto& value) {
    if (field != but_for && concerns(form, field)) value.reset();
  };
  std::visit([&](auto& kind) { each_field(kind, leave_out); }, entry.body);
  return entry;
}

// The same, as if an unread list of players named them all, and an unread answer were yes.
template <class G>
Entry<G> with_most_unread(Entry<G> entry, const Violations& form, Seats everyone) {
  const auto put_most = [&]<class T>(std::string_view field, Asked<T>& value) {
    if (!concerns(form, field)) return;
    value.reset();
    if constexpr (std::is_same_v<T, bool>) value = true;
    if constexpr (std::is_same_v<T, std::vector<Seat>>) {
      value.emplace();
      for (const Seat seat : everyone) value->push_back(seat);
    }
  };
  std::visit([&](auto& kind) { each_field(kind, put_most); }, entry.body);
  return entry;
}

// Whether it is so whatever else the field may say: not what is short of it, nor a sum that others
// may make good.
inline bool holds_of_a_part(const Violation& violation) {
  return !violation.short_of && violation.text.word != Word::adjust_sum;
}

// What else is wrong with an entry whose form is not right.
template <class G>
Violations judge_what_was_read(const Session<G>& session, const ReadEntry<G>& read) {
  Violations found;
  const auto faults_of = [&](const Entry<G>& entry) {
    const Verdict<G> verdict = session.judge(entry);
    return verdict ? Violations() : verdict.error();
  };
  const auto add_if = [&](std::string_view but_for, auto&& is_told) {
    for (Violation& one : faults_of(without_unread(read.entry, read.form, but_for)))
      if (is_told(one)) found.push_back(std::move(one));
  };
  const Violations with_most =
      faults_of(with_most_unread(read.entry, read.form, session.table().everyone()));
  add_if("", [&](const Violation& one) {
    return !follows_from(read, one) &&
           std::find(with_most.begin(), with_most.end(), one) != with_most.end();
  });
  for (const std::string_view field : read_in_part<G>(read.entry, read.form))
    add_if(field, [&](const Violation& one) { return one.field == field && holds_of_a_part(one); });
  return found;
}

#define KATTEGAT_GAME(game) \
  extern template Violations judge_what_was_read(const Session<game>&, const ReadEntry<game>&);
#include "kattegat/games/games.def"
#undef KATTEGAT_GAME

}  // namespace kattegat
