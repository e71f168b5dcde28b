#include <SQLiteCpp/Backup.h>
#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "db/records.hpp"

namespace kattegat {
namespace {

bool sync_to_disk(const std::string& path, int flags) {
  const int file = ::open(path.c_str(), flags | O_CLOEXEC);
  if (file < 0) return false;
  const bool synced = ::fsync(file) == 0;
  ::close(file);
  return synced;
}

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
  using Answer = Result<std::monostate, BookFault>;
  const BookFault taken{BookFault::Kind::other, text(Word::book_would_overwrite, path)};
  std::error_code error;
  if (std::filesystem::exists(path, error)) return taken;
  const std::string made = path + ".new-" + to_string(random_uuid());
  const auto remove = [&] {
    for (const char* suffix : {"", "-wal", "-shm"}) ::unlink((made + suffix).c_str());
  };
  auto done = guarded(book.connection(), [&]() -> Answer {
    copy(book.connection(), made);
    forget_self(made);
    const bool synced = sync_to_disk(made, O_RDWR);
    if (synced && ::link(made.c_str(), path.c_str()) == 0) return std::monostate{};
    if (errno == EEXIST) return taken;
    return BookFault{BookFault::Kind::other,
                     text(Word::book_cannot_create, path, std::string(std::strerror(errno)))};
  });
  remove();
  sync_to_disk(std::filesystem::absolute(path).parent_path().string(), O_RDONLY | O_DIRECTORY);
  if (!done) return done.error();
  return *done;
}

}  // namespace kattegat
