// What many evenings tell of each player: one pass over the sessions, in any order, whole numbers
// only. What a contract is, and whether it was made, says the game (G::told); nothing here knows
// one.
#pragma once
#include <algorithm>
#include <optional>
#include <string_view>

#include "kattegat/evening/judge.hpp"
#include "kattegat/season/season.hpp"

namespace kattegat {

// Below this many deals a share says nothing, and partners are not compared.
inline constexpr int deals_for_a_share = 5;

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
std::vector<ToldEntry> told(const Evening&);
std::vector<ToldEntry> told(const EveningSession&);

// A deal is won by whoever gained points in it, and lost by whoever gave some. What moved no points
// for somebody is neither, and does not break a streak.
struct Tried {
  int won = 0;
  int lost = 0;
  [[nodiscard]] int all() const { return won + lost; }
  // In whole percent; nothing while there are too few.
  [[nodiscard]] std::optional<int> percent() const {
    if (all() < deals_for_a_share) return std::nullopt;
    return (won * 200 + all()) / (2 * all());
  }
  bool operator==(const Tried&) const = default;
};

// How often in a row. Parts of a season are counted apart and put one behind the other.
struct Streak {
  int now = 0;
  int longest = 0;
  int first = 0;  // with which it begins
  int all = 0;
  void count(bool won) {
    if (won && first == all) ++first;
    ++all;
    now = won ? now + 1 : 0;
    longest = std::max(longest, now);
  }
  [[nodiscard]] Streak then(const Streak& later) const {
    return {later.now == later.all ? now + later.now : later.now,
            std::max({longest, later.longest, now + later.first}),
            first == all ? all + later.first : first, all + later.all};
  }
  bool operator==(const Streak&) const = default;
};

struct NightFigures {       // of one evening
  std::size_t evening = 0;  // in Season::evenings
  Money money;
};
struct ContractFigures {
  std::string_view game;  // its id
  Text what{};
  int rank = 0;
  Tried tried;
  int over = 0;   // tricks above, of those that were made
  int under = 0;  // tricks below, of those that were lost
};
struct PartnerFigures {
  std::size_t who = 0;
  int deals = 0;
  Tried tried;
  Points points;  // that the one had, not the partner
};
struct OpponentFigures {  // what the one has had from the other, by what the book has booked
  std::size_t who = 0;
  int deals = 0;  // in which something went from one to the other
  Points points;
  ExactMoney exact_money = 0;
  // Half of the smallest unit away from zero: what is told of two is the same of either.
  [[nodiscard]] Money money() const;
};
struct SeatFigures {  // where one sat when it was dealt
  int turn = 0;       // players after the dealer
  int deals = 0;
  Tried tried;
  Points points;
};
struct TallyFigures {
  Word what{};
  std::int64_t times = 0;
};

// People are numbers among those of the season.
struct PlayerFigures {
  std::vector<NightFigures> nights;  // oldest first
  Money money;
  Streak nights_won;
  int deals = 0;
  Tried tried;
  Points points;  // of deals
  Streak deals_won, deals_lost;
  int chances = 0;                         // deals in which somebody undertook something
  int declared = 0;                        // he did
  std::vector<ContractFigures> contracts;  // by game, the lowest first
  std::vector<PartnerFigures> partners;    // most deals first
  std::vector<OpponentFigures> opponents;  // most money first
  std::vector<SeatFigures> seats;          // from the dealer on
  std::vector<TallyFigures> tallies;       // in the order of the games
  [[nodiscard]] Tried contracts_tried() const;
  [[nodiscard]] const NightFigures* best() const;
  [[nodiscard]] const NightFigures* worst() const;
  // Of those with enough deals together.
  [[nodiscard]] const PartnerFigures* favourite() const;
};

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

class Counting {
 public:
  explicit Counting(std::size_t people, std::optional<Pair> pair = {})
      : players_(people), pair_(pair) {}
  // Answers what each seat has won or lost by all that counts.
  PerSeat<Points> add(const SeatedSession&);
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

// What is told of a season in one currency.
struct Statistics {
  Season season;  // the evenings that are counted
  std::string currency;
  std::int64_t left_out = 0;           // evenings of another currency
  std::vector<PlayerFigures> players;  // beside season.people
};
Statistics statistics(Season, std::vector<PlayerFigures>);

}  // namespace kattegat
