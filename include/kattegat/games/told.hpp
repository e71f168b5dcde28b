// What a deal was, told by every game in the same few words: who undertook what and how it went,
// and what else the game counts of a player. Statistics are made of it, never points. README, "A
// season".
#pragma once
#include <optional>
#include <vector>

#include "kattegat/core/seat.hpp"
#include "kattegat/core/text.hpp"

namespace kattegat {

// Somebody undertook something. Where only failing counts, as in a nolo, `over` is 0 when it was
// made, and the tricks too many, negative, when it was not.
struct Claim {
  Seat by;
  Partner partner;
  Text what;     // the contract
  int rank = 0;  // among the contracts of the game, the lowest first
  bool made = false;
  int over = 0;  // tricks above what was undertaken; negative below
  bool operator==(const Claim&) const = default;
};

struct Tally {
  Word what{};
  PerSeat<int> times;
  bool operator==(const Tally&) const = default;
};

struct Told {
  std::vector<Claim> claims;
  std::vector<Tally> tallies;
  PerSeat<Partner> with;         // whose side each was on, where there were sides
  std::optional<Text> moment{};  // what the table stops for: a game or a rubber won, the pot taken
  bool operator==(const Told&) const = default;
};

// The two were one side.
inline void side(Told& told, Seat one, Partner other) {
  if (other.is_alone()) return;
  told.with[one] = other;
  told.with[other.seat()] = Partner::of(one);
}
// One who undertook it, and whoever was along.
inline Told told_claim(Claim claim) {
  Told told;
  side(told, claim.by, claim.partner);
  told.claims.push_back(std::move(claim));
  return told;
}

}  // namespace kattegat
