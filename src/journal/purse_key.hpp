// What tells one movement of the purse from another, on whichever tablet it was entered.
#pragma once
#include <tuple>

#include "kattegat/journal/purse.hpp"

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
  bool operator<(const PurseKey& other) const {
    const auto all = [](const PurseKey& key) {
      return std::tie(key.person, key.what, key.to_club, key.date, key.amount, key.currency,
                      key.evening, key.nth);
    };
    return all(*this) < all(other);
  }
};

inline PurseKey key_of(const PurseContents& one, const PurseBefore& before) {
  std::optional<Uuid> evening;
  if (one.evening) evening = before.whole(*one.evening);
  return {before.who_is(one.person),
          one.what,
          one.to_club,
          one.date,
          one.amount,
          one.currency,
          evening,
          one.nth};
}

}  // namespace kattegat
