// Counts the figures of all players: one pass over the sessions, in any order, whole numbers only.
#pragma once
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
      : players_(people), pair_(pair) {}
  CountedSession add(const SeatedSession&);
  void take(Counting&& other);
  // Beside the people.
  std::vector<PlayerFigures> done() &&;

 private:
  struct Part {  // of somebody's streaks
    std::size_t when = 0, person = 0;
    Streak won, lost;
  };
  [[nodiscard]] bool is_of_the_pair(const ToldEntry&, const std::vector<std::size_t>& who) const;
  [[nodiscard]] bool is_second(const SeatedSession&, Seat) const;  // of the pair
  void add(const SeatedSession&, const ToldEntry&, const std::vector<std::size_t>& at);
  void add_deal(const ToldEntry&, Seat, const std::vector<std::size_t>& at);
  void add_claim(const EveningSession&, const Claim&, PlayerFigures&);
  void add_payments(const EveningSession&, const ToldEntry&, const std::vector<std::size_t>& at);

  std::vector<PlayerFigures> players_;
  std::optional<Pair> pair_;
  std::vector<Part> parts_;
};

}  // namespace kattegat
