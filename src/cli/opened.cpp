#include "opened.hpp"

#include <fmt/format.h>

namespace kattegat::cli {

void say_taken_over(const Setting& setting, const Book& book) {
  for (const Text& one : told_of_taking_over(book))
    fmt::print(stderr, "kattegatctl: {}\n", say(one, setting.language));
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
