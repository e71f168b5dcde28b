#include "kattegat/journal/entering/booking.hpp"

#include <algorithm>
#include <numeric>
#include <set>

namespace kattegat {
namespace {

Nets reversed(Nets nets) {
  for (Points& one : nets) one = -one;
  return nets;
}

// Whether nobody else has got anything.
bool is_among(const std::vector<int>& order, Nets nets) {
  for (const int number : order) nets[static_cast<std::size_t>(number)] = {};
  return nets == Nets{};
}

}  // namespace

std::vector<Posting> postings(const SessionHistory& history, const JudgedSession& judged,
                              const Booked& booked) {
  std::vector<Posting> list;
  std::vector<int> all(max_seats);
  std::iota(all.begin(), all.end(), 0);
  // Damage may have booked it for somebody who does not sit there.
  const auto move = [&](std::int64_t row, const std::vector<int>& order, const Nets& change) {
    const std::vector<int>& whose = is_among(order, change) ? order : all;
    for (const Posting& one : postings_of(history.id(), row, whose, change)) list.push_back(one);
  };
  std::set<std::int64_t> rows;
  for (std::size_t i = 0; i < history.entries.size(); ++i) {
    const EntryRow& row = history.entries[i];
    rows.insert(row.row);
    const auto found = booked.find(row.row);
    Nets change = found == booked.end() ? Nets{} : reversed(found->second);
    const Nets means = by_sitter(history.by_headers.header.order, judged.entries[i].points);
    for (std::size_t n = 0; n < means.size(); ++n) change[n] += means[n];
    move(row.row, history.by_headers.header.order, change);
  }
  // The entry of a row that was another record's before it met this one, or of another table.
  for (const auto& [row, nets] : booked)
    if (rows.count(row) == 0) move(row, all, reversed(nets));
  return list;
}

}  // namespace kattegat
