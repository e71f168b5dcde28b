#include <SQLiteCpp/Backup.h>
#include <unistd.h>

#include <filesystem>

#include "db/records.hpp"

namespace kattegat {
namespace {

void copy(Connection& connection, const std::string& to) {
  SQLite::Database copy(to, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  SQLite::Backup backup(copy, connection.database());
  while (backup.executeStep(-1) != SQLITE_DONE) ::usleep(10'000);  // somebody holds the book
}

// Whoever writes to the copy begins a log of its own.
void forget_self(const std::string& path) {
  SQLite::Database copy(path, SQLite::OPEN_READWRITE);
  copy.exec("DELETE FROM self");
  copy.exec("PRAGMA wal_checkpoint(TRUNCATE)");
}

}  // namespace

Result<std::monostate, BookFault> backup_book(const Book& book, const std::string& path) {
  std::error_code error;
  if (std::filesystem::exists(path, error))
    return BookFault{BookFault::Kind::other, text(Word::book_would_overwrite, path)};
  const std::string made = path + ".new-" + to_string(random_uuid());
  auto done = guarded(book.connection(), [&] {
    copy(book.connection(), made);
    forget_self(made);
    return std::monostate{};
  });
  if (!done) {
    remove_book(made);
    return done;
  }
  if (const auto fault = give_place(made, path)) return *fault;
  return done;
}

}  // namespace kattegat
