#include <map>
#include <set>

#include "db/store/appending/appending.hpp"
#include "kattegat/core/check.hpp"

namespace kattegat {
namespace {

// The row of a log that has an end in this batch, or has had one.
std::int64_t known_origin(Appending& to, const Uuid& log) {
  const auto row = to.remembered.logs.find_origin(to.connection, log);
  KATTEGAT_CHECK(row.has_value());
  return *row;
}

void insert_all(Appending& to, const std::vector<Arrival>& others) {
  const Record* last = nullptr;
  for (const Arrival& arrival : others) {
    const Record& record = arrival.record;
    InLog in{known_origin(to, record.origin)};
    if (record.number > 1 && last && last->hash == record.previous) {
      in.previous = to.newest;
    } else if (record.number > 1) {
      const auto row =
          to.remembered.logs.find(to.connection, in.origin, record.number - 1, record.previous);
      KATTEGAT_CHECK(row.has_value());  // the gate lets nothing in that follows nothing
      in.previous = *row;
    }
    insert_record(to, record, in, arrival.words);
    last = &record;
  }
}

// What another record of the log follows is no end of it. Asked of the ends, which are few; where
// thousands have the same number, what follows them is read once.
void remove_passed_ends(Connection& connection, const std::set<std::int64_t>& logs) {
  std::map<std::pair<std::int64_t, std::int64_t>, std::set<std::int64_t>> ends;
  {
    Query found = connection.query(
        "SELECT r.origin, r.number, r.record FROM log_end CROSS JOIN record r USING (record)");
    while (found.step())
      if (logs.count(found.integer(0)) > 0)
        ends[{found.integer(0), found.integer(1)}].insert(found.integer(2));
  }
  for (const auto& [place, rows] : ends) {
    std::set<std::int64_t> passed;
    Query next = connection.query(
        "SELECT previous FROM record WHERE origin = ? AND number = ? AND previous IS NOT NULL",
        place.first, place.second + 1);
    while (next.step())
      if (rows.count(next.integer(0)) > 0) passed.insert(next.integer(0));
    for (const std::int64_t row : passed)
      connection.run("DELETE FROM log_end WHERE record = ?", row);
  }
}

void add_ends(Appending& to, const std::vector<LogEnd>& ends) {
  std::set<std::int64_t> longer;
  for (const LogEnd& end : ends) {
    const std::int64_t origin = known_origin(to, end.origin);
    const auto row = to.remembered.logs.find(to.connection, origin, end.count, end.hash);
    if (!row) continue;  // it comes with a later batch
    if (to.connection.changes("INSERT OR IGNORE INTO log_end (record, signature) VALUES (?, ?)",
                              *row, end.signature))
      longer.insert(origin);
  }
  if (!longer.empty()) remove_passed_ends(to.connection, longer);
}

}  // namespace

void take_others(Appending& to, const Batch& batch) {
  if (batch.others.empty() && batch.ends.empty()) return;
  for (const LogEnd& end : batch.ends)
    to.remembered.logs.find_or_add_origin(to.connection, end.origin, end.key);
  insert_all(to, batch.others);
  add_ends(to, batch.ends);
  to.remembered.own_tail.reset();  // our own log may have come home from another book
}

}  // namespace kattegat
