// The lines of a player's figures, each made when it is first asked for.
#pragma once
#include <algorithm>

#include "kattegat/season/player_figures.hpp"

namespace kattegat {

// The line with these features, made when there is none yet.
template <class Line, class Is, class Make>
Line& line(std::vector<Line>& list, Is&& is, Make&& make) {
  const auto found = std::find_if(list.begin(), list.end(), is);
  return found != list.end() ? *found : list.emplace_back(make());
}
template <class Line>
Line& line_of(std::vector<Line>& list, std::size_t who) {
  return line(
      list, [&](const Line& one) { return one.who == who; },
      [&] {
        Line made;
        made.who = who;
        return made;
      });
}
inline ContractFigures& contract_in(std::vector<ContractFigures>& list, std::string_view game,
                                    const Text& what, int rank) {
  return line(
      list,
      [&](const ContractFigures& one) {
        return one.rank == rank && one.game == game && one.what == what;
      },
      [&] { return ContractFigures{.game = game, .what = what, .rank = rank, .tried = {}}; });
}
inline SeatFigures& seat_in(std::vector<SeatFigures>& list, int turn) {
  return line(
      list, [&](const SeatFigures& one) { return one.turn == turn; },
      [&] { return SeatFigures{.turn = turn, .tried = {}, .points = {}}; });
}
inline TallyFigures& tally_in(std::vector<TallyFigures>& list, Word what) {
  return line(
      list, [&](const TallyFigures& one) { return one.what == what; },
      [&] { return TallyFigures{.what = what}; });
}

}  // namespace kattegat
