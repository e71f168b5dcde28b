#include "db/store/book_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>

#include "db/store/bytes/book_bytes.hpp"
#include "db/store/bytes/page_size.hpp"
#include "db/store/bytes/sqlite_format.hpp"
#include "db/store/migrate.hpp"
#include "kattegat/files/name_beside.hpp"
#include "kattegat/files/whole_file.hpp"

namespace kattegat {
namespace {

using Why = BookFault::Kind;

constexpr std::array<std::string_view, 2> log_ends{"-wal", "-shm"};

// What changes when somebody writes to a file.
struct Look {
  std::int64_t size = 0, second = 0, nanosecond = 0;
  std::uint64_t file = 0;
  bool operator==(const Look&) const = default;
};
Look look_at_bytes(const std::string& path) {
  struct stat found {};
  if (::stat(path.c_str(), &found) != 0) return {};
  return {found.st_size, found.st_mtim.tv_sec, found.st_mtim.tv_nsec, found.st_ino};
}

bool is_file(const std::string& path) {
  std::error_code error;
  return std::filesystem::is_regular_file(path, error);
}
bool has_bytes(const std::string& path) {
  std::error_code error;
  const auto bytes = std::filesystem::file_size(path, error);
  return !error && bytes > 0;
}
bool has_our_mark(std::string_view header) {
  return header.size() == SqliteHeader::size && header.starts_with(mark_of_sqlite) &&
         four_bytes_at(header, SqliteHeader::application) ==
             static_cast<std::uint32_t>(application_id);
}

}  // namespace

bool is_there(const std::string& path) {
  std::error_code ignored;
  return std::filesystem::exists(path, ignored);
}

std::string beside_book(const std::string& book, std::string_view end) {
  std::error_code fault;
  const auto real = std::filesystem::weakly_canonical(book, fault);
  return (fault ? book : real.string()) + std::string(end);
}

std::optional<std::string> where_link_leads(const std::string& path) {
  std::error_code is_none;
  const auto target = std::filesystem::read_symlink(path, is_none);
  if (is_none) return std::nullopt;
  return (folder_of(path) / target).lexically_normal().string();
}

bool has_journal(const std::string& book) {
  return is_there(book + "-journal") || is_there(beside_book(book, "-journal"));
}

bool has_another_name(const std::string& book) {
  struct stat found {};
  return ::stat(book.c_str(), &found) == 0 && found.st_nlink > 1;
}

bool waits_in_log(const std::string& book) { return has_bytes(beside_book(book, "-wal")); }

// Looks at the bytes themselves, so that a file that is not ours to write is not even opened by
// SQLite, which would tidy up beside it.
std::optional<BookFault> look_at_file(const std::string& path) {
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
  const auto header = first_bytes(path, SqliteHeader::size);
  if (!header) return fault_at(Why::other, Word::book_cannot_open, path, header.error().message());
  if (header->empty()) return fault_at(Why::emptied, Word::book_emptied, path);
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
  if (room_for(path) >= bytes) return {};
  return fault_at(Why::full, Word::book_full, path);
}

std::error_code sync_to_disk(const std::string& path) {
  const auto fault = [] { return std::error_code(errno, std::generic_category()); };
  const int file = ::open(path.c_str(), O_RDWR | O_CLOEXEC);
  if (file < 0) return fault();
  const auto failed = ::fsync(file) == 0 ? std::error_code() : fault();
  ::close(file);
  return failed;
}

std::error_code give_to_owner_of(const std::string& book, const std::string& made) {
  struct stat owned {
  }, ours{};
  if (::stat(book.c_str(), &owned) == 0 && ::stat(made.c_str(), &ours) == 0 &&
      (owned.st_uid == ours.st_uid || ::chown(made.c_str(), owned.st_uid, owned.st_gid) == 0))
    return {};
  return {errno, std::generic_category()};
}

namespace {

// The copy that lies, or lay, there; the name itself where it is not one of what lies beside it.
std::string without_log_end(const std::string& name) {
  for (const std::string_view end : log_ends)
    if (name.ends_with(end)) return name.substr(0, name.size() - end.size());
  return name;
}

bool is_half_a_copy(const std::string& path) {
  const auto header = first_bytes(path, SqliteHeader::size);
  // Whoever was killed before the first page has left nothing in it.
  return header && (header->empty() || has_our_mark(*header));
}

void remove_half_copies(const std::filesystem::path& folder) {
  for (const std::string& left : abandoned_in(folder, log_ends)) {
    if (!is_file(left)) continue;
    const std::string copy = without_log_end(left);
    // Whoever took a copy away may have been killed before what lay beside it had gone, too.
    if (left != copy && !is_file(copy)) ::unlink(left.c_str());
    if (left != copy || !is_half_a_copy(copy)) continue;
    remove_with_all_beside(copy);
  }
}

}  // namespace

void remove_half_made(const std::string& book) {
  remove_leftovers(book, kept_beside);
  remove_half_copies(folder_of(book));
}

void remove_with_all_beside(const std::string& path) {
  for (const std::string_view end : kept_beside) ::unlink((path + std::string(end)).c_str());
}

void remove_log(const std::string& path) {
  for (const std::string_view end : log_ends) ::unlink(beside_book(path, end).c_str());
}

HalfMade::HalfMade(const std::string& beside) : path_(name_beside(beside)) {}

HalfMade::~HalfMade() {
  if (!path_.empty()) remove_with_all_beside(path_);
}

std::optional<BookFault> refuse_beside_log(const std::string& path) {
  const bool has_log = waits_in_log(path);
  if (!has_log && !has_journal(path)) return {};
  return fault_at(Why::other, Word::book_log_alone, path,
                  beside_book(path, has_log ? "-wal" : "-journal"));
}

std::optional<BookFault> give_place(const HalfMade& made, const std::string& path) {
  std::error_code failed = sync_to_disk(made.path());
  if (auto refused = refuse_beside_log(path)) return refused;
  if (!failed) failed = put_in_place(made.path(), path, Replace::no);
  if (!failed) return {};
  return cannot_create(path, failed);
}

std::optional<BookFault> copy_book(const std::string& from, const std::string& to) {
  // Somebody may be writing just now: a copy counts when nothing has changed around it.
  constexpr int attempts = 20;
  for (int attempt = 0; attempt < attempts; ++attempt) {
    const std::string log = beside_book(from, "-wal");
    const std::array<Look, 2> before{look_at_bytes(from), look_at_bytes(log)};
    remove_with_all_beside(to);
    CopyFault fault = copy_bytes(from, to);
    if (!fault.why && is_file(log)) fault = copy_bytes(log, to + "-wal");
    if (before == std::array<Look, 2>{look_at_bytes(from), look_at_bytes(log)}) {
      if (!fault.why) return {};
      if (fault.is_of_source)
        return fault_at(Why::other, Word::book_cannot_open, from, fault.why.message());
      return cannot_create(to, fault.why);
    }
    ::usleep(50'000);
  }
  return fault_at(BookFault::Kind::busy, Word::book_busy, from);
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

std::optional<BookFault> finish(const std::string& made) {
  return or_fault(made, [&]() -> std::optional<BookFault> {
    {
      SQLite::Database database(made, SQLite::OPEN_READWRITE);
      database.exec("PRAGMA synchronous = FULL");
      Statement checkpoint(database, "PRAGMA wal_checkpoint(TRUNCATE)");
      Query answer(checkpoint);
      if (!answer.step() || answer.integer(0) != 0)
        return fault_at(Why::full, Word::book_full, made);
    }
    if (waits_in_log(made)) return fault_at(Why::full, Word::book_full, made);
    SQLite::Database database(made, SQLite::OPEN_READWRITE);
    database.exec("PRAGMA cell_size_check = ON");
    return look_at_pages(database, made);
  });
}

}  // namespace kattegat
