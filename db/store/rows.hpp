// What stands in a row of the book's file, by its columns, and whether that can be.
#pragma once
#include "db/store/statement.hpp"
#include "kattegat/journal/records/posting.hpp"
#include "kattegat/journal/records/record.hpp"

namespace kattegat {

// A record's own row, in the order in which whoever reads one asks for it. Its log, its place and
// the record before it are named there by their rows.
#define KATTEGAT_ROW_COLUMNS \
  "record, origin, number, clock, kind, id, place, body, words, previous, hash"
struct RowColumn {
  static constexpr int row = 0, origin = 1, number = 2, clock = 3, kind = 4, id = 5, place = 6;
  static constexpr int body = 7, words = 8, previous = 9, hash = 10;
  static constexpr int behind = 11;  // the first that is not the row's own
};
// Reads what stands in the row itself, into an item that has been used before, whose memory serves
// again. What it names by rows is looked up by whoever reads.
void read_row(Query&, Item&);
// The same whatever its numbers are: a kind that is none is 0.
void read_row_loosely(Query&, Item&);
bool is_within_bounds(const Item&);

// The same columns with what they name instead of its rows: a record without its words.
#define KATTEGAT_COLUMNS_WITH(previous) \
  "r.record, o.uuid, r.number, r.clock, r.kind, r.id, p.id, r.body, r.words, " previous ", r.hash"
#define KATTEGAT_RECORD_COLUMNS KATTEGAT_COLUMNS_WITH("before.hash")
#define KATTEGAT_TABLES_WITH(join)                   \
  " record r " join " origin o USING (origin) " join \
  " place p USING (place)"                           \
  " LEFT JOIN record before ON before.record = r.previous"
// Those whose log and place are there. Or all: one that has lost either is damage.
#define KATTEGAT_RECORD_TABLES KATTEGAT_TABLES_WITH("JOIN")
#define KATTEGAT_RECORD_TABLES_OF_ALL KATTEGAT_TABLES_WITH("LEFT JOIN")
void read_item(Query&, Item&);
// Those that is_header() tells of. As the index has it, which serves no other condition.
#define KATTEGAT_HEADER_KINDS "kind <= 3"
static_assert(is_header(RecordKind{3}) && !is_header(RecordKind{4}));

// Adds a row of payer, payee and points, which begin at the column.
void add_posting(Query&, int column, Nets&);
RecordKind kind_in(Query&, int column);  // one that is none is damage

}  // namespace kattegat
