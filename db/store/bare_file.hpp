// A file of SQLite's that is no book of this version: one of version 0.1, or the rows of a damaged
// one. Nothing that it says of itself is done.
#pragma once
#include <SQLiteCpp/SQLiteCpp.h>

#include <string>

#include "db/store/statement.hpp"

namespace kattegat {

class BareFile {
 public:
  // Waits so many milliseconds for other programs. Throws what trouble.hpp knows.
  explicit BareFile(const std::string& path, int patience = 0);
  BareFile(const BareFile&) = delete;
  BareFile& operator=(const BareFile&) = delete;
  ~BareFile();

  [[nodiscard]] Statement statement(const std::string& sql) { return {database_, sql}; }
  void limit_values(int bytes);
  [[noreturn]] void is_no_book() const;  // by its tables

  // From then on nobody else writes to it, and all that it has is in the one file; or another
  // program has just put a new book in its place.
  enum class Held { yes, gone, busy };
  Held hold();

 private:
  SQLite::Database database_;
  int patience_;
};

}  // namespace kattegat
