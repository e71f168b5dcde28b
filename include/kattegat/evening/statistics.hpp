// What many evenings tell of each player: one pass over what has been judged, whole numbers only.
// What a contract is, and whether it was made, says the game (G::told); nothing here knows one.
#pragma once
#include <algorithm>
#include <span>

#include "kattegat/evening/judge.hpp"

namespace kattegat {

// Below this many deals a share says nothing, and partners are not compared.
inline constexpr int deals_for_a_share = 5;

// An evening without complaints, and who its players are in all evenings.
struct PlayedEvening {
  Evening evening;
  JudgedEvening judged;
  std::vector<Uuid> who;  // beside Evening::players
};

// An entry that counts, as its game tells of it.
struct ToldEntry {
  std::size_t session = 0, entry = 0;  // in JudgedEvening::sessions, and in its entries
  bool deal = false;
  PerSeat<bool> in;  // who took part
  PerSeat<Points> points;
  Told told;
};
std::vector<ToldEntry> told(const Evening&);

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
struct Streak {
  int now = 0;
  int longest = 0;
  void count(bool won) {
    now = won ? now + 1 : 0;
    longest = std::max(longest, now);
  }
  bool operator==(const Streak&) const = default;
};

struct NightFigures {       // of one evening
  std::size_t evening = 0;  // in Statistics::evenings
  Money money;
};
struct ContractFigures {
  Word game{};
  Text what;
  int rank = 0;
  Tried tried;
  int over = 0;   // tricks above, of those that were made
  int under = 0;  // tricks below, of those that were lost
};
struct PartnerFigures {
  Uuid who;
  int deals = 0;
  Tried tried;
};
struct OpponentFigures {  // what the one has had from the other, by what the book has booked
  Uuid who;
  int deals = 0;  // in which something went from one to the other
  Points points;
  Money money;
};
struct TallyFigures {
  Word what{};
  std::int64_t times = 0;
};

struct PlayerFigures {
  Uuid who;
  std::vector<NightFigures> nights;  // oldest first
  Money money;
  Streak nights_won;
  int deals = 0;
  Tried tried;
  Streak deals_won;
  int chances = 0;                         // deals in which somebody undertook something
  int declared = 0;                        // he did
  std::vector<ContractFigures> contracts;  // by game, the lowest first
  std::vector<PartnerFigures> partners;    // most deals first
  std::vector<OpponentFigures> opponents;  // most money first
  std::vector<TallyFigures> tallies;       // in the order of the games
  [[nodiscard]] Tried contracts_tried() const;
  [[nodiscard]] const NightFigures* best() const;
  [[nodiscard]] const NightFigures* worst() const;
  // Of those with enough deals together.
  [[nodiscard]] const PartnerFigures* favourite() const;
};

struct EveningMark {
  Uuid id;
  std::string date;
};
struct Statistics {
  std::vector<EveningMark> evenings;   // oldest first
  std::vector<PlayerFigures> players;  // by the first evening of each
  [[nodiscard]] const PlayerFigures* of(const Uuid&) const;
};

// Evenings of one currency, oldest first. `game`: its id, for that game alone; empty for all.
Statistics statistics(std::span<const PlayedEvening>, std::string_view game = {});

}  // namespace kattegat
