#include "db/season/sessions_counted.hpp"

namespace kattegat {

void SessionsCounted::add(const SessionByHeaders& session, const CountedSession& of) {
  sums[session.id] = by_sitter(session.header.order, of.won);
  if (of.broken > 0) broken[session.id] = of.broken;
}

SitterPoints points_in(const SessionSums& sums, const Uuid& session) {
  const auto found = sums.find(session);
  return found == sums.end() ? SitterPoints{} : found->second;
}

}  // namespace kattegat
