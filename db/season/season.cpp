#include "db/season/season.hpp"

#include <algorithm>
#include <future>
#include <limits>

#include "db/book/one_step.hpp"
#include "db/book/two_readers.hpp"
#include "db/season/season_plan.hpp"

namespace kattegat {

Result<Season, BookFault> season(const Book& book, const StandingsChoice& choice) {
  return flat(read_by_all(book, [&](const Readers& readers) {
    Store& store = *readers.front();
    if (readers.size() == 1) return summed(store, season_plan(store, choice), store.sums(), choice);
    using Limits = std::numeric_limits<std::int64_t>;
    SqliteStore& here = *store.sqlite();
    const std::int64_t last_place = here.last_place();
    Ranges ranges(last_place);
    const auto sum_up = [&](SqliteStore& reader) {
      SessionSums sums;
      ranges.each(
          [&](std::int64_t first, std::int64_t last) { sums.merge(reader.sums(first, last + 1)); });
      return sums;
    };
    auto beside_us = std::async(on_the_other, [&] { return sum_up(*readers[1]->sqlite()); });
    SeasonPlan plan = season_plan(store, choice);
    SessionSums sums = sum_up(here);
    // Where no place is there is nothing to sum up, or damage.
    sums.merge(here.sums(Limits::min(), 1));
    sums.merge(here.sums(last_place + 1, Limits::max()));
    sums.merge(beside_us.get());
    return summed(store, std::move(plan), sums, choice);
  }));
}

Result<std::vector<StandingLine>, BookFault> standings(const Book& book,
                                                       const StandingsChoice& choice) {
  auto all = season(book, choice);
  if (!all) return all.error();
  std::erase_if(all->people, [](const StandingLine& line) { return line.evenings == 0; });
  return std::move(all->people);
}

}  // namespace kattegat
