// What an open book is asked in SQL: statements prepared once. Only files of db/ include this.
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "db/store/opened_book.hpp"
#include "db/store/statement.hpp"

namespace kattegat {

class Connection {
 public:
  // opening.hpp makes one that is ready. `made_to_fill`: as in MadeToFill.
  Connection(const std::string& path, Access access, std::vector<std::string> made_to_fill)
      : opened_(path, access), made_(opened_, std::move(made_to_fill)) {}

  // A prepared statement with its places bound in order; two queries that run at the same time must
  // differ.
  template <class... A>
  Query query(Sql sql, const A&... arguments) {
    Statement& statement = prepared(sql);
    int place = 0;
    (statement.bind(++place, arguments), ...);
    return Query(statement);
  }
  template <class... A>
  void run(Sql sql, const A&... arguments) {
    query(sql, arguments...).step();
  }
  // Whether it has changed a row.
  template <class... A>
  bool changes(Sql sql, const A&... arguments) {
    run(sql, arguments...);
    return sqlite3_changes(database().getHandle()) > 0;
  }
  // The number that a one-row query answers; nothing when it answers none or null.
  template <class... A>
  std::optional<std::int64_t> number(Sql sql, const A&... arguments) {
    Query found = query(sql, arguments...);
    if (!found.step() || found.is_null(0)) return std::nullopt;
    return found.integer(0);
  }
  [[nodiscard]] std::int64_t last_insert() const { return database().getLastInsertRowid(); }
  void execute(const char* sql) { database().exec(sql); }
  void rollback();

  [[nodiscard]] OpenedBook& opened() { return opened_; }
  [[nodiscard]] const std::string& path() const { return opened_.path(); }
  [[nodiscard]] SQLite::Database& database() const { return opened_.database(); }
  void keep() { made_.keep(); }  // a book that was made to be filled
  // Closes and opens the file again, to learn what a failed commit has left there. After a fault it
  // stays closed, and all that it is asked throws that.
  std::optional<BookFault> reopen();

 private:
  Statement& prepared(Sql sql);

  OpenedBook opened_;
  MadeToFill made_;
  std::unordered_map<const char*, std::unique_ptr<Statement>> statements_;  // by Sql::text
};

}  // namespace kattegat
