#include "db/files/merging/foreign.hpp"

#include "db/book/legacy/legacy.hpp"
#include "db/store/book_file.hpp"
#include "db/store/bytes/waiting_log.hpp"
#include "db/store/opening.hpp"

namespace kattegat {

Result<ForeignBook, BookFault> ForeignBook::open(const std::string& path,
                                                 const std::string& our_book) {
  const auto looked = look_at_file(path);
  const bool old = looked && looked->kind == BookFault::Kind::older;
  if (looked && !old) return *looked;
  remove_half_made(our_book);
  HalfMade copy(our_book);
  if (auto failed = copy_book(path, copy.path())) return said_of(*failed, copy.path(), our_book);
  LostRecords lost(AtDamage::stop);
  if (old) {
    if (auto broken = look_at_log(copy.path())) return said_of(*broken, copy.path(), path);
    HalfMade converted(our_book);
    if (auto failed = convert_copy(copy.path(), converted.path(), lost))
      return said_of(*failed, {{copy.path(), path}, {converted.path(), our_book}});
    copy = std::move(converted);
  }
  auto connection = open_connection(copy.path(), Access::foreign);
  if (!connection) return said_of(connection.error(), copy.path(), path);
  auto unsound = or_fault(path, [&] { return look_at_pages((*connection)->database(), path); });
  if (unsound) return *unsound;
  return ForeignBook(std::move(copy), std::make_unique<SqliteStore>(std::move(*connection)), lost);
}

}  // namespace kattegat
