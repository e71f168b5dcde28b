#include "db/season/statistics.hpp"

#include <optional>

#include "db/season/counted_plan.hpp"
#include "kattegat/season/counting.hpp"

namespace kattegat {
namespace {

// What one thread has counted.
struct PartCounted {
  Counting counting;
  SessionsCounted sessions;

  void take(PartCounted other) {
    counting.take(std::move(other.counting));
    sessions.take(std::move(other.sessions));
  }
};

class CountVisitor {
 public:
  CountVisitor(const SeasonPlan& plan, const StatisticsChoice& choice)
      : plan_(plan), choice_(choice) {
    std::size_t tables = 0;
    for (const PlannedEvening& evening : plan.evenings) {
      first_table_.push_back(tables);
      tables += evening.played.tables.size();
    }
    if (!choice.pair) return;
    const auto one = person_in(plan, choice.pair->first),
               other = person_in(plan, choice.pair->second);
    if (one && other) pair_ = Pair{*one, *other};
  }
  [[nodiscard]] PartCounted begin() const {
    return {Counting(plan_.season.people.size(), pair_), {}};
  }
  void operator()(PartCounted& counted, const TableAt& at, const EveningSession& session) const {
    // Who is nobody, or is no longer, has done nothing with anybody: only the sums are counted.
    const bool is_of_nobody = choice_.pair && !pair_;
    const CountedSession of = is_of_nobody
                                  ? sums_of_session(session)
                                  : counted.counting.add({session, seated(plan_, at),
                                                          first_table_[at.evening] + at.table});
    counted.sessions.add(session_in_headers(plan_, at), of);
  }

 private:
  const SeasonPlan& plan_;
  const StatisticsChoice& choice_;
  std::vector<std::size_t> first_table_;  // of each night, among all tables
  std::optional<Pair> pair_;
};

PartCounted counted_in(const Readers& readers, const SeasonPlan& plan,
                       const StatisticsChoice& choice) {
  const CountVisitor visitor(plan, choice);
  PartCounted all = visitor.begin();
  for (PartCounted& part : walk_in_parts(readers, plan, visitor.begin(), visitor))
    all.take(std::move(part));
  return all;
}

// Evenings are of one, not of two.
void leave_out_evenings(PlayerFigures& figures) {
  figures.evenings.clear();
  figures.evenings_won = {};
  figures.money = {};
}

}  // namespace

Result<Statistics, BookFault> statistics(const Book& book, const StatisticsChoice& choice) {
  return flat(read_by_both(book, [&](const Readers& readers) -> Result<Statistics, BookFault> {
    CountedPlan planned = counted_plan(readers, choice);
    PartCounted counted = counted_in(readers, planned.plan, choice);
    auto season = summed(*readers.front(), std::move(planned.plan), counted.sessions);
    if (!season) return season.error();
    Statistics made = statistics_from(std::move(*season), std::move(counted.counting).done());
    made.left_out = planned.left_out;
    if (choice.pair)
      for (PlayerFigures& one : made.players) leave_out_evenings(one);
    return made;
  }));
}

}  // namespace kattegat
