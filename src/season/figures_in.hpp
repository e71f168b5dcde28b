// The figures of one thing in a list of a few: each made when it is first asked for.
#pragma once
#include <algorithm>

#include "kattegat/season/player_figures.hpp"

namespace kattegat {

template <class Figures, class Is, class Make>
Figures& found_or_made(std::vector<Figures>& list, Is&& is, Make&& make) {
  const auto found = std::find_if(list.begin(), list.end(), is);
  return found != list.end() ? *found : list.emplace_back(make());
}
inline ContractFigures& contract_in(std::vector<ContractFigures>& list, std::string_view game,
                                    const Text& what, int rank) {
  const auto is = [&](const ContractFigures& one) {
    return one.rank == rank && one.game == game && one.what == what;
  };
  return found_or_made(list, is, [&] {
    return ContractFigures{.game = game, .what = what, .rank = rank, .tried = {}};
  });
}
inline SeatFigures& seat_in(std::vector<SeatFigures>& list, int turn) {
  return found_or_made(
      list, [&](const SeatFigures& one) { return one.turn == turn; },
      [&] { return SeatFigures{.turn = turn, .tried = {}, .points = {}}; });
}
inline TallyFigures& tally_in(std::vector<TallyFigures>& list, Word what) {
  return found_or_made(
      list, [&](const TallyFigures& one) { return one.what == what; },
      [&] { return TallyFigures{.what = what}; });
}

}  // namespace kattegat
