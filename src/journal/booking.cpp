#include "kattegat/journal/booking.hpp"

#include <numeric>
#include <set>

namespace kattegat {

namespace {

Nets reversed(Nets nets) {
  for (Points& one : nets) one = -one;
  return nets;
}

}  // namespace

std::vector<Posting> postings(const SessionHistory& history, const JudgedSession& judged,
                              const Booked& booked) {
  std::vector<Posting> list;
  const auto move = [&](std::int64_t row, const std::vector<int>& order, const Nets& change) {
    for (const Posting& one : postings_of(history.id, row, order, change)) list.push_back(one);
  };
  std::set<std::int64_t> rows;
  for (std::size_t i = 0; i < history.entries.size(); ++i) {
    const EntryRow& row = history.entries[i];
    rows.insert(row.row);
    const auto found = booked.find(row.row);
    Nets change = found == booked.end() ? Nets{} : reversed(found->second);
    const Nets means = by_sitter(history.header.order, judged.entries[i].points);
    for (std::size_t n = 0; n < means.size(); ++n) change[n] += means[n];
    move(row.row, history.header.order, change);
  }
  // The entry of a row that was another record's before it met this one, or of another table.
  std::vector<int> all(max_seats);
  std::iota(all.begin(), all.end(), 0);
  for (const auto& [row, nets] : booked)
    if (rows.count(row) == 0) move(row, all, reversed(nets));
  return list;
}

Complaints newly_broken(const EveningSession* before, const EveningSession& after) {
  const auto broken = [](const EveningSession& session, auto&& found) {
    const JudgedSession judged = judge(session);
    std::visit(
        [&](const auto& entered) {
          for (std::size_t i = 0; i < entered.entries.size(); ++i)
            for (const Violation& violation : judged.entries[i].violations)
              found(*entered.entries[i].entry.stamp.id, i, violation);
        },
        session.entered);
  };
  std::set<Uuid> known;
  if (before) broken(*before, [&](const Uuid& id, auto, const auto&) { known.insert(id); });
  Complaints complaints;
  broken(after, [&](const Uuid& id, std::size_t entry, const Violation& violation) {
    if (known.count(id) == 0) complaints.push_back({after.index, entry, violation});
  });
  return complaints;
}

}  // namespace kattegat
