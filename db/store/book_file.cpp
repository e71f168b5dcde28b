#include "db/store/book_file.hpp"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <filesystem>

#include "db/store/beside_book.hpp"
#include "db/store/bytes/book_bytes.hpp"
#include "db/store/bytes/page_size.hpp"
#include "db/store/bytes/sqlite_format.hpp"
#include "db/store/file_look.hpp"
#include "db/store/migrate.hpp"
#include "db/store/statement.hpp"

namespace kattegat {
namespace {

using Why = BookFault::Kind;

}  // namespace

bool has_our_mark(std::string_view header) {
  return header.size() == SqliteHeader::size && header.starts_with(mark_of_sqlite) &&
         four_bytes_at(header, SqliteHeader::application) ==
             static_cast<std::uint32_t>(application_id);
}

bool begins_as_sqlite(const std::string& path) {
  if (!is_file(path)) return false;
  const auto bytes = first_bytes(path, mark_of_sqlite.size());
  return bytes && *bytes == mark_of_sqlite;
}

std::optional<BookFault> refuse_database_beside(const std::string& book, std::string_view end) {
  const std::string file = beside_book(book, end);
  // SQLite keeps no index without a log. Beside one it may be in use here, and looking into it
  // would give up our locks on it (POSIX).
  if (end == "-shm" && is_there(file) && is_there(beside_book(book, "-wal"))) return {};
  if (!begins_as_sqlite(file)) return {};
  return fault_at(Why::other, Word::book_database_beside, book, file);
}

// Looks at the bytes themselves, so that a file that is not ours to write is not even opened by
// SQLite, which would tidy up beside it.
std::optional<BookFault> look_at_file(const std::string& path) {
  if (path.empty()) return BookFault{Why::other, text(Word::book_unnamed)};
  std::error_code error;
  const auto status = std::filesystem::status(path, error);
  if (status.type() == std::filesystem::file_type::not_found)
    return fault_at(Why::not_found, Word::book_not_found, where_link_leads(path).value_or(path));
  if (error) return fault_at(Why::other, Word::book_cannot_open, path, error.message());
  if (!is_regular_file(status)) return fault_at(Why::not_a_book, Word::book_not_regular, path);
  // Ours leave none. One may make SQLite change the book, and remove any file that it names.
  if (has_journal(path)) return fault_at(Why::not_a_book, Word::book_unfinished, path);
  const std::string log = beside_book(path, "-wal");
  const auto log_status = std::filesystem::symlink_status(log, error);
  if (exists(log_status) && !is_regular_file(log_status))  // a device may have no end
    return fault_at(Why::not_a_book, Word::book_not_regular, log);
  for (const std::string_view end : log_ends)
    if (auto other = refuse_database_beside(path, end)) return other;
  const auto header = first_bytes(path, SqliteHeader::size);
  if (!header) return fault_at(Why::other, Word::book_cannot_open, path, header.error().message());
  if (header->empty())
    return fault_at(Why::emptied, waits_in_log(path) ? Word::book_log_left : Word::book_emptied,
                    path);
  if (!has_our_mark(*header)) return fault_at(Why::not_a_book, Word::book_not_a_book, path);
  if (!is_for_this_sqlite(*header))
    return fault_at(Why::corrupt, Word::book_corrupt, path, sqlite3_errstr(SQLITE_CORRUPT));
  const std::uint32_t version = four_bytes_at(*header, SqliteHeader::version);
  if (version > static_cast<std::uint32_t>(schema_version()))
    return fault_at(Why::newer, Word::book_newer, path);
  if (version <= static_cast<std::uint32_t>(last_legacy_version))
    return fault_at(Why::older, Word::book_old_read_only, path);
  return {};
}

BookFault cannot_create(const std::string& path, const std::error_code& why) {
  if (why == std::errc::file_exists) return fault_at(Why::other, Word::book_would_overwrite, path);
  if (why == std::errc::no_space_on_device) return fault_at(Why::full, Word::book_full, path);
  return fault_at(Why::other, Word::book_cannot_create, path, why.message());
}

std::optional<BookFault> refuse_full(const std::string& path, std::uint64_t bytes) {
  if (room_for(path).bytes >= bytes) return {};
  return fault_at(Why::full, Word::book_full, path);
}

std::optional<BookFault> copy_book(const std::string& from, const std::string& to) {
  // Somebody may be writing just now: a copy counts when nothing has changed around it.
  constexpr int attempts = 20;
  for (int attempt = 0; attempt < attempts; ++attempt) {
    const std::string log = beside_book(from, "-wal");
    const std::array<FileLook, 2> before{look_at_rest(from), look_at_rest(log)};
    remove_with_all_beside(to);
    CopyFault fault = copy_bytes(from, to);
    if (!fault.why && is_file(log)) fault = copy_bytes(log, to + "-wal");
    if (before == std::array<FileLook, 2>{look_from_outside(from), look_from_outside(log)}) {
      if (!fault.why) return {};
      if (fault.is_of_source)
        return fault_at(Why::other, Word::book_cannot_open, from, fault.why.message());
      return cannot_create(to, fault.why);
    }
    ::usleep(50'000);
  }
  return fault_at(Why::busy, Word::book_busy, from);
}

bool is_in_place(SQLite::Database& database) {
  int moved = 0;
  sqlite3_file_control(database.getHandle(), nullptr, SQLITE_FCNTL_HAS_MOVED, &moved);
  return moved == 0;
}

std::optional<BookFault> look_at_pages(SQLite::Database& database, const std::string& path) {
  Statement check(database, "PRAGMA quick_check(1)");
  Query lines(check);
  std::string said = lines.step() ? lines.text(0) : "";
  if (said == "ok") return {};
  std::replace(said.begin(), said.end(), '\n', ' ');
  return fault_at(Why::corrupt, Word::book_corrupt, path, said);
}

}  // namespace kattegat
