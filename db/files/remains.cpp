#include "db/files/remains.hpp"

#include <filesystem>

#include "db/store/root_page.hpp"
#include "db/store/sqlite_store.hpp"

namespace kattegat {
namespace {

// By their rows alone. The record before may be lost: its hash is looked up apart.
constexpr const char* remaining_records =
    "SELECT " KATTEGAT_COLUMNS_WITH("r.previous") " FROM record r NOT INDEXED"
    " CROSS JOIN origin o USING (origin) CROSS JOIN place p USING (place)";

std::string with_roots(const std::string& path) {
  BareFile(path).mend();  // in its schema stands where they are
  for (const char* table : {"origin", "place", "record"}) mend_root(path, table);
  return path;
}

}  // namespace

Remains::Remains(const std::string& path) : file_(with_roots(path)) {
  file_.mend();
  std::error_code error;
  const auto bytes = std::filesystem::file_size(path, error);
  constexpr std::uintmax_t least_bytes_of_a_record = 100;
  most_ = error ? 0 : static_cast<std::int64_t>(bytes / least_bytes_of_a_record) + 64;
}

void Remains::each(const std::function<void(Item&)>& visit) {
  lost_ = 0;
  one_bit_.begin_again();
  last_.clear();
  Items found;
  const auto visit_all = [&] {
    for (Item& item : found) visit(item);
    found.clear();
  };
  std::int64_t at = 0;
  for (;;) {
    const Reading reading = read_some(at, found);
    visit_all();
    if (reading == Reading::goes_on) continue;
    if (reading == Reading::ended) return;
    // Row by row through what cannot be read, up to where reading goes on.
    const std::int64_t next = next_readable(at);
    for (std::int64_t row = at + 1; row < next; ++row) {
      if (!read_one(row, found)) ++lost_;
      visit_all();
    }
    if (next > most_) return;
    at = next - 1;
  }
}

std::vector<LogEnd> Remains::ends() {
  std::vector<LogEnd> ends;
  // Where that fails, nothing vouches for the logs that are missing any longer.
  is_readable([&] {
    Statement statement = file_.statement(
        "SELECT o.uuid, o.key, r.number, r.hash, e.signature, r.record FROM log_end e"
        " JOIN record r USING (record) JOIN origin o USING (origin)");
    Query found(statement);
    while (found.step()) {
      const auto right = put_right_.find(found.integer(5));
      const Hash hash = right == put_right_.end() ? found.bytes<32>(3) : right->second;
      ends.push_back(
          {found.uuid(0), found.bytes<32>(1), found.integer(2), hash, found.bytes<64>(4)});
    }
  });
  return ends;
}

// Reads on from behind a row, up to `at`.
Remains::Reading Remains::read_some(std::int64_t& at, Items& found) {
  Reading reading = Reading::goes_on;
  const bool is_read = is_readable([&] { reading = read_rows(at, found); });
  if (is_read) return reading;
  return at < most_ ? Reading::stopped : Reading::ended;
}

Remains::Reading Remains::read_rows(std::int64_t& at, Items& found) {
  constexpr std::size_t at_once = 1000;
  Statement statement =
      file_.statement(std::string(remaining_records) + " WHERE r.record > ? ORDER BY r.record");
  statement.bind(1, at);
  Query rows(statement);
  for (std::size_t i = 0; i < at_once; ++i) {
    if (!rows.step()) return Reading::ended;
    const std::int64_t row = rows.integer(0);
    if (row <= at) return Reading::stopped;  // the rows are not in order
    take(rows, found);
    at = row;
  }
  return Reading::goes_on;
}

bool Remains::read_one(std::int64_t row, Items& found) {
  return is_readable([&] {
    Statement statement = file_.statement(std::string(remaining_records) + " WHERE r.record = ?");
    statement.bind(1, row);
    Query rows(statement);
    if (rows.step()) take(rows, found);
  });
}

// The first row behind `at` from which reading goes on; beyond most_ when there is none.
std::int64_t Remains::next_readable(std::int64_t at) {
  const auto reads = [&](std::int64_t row) {
    bool is_there = false;
    is_readable([&] {
      Statement statement = file_.statement(
          "SELECT record FROM record NOT INDEXED WHERE record >= ? ORDER BY record LIMIT 1");
      statement.bind(1, row);
      Query rows(statement);
      is_there = rows.step();
    });
    return is_there;
  };
  for (std::int64_t step = 2; at + step <= most_; step *= 2)
    if (reads(at + step)) return at + step;
  return most_ + 1;
}

void Remains::take(Query& row, Items& found) {
  Item item;
  Record& record = item.record;
  const bool is_read = is_readable([&] {
    read_row(row, item);
    record.origin = row.uuid(RowColumn::origin);
    record.parent = row.uuid(RowColumn::place);
    if (!row.is_null(RowColumn::previous))
      record.previous = hash_of(record.origin, row.integer(RowColumn::previous));
  });
  if (!is_read) {
    ++lost_;
    return;
  }
  // Where what went before cannot be read, this one's hash tells what it was: not to be checked.
  if (record_hash(record) != record.hash) {
    if (!one_bit_.put_right(record)) {
      ++lost_;
      return;
    }
    put_right_[item.row] = record.hash;
  }
  last_[record.origin] = {item.row, record.hash};
  if (record.words) item.words = words_of(item);
  found.push_back(std::move(item));
}

Hash Remains::hash_of(const Uuid& origin, std::int64_t row) {
  if (const auto last = last_.find(origin); last != last_.end() && last->second.first == row)
    return last->second.second;
  Statement statement = file_.statement("SELECT hash FROM record NOT INDEXED WHERE record = ?");
  statement.bind(1, row);
  Query found(statement);
  return found.step() ? found.bytes<32>(0) : Hash{};
}

std::optional<Words> Remains::words_of(const Item& item) {
  std::optional<Words> words;
  is_readable([&] {
    Statement statement = file_.statement("SELECT salt, text FROM words WHERE record = ?");
    statement.bind(1, item.row);
    Query found(statement);
    if (found.step()) words = Words{found.bytes<16>(0), found.text(1)};
  });
  const bool says = words && (commitment(*words) == item.record.words ||
                              one_bit_.put_right(*words, *item.record.words));
  return says ? words : std::nullopt;
}

}  // namespace kattegat
