#include "db/store/migrate.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <mutex>

namespace kattegat {

std::span<const char* const> migrations() {
  static constexpr const char* list[] = {
#include "migrations.inc"
  };
  return list;
}

namespace {

// What a book that these steps have made has in it.
const std::vector<std::string>& schema_after(std::size_t steps) {
  static std::mutex mutex;
  static std::map<std::size_t, std::vector<std::string>> schemas;
  const std::lock_guard lock(mutex);
  auto& schema = schemas[steps];
  if (!schema.empty()) return schema;
  SQLite::Database fresh = empty_book(steps);
  return schema = schema_of(fresh);
}

void say_version(SQLite::Database& database, std::size_t steps) {
  database.exec("PRAGMA user_version = " +
                std::to_string(static_cast<std::size_t>(last_legacy_version) + steps));
}

}  // namespace

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
    const Undefended undefended(database);
    database.exec(steps[step]);
    say_version(database, step + 1);
    transaction.commit();
  }
}

SQLite::Database empty_book(std::size_t steps) {
  SQLite::Database fresh(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  migrate(fresh, migrations().first(steps));
  return fresh;
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

bool has_expected_schema(SQLite::Database& database) {
  const SQLite::Transaction moment(database);  // another program may be bringing it up just now
  const int version = database.execAndGet("PRAGMA user_version").getInt();
  const auto steps = static_cast<std::size_t>(std::max(version - last_legacy_version, 0));
  return steps <= migrations().size() && schema_of(database) == schema_after(steps);
}

void mend_version(SQLite::Database& database) {
  const auto said = database.execAndGet("PRAGMA user_version").getUInt();
  const std::vector<std::string> schema = schema_of(database);
  for (std::size_t steps = 1; steps <= migrations().size(); ++steps) {
    const unsigned version = last_legacy_version + static_cast<unsigned>(steps);
    // The next version may be one that has the same.
    if (std::has_single_bit(said ^ version) && said != version + 1 && schema == schema_after(steps))
      return say_version(database, steps);
  }
}

}  // namespace kattegat
