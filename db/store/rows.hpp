// What stands in a row of the book's file, by its columns, and whether that can be.
#pragma once
#include "db/store/statement.hpp"
#include "kattegat/journal/records/posting.hpp"
#include "kattegat/journal/records/record.hpp"

namespace kattegat {

// A record's columns, in the order in which whoever reads one asks for them; `of`: what stands
// before the name of each that is its own. Its log, its place and the record before it are said
// apart.
consteval auto columns_as(const auto& of, const auto& origin, const auto& place,
                          const auto& previous) {
  return joined_sql(of, "record, ", origin, ", ", of, "number, ", of, "clock, ", of, "kind, ", of,
                    "id, ", place, ", ", of, "body, ", of, "words, ", previous, ", ", of, "hash");
}
struct RowColumn {
  static constexpr int row = 0, origin = 1, number = 2, clock = 3, kind = 4, id = 5, place = 6;
  static constexpr int body = 7, words = 8, previous = 9, hash = 10;
  static constexpr int behind = 11;  // the first that is not the row's own
};

// A record's own row: these three are named there by their rows.
inline constexpr auto row_columns = columns_as("", "origin", "place", "previous");
inline constexpr auto row_columns_of_r = columns_as("r.", "r.origin", "r.place", "r.previous");
// Reads what stands in the row itself, into an item that has been used before, whose memory serves
// again. What it names by rows is looked up by whoever reads.
void read_row(Query&, Item&);
// The same whatever its numbers are: a kind that is none is 0.
void read_row_loosely(Query&, Item&);
bool is_within_bounds(const Item&);

// The same columns with what they name instead of its rows: a record without its words.
inline constexpr auto record_columns = columns_as("r.", "o.uuid", "p.id", "before.hash");
consteval auto tables_with(const auto& join) {
  return joined_sql("record r ", join, " origin o USING (origin) ", join,
                    " place p USING (place) LEFT JOIN record before ON before.record = r.previous");
}
// Those whose log and place are there. Or all: one that has lost either is damage.
inline constexpr auto record_tables = tables_with("JOIN");
inline constexpr auto record_tables_of_all = tables_with("LEFT JOIN");
void read_item(Query&, Item&);
Damage orphan_in(const Query&);  // of the record in the row
// Those that is_header() tells of. As the index has it, which serves no other condition.
inline constexpr auto header_kinds = joined_sql("kind <= 3");
static_assert(is_header(RecordKind{3}) && !is_header(RecordKind{4}));

// Adds a row of payer, payee and points, which begin at the column.
void add_posting(Query&, int column, Nets&);
RecordKind kind_in(Query&, int column);  // one that is none is damage

}  // namespace kattegat
