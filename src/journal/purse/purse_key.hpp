// What tells one movement of the purse from another, on whichever tablet it was entered.
#pragma once
#include <tuple>

#include "kattegat/journal/purse/purse.hpp"

namespace kattegat {

// What makes two movements one: whom and what it is about, and which of equal ones it is.
struct PurseKey {
  Uuid person;  // who it stands for now
  PurseKind what{};
  bool to_club = false;
  std::string date;
  Money amount;
  std::string currency;
  std::optional<Uuid> evening;  // the whole one
  std::int64_t nth = 0;
};

inline auto without_number(const PurseKey& key) {
  return std::tie(key.person, key.what, key.to_club, key.date, key.amount, key.currency,
                  key.evening);
}
inline bool is_equal(const PurseKey& one, const PurseKey& other) {  // but for which it is
  return without_number(one) == without_number(other);
}
inline bool operator<(const PurseKey& one, const PurseKey& other) {
  const auto mine = without_number(one), its = without_number(other);
  return mine < its || (mine == its && one.nth < other.nth);
}

// What ids follow from.
inline std::string in_words(const PurseKey& key) {
  return to_string(key.person) + " " + std::string(name_of(key.what)) +
         (key.to_club ? " to " : " from ") + key.date + " " + to_string(key.amount) + " " +
         key.currency + " " + (key.evening ? to_string(*key.evening) : "-") + " " +
         std::to_string(key.nth);
}

// `evening`: the whole one.
inline PurseKey key_of(const PurseContents& one, const Uuid& person,
                       const std::optional<Uuid>& evening) {
  return {.person = person,
          .what = one.what,
          .to_club = one.to_club,
          .date = one.date,
          .amount = one.amount,
          .currency = one.currency,
          .evening = evening,
          .nth = one.nth};
}
// Of one that names whom its person stands for now, and the whole evening.
inline PurseKey key_as_said(const PurseContents& one) {
  return key_of(one, one.person, one.evening);
}
inline PurseKey key_of(const PurseContents& one, const PurseBefore& before) {
  std::optional<Uuid> evening;
  if (one.evening) evening = before.whole(*one.evening);
  return key_of(one, before.who_is(one.person), evening);
}

}  // namespace kattegat
