#include "db/store/distrust.hpp"

#include <sqlite3.h>

#include <filesystem>

namespace kattegat {

void distrust(SQLite::Database& database) {
  sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
  sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
}

void limit_looks(SQLite::Database& database, std::int64_t& left, std::int64_t looks) {
  constexpr int steps_a_look = 10'000;
  left = looks;
  const auto look = [](void* of) { return --*static_cast<std::int64_t*>(of) >= 0 ? 0 : 1; };
  sqlite3_progress_handler(database.getHandle(), steps_a_look, look, &left);
}

void limit_work(SQLite::Database& database, std::int64_t& left) {
  std::error_code error;
  const auto bytes =
      std::filesystem::file_size(sqlite3_db_filename(database.getHandle(), "main"), error);
  limit_looks(database, left, 10'000 + static_cast<std::int64_t>(error ? 0 : bytes) / 1000);
}

}  // namespace kattegat
