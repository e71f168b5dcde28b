#include "db/files/backup.hpp"

#include <unistd.h>

#include <vector>

#include "db/files/beside.hpp"
#include "db/store/beside_book.hpp"
#include "db/store/book_file.hpp"
#include "db/store/copy_pages.hpp"
#include "db/store/half_made.hpp"
#include "kattegat/files/private_file.hpp"
#include "kattegat/files/whole_file.hpp"

namespace kattegat {
namespace {

// The log first. Where one of them fails neither stays: SQLite would play a log into the book that
// comes there next. What is put and could only not be synced has gone from where it was made, too.
std::error_code put_with_log(const std::string& made, const std::string& path) {
  std::vector<const char*> ends{""};
  if (is_there(made + "-wal")) ends.insert(ends.begin(), "-wal");
  std::error_code failed;
  for (const char* end : ends)
    if (!failed) failed = put_in_place(made + end, path + end, Replace::no);
  for (const char* end : ends)
    if (failed && !is_there(made + end)) ::unlink((path + end).c_str());
  return failed;
}

// Into an empty file. It has at least what was there when we began, or it is none.
std::optional<BookFault> copy_checked(const Book& book, const std::string& made) {
  const auto before = heads(book);
  if (!before) return before.error();
  if (auto fault = copy_pages(book.store(), made)) return fault;
  if (auto fault = finish(made)) return fault;
  const auto copied = Book::open_to_read(made);
  if (!copied) return copied.error();
  for (const Head& head : *before) {
    const auto there = contains_head(*copied, head);
    if (!there) return there.error();
    if (!*there) return fault_at(BookFault::Kind::corrupt, Word::book_copy_lacks, made);
  }
  return {};
}

}  // namespace

Result<OnDisk, BookFault> backup_book(const Book& book, const std::string& path) {
  if (auto refused = refuse_copy(path, book.path())) return *refused;
  remove_half_made(path);
  const HalfMade made(path);
  if (const auto failed = write_privately(made.path(), "")) return cannot_create(path, failed);
  if (const auto fault = copy_checked(book, made.path())) return said_of(*fault, made.path(), path);
  if (const auto fault = give_place(made, path)) return *fault;
  return OnDisk{};
}

std::optional<BookFault> copy_as_it_is(const std::string& book, const std::string& path) {
  if (auto refused = refuse_copy(path, book)) return refused;
  if (auto refused = refuse_beside_log(path)) return refused;
  remove_half_made(path);
  const HalfMade copy(path);
  if (auto fault = copy_book(book, copy.path())) return said_of(*fault, copy.path(), path);
  if (const auto failed = put_with_log(copy.path(), path)) return cannot_create(path, failed);
  return {};
}

}  // namespace kattegat
