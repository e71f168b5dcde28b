// Every session of a season, read and put into its types, by as many threads as there are readers.
#pragma once
#include <functional>
#include <vector>

#include "db/book/steps/two_readers.hpp"
#include "db/season/season_plan.hpp"

namespace kattegat {

// Of the plan: which evening, and which of its tables.
struct TableAt {
  std::size_t evening = 0, table = 0;
};
const SessionByHeaders& session_in_headers(const SeasonPlan&, const TableAt&);
// A session with its entries, the players called by their numbers among its sitters.
using VisitSession = std::function<void(const TableAt&, const EveningSession&)>;

// Each reader with a visitor of its own; in no order.
void walk_sessions(const Readers&, const SeasonPlan&, const std::vector<VisitSession>&);

// Runs visit(part, at, session), each reader with a part of its own, which begins empty.
template <class Part, class Visit>
std::vector<Part> walk_in_parts(const Readers& readers, const SeasonPlan& plan, const Part& empty,
                                const Visit& visit) {
  std::vector<Part> parts(readers.size(), empty);
  std::vector<VisitSession> visitors;
  for (Part& part : parts)
    visitors.push_back([&part, &visit](const TableAt& at, const EveningSession& session) {
      visit(part, at, session);
    });
  walk_sessions(readers, plan, visitors);
  return parts;
}

}  // namespace kattegat
