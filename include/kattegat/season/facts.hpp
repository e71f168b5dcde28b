// What is worth telling of an evening that is over: only what the book proves, and only where one
// player alone has done it. README, "At the table".
#pragma once
#include <vector>

#include "kattegat/evening/evening.hpp"

namespace kattegat {

struct Fact {
  enum class Kind : std::uint8_t {
    contract,  // made, and worth the most money to who declared it
    gain,      // the most that anybody has won in one deal, if it is another one
    streak,    // the most deals won one after the other, three at least
    made,      // the most contracts made, two at least
    tally,     // the most of what a game counts, two at least
  };
  Kind kind{};
  std::size_t player = 0;  // in Evening::players
  std::size_t session = 0;
  int deal = 0;            // its number in the session, of contract and gain
  Points points{};         // that it brought
  std::int64_t times = 0;  // of streak, made and tally
  int of = 0;              // contracts declared, of made
  Text what{};             // the contract, or what is counted
};
// In the order above. The evening must be without complaints.
std::vector<Fact> facts(const Evening&);

}  // namespace kattegat
