#include "db/season/season.hpp"

#include <algorithm>
#include <future>
#include <limits>

#include "db/book/one_step.hpp"
#include "db/book/two_readers.hpp"
#include "db/season/season_plan.hpp"

namespace kattegat {

Result<Season, BookFault> season(const Book& book, const StandingsChoice& choice) {
  Store& store = book.store();
  if (!store.sqlite())
    return flat(read(
        book, [&] { return summed(store, season_plan(store, choice), store.sums(), choice); }));
  return flat(read_by_two(book, [&](SqliteStore& here, SqliteStore& beside) {
    using Limits = std::numeric_limits<std::int64_t>;
    const std::int64_t last_place = here.last_place();
    Ranges ranges(last_place);
    const auto sum_up = [&](SqliteStore& reader) {
      SessionSums sums;
      ranges.each(
          [&](std::int64_t first, std::int64_t last) { sums.merge(reader.sums(first, last + 1)); });
      return sums;
    };
    auto beside_us = std::async(on_the_other, [&] { return sum_up(beside); });
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
