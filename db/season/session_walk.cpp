#include "db/season/session_walk.hpp"

#include <future>
#include <map>

#include "db/book/steps/one_step.hpp"
#include "db/book/steps/reading_evenings.hpp"
#include "kattegat/core/check.hpp"

namespace kattegat {
namespace {

using TablesAt = std::map<Uuid, TableAt>;

TablesAt tables_of(const SeasonPlan& plan) {
  TablesAt tables;
  for (std::size_t n = 0; n < plan.evenings.size(); ++n) {
    const auto& played = plan.evenings[n].played.tables;
    for (std::size_t t = 0; t < played.size(); ++t) tables.emplace(played[t].id, TableAt{n, t});
  }
  return tables;
}

// The header is that of the plan.
EveningSession file_of(const SeasonPlan& plan, const TableAt& at, Items below) {
  const SessionHistory history(session_in_headers(plan, at), std::move(below));
  return expect_numbered(history);
}

}  // namespace

const SessionByHeaders& session_in_headers(const SeasonPlan& plan, const TableAt& at) {
  return plan.evenings[at.evening].history.sessions[at.table].by_headers;
}

void walk_sessions(const Readers& readers, const SeasonPlan& plan,
                   const std::vector<VisitSession>& visitors) {
  KATTEGAT_CHECK(visitors.size() == readers.size());
  const TablesAt tables = tables_of(plan);
  Ranges ranges(readers.front()->last_place());
  const auto work = [&](std::size_t reader) {
    const auto is_chosen = [&](const Uuid& session) {
      expect_table(plan, session);
      return tables.count(session) > 0;
    };
    const SessionVisit visit{is_chosen, [&](const Uuid& session, Items below) {
                               const TableAt& at = tables.at(session);
                               visitors[reader](at, file_of(plan, at, std::move(below)));
                             }};
    const auto read = [&](const Range& places) { readers[reader]->each_session(places, visit); };
    ranges.each(read);
    if (reader == 0) ranges.beyond(read);
  };
  auto other = std::async(on_the_other, [&] { work(1); });
  work(0);
  other.get();
}

}  // namespace kattegat
