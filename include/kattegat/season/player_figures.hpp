// The figures of one player. README, "A season".
#pragma once
#include <string_view>
#include <vector>

#include "kattegat/core/amount.hpp"
#include "kattegat/core/text.hpp"
#include "kattegat/season/tried.hpp"
#include "kattegat/settlement/rounding.hpp"

namespace kattegat {

// Of many deals. No bound of what an evening brings is one of what its deals move: agreed points
// may take it back after each. Beyond what Points can hold it is told as much as that can.
struct SumOfPoints {
  ExactMoney thousandths = 0;
  SumOfPoints& operator+=(Points more) {
    thousandths += more.thousandths;
    return *this;
  }
  SumOfPoints& operator+=(SumOfPoints more) {
    thousandths += more.thousandths;
    return *this;
  }
  [[nodiscard]] Points told() const;
};

struct EveningFigures {     // of one evening
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
  SumOfPoints points;  // that the one had, not the partner
};
struct OpponentFigures {  // what the one has had from the other, by what the book has booked
  std::size_t who = 0;
  int deals = 0;  // in which something went from one to the other
  SumOfPoints points;
  ExactMoney exact_money = 0;
  // Half of the smallest unit away from zero: what is told of two is the same of either. Money may
  // go round among more, and is bounded for each of them but not between two: beyond what Money can
  // hold it is as much as that can.
  [[nodiscard]] Money money() const;
};
struct SeatFigures {  // where one sat when it was dealt
  int turn = 0;       // players after the dealer
  int deals = 0;
  Tried tried;
  SumOfPoints points;
};
struct TallyFigures {
  Word what{};
  std::int64_t times = 0;
};

// People are numbers among those of the season.
struct PlayerFigures {
  std::vector<EveningFigures> evenings;  // oldest first
  Money money;
  Streak evenings_won;
  int deals = 0;
  Tried tried;
  SumOfPoints points;  // of deals
  Streak deals_won, deals_lost;
  int chances = 0;                         // deals in which somebody undertook something
  int declared = 0;                        // he did
  std::vector<ContractFigures> contracts;  // by game, the lowest first
  std::vector<PartnerFigures> partners;    // most deals first
  std::vector<OpponentFigures> opponents;  // most money first
  std::vector<SeatFigures> seats;          // from the dealer on
  std::vector<TallyFigures> tallies;       // in the order of the games
  [[nodiscard]] Tried contracts_tried() const;
  [[nodiscard]] const EveningFigures* best() const;
  [[nodiscard]] const EveningFigures* worst() const;
  // Of those with enough deals together.
  [[nodiscard]] const PartnerFigures* favourite() const;
};
// Adds another part of the season: what somebody has done with one other, or everything but that
// and what hangs on the order of the evenings.
void add_up(PartnerFigures& sum, const PartnerFigures& more);
void add_up(OpponentFigures& sum, const OpponentFigures& more);
void add_up(PlayerFigures& sum, const PlayerFigures& more);
// The same whatever the order in which the sessions came.
void put_in_order(PlayerFigures&);

}  // namespace kattegat
