// Counts the figures of all players: one pass over the sessions, in any order, whole numbers only.
#pragma once
#include <map>
#include <optional>
#include <vector>

#include "kattegat/season/player_figures.hpp"
#include "kattegat/season/told_entries.hpp"

namespace kattegat {

// Two who are looked at as one: the deals in which they were one side, and nothing else. What
// either declared and both won or lost is told of the first, where that one sat.
struct Pair {
  std::size_t one = 0, other = 0;
};

// A session, and where it belongs.
struct SeatedSession {
  const EveningSession& session;
  std::vector<std::size_t> who;  // by seat
  std::size_t when = 0;          // its place in the order of all that are counted
};

// What a session has come to.
struct CountedSession {
  PerSeat<Points> won;      // and lost, by all that counts
  std::int64_t broken = 0;  // entries that do not, because they break a rule
};
CountedSession sums_of_session(const EveningSession&);  // without the figures

class Counting {
 public:
  explicit Counting(std::size_t people, std::optional<Pair> pair = {})
      : players_(people), others_(people), pair_(pair) {}
  CountedSession add(const SeatedSession&);
  void take(Counting&& other);
  // Beside the people.
  std::vector<PlayerFigures> done() &&;

 private:
  struct Part {  // of somebody's streaks
    std::size_t when = 0, person = 0;
    Streak won, lost;
  };
  // Whom somebody has played with, by their places among the people: in a book of many strangers
  // thousands.
  struct Others {
    std::map<std::size_t, PartnerFigures> partners;
    std::map<std::size_t, OpponentFigures> opponents;
  };
  [[nodiscard]] bool is_of_the_pair(const ToldEntry&, const std::vector<std::size_t>& who) const;
  [[nodiscard]] bool is_second(const SeatedSession&, Seat) const;  // of the pair
  void add(const SeatedSession&, const ToldEntry&, const std::vector<std::size_t>& at);
  void add_deal(const ToldEntry&, Seat, const std::vector<std::size_t>& at);
  void add_claim(const EveningSession&, const Claim&, PlayerFigures&);
  void add_payments(const EveningSession&, const ToldEntry&, const std::vector<std::size_t>& at);

  PartnerFigures& partner(std::size_t one, std::size_t other);
  OpponentFigures& opponent(std::size_t one, std::size_t other);

  std::vector<PlayerFigures> players_;  // without partners and opponents
  std::vector<Others> others_;          // beside the players
  std::optional<Pair> pair_;
  std::vector<Part> parts_;
};

}  // namespace kattegat
