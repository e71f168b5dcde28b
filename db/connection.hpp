// SQLite as the book's own code sees it: opened with everything that durability needs, statements
// prepared once. Only files of db/ include this.
#pragma once
#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <algorithm>
#include <map>
#include <memory>
#include <string>

#include "db/fault.hpp"
#include "db/hash.hpp"
#include "kattegat/core/result.hpp"

namespace kattegat {

enum class Access {
  read,    // the book must exist
  write,   // likewise
  create,  // it is made when there is no file
};

inline constexpr int application_id = 0x4B617474;  // "Katt"

// A running statement: bound when made, reset when left.
class Query {
 public:
  explicit Query(SQLite::Statement& statement) : statement_(statement) {}
  Query(const Query&) = delete;
  Query& operator=(const Query&) = delete;
  ~Query() { statement_.tryReset(); }

  bool step() { return statement_.executeStep(); }
  std::int64_t integer(int column) { return statement_.getColumn(column).getInt64(); }
  std::string text(int column) { return statement_.getColumn(column).getString(); }
  bool is_null(int column) { return statement_.getColumn(column).isNull(); }
  // Bytes<16> or Bytes<32>; a blob of another length is a damaged book.
  template <std::size_t N>
  std::array<std::uint8_t, N> bytes(int column) {
    const SQLite::Column cell = statement_.getColumn(column);
    std::array<std::uint8_t, N> value{};
    if (cell.getBytes() != static_cast<int>(N))
      throw SQLite::Exception("a blob of the wrong length", SQLITE_CORRUPT);
    std::copy_n(static_cast<const std::uint8_t*>(cell.getBlob()), N, value.begin());
    return value;
  }
  Uuid uuid(int column) { return Uuid{bytes<16>(column)}; }

 private:
  SQLite::Statement& statement_;
};

class Connection {
 public:
  static Result<std::unique_ptr<Connection>, BookFault> open(const std::string& path, Access);
  ~Connection();
  // How long to wait for another program that holds the book.
  void set_patience(int milliseconds);

  // A prepared statement with its places bound in order. Two running queries must differ in text.
  template <class... A>
  Query query(const char* sql, const A&... arguments) {
    SQLite::Statement& statement = prepared(sql);
    int place = 0;
    (bind(statement, ++place, arguments), ...);
    return Query(statement);
  }
  template <class... A>
  void run(const char* sql, const A&... arguments) {
    query(sql, arguments...).step();
  }
  void execute(const char* sql) { database_->exec(sql); }

  // The number that a one-row query answers; nothing when it answers none or null.
  template <class... A>
  std::optional<std::int64_t> number(const char* sql, const A&... arguments) {
    Query found = query(sql, arguments...);
    if (!found.step() || found.is_null(0)) return std::nullopt;
    return found.integer(0);
  }

  [[nodiscard]] std::int64_t last_insert() const { return database_->getLastInsertRowid(); }
  [[nodiscard]] SQLite::Database& database() { return *database_; }
  [[nodiscard]] const std::string& path() const { return path_; }
  // Closes and opens the file again, to learn what a failed commit has left there.
  std::optional<BookFault> reopen();

 private:
  explicit Connection(std::string path) : path_(std::move(path)) {}
  int patience_ = 30'000;
  std::optional<BookFault> open_existing(Access);
  void open_database(Access);
  void configure(Access);
  SQLite::Statement& prepared(const char* sql);

  static void bind(SQLite::Statement& s, int place, std::int64_t value) { s.bind(place, value); }
  static void bind(SQLite::Statement& s, int place, const std::string& value) {
    s.bind(place, value);
  }
  static void bind(SQLite::Statement& s, int place, const Uuid& value) {
    s.bind(place, value.bytes.data(), static_cast<int>(value.bytes.size()));
  }
  static void bind(SQLite::Statement& s, int place, const Hash& value) {
    s.bind(place, value.data(), static_cast<int>(value.size()));
  }
  static void bind(SQLite::Statement& s, int place, const std::optional<Uuid>& value) {
    if (value)
      bind(s, place, *value);
    else
      s.bind(place);
  }

  std::string path_;
  Access access_ = Access::read;
  std::unique_ptr<SQLite::Database> database_;
  std::map<std::string_view, std::unique_ptr<SQLite::Statement>> statements_;
};

BookFault fault_of(const SQLite::Exception&, const std::string& path);

// Runs `work`, which may throw what SQLiteCpp throws, and answers a fault for it.
template <class Work>
auto guarded(Connection& connection, Work&& work) -> Result<std::invoke_result_t<Work>, BookFault> {
  try {
    return work();
  } catch (const SQLite::Exception& exception) {
    return fault_of(exception, connection.path());
  }
}

}  // namespace kattegat
