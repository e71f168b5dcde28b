#include "db/migrate.hpp"

#include <string>

namespace kattegat {

std::span<const char* const> migrations() {
  static constexpr const char* list[] = {
#include "migrations.inc"
  };
  return list;
}

void migrate(SQLite::Database& database, std::span<const char* const> steps) {
  const auto version = [&] {
    return static_cast<std::size_t>(database.execAndGet("PRAGMA user_version").getInt());
  };
  while (version() < steps.size()) {
    SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
    const std::size_t step = version();  // another program may have been faster
    if (step >= steps.size()) return;
    database.exec(steps[step]);
    database.exec("PRAGMA user_version = " + std::to_string(step + 1));
    transaction.commit();
  }
}

}  // namespace kattegat
