#include "shared_tables.hpp"

#include <algorithm>

#include "kattegat/games/all.hpp"

namespace kattegat {

SeatsOfGame seats_of_game(std::string_view id) {
  SeatsOfGame seats;
  for_each_game([&]<class G>() {
    if (G::id == id)
      seats = {static_cast<std::size_t>(G::seats_min), static_cast<std::size_t>(G::seats_max),
               G::name};
  });
  return seats;
}

std::vector<OldShares> shared_tables(const OldShares& all, const SeatsOfGame& seats) {
  std::vector<OldShares> tables;
  Points carried;
  for (std::size_t begin = 0;;) {
    const bool is_last = begin + seats.most >= all.size();
    const std::size_t end = is_last ? all.size() : begin + seats.most;
    const std::size_t first = is_last ? std::min(begin, all.size() - seats.least) : begin;
    OldShares table;
    Points sum;
    for (std::size_t i = first; i < end; ++i) {
      Points points = i < begin ? Points{} : all[i].points;
      if (i == begin) points += carried;
      if (i + 1 == end && !is_last) points = -sum;
      sum += points;
      table.push_back({all[i].player, points});
    }
    tables.push_back(std::move(table));
    if (is_last) return tables;
    carried = -tables.back().back().points;
    begin = end - 1;
  }
}

}  // namespace kattegat
