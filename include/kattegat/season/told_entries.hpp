// What the entries of an evening tell beside their points. What a contract is, and whether it was
// made, says the game (G::told); nothing here knows one.
#pragma once
#include <functional>

#include "kattegat/evening/judge.hpp"

namespace kattegat {

// An entry that counts, as its game tells of it.
struct ToldEntry {
  std::size_t session = 0;  // in JudgedEvening::sessions; 0 where a session is told alone
  std::size_t entry = 0;    // in its entries
  bool deal = false;
  PerSeat<bool> in;  // who took part
  PerSeat<Points> points;
  PerSeat<int> turn;  // of a deal: how many players after the dealer, who is 0
  Told told;
};
// Whether it counts for the player's streaks: a deal that they took part in, and that moved their
// points.
inline bool is_of_a_streak(const ToldEntry& one, Seat seat) {
  return one.deal && one.in[seat] && one.points[seat] != Points{};
}

std::vector<ToldEntry> told_entries(const Evening&);
std::vector<ToldEntry> told_entries(const EveningSession&);
// Visits each that counts; answers how many do not, because they break a rule.
std::int64_t each_told_entry(const EveningSession&, const std::function<void(ToldEntry)>& visit);

}  // namespace kattegat
