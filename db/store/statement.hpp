// A prepared statement and what it answers. SQLiteCpp's own counts a reference for every column
// that is read, which is a tenth of the time that verify takes; its exceptions are used here too.
#pragma once
#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "db/store/trouble.hpp"
#include "kattegat/core/hash.hpp"

namespace kattegat {

// Fixed pieces of SQL, put together while the program is compiled. Like a literal, each ends with
// its zero.
template <class... Piece>
consteval auto joined_sql(const Piece&... pieces) {
  std::array<char, ((sizeof(Piece) - 1) + ... + 1)> sql{};
  auto end = sql.begin();
  ((end = std::copy_n(std::begin(pieces), sizeof(Piece) - 1, end)), ...);
  return sql;
}

// What a statement says: a text of the program itself, so that where it stands it is known by.
struct Sql {
  consteval Sql(const char* literal) : text(literal) {}
  template <std::size_t Size>
  consteval Sql(const std::array<char, Size>& joined) : text(joined.data()) {}
  const char* text;
};

// Bytes that are no text.
struct Blob {
  std::string_view bytes;
};

class Statement {
 public:
  Statement(SQLite::Database& database, const std::string& sql) : database_(database.getHandle()) {
    sqlite3_stmt* made = nullptr;
    check(sqlite3_prepare_v2(database_, sql.data(), static_cast<int>(sql.size()), &made, nullptr));
    statement_.reset(made);
  }

  void bind(int place, std::int64_t value) { check(sqlite3_bind_int64(get(), place, value)); }
  void bind(int place, const std::string& value) {
    check(sqlite3_bind_text(get(), place, value.data(), static_cast<int>(value.size()),
                            SQLITE_TRANSIENT));
  }
  void bind(int place, const Blob& value) {
    check(sqlite3_bind_blob(get(), place, value.bytes.data(), static_cast<int>(value.bytes.size()),
                            SQLITE_TRANSIENT));
  }
  template <std::size_t N>
  void bind(int place, const std::array<std::uint8_t, N>& value) {
    check(sqlite3_bind_blob(get(), place, value.data(), static_cast<int>(N), SQLITE_TRANSIENT));
  }
  void bind(int place, const Uuid& value) { bind(place, value.bytes); }
  template <class T>
  void bind(int place, const std::optional<T>& value) {
    if (value)
      bind(place, *value);
    else
      check(sqlite3_bind_null(get(), place));
  }

  bool step() {
    const int code = sqlite3_step(get());
    if (code != SQLITE_ROW && code != SQLITE_DONE) throw SQLite::Exception(database_, code);
    return code == SQLITE_ROW;
  }
  void reset() { sqlite3_reset(get()); }  // what it answers, step() has thrown before
  [[nodiscard]] sqlite3_stmt* get() const { return statement_.get(); }

 private:
  void check(int code) const {
    if (code != SQLITE_OK) throw SQLite::Exception(database_, code);
  }
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };
  sqlite3* database_;
  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

// A running statement: bound when made, reset when left.
class Query {
 public:
  explicit Query(Statement& statement) : statement_(statement) {}
  Query(const Query&) = delete;
  Query& operator=(const Query&) = delete;
  ~Query() { statement_.reset(); }

  template <class T>
  void bind(int place, const T& value) {
    statement_.bind(place, value);
  }
  bool step() { return statement_.step(); }
  [[nodiscard]] std::int64_t integer(int column) const {
    return sqlite3_column_int64(statement_.get(), column);
  }
  [[nodiscard]] std::string text(int column) const { return std::string(view(column)); }
  // Until the next step.
  [[nodiscard]] std::string_view view(int column) const {
    const void* bytes = sqlite3_column_blob(statement_.get(), column);  // as stored: UTF-8
    const int size = sqlite3_column_bytes(statement_.get(), column);
    return {static_cast<const char*>(bytes), static_cast<std::size_t>(size)};
  }
  [[nodiscard]] bool is_null(int column) const {
    return sqlite3_column_type(statement_.get(), column) == SQLITE_NULL;
  }
  // A blob of another length, or a text, is a damaged book: SQLite finds it by no key.
  template <std::size_t N>
  [[nodiscard]] std::array<std::uint8_t, N> bytes(int column) const {
    const std::string_view blob = view(column);
    const bool is_blob = sqlite3_column_type(statement_.get(), column) == SQLITE_BLOB;
    if (!is_blob || blob.size() != N) damaged(kattegat::text(Word::damage_value));
    std::array<std::uint8_t, N> value{};
    std::copy(blob.begin(), blob.end(), value.begin());
    return value;
  }
  [[nodiscard]] Uuid uuid(int column) const { return Uuid{bytes<16>(column)}; }

 private:
  Statement& statement_;
};

}  // namespace kattegat
