#include "db/store/connection.hpp"

#include "kattegat/core/check.hpp"

namespace kattegat {

Statement& Connection::prepared(Sql sql) {
  auto& statement = statements_[sql.text];
  KATTEGAT_CHECK(!statement || sqlite3_stmt_busy(statement->get()) == 0);
  if (!statement) statement = std::make_unique<Statement>(database(), sql.text);
  return *statement;
}

void Connection::rollback() {
  if (opened_.is_open()) database().tryExec("ROLLBACK");
}

std::optional<BookFault> Connection::reopen() {
  statements_.clear();
  auto refused = opened_.reopen();
  if (refused) {
    made_.give_up();
    opened_.close();
  }
  return refused;
}

}  // namespace kattegat
