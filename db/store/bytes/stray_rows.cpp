#include "db/store/bytes/stray_rows.hpp"

#include <algorithm>
#include <bit>
#include <map>

#include "db/store/beside_book.hpp"
#include "db/store/book_file.hpp"
#include "db/store/bytes/page_file.hpp"
#include "db/store/bytes/sqlite_format.hpp"
#include "db/store/bytes/stray_page.hpp"
#include "db/store/distrust.hpp"
#include "db/store/statement.hpp"
#include "kattegat/files/private_file.hpp"

namespace kattegat {
namespace {

// What waits in its log comes into the one file, as far as SQLite makes sense of it.
void bring_in_log(const std::string& copy) {
  if (!waits_in_log(copy)) return;
  std::int64_t looks = 0;
  static_cast<void>(find_damage([&] {
    SQLite::Database database(copy, SQLite::OPEN_READWRITE);
    distrust(database);
    limit_work(database, looks);
    database.tryExec("SELECT count(*) FROM sqlite_schema");  // opens the log, if it fails or not
    const int code = sqlite3_wal_checkpoint_v2(database.getHandle(), nullptr,
                                               SQLITE_CHECKPOINT_TRUNCATE, nullptr, nullptr);
    if (code != SQLITE_OK) throw SQLite::Exception(database.getHandle(), code);
  }));
}

class Gathering {
 public:
  Gathering(const std::string& copy, const std::string& to)
      : pages_(copy), overflowing_(pages_.count()), database_(to, SQLite::OPEN_READWRITE) {}

  void run() {
    for (const char* pragma : {"journal_mode = OFF", "synchronous = OFF"})
      database_.exec(std::string("PRAGMA ") + pragma);
    // So that it is known for ours if we are killed: it is full of names.
    database_.exec("PRAGMA application_id = " + std::to_string(application_id));
    database_.exec(
        "CREATE TABLE origin (origin INTEGER PRIMARY KEY, uuid, key);"
        "CREATE TABLE place (place INTEGER PRIMARY KEY, id);"
        "CREATE TABLE record (record INTEGER PRIMARY KEY, origin, number, clock, kind, id, place,"
        " body, words, previous, hash);"
        "CREATE TABLE words (record INTEGER PRIMARY KEY, salt, text);"
        "CREATE TABLE log_end (record INTEGER PRIMARY KEY, signature);"
        "CREATE TABLE lacking (number INTEGER PRIMARY KEY);"
        "CREATE TABLE room (lost, whole);"
        "CREATE TABLE told (number, id, PRIMARY KEY (number, id)) WITHOUT ROWID;"
        "BEGIN");
    for (std::size_t number = 1; number <= pages_.count(); ++number)
      if (!pages_.is_free(number)) take_rows(pages_.page(number));
    if (is_lacking()) take_ids();
    say_room();
    database_.exec("COMMIT");
  }

 private:
  void take_rows(std::string page) {
    if (page.starts_with(mark_of_sqlite)) return;  // of the schema: nothing that is missed
    const auto bits = static_cast<std::uint8_t>(page.front() ^ leaf_of_rows);
    const bool flipped = bits != 0;
    if (std::popcount(bits) > 1) {
      if (!is_tree(page.front())) ++senseless_;
      return;
    }
    page.front() = leaf_of_rows;
    if (!is_sound_leaf(page)) {
      if (flipped) return;  // it is of another kind
      if (!mend_leaf(page, mending_left_)) ++senseless_;
    }
    for (const StrayRow& row : rows_listed(page))
      if (!row.table->name.empty() && (row.row <= 0 || !insert(row))) placeless_ += row.bytes;
  }

  static bool is_tree(char kind) {
    return kind == inner_of_index || kind == inner_of_rows || kind == leaf_of_index;
  }
  // For how much more there was room than what is found: in pages that make no sense, nor are what
  // a row goes on in, in those that are cut off, and in rows whose number cannot be theirs.
  void say_room() {
    Statement statement(database_, "INSERT INTO room VALUES (?, ?)");
    Query query(statement);
    const std::size_t pages = pages_.cut_off() + (senseless_ - std::min(senseless_, followed_));
    query.bind(1, static_cast<std::int64_t>(pages * pages_.size() + placeless_));
    query.bind(2, static_cast<std::int64_t>((pages_.count() + pages_.cut_off()) * pages_.size()));
    query.step();
  }

  // Whether it is there now, with all that it holds.
  bool insert(const StrayRow& row) {
    const auto whole = payload(row);
    if (!whole) return false;
    Query query(insertion(*row.table));
    std::string_view rest = std::string_view(*whole).substr(row.begin);
    for (std::size_t i = 0; i < row.table->columns.size(); ++i) {
      const std::uint64_t type = row.types[i];
      const auto length = static_cast<std::size_t>(*length_of(type));
      const std::string_view bytes = rest.substr(0, length);
      const int place = static_cast<int>(i) + 1;
      rest.remove_prefix(length);
      if (row.table->columns[i] == ColumnHolds::row)
        query.bind(place, row.row);
      else if (type == 0)
        query.bind(place, std::optional<std::int64_t>());
      else if (type < 12)
        query.bind(place, signed_number(type, bytes));
      else if (row.table->columns[i] == ColumnHolds::text)
        query.bind(place, std::string(bytes));
      else
        query.bind(place, Blob{bytes});
    }
    query.step();
    return sqlite3_changes(database_.getHandle()) > 0;
  }
  // Page after page; nothing where one is not there, or has been gone through too often for a book.
  std::optional<std::string> payload(const StrayRow& row) {
    std::string whole(row.here);
    for (std::size_t next = row.goes_on; whole.size() < row.size;) {
      if (next < 2 || next > pages_.count() || overflowing_ == 0) return std::nullopt;
      --overflowing_;
      ++followed_;
      const std::string page = pages_.page(next);
      const auto left = static_cast<std::size_t>(row.size - whole.size());
      whole.append(page, 4, left);
      next = std::size_t{four_bytes_at(page, 0)};
    }
    return whole;
  }
  Statement& insertion(const StrayTable& table) {
    auto& statement = insertions_[table.name];
    if (statement) return *statement;
    std::string places = "?";
    for (std::size_t i = 1; i < table.columns.size(); ++i) places += ", ?";
    statement.emplace(
        database_, "INSERT OR IGNORE INTO " + std::string(table.name) + " VALUES (" + places + ")");
    return *statement;
  }

  bool is_lacking() {
    database_.exec(
        "INSERT OR IGNORE INTO lacking"
        " SELECT place FROM record WHERE place NOT IN (SELECT place FROM place);"
        "INSERT OR IGNORE INTO lacking"
        " SELECT origin FROM record WHERE origin NOT IN (SELECT origin FROM origin)");
    return database_.execAndGet("SELECT count(*) FROM lacking").getInt64() > 0;
  }
  void take_ids() {
    Statement insertion(database_,
                        "INSERT OR IGNORE INTO told SELECT number, ?2 FROM lacking"
                        " WHERE number = ?1");
    for (std::size_t number = 1; number <= pages_.count(); ++number) {
      if (pages_.is_free(number)) continue;
      for (const StrayId& one : ids_listed(pages_.page(number))) {
        Query query(insertion);
        query.bind(1, one.number);
        query.bind(2, one.id);
        query.step();
      }
    }
  }

  PageFile pages_;
  std::size_t overflowing_;  // pages that rows may still go on in
  std::size_t followed_ = 0, senseless_ = 0;
  std::size_t placeless_ = 0;                   // bytes
  std::uint64_t mending_left_ = 2'000'000'000;  // bytes looked through: some seconds
  SQLite::Database database_;
  std::map<std::string_view, std::optional<Statement>> insertions_;
};

}  // namespace

std::optional<BookFault> gather_stray_rows(const std::string& copy, const std::string& to) {
  if (const auto failed = write_privately(to, "")) return cannot_create(to, failed);
  return or_fault(to, [&]() -> std::optional<BookFault> {
    bring_in_log(copy);
    Gathering(copy, to).run();
    return {};
  });
}

}  // namespace kattegat
