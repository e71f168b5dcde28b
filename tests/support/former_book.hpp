// A book as a program from before the purse has left it.
#pragma once
#include "db/store/migrate.hpp"
#include "support/tampering.hpp"

namespace kattegat::test {

// How its schema is changed by hand.
inline void change_schema(const std::string& path, const std::string& from, const std::string& to) {
  SQLite::Database database(path, SQLite::OPEN_READWRITE);
  database.exec("PRAGMA writable_schema = ON");
  SQLite::Statement change(
      database, "UPDATE sqlite_schema SET sql = replace(sql, ?, ?) WHERE name = 'record'");
  change.bind(1, from);
  change.bind(2, to);
  change.exec();
  database.exec("PRAGMA writable_schema = RESET");
}
inline void set_version(const std::string& path, int version) {
  SQLite::Database database(path, SQLite::OPEN_READWRITE);
  database.exec("PRAGMA user_version = " + std::to_string(version));
  database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
}

// The same without a record of kind 16.
inline void make_former(const std::string& path) {
  change_schema(path, "kind BETWEEN 1 AND 16", "kind BETWEEN 1 AND 15");
  set_version(path, schema_version() - 1);
}
inline std::int64_t version_of(const std::string& path) {
  return number_in(path, "PRAGMA user_version");
}
inline bool takes_kind_16(const std::string& path) {
  return number_in(path,
                   "SELECT count(*) FROM sqlite_schema WHERE sql LIKE '%BETWEEN 1 AND 16%'") == 1;
}

}  // namespace kattegat::test
