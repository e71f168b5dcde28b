// The book's schema, from whatever version the file has to ours.
#pragma once
#include <SQLiteCpp/SQLiteCpp.h>

#include <span>
#include <string>
#include <vector>

#include "db/store/statement.hpp"

namespace kattegat {

// Files of version 0.1 have a user_version up to this; book/taking_over.hpp takes them over.
inline constexpr int last_legacy_version = 3;

// The numbered files of db/, in order: the first makes a new book, migration n leads to
// user_version last_legacy_version + n.
std::span<const char* const> migrations();
inline int schema_version() { return last_legacy_version + static_cast<int>(migrations().size()); }

// Each step is one transaction together with its user_version: a step that fails leaves the file as
// it was. Whose schema the file has must be known before. Throws what SQLite throws.
void migrate(SQLite::Database&, std::span<const char* const> steps);

// A book without records, in memory.
SQLite::Database empty_book(std::size_t steps);

// While it lives the schema itself may be written to.
class Undefended {
 public:
  explicit Undefended(SQLite::Database& database) : handle_(database.getHandle()) {
    sqlite3_db_config(handle_, SQLITE_DBCONFIG_DEFENSIVE, -1, &was_);
    sqlite3_db_config(handle_, SQLITE_DBCONFIG_DEFENSIVE, 0, nullptr);
  }
  ~Undefended() { sqlite3_db_config(handle_, SQLITE_DBCONFIG_DEFENSIVE, was_, nullptr); }
  Undefended(const Undefended&) = delete;
  Undefended& operator=(const Undefended&) = delete;

 private:
  sqlite3* handle_;
  int was_ = 0;
};

// The tables, indexes, triggers and views of a file, and whether they are those of a book of the
// version that it says it has.
std::vector<std::string> schema_of(SQLite::Database&);
bool has_expected_schema(SQLite::Database&);
// Of a damaged copy: where a bit has flipped in its version, as these tell, it gets its own again.
void mend_version(SQLite::Database&);

}  // namespace kattegat
