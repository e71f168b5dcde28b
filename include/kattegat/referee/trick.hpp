// The trick judge: who takes a trick of any game, and whether a card broke the duty to follow suit.
// evening-format, "judge trick".
#pragma once
#include <map>
#include <string>

#include "kattegat/core/result.hpp"
#include "kattegat/games/all.hpp"

namespace kattegat {

struct TrickQuestion {
  std::string game;  // its id
  Announced announced{};
  int number = 1;
  Trick cards;
  std::map<Seat, Cards> hands;     // before the trick, of those whose hand is known
  std::optional<Seat> declarer{};  // asked for where one card of theirs lies hidden
  AnyHouse house{};                // of the game; of another one: its defaults
};

struct TrickAnswer {
  Seat winner;
  Text why;  // its word names the rule
  bool operator==(const TrickAnswer&) const = default;
};

// Violations name the keys of the question.
Result<TrickAnswer, Violations> judge_trick(const TrickQuestion&);

// The rules of the game under the contract, or what does not go together.
Result<TrickRules, Violations> rules_of_trick(const TrickQuestion&);

}  // namespace kattegat
