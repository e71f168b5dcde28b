#include "db/store/hidden.hpp"

#include <algorithm>
#include <vector>

#include "db/store/rows.hpp"
#include "db/store/sqlite_store.hpp"

namespace kattegat {
namespace {

[[noreturn]] void hides(const std::string& index) { damaged(text(Word::damage_index, index)); }

// In memory there is no index.
template <class Look>
void in_file(Store& store, Look&& look) {
  if (SqliteStore* const file = find_sqlite(store)) look(file->connection());
}

std::vector<std::int64_t> rows_in(Query found) {
  std::vector<std::int64_t> rows;
  while (found.step()) rows.push_back(found.integer(0));
  return rows;
}

// An entry that was flipped cuts off what lies behind it, from whichever end one comes.
void expect_both_ways(const std::vector<std::int64_t>& up, std::vector<std::int64_t> down,
                      const char* index) {
  if (!std::equal(up.begin(), up.end(), down.rbegin(), down.rend())) hides(index);
  std::sort(down.begin(), down.end());
  if (std::adjacent_find(down.begin(), down.end()) != down.end()) hides(index);
}

// What lies next to an answer may be a part of it that was flipped. `own` reads from the row itself
// what `found` has got from the index, behind the row's number.
void expect_as_in_table(Query found, Connection& connection, Sql own, const char* index) {
  if (!found.step()) return;
  Query row = connection.query(own, found.integer(0));
  if (!row.step() || row.view(0) != found.view(1)) hides(index);
}

// A kind that was flipped makes a record one of another place, where nobody looks for it.
void expect_to_hang_there(Connection& connection, const Uuid& id, std::set<Branch> hangs) {
  if (id == roster_id) hangs.erase(Branch::roster);
  if (id == purse_id) hangs.erase(Branch::purse);
  Query headers = connection.query("SELECT kind FROM record WHERE id = ?", id);
  while (!hangs.empty() && headers.step()) {
    const RecordKind kind = kind_in(headers, 0);
    if (kind == RecordKind::evening) hangs.erase(Branch::evening);
    if (kind == RecordKind::session) hangs.erase(Branch::session);
  }
  if (!hangs.empty()) damaged(text(Word::verify_orphan));
}

constexpr Sql id_of_place = "SELECT id FROM place NOT INDEXED WHERE place = ?";
constexpr Sql place_of_record = "SELECT place FROM record NOT INDEXED WHERE record = ?";
constexpr Sql id_of_record = "SELECT id FROM record NOT INDEXED WHERE record = ?";

void expect_true_place(Connection& connection, const Uuid& id) {
  constexpr const char* index = "place";
  const auto place = connection.number("SELECT place FROM place WHERE id = ?", id);
  if (place) {
    Query own = connection.query(id_of_place, *place);
    if (!own.step() || own.uuid(0) != id) hides(index);
    return;
  }
  expect_as_in_table(
      connection.query("SELECT place, id FROM place WHERE id < ? ORDER BY id DESC LIMIT 1", id),
      connection, id_of_place, index);
  expect_as_in_table(
      connection.query("SELECT place, id FROM place WHERE id > ? ORDER BY id LIMIT 1", id),
      connection, id_of_place, index);
}

void expect_all_below(Connection& connection, const Uuid& id) {
  constexpr const char* index = "record_by_place";
  expect_true_place(connection, id);
  const auto place = connection.number("SELECT place FROM place WHERE id = ?", id);
  if (!place) return;
  std::vector<std::int64_t> in_table;
  {
    std::set<Branch> hangs;
    Query found = connection.query(
        "SELECT r.record, r.kind FROM record i INDEXED BY record_by_place"
        " CROSS JOIN record r NOT INDEXED WHERE i.place = ?1 AND r.record = i.record"
        " AND r.place = ?1 AND r.clock = i.clock ORDER BY i.clock, i.record",
        *place);
    while (found.step()) {
      in_table.push_back(found.integer(0));
      hangs.insert(branch_of(kind_in(found, 1)));
    }
    expect_to_hang_there(connection, id, hangs);
  }
  expect_both_ways(in_table,
                   rows_in(connection.query("SELECT record FROM record INDEXED BY record_by_place"
                                            " WHERE place = ? ORDER BY clock DESC, record DESC",
                                            *place)),
                   index);
  expect_as_in_table(connection.query("SELECT record, place FROM record INDEXED BY record_by_place"
                                      " WHERE place < ? ORDER BY place DESC, clock DESC LIMIT 1",
                                      *place),
                     connection, place_of_record, index);
  expect_as_in_table(connection.query("SELECT record, place FROM record INDEXED BY record_by_place"
                                      " WHERE place > ? ORDER BY place, clock LIMIT 1",
                                      *place),
                     connection, place_of_record, index);
}

void expect_all_with_id(Connection& connection, const Uuid& id) {
  constexpr const char* index = "record_by_id";
  const auto in_table = rows_in(connection.query(
      "SELECT r.record FROM record i INDEXED BY record_by_id CROSS JOIN record r NOT INDEXED"
      " WHERE i.id = ?1 AND r.record = i.record AND r.id = ?1 ORDER BY i.record",
      id));
  expect_both_ways(in_table,
                   rows_in(connection.query("SELECT record FROM record INDEXED BY record_by_id"
                                            " WHERE id = ? ORDER BY record DESC",
                                            id)),
                   index);
  expect_as_in_table(connection.query("SELECT record, id FROM record INDEXED BY record_by_id"
                                      " WHERE id < ? ORDER BY id DESC LIMIT 1",
                                      id),
                     connection, id_of_record, index);
  expect_as_in_table(connection.query("SELECT record, id FROM record INDEXED BY record_by_id"
                                      " WHERE id > ? ORDER BY id LIMIT 1",
                                      id),
                     connection, id_of_record, index);
}

// One that stands in a log beside those that were asked for.
struct Neighbour {
  std::int64_t row = 0, place = 0, clock = 0;
  RecordKind kind{};
  Uuid parent;
};

// By its place, as whoever reads the roster finds it.
bool is_found(Connection& connection, const Neighbour& one) {
  return connection
      .number(
          "SELECT record FROM record INDEXED BY record_by_place"
          " WHERE place = ? AND clock = ? AND record = ?",
          one.place, one.clock, one.row)
      .has_value();
}

std::set<std::int64_t> beside(const std::set<std::int64_t>& numbers) {
  std::set<std::int64_t> beside;
  for (const std::int64_t number : numbers)
    for (const std::int64_t next : {number - 1, number + 1})
      if (numbers.count(next) == 0) beside.insert(next);
  return beside;
}

void expect_no_more_in_logs(Connection& connection, const LogNumbers& logs, const Places& places) {
  for (const auto& [log, numbers] : logs)
    for (const std::int64_t number : beside(numbers)) {
      Query found = connection.query(
          "SELECT r.record, r.place, r.clock, r.kind, p.id FROM origin o JOIN record r"
          " USING (origin) LEFT JOIN place p USING (place) WHERE o.uuid = ? AND r.number = ?",
          log, number);
      while (found.step()) {
        // A table's first entries stand beside its header.
        if (found.is_null(4)) damaged(text(Word::verify_orphan));
        const Neighbour one{found.integer(0), found.integer(1), found.integer(2), kind_in(found, 3),
                            found.uuid(4)};
        if (places.count({branch_of(one.kind), one.parent}) > 0 || !is_found(connection, one))
          damaged(text(Word::damage_unlisted));
      }
    }
}

// Places are numbered from 1, one after the other. Of one whose row is lost nothing is found that
// hangs there, neither entries nor what is booked; and both are none.
void expect_no_lost_place(Connection& connection) {
  if (connection.number("SELECT max(place) FROM record").value_or(0) >
      connection.number("SELECT count(*) FROM place").value_or(0))
    damaged(text(Word::verify_orphan));
}

// Of which our own log is, whoever has the key to it.
std::optional<Uuid> own_log_in(Store& store) {
  SqliteStore* const file = find_sqlite(store);
  if (!file) return store.own_log();
  Query own = file->connection().query("SELECT uuid FROM self JOIN origin USING (origin)");
  return own.step() ? std::optional(own.uuid(0)) : std::nullopt;
}

void expect_all_headers(Connection& connection, const Items& headers) {
  std::int64_t rows = 0;
  for (const Item& item : headers) rows += item.row;
  static constexpr auto sql =
      joined_sql("SELECT count(*), sum(record) FROM record NOT INDEXED WHERE ", header_kinds);
  Query found = connection.query(sql);
  if (!found.step() || found.integer(0) != static_cast<std::int64_t>(headers.size()) ||
      found.integer(1) != rows)
    hides("record_headers");
  if (connection.number("SELECT record FROM record NOT INDEXED WHERE NOT EXISTS"
                        " (SELECT 1 FROM place p WHERE p.place = record.place) LIMIT 1"))
    damaged(text(Word::verify_orphan));
}

}  // namespace

void expect_true_place(Store& store, const Uuid& id) {
  in_file(store, [&](Connection& connection) { expect_true_place(connection, id); });
}
void expect_no_lost_place(Store& store) {
  if (store.mark() > most_to_prove) return;
  in_file(store, [](Connection& connection) { expect_no_lost_place(connection); });
}
void expect_all_below(Store& store, const Uuid& id) {
  in_file(store, [&](Connection& connection) { expect_all_below(connection, id); });
}
void expect_all_with_id(Store& store, const Uuid& id) {
  in_file(store, [&](Connection& connection) { expect_all_with_id(connection, id); });
}
void expect_no_more_in_logs(Store& store, const LogNumbers& logs, const Places& places) {
  in_file(store, [&](Connection& connection) { expect_no_more_in_logs(connection, logs, places); });
}

void expect_own_words(Store& store, const Items& items,
                      const std::function<bool(const Item&)>& is_forgotten) {
  const std::optional<Uuid> own = own_log_in(store);
  for (const Item& item : items)
    if (item.record.words && !item.words && item.record.origin == own && !is_forgotten(item))
      damaged({item.record.id, text(Word::damage_words)});
}

void expect_all_headers(Store& store, const Items& headers) {
  expect_intact(headers);
  if (store.mark() > most_to_prove) return;
  in_file(store, [&](Connection& connection) { expect_all_headers(connection, headers); });
}

void expect_intact(const Items& items) {
  for (const Item& item : items) {
    const Record& record = item.record;
    if (record_hash(record) != record.hash)
      damaged({record.id, text(Word::verify_hash, to_string(record.origin), record.number)});
    if (item.words && commitment(*item.words) != record.words)
      damaged({record.id, text(Word::gate_words, to_string(record.origin), record.number)});
  }
}

}  // namespace kattegat
