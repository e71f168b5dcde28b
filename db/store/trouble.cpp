#include "db/store/trouble.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>
#include <unistd.h>

#include <filesystem>

#include "db/store/beside_book.hpp"
#include "kattegat/files/name_beside.hpp"

namespace kattegat {
namespace {

using Why = BookFault::Kind;

// There is a file, which somebody has locked up: its disk, its folder.
bool cannot_be_written(const std::string& path) {
  std::error_code ignored;
  return std::filesystem::is_regular_file(path, ignored) && ::access(path.c_str(), R_OK) == 0 &&
         ::access(folder_of(beside_book(path, "")).c_str(), W_OK) != 0;
}

// The book, or what lies beside it and keeps it from being written: SQLite makes these files with
// the permissions that the book has at the time, and they do not follow it.
std::string what_is_read_only(const std::string& path) {
  for (const std::string_view end : kept_beside) {
    const std::string file = beside_book(path, end);
    if (is_there(file) && ::access(file.c_str(), W_OK) != 0) return end.empty() ? path : file;
  }
  return path;
}

BookFault fault_of(const SQLite::Exception& exception, const std::string& path) {
  const std::string detail = exception.what();
  if (exception.getExtendedErrorCode() == SQLITE_IOERR_SHMSIZE)  // not even for its own files
    return fault_at(Why::full, Word::book_full, path);
  switch (primary_code(exception)) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return fault_at(Why::busy, Word::book_busy, path);
    case SQLITE_FULL:
      return fault_at(Why::full, Word::book_full, path);
    case SQLITE_READONLY:
      return fault_at(Why::read_only, Word::book_read_only, what_is_read_only(path));
    case SQLITE_CORRUPT:
      return fault_at(Why::corrupt, Word::book_corrupt, path, detail);
    case SQLITE_NOTADB:
      return fault_at(Why::not_a_book, Word::book_not_a_book, path);
    case SQLITE_INTERRUPT:
      return fault_at(Why::not_a_book, Word::book_too_long, path);
    case SQLITE_CANTOPEN:
      if (cannot_be_written(path)) return fault_at(Why::read_only, Word::book_read_only, path);
      return fault_at(Why::other, Word::book_cannot_open, path, detail);
    default:
      return fault_at(Why::other, Word::book_other, path, detail);
  }
}

BookFault fault_of(const Damage& damage, const std::string& path) {
  Text what = damage.record
                  ? text(Word::damage_record, to_string(*damage.record), Described(damage.what))
                  : damage.what;
  return {Why::corrupt, text(Word::book_corrupt, path, Described(std::move(what)))};
}

bool is_damage(const SQLite::Exception& exception) {
  const int code = primary_code(exception);
  return code != SQLITE_NOMEM && code != SQLITE_IOERR && code != SQLITE_BUSY &&
         code != SQLITE_LOCKED && code != SQLITE_FULL && code != SQLITE_CANTOPEN;
}

}  // namespace

int primary_code(const SQLite::Exception& exception) { return exception.getErrorCode() & 0xFF; }

void damaged(Damage damage) { throw BookDamage{std::move(damage)}; }
void damaged(Text what) { damaged(Damage{std::nullopt, std::move(what)}); }

BookFault caught_fault(const std::string& path) {
  try {
    throw;
  } catch (const SQLite::Exception& exception) {
    return fault_of(exception, path);
  } catch (const BookDamage& thrown) {
    return fault_of(thrown.damage, path);
  } catch (const Trouble& thrown) {
    return thrown.fault;
  }
}

Damage caught_damage() {
  try {
    throw;
  } catch (const SQLite::Exception& exception) {
    if (!is_damage(exception)) throw;
    return {std::nullopt, text(Word::verify_integrity, std::string(exception.what()))};
  } catch (const BookDamage& thrown) {
    return thrown.damage;
  }
}

}  // namespace kattegat
