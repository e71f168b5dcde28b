#include "db/store/half_made.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>

#include "db/store/beside_book.hpp"
#include "db/store/book_file.hpp"
#include "db/store/bytes/book_bytes.hpp"
#include "db/store/bytes/sqlite_format.hpp"
#include "db/store/file_look.hpp"
#include "db/store/statement.hpp"
#include "kattegat/files/name_beside.hpp"
#include "kattegat/files/whole_file.hpp"

namespace kattegat {
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

HalfMade::~HalfMade() {
  if (!path().empty()) remove_with_all_beside(path());
}

std::optional<BookFault> refuse_beside_log(const std::string& path) {
  const bool has_log = waits_in_log(path);
  if (!has_log && !has_journal(path)) return {};
  return fault_at(BookFault::Kind::other, Word::book_log_alone, path,
                  beside_book(path, has_log ? "-wal" : "-journal"));
}

std::error_code sync_to_disk(const std::string& path) {
  const auto fault = [] { return std::error_code(errno, std::generic_category()); };
  const int file = ::open(path.c_str(), O_RDWR | O_CLOEXEC);
  if (file < 0) return fault();
  const auto failed = ::fsync(file) == 0 ? std::error_code() : fault();
  ::close(file);
  return failed;
}

std::optional<BookFault> give_place(const HalfMade& made, const std::string& path) {
  std::error_code failed = sync_to_disk(made.path());
  if (auto refused = refuse_beside_log(path)) return refused;
  const std::uint64_t ours = look_from_outside(made.path()).number;
  if (!failed) failed = put_in_place(made.path(), path, Replace::no);
  if (!failed) return {};
  // It is there, and could only not be synced: perhaps it would not be there tomorrow.
  if (is_there(path) && look_from_outside(path).number == ours) ::unlink(path.c_str());
  return cannot_create(path, failed);
}

std::optional<BookFault> finish(const std::string& made) {
  return or_fault(made, [&]() -> std::optional<BookFault> {
    {
      SQLite::Database database(made, SQLite::OPEN_READWRITE);
      database.exec("PRAGMA synchronous = FULL");
      Statement checkpoint(database, "PRAGMA wal_checkpoint(TRUNCATE)");
      Query answer(checkpoint);
      if (!answer.step() || answer.integer(0) != 0)
        return fault_at(BookFault::Kind::full, Word::book_full, made);
    }
    if (waits_in_log(made)) return fault_at(BookFault::Kind::full, Word::book_full, made);
    SQLite::Database database(made, SQLite::OPEN_READWRITE);
    database.exec("PRAGMA cell_size_check = ON");
    return look_at_pages(database, made);
  });
}

}  // namespace kattegat
