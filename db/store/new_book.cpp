#include "db/store/new_book.hpp"

#include <sqlite3.h>
#include <sys/stat.h>

#include <filesystem>

#include "db/store/beside_book.hpp"
#include "db/store/book_file.hpp"
#include "db/store/half_made.hpp"
#include "db/store/limits.hpp"
#include "db/store/migrate.hpp"
#include "db/store/trouble.hpp"
#include "kattegat/files/name_beside.hpp"
#include "kattegat/files/private_file.hpp"

namespace kattegat {
namespace {

// It is its owner's alone, and so is the book.
void make_folder(const std::string& path) {
  const std::filesystem::path folder = folder_of(path);
  std::error_code ignored;
  std::filesystem::create_directories(folder.parent_path(), ignored);
  ::mkdir(folder.c_str(), 0700);
}

std::vector<std::string> not_there_yet(const std::string& path) {
  std::vector<std::string> files;
  for (const std::string_view end : kept_beside)
    if (std::string file = path + std::string(end); !is_there(file))
      files.push_back(std::move(file));
  return files;
}

void write_empty_book(const std::string& path) {
  SQLite::Database database(path, SQLite::OPEN_READWRITE);
  database.exec("PRAGMA application_id = " + std::to_string(application_id));
  database.exec("PRAGMA journal_mode = WAL");
  database.exec("PRAGMA synchronous = FULL");
  migrate(database, migrations());
}

// SQLite opens no book beside which it could not name its log, or a journal.
bool has_room_beside(const std::string& path) {
  const std::filesystem::path book = beside_book(path, "");
  const auto longest_path = static_cast<std::size_t>(sqlite3_vfs_find(nullptr)->mxPathname);
  return book.filename().native().size() + log_ends.front().size() <= longest_name &&
         book.native().size() + std::string_view("-journal").size() <= longest_path;
}

std::optional<BookFault> refuse_place(const std::string& path) {
  if (auto refused = refuse_name(path)) return refused;
  for (const std::string_view end : kept_beside) {
    if (end.empty()) continue;  // its own place, which another program may have filled just now
    if (auto other = refuse_database_beside(path, end)) return other;
  }
  return {};
}

}  // namespace

std::optional<BookFault> refuse_name(const std::string& path) {
  for (const std::string_view end : kept_beside)
    if (!end.empty() && path.ends_with(end))
      return fault_at(BookFault::Kind::other, Word::book_name_taken, path, std::string(end));
  if (std::filesystem::path(path).filename().empty())
    return cannot_create(path, std::make_error_code(std::errc::is_a_directory));
  if (!has_room_beside(path))
    return cannot_create(path, std::make_error_code(std::errc::filename_too_long));
  return {};
}

Result<std::vector<std::string>, BookFault> make_book(const std::string& path,
                                                      std::uint64_t bytes_more) {
  if (auto refused = refuse_place(path)) return *refused;
  make_folder(path);
  remove_half_made(path);
  std::vector<std::string> files = not_there_yet(path);
  const HalfMade made(path);
  if (const auto failed = write_privately(made.path(), "")) return cannot_create(path, failed);
  if (auto full = refuse_full(path, LeastRoom::to_make + bytes_more)) return *full;
  const auto unfinished = or_fault(made.path(), [&] {
    write_empty_book(made.path());
    return finish(made.path());
  });
  if (unfinished) return said_of(*unfinished, made.path(), path);
  const auto failed = give_place(made, path);
  if (!failed) return files;
  if (is_there(path)) return std::vector<std::string>();
  return *failed;
}

}  // namespace kattegat
