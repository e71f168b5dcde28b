// A file of SQLite's that is no book of this version: one of version 0.1, or the rows of a damaged
// one. Nothing that it says of itself is done.
#pragma once
#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <string>

#include "db/store/statement.hpp"

namespace kattegat {

class BareFile {
 public:
  // Waits so many milliseconds for other programs. Throws what trouble.hpp knows.
  explicit BareFile(const std::string& path, int patience = 0);
  BareFile(BareFile&&) = delete;  // SQLite knows where `looks_` is

  [[nodiscard]] SQLite::Database& database() { return database_; }
  [[nodiscard]] Statement statement(const std::string& sql) { return {database_, sql}; }
  // What a stranger may have made: as in distrust.hpp, and by its quick check.
  void limit_work();
  void expect_sound_pages();
  void limit_values(int bytes);
  [[noreturn]] void throw_no_book() const;  // by its tables

 private:
  std::int64_t looks_ = 0;  // limit_work()
  SQLite::Database database_;
};

}  // namespace kattegat
