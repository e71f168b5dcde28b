#include "db/book/book.hpp"

#include "db/book/steps/one_step.hpp"
#include "db/book/taking_over.hpp"
#include "db/store/book_file.hpp"
#include "db/store/memory_store.hpp"
#include "db/store/opening.hpp"
#include "db/store/sqlite_store.hpp"

namespace kattegat {

Result<Book, BookFault> Book::open(const std::string& path, Access access) {
  TakenOverBook old;
  auto connection = open_connection(path, access);
  if (!connection && connection.error().kind == BookFault::Kind::older) {
    auto taken = take_over_legacy(path);
    if (!taken) return taken.error();
    old = std::move(*taken);
    connection = open_connection(path, access);
  }
  if (!connection) return connection.error();
  Book book(std::make_unique<SqliteStore>(std::move(*connection)), path);
  book.taken_over_ = std::move(old);
  return book;
}
Book Book::in_memory() { return {store_in_memory(), "memory"}; }

bool Book::is_there(const std::string& path) { return !look_at_file(path); }
Result<Book, BookFault> Book::open_to_read(const std::string& path) {
  return open(path, Access::read);
}
Result<Book, BookFault> Book::open_to_write(const std::string& path) {
  return open(path, Access::write);
}
Result<Book, BookFault> Book::open_or_create(const std::string& path) {
  return open(path, Access::create);
}
Result<Book, BookFault> Book::open_to_fill(const std::string& path) {
  return open(path, Access::fill);
}
Result<Book, BookFault> Book::open_strange_copy(const std::string& path) {
  return open(path, Access::foreign);
}
void Book::set_patience(int milliseconds) { store_->set_patience(milliseconds); }

std::vector<Text> told_of_taking_over(const Book& book) {
  std::vector<Text> told;
  const TakenOverBook& old = book.taken_over();
  if (!old.kept.empty()) told.push_back(text(Word::book_old_kept, old.kept));
  if (old.lost > 0) told.push_back(text(Word::book_old_lacks, old.lost));
  if (old.erased > 0) told.push_back(text(Word::book_old_erased, old.erased));
  return told;
}

Result<std::vector<Head>, BookFault> heads(const Book& book) {
  return read(book, [&] { return heads_of(book.store().ends()); });
}

Result<Uuid, BookFault> own_log(const Book& book) {
  return read(book, [&] { return book.store().own_log(); });
}

Result<bool, BookFault> contains_head(const Book& book, const Head& head) {
  return read(book, [&] { return book.store().knows(head.origin, head.count, head.hash); });
}

}  // namespace kattegat
