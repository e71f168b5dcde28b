#include "db/season/season.hpp"

#include <algorithm>
#include <future>

#include "db/book/steps/one_step.hpp"
#include "db/book/steps/two_readers.hpp"
#include "db/season/season_plan.hpp"
#include "db/season/session_walk.hpp"
#include "db/store/hidden.hpp"
#include "kattegat/season/counting.hpp"

namespace kattegat {
namespace {

// That each session of the plan comes to what is booked of it: one bit that flips in a posting
// would settle other money. In a larger book verify finds it, and nobody knows here what breaks a
// rule.
SessionsCounted expect_booked(const Readers& readers, const SeasonPlan& plan, SessionSums booked) {
  if (readers.front()->mark() > most_to_prove) return {std::move(booked), {}};
  const auto add_session = [&](SessionsCounted& counted, const TableAt& at,
                               const EveningSession& session) {
    counted.add(session_in_headers(plan, at), sums_of_session(session));
  };
  SessionsCounted judged;
  for (SessionsCounted& part : walk_in_parts(readers, plan, SessionsCounted(), add_session))
    judged.take(std::move(part));
  for (const PlannedEvening& evening : plan.evenings)
    for (const SeasonTable& table : evening.played.tables)
      if (points_in(judged.sums, table.id) != points_in(booked, table.id))
        damaged({table.id, text(Word::damage_booked)});
  return judged;
}

Result<Season, BookFault> proven(const Readers& readers, SeasonPlan plan, SessionSums sums) {
  for (const auto& [session, points] : sums) expect_table(plan, session);
  const SessionsCounted counted = expect_booked(readers, plan, std::move(sums));
  return summed(*readers.front(), std::move(plan), counted);
}

}  // namespace

Result<Season, BookFault> season(const Book& book, const StandingsChoice& choice) {
  return flat(read_by_both(book, [&](const Readers& readers) {
    Store& store = *readers.front();
    Ranges ranges(store.last_place());
    const auto sum_up = [&](Store& reader) {
      SessionSums sums;
      ranges.each([&](const Range& places) { sums.merge(reader.sums(places)); });
      return sums;
    };
    auto beside_us = std::async(on_the_other, [&] { return sum_up(*readers[1]); });
    SeasonPlan plan = season_plan(store, choice);
    SessionSums sums = sum_up(store);
    ranges.beyond([&](const Range& places) { sums.merge(store.sums(places)); });
    sums.merge(beside_us.get());
    return proven(readers, std::move(plan), std::move(sums));
  }));
}

}  // namespace kattegat
