// A book that somebody changes with another tool, or that a disk has damaged.
#pragma once
#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace kattegat::test {

// The one integer that a query answers.
inline std::int64_t number_in(const std::string& path, const std::string& sql) {
  return SQLite::Database(path, SQLite::OPEN_READWRITE).execAndGet(sql).getInt64();
}
// Changes a book as somebody with another tool would: past triggers and keys, which are there again
// afterwards.
inline void tamper(const std::string& path, const std::string& sql) {
  SQLite::Database database(path, SQLite::OPEN_READWRITE);
  database.exec("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON");
  std::vector<std::pair<std::string, std::string>> triggers;
  {
    SQLite::Statement list(database, "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'");
    while (list.executeStep())
      triggers.emplace_back(list.getColumn(0).getString(), list.getColumn(1).getString());
  }
  for (const auto& trigger : triggers) database.exec("DROP TRIGGER " + trigger.first);
  database.exec(sql);
  for (const auto& trigger : triggers) database.tryExec(trigger.second);
}
// The index leads to no other rows than `those`, and its definition says that it does.
inline void hide_in_index(const std::string& path, const std::string& name, const std::string& rows,
                          const std::string& those) {
  const std::string index = "CREATE INDEX " + name + " ON " + rows;
  tamper(path, "PRAGMA writable_schema = ON; DROP INDEX " + name + ";" + index + those +
                   "; UPDATE sqlite_schema SET sql = '" + index + "' WHERE name = '" + name + "'");
}
// An id as SQL has it.
inline std::string blob(const std::string& id) {
  std::string digits;
  std::copy_if(id.begin(), id.end(), std::back_inserter(digits), [](char c) { return c != '-'; });
  return "x'" + digits + "'";
}

// The same with one bit turned round.
inline std::string with_flipped(std::string bytes, std::size_t bit) {
  char& byte = bytes.at(bit / 8);
  byte = static_cast<char>(byte ^ (1 << bit % 8));
  return bytes;
}

}  // namespace kattegat::test
