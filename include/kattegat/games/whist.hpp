// What the whists share: thirteen tricks. Source: sheet 003.
#pragma once
#include <variant>

#include "kattegat/core/violation.hpp"
#include "kattegat/games/entry.hpp"

namespace kattegat {

inline constexpr int tricks_of_whist = 13;

inline bool check_whist_tricks(int tricks, FieldKey field, Checklist& list) {
  return list.require(tricks >= 0 && tricks <= tricks_of_whist, field, Word::whist_tricks,
                      std::int64_t{tricks});
}

// Nobody has more than there are, whatever was played.
inline void check_whist_tricks(const Tricks& tricks, FieldKey field, Checklist& list) {
  if (const auto* together = std::get_if<int>(&tricks)) {
    check_whist_tricks(*together, field, list);
    return;
  }
  for (const Seat seat : Seats{max_seats})
    if (const auto& each = std::get<ByPlayer<int>>(tricks)[seat])
      check_whist_tricks(*each, field, list);
}

}  // namespace kattegat
