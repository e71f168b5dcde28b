#include "db/store/distrust.hpp"

#include <sqlite3.h>

#include <filesystem>

namespace kattegat {

void distrust(SQLite::Database& database) {
  sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
  sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
}

void limit_work(SQLite::Database& database, std::int64_t& looks) {
  std::error_code error;
  const auto bytes =
      std::filesystem::file_size(sqlite3_db_filename(database.getHandle(), "main"), error);
  constexpr int steps_a_look = 10'000;
  looks = 10'000 + static_cast<std::int64_t>(error ? 0 : bytes) / 1000;
  const auto look = [](void* left) { return --*static_cast<std::int64_t*>(left) >= 0 ? 0 : 1; };
  sqlite3_progress_handler(database.getHandle(), steps_a_look, look, &looks);
}

}  // namespace kattegat
