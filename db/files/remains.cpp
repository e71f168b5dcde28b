#include "db/files/remains.hpp"

#include <algorithm>
#include <filesystem>

#include "db/store/sqlite_store.hpp"

namespace kattegat {
namespace {

// By their rows alone. The record before may be lost: its hash is looked up apart.
constexpr const char* remaining_records =
    "SELECT " KATTEGAT_COLUMNS_WITH("r.previous") " FROM record r"
    " CROSS JOIN origin o USING (origin) CROSS JOIN place p USING (place) ORDER BY r.record";

}  // namespace

Remains::Remains(const std::string& gathered, const std::string& copy) : file_(gathered) {
  Statement statement = file_.statement(
      "SELECT max((SELECT ifnull(max(record), 0) FROM log_end),"
      " (SELECT ifnull(max(record), 0) FROM words), ifnull(max(record), 0)) FROM record");
  Query found(statement);
  found.step();
  last_row_ = found.integer(0);
  std::error_code error;
  const auto bytes = std::filesystem::file_size(copy, error);
  constexpr std::uintmax_t least_bytes_of_a_record = 100;
  most_ = error ? 0 : static_cast<std::int64_t>(bytes / least_bytes_of_a_record);
}

void Remains::each(const std::function<void(Item&)>& visit) {
  lost_ = 0;
  one_bit_.begin_again();
  last_.clear();
  std::int64_t before = 0;
  Statement statement = file_.statement(remaining_records);
  Query rows(statement);
  while (rows.step()) {
    const std::int64_t row = rows.integer(0);
    add_lost(before, row);
    before = row;
    if (auto item = taken(rows))
      visit(*item);
    else
      ++lost_;
  }
  add_lost(before, last_row_ + 1);
}

std::vector<LogEnd> Remains::ends() {
  std::vector<LogEnd> ends;
  Statement statement = file_.statement(
      "SELECT o.uuid, o.key, r.number, r.hash, e.signature, r.record FROM log_end e"
      " JOIN record r USING (record) JOIN origin o USING (origin) WHERE o.key IS NOT NULL");
  Query found(statement);
  while (found.step()) {
    const auto right = put_right_.find(found.integer(5));
    const Hash hash = right == put_right_.end() ? found.bytes<32>(3) : right->second;
    ends.push_back({found.uuid(0), found.bytes<32>(1), found.integer(2), hash, found.bytes<64>(4)});
  }
  return ends;
}

// Rows follow each other by one. More than the book had room for is a damaged number.
void Remains::add_lost(std::int64_t before, std::int64_t row) {
  lost_ += static_cast<std::size_t>(std::min(row - before - 1, most_));
}

std::optional<Item> Remains::taken(Query& row) {
  Item item;
  Record& record = item.record;
  const bool is_read = is_readable([&] { read_row(row, item); });
  if (!is_read) return std::nullopt;
  record.origin = row.uuid(RowColumn::origin);
  record.parent = row.uuid(RowColumn::place);
  if (!row.is_null(RowColumn::previous))
    record.previous = hash_of(record.origin, row.integer(RowColumn::previous));
  // Where what went before cannot be read, this one's hash tells what it was: not to be checked.
  if (record_hash(record) != record.hash) {
    if (!one_bit_.put_right(record)) return std::nullopt;
    put_right_[item.row] = record.hash;
  }
  last_[record.origin] = {item.row, record.hash};
  if (record.words) item.words = words_of(item);
  return item;
}

Hash Remains::hash_of(const Uuid& origin, std::int64_t row) {
  if (const auto last = last_.find(origin); last != last_.end() && last->second.first == row)
    return last->second.second;
  Statement statement = file_.statement("SELECT hash FROM record WHERE record = ?");
  statement.bind(1, row);
  Query found(statement);
  return found.step() ? found.bytes<32>(0) : Hash{};
}

std::optional<Words> Remains::words_of(const Item& item) {
  std::optional<Words> words;
  Query found(words_);
  found.bind(1, item.row);
  if (found.step()) words = Words{found.bytes<16>(0), found.text(1)};
  const bool says = words && (commitment(*words) == item.record.words ||
                              one_bit_.put_right(*words, *item.record.words));
  return says ? words : std::nullopt;
}

}  // namespace kattegat
