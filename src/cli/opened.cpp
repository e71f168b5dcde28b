#include "opened.hpp"

#include <fmt/format.h>

namespace kattegat::cli {

void say_taken_over(const Setting& setting, const Book& book) {
  const auto tell = [&](const Text& text) {
    fmt::print(stderr, "kattegatctl: {}\n", say(text, setting.language));
  };
  if (!book.taken_over_from().empty()) tell(text(Word::book_old_kept, book.taken_over_from()));
  if (book.taken_over_without() > 0) tell(text(Word::book_old_lacks, book.taken_over_without()));
  if (book.taken_over_erased() > 0) tell(text(Word::book_old_erased, book.taken_over_erased()));
}

namespace {

OrSaid<Book> opened(const Setting& setting, Result<Book, BookFault> book) {
  if (!book) return fail(setting, book.error());
  say_taken_over(setting, *book);
  return std::move(*book);
}

}  // namespace

OrSaid<Book> open_to_read(const Setting& setting) {
  return opened(setting, Book::open_to_read(setting.book));
}
OrSaid<Book> open_to_write(const Setting& setting) {
  return opened(setting, Book::open_to_write(setting.book));
}
OrSaid<Book> open_to_fill(const Setting& setting) {
  return opened(setting, Book::open_to_fill(setting.book));
}

}  // namespace kattegat::cli
