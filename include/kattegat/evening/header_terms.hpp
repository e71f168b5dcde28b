// What a header says, whatever it leaves to the defaults and in whatever order its keys stand: two
// that say the same are equal. Place, players, seats and what stands below it are compared apart.
// evening-format, "Decisions about one thing".
#pragma once
#include <tuple>

#include "kattegat/evening/header_keys.hpp"

namespace kattegat {

// Amounts as they are written by us: in a record of somebody else's anything may stand there. The
// browser's library cannot compare texts in three ways.
struct EveningTerms {
  std::string date, currency, coin;
  bool operator==(const EveningTerms&) const = default;
  bool operator<(const EveningTerms& other) const {
    return std::tie(date, currency, coin) < std::tie(other.date, other.currency, other.coin);
  }
};
struct SessionTerms {
  std::string game, stake;
  std::string rules;  // every one with its value
  bool operator==(const SessionTerms&) const = default;
  bool operator<(const SessionTerms& other) const {
    return std::tie(game, stake, rules) < std::tie(other.game, other.stake, other.rules);
  }
};
// In what an evening is settled.
struct SettledIn {
  std::string currency;
  Money coin;  // the smallest
  bool operator==(const SettledIn&) const = default;
};
SettledIn settled_in(const EveningKeys&);
EveningTerms terms_of(const EveningKeys&);
SessionTerms terms_of(const SessionKeys&);

}  // namespace kattegat
