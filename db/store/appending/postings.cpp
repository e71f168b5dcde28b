#include <array>

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

using Columns = std::array<std::int64_t, 6>;

// The points move because of the newest record, be it of this batch or before it.
Columns columns_of(Appending& to, const Posting& posting, const std::vector<std::int64_t>& own) {
  KATTEGAT_CHECK(posting.points > Points{} && posting.payer != posting.payee);
  return {to.remembered.places.find_or_add(to.connection, posting.session).row,
          posting.entry > 0 ? posting.entry : own[static_cast<std::size_t>(-1 - posting.entry)],
          to.newest > 0 ? to.newest : to.remembered.mark,
          posting.payer,
          posting.payee,
          posting.points.thousandths};
}

}  // namespace

void post(Appending& to, std::span<const Posting> postings, const std::vector<std::int64_t>& own) {
  constexpr Sql one = insert_one.data(), many = insert_many.data();
  while (!postings.empty()) {
    const std::size_t rows = postings.size() < postings_at_once ? 1 : postings_at_once;
    Query insert = to.connection.query(rows == 1 ? one : many);
    int column = 0;
    for (const Posting& posting : postings.first(rows))
      for (const std::int64_t value : columns_of(to, posting, own)) insert.bind(++column, value);
    insert.step();
    postings = postings.subspan(rows);
  }
}

}  // namespace kattegat
