#include <algorithm>
#include <array>
#include <optional>
#include <set>

#include "db/store/appending/appending.hpp"
#include "kattegat/core/check.hpp"

namespace kattegat {
namespace {

// To begin a statement, and to look up by its foreign keys, costs as much as a row; where there are
// few rows, one of many costs more.
constexpr std::size_t postings_at_once = 32;

// Ends with its zero.
template <std::size_t Rows>
constexpr auto insert_postings() {
  constexpr std::string_view begin =
      "INSERT INTO posting (session, entry, cause, payer, payee, points) VALUES ";
  constexpr std::string_view row = "(?, ?, ?, ?, ?, ?)", next = ", ";
  std::array<char, begin.size() + Rows * row.size() + (Rows - 1) * next.size() + 1> sql{};
  std::size_t at = 0;
  const auto add = [&](std::string_view part) {
    for (const char c : part) sql[at++] = c;
  };
  add(begin);
  for (std::size_t i = 0; i < Rows; ++i) {
    if (i > 0) add(next);
    add(row);
  }
  return sql;
}
constexpr auto insert_one = insert_postings<1>();
constexpr auto insert_many = insert_postings<postings_at_once>();

// As the columns stand there.
struct Row {
  std::int64_t session = 0, entry = 0, cause = 0;
  std::int64_t payer = 0, payee = 0, points = 0;
};

// The points move because of the newest record, be it of this batch or before it.
Row row_of(Appending& to, const Posting& posting, const std::vector<std::int64_t>& own) {
  KATTEGAT_CHECK(posting.points > Points{} && posting.payer != posting.payee);
  return {to.remembered.places.find_or_add(to.connection, posting.session).row,
          stored_row(posting.entry, own),
          to.newest > 0 ? to.newest : to.remembered.mark,
          posting.payer,
          posting.payee,
          posting.points.thousandths};
}

void insert_rows(Connection& connection, std::span<const Row> rows) {
  constexpr Sql one = insert_one.data(), many = insert_many.data();
  while (!rows.empty()) {
    const std::size_t count = rows.size() < postings_at_once ? 1 : postings_at_once;
    Query insert = connection.query(count == 1 ? one : many);
    int column = 0;
    for (const Row& row : rows.first(count))
      for (const std::int64_t value :
           {row.session, row.entry, row.cause, row.payer, row.payee, row.points})
        insert.bind(++column, value);
    insert.step();
    rows = rows.subspan(count);
  }
}

// Those whose key stands there already, out of all. A batch without a record, such as that of words
// that come back, has the cause of the batch before it.
std::vector<Row> take_out_taken(Connection& connection, std::vector<Row>& rows) {
  using Key = std::array<std::int64_t, 4>;
  std::set<Key> there;
  std::set<std::int64_t> sessions;
  for (const Row& row : rows) {
    if (!sessions.insert(row.session).second) continue;
    Query found =
        connection.query("SELECT entry, payer, payee FROM posting WHERE session = ? AND cause = ?",
                         row.session, row.cause);
    while (found.step())
      there.insert({row.session, found.integer(0), found.integer(1), found.integer(2)});
  }
  const auto is_free = [&](const Row& row) {
    return there.count({row.session, row.entry, row.payer, row.payee}) == 0;
  };
  const auto taken = std::stable_partition(rows.begin(), rows.end(), is_free);
  const std::vector<Row> list(taken, rows.end());
  rows.erase(taken, rows.end());
  return list;
}

// With the newest cause under which there is no such row: one from the entry's own on.
std::optional<Row> with_free_cause(Connection& connection, Row row) {
  Query taken = connection.query(
      "SELECT cause FROM posting WHERE session = ? AND entry = ? AND cause <= ? AND payer = ?"
      " AND payee = ? ORDER BY cause DESC",
      row.session, row.entry, row.cause, row.payer, row.payee);
  while (taken.step() && taken.integer(0) == row.cause) --row.cause;
  return row.cause < row.entry ? std::nullopt : std::optional(row);
}

// Because of a record before it. Where the entry is the newest there is none: by way of somebody
// else, who has nothing of it.
void insert_otherwise(Connection& connection, const Row& row) {
  if (const auto free = with_free_cause(connection, row))
    return insert_rows(connection, std::array{*free});
  for (std::int64_t third = 0; third < max_seats; ++third) {
    if (third == row.payer || third == row.payee) continue;
    Row to_third = row, from_third = row;
    to_third.payee = from_third.payer = third;
    const auto to = with_free_cause(connection, to_third);
    const auto from = with_free_cause(connection, from_third);
    if (to && from) return insert_rows(connection, std::array{*to, *from});
  }
  insert_rows(connection, std::array{row});  // which SQLite refuses
}

}  // namespace

void post(Appending& to, std::span<const Posting> postings, const std::vector<std::int64_t>& own) {
  std::vector<Row> rows, taken;
  for (const Posting& one : postings) rows.push_back(row_of(to, one, own));
  if (to.newest == 0) taken = take_out_taken(to.connection, rows);
  insert_rows(to.connection, rows);
  for (const Row& row : taken) insert_otherwise(to.connection, row);
}

}  // namespace kattegat
