#include "db/proof/log_checker.hpp"

#include <algorithm>
#include <iterator>

#include "db/store/rows.hpp"

namespace kattegat {
namespace {

bool hangs_where_it_may(const Record& record, const Directory::KnownPlace& here) {
  switch (branch_of(record.kind)) {
    case Branch::evening:
      return here.is_evening;
    case Branch::session:
      return here.session != nullptr;
    case Branch::roster:
      return record.parent == roster_id;
    case Branch::purse:
      break;
  }
  return record.parent == purse_id;
}

}  // namespace

Item LogChecker::read(Query& row, const Directory::KnownPlace& here) {
  Item item;
  read_row(row, item);
  Record& record = item.record;
  const std::int64_t origin = row.integer(RowColumn::origin);
  const auto follows = find_previous(row, origin, record);
  last_read_ = {item.row, origin, record.number, record.hash};
  count(item, origin);
  // What it hangs on may be lost: it is a record of the book all the same.
  const auto log = directory_.origins.find(origin);
  if (log == directory_.origins.end() || !here.id) {
    differ(record.id, text(Word::verify_orphan));
    return item;
  }
  record.origin = log->second;
  record.parent = *here.id;
  check(record, here, follows);
  return item;
}

void LogChecker::count(const Item& item, std::int64_t origin) {
  const Record& record = item.record;
  ++part_.records;
  ++sums_.logs[origin];
  sums_.by_id.add(record.id, item.row);
  sums_.by_origin.add(origin, record.number, item.row);
  if (is_header(record.kind)) sums_.headers.add(static_cast<std::int64_t>(record.kind), item.row);
  if (record.words) ++sums_.with_words;
}

std::vector<std::int64_t> LogChecker::ends(const LogChecker& other) const {
  std::vector<std::int64_t> open, followed, ends;
  for (const LogChecker* const one : {this, &other}) {
    open.insert(open.end(), one->open_.begin(), one->open_.end());
    if (one->last_read_.row != 0) open.push_back(one->last_read_.row);
    followed.insert(followed.end(), one->followed_.begin(), one->followed_.end());
  }
  std::sort(open.begin(), open.end());
  std::sort(followed.begin(), followed.end());
  std::set_difference(open.begin(), open.end(), followed.begin(), followed.end(),
                      std::back_inserter(ends));
  return ends;
}

// Fills in the hash of the record before it; whether it is the one before it in its log. Nothing
// where that record cannot be read, as is said of it.
std::optional<bool> LogChecker::find_previous(Query& query, std::int64_t origin, Record& record) {
  const std::int64_t row = query.integer(RowColumn::previous);
  if (row != last_read_.row) leave_open(row);
  if (query.is_null(RowColumn::previous)) return record.number == 1;
  LastRead before = last_read_;
  if (row != before.row) {
    Query found =
        connection_.query("SELECT origin, number, hash FROM record WHERE record = ?", row);
    if (!found.step()) return false;
    const auto damage = find_damage([&] {
      before = {row, found.integer(0), found.integer(1), found.bytes<32>(2)};
    });
    if (damage) return std::nullopt;
  }
  record.previous = before.hash;
  return before.origin == origin && before.number == record.number - 1;
}

// The record that was read last is an end of its log, unless another one follows it elsewhere.
void LogChecker::leave_open(std::int64_t followed) {
  if (last_read_.row != 0) open_.push_back(last_read_.row);
  if (followed != 0) followed_.push_back(followed);
}

void LogChecker::check(const Record& record, const Directory::KnownPlace& here,
                       std::optional<bool> follows) {
  if (follows && record_hash(record) != record.hash)
    differ(record.id, text(Word::verify_hash, to_string(record.origin), record.number));
  else if (follows && !*follows)
    differ(record.id, text(Word::verify_chain, to_string(record.origin), record.number));
  if (!hangs_where_it_may(record, here)) differ(record.id, text(Word::verify_orphan));
  if (record.kind == RecordKind::entry || is_header(record.kind)) return;
  const auto contents = read_contents(record, std::nullopt);
  if (!contents) differ(record.id, contents.error());
}

void LogChecker::differ(const Uuid& record, Text text) {
  part_.differences.push_back({{}, record, std::move(text)});
}

}  // namespace kattegat
