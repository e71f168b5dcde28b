#include "db/store/rows.hpp"

#include <limits>

namespace kattegat {
namespace {

// Far within what fits, so that whoever reckons with it need not look again.
void add_amount(Points& sum, std::int64_t amount) {
  constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max() / 4;
  if (__builtin_add_overflow(sum.thousandths, amount, &sum.thousandths) || sum.thousandths > most ||
      sum.thousandths < -most)
    damaged(text(Word::damage_bounds));
}

// More records than any book has: what lies beyond is damage, and can be added to nothing.
constexpr std::int64_t highest_row = std::int64_t{1} << 40;

}  // namespace

RecordKind kind_in(Query& query, int column) {
  const std::int64_t kind = query.integer(column);
  if (kind < 1 || kind > last_kind) damaged(text(Word::damage_kind));
  return static_cast<RecordKind>(kind);
}

void add_posting(Query& posting, int column, Nets& nets) {
  const std::int64_t payer = posting.integer(column), payee = posting.integer(column + 1);
  const std::int64_t points = posting.integer(column + 2);
  const bool sit = payer >= 0 && payer < max_seats && payee >= 0 && payee < max_seats;
  if (!sit || points <= 0) damaged(text(Word::damage_posting));
  add_amount(nets[static_cast<std::size_t>(payer)], -points);
  add_amount(nets[static_cast<std::size_t>(payee)], points);
}

void read_row(Query& query, Item& item) {
  read_row_loosely(query, item);
  item.record.kind = kind_in(query, RowColumn::kind);
  if (!is_within_bounds(item)) damaged(text(Word::damage_bounds));
}

bool is_within_bounds(const Item& item) {
  return item.record.kind != RecordKind{} && item.row <= highest_row &&
         item.record.number <= highest_row;
}

void read_row_loosely(Query& query, Item& item) {
  using At = RowColumn;
  Record& record = item.record;
  item.row = query.integer(At::row);
  record.number = query.integer(At::number);
  record.clock = query.integer(At::clock);
  const std::int64_t kind = query.integer(At::kind);
  record.kind = kind > 0 && kind <= last_kind ? static_cast<RecordKind>(kind) : RecordKind{};
  record.id = query.uuid(At::id);
  record.body = query.view(At::body);
  record.words.reset();
  if (!query.is_null(At::words)) record.words = query.bytes<32>(At::words);
  record.hash = query.bytes<32>(At::hash);
  item.words.reset();
}

Damage orphan_in(const Query& query) {
  return {query.uuid(RowColumn::id), text(Word::verify_orphan)};
}

void read_item(Query& query, Item& item) {
  using At = RowColumn;
  read_row(query, item);
  if (query.is_null(At::origin) || query.is_null(At::place)) damaged(orphan_in(query));
  item.record.origin = query.uuid(At::origin);
  item.record.parent = query.uuid(At::place);
  item.record.previous = query.is_null(At::previous) ? Hash{} : query.bytes<32>(At::previous);
}

}  // namespace kattegat
