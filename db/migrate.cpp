#include "db/migrate.hpp"

#include "db/statement.hpp"

namespace kattegat {

std::span<const char* const> migrations() {
  static constexpr const char* list[] = {
#include "migrations.inc"
  };
  return list;
}

void migrate(SQLite::Database& database, std::span<const char* const> steps) {
  // A new file, of version 0, is made by the first step.
  const auto steps_done = [&] {
    const int version = database.execAndGet("PRAGMA user_version").getInt();
    return static_cast<std::size_t>(std::max(version - last_legacy_version, 0));
  };
  while (steps_done() < steps.size()) {
    SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
    const std::size_t step = steps_done();  // another program may have been faster
    if (step >= steps.size()) return;
    database.exec(steps[step]);
    database.exec("PRAGMA user_version = " +
                  std::to_string(static_cast<std::size_t>(last_legacy_version) + step + 1));
    transaction.commit();
  }
}

std::vector<std::string> schema_of(SQLite::Database& database) {
  std::vector<std::string> list;
  Statement statement(database,
                      "SELECT type || ' ' || name || ' ' || tbl_name || ' ' || ifnull(sql, '')"
                      " FROM sqlite_schema ORDER BY 1");
  Query rows(statement);
  while (rows.step()) list.push_back(rows.text(0));
  return list;
}

const std::vector<std::string>& expected_schema() {
  static const std::vector<std::string> schema = [] {
    SQLite::Database fresh(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    migrate(fresh, migrations());
    return schema_of(fresh);
  }();
  return schema;
}

}  // namespace kattegat
