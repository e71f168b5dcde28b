#include "db/book/taking_over.hpp"

#include <filesystem>

#include "db/book/legacy.hpp"
#include "db/store/book_bytes.hpp"
#include "db/store/book_file.hpp"
#include "db/store/connection.hpp"
#include "db/store/key_file.hpp"
#include "db/store/patience.hpp"
#include "kattegat/files/name_beside.hpp"
#include "kattegat/files/whole_file.hpp"

namespace kattegat {
namespace {

using Kind = BookFault::Kind;

constexpr int patience = 30'000;  // milliseconds, for who has the old book open

bool waits_in_log(const std::string& path) {
  std::error_code none;
  const auto bytes = std::filesystem::file_size(beside_book(path, "-wal"), none);
  return !none && bytes > 0;
}

enum class Held { yes, gone, busy };

// From then on nobody else writes to it, and all that it has is in the one file; or another program
// has just put a new book in its place.
Held hold(SQLite::Database& old, const std::string& path) {
  // Opens the log, perhaps already the new one's, in which nothing must be changed then.
  old.exec("SELECT count(*) FROM sqlite_schema");
  Held held = Held::busy;
  patiently(patience, [&] {
    if (!is_in_place(old)) {
      held = Held::gone;
    } else if (old.execAndGet("PRAGMA wal_checkpoint(TRUNCATE)").getInt() == 0) {
      old.exec("BEGIN IMMEDIATE");
      if (is_in_place(old) && !waits_in_log(path))
        held = Held::yes;
      else
        old.exec("ROLLBACK");  // somebody has written between the two
    }
    return held != Held::busy;
  });
  return held;
}

BookFault not_put(const std::error_code& failed, const std::string& path) {
  if (failed == std::errc::permission_denied || failed == std::errc::read_only_file_system ||
      failed == std::errc::operation_not_permitted)
    return fault_at(Kind::read_only, Word::book_old_read_only, path);
  return cannot_create(path, failed);
}

// The old one's copy first, the new one last.
std::error_code put(const HalfMade& half, const std::string& kept, const std::string& path) {
  if (const auto failed = sync_to_disk(half.made)) return failed;
  if (const auto failed = put_in_place(half.copy, kept, Replace::no)) return failed;
  if (const auto failed = put_stranger_aside(path)) return failed;
  if (const auto failed = put_in_place(key_file_of(half.made), key_file_of(path), Replace::yes))
    return failed;
  // Nothing of the old book's log, which is empty, may be taken for the new one's.
  remove_log(path);
  return put_in_place(half.made, path, Replace::yes);
}

Result<std::string, BookFault> replace(SQLite::Database& old, const std::string& path) {
  const Held held = hold(old, path);
  if (held == Held::gone) return std::string();
  if (held == Held::busy) return fault_at(Kind::busy, Word::book_busy, path);
  const HalfMade half(path);
  if (const CopyFault failed = copy_bytes(path, half.copy); failed.why) {
    if (failed.is_of_source)
      return fault_at(Kind::other, Word::book_cannot_open, path, failed.why.message());
    return not_put(failed.why, path);
  }
  if (auto failed = convert_legacy(old, half.made)) return said_of(*failed, half.made, path);
  std::string kept = free_name(path + ".0.1");
  if (const auto failed = put(half, kept, path)) return not_put(failed, path);
  return kept;
}

}  // namespace

Result<std::string, BookFault> take_over_legacy(const std::string& path) {
  remove_half_made(path);
  try {
    SQLite::Database old(path, SQLite::OPEN_READWRITE, patience);
    distrust(old);
    // Letting go of it must not tidy up: another book may have its place, and its log's.
    sqlite3_db_config(old.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    return replace(old, path);
  } catch (const SQLite::Exception& exception) {
    BookFault fault = fault_of(exception, path);
    if (fault.kind == Kind::read_only)
      return fault_at(Kind::read_only, Word::book_old_read_only, path);
    return fault;
  }
}

}  // namespace kattegat
