#include "opened.hpp"

#include "ids.hpp"
#include "io.hpp"

namespace kattegat::cli {

void say_taken_over(const Setting& setting, const Book& book) {
  for (const Text& one : told_of_taking_over(book)) say_beside(say(one, setting.language));
}

namespace {

OrSaid<Book> opened(const Setting& setting, Result<Book, BookFault> book) {
  if (!book) return fail(setting, book.error());
  say_taken_over(setting, *book);
  return std::move(*book);
}

OrSaid<OpenedAt> found_in(const Setting& setting, OrSaid<Book> book, const std::string& typed,
                          RecordKind wanted) {
  if (!book) return book.error();
  const auto id = id_asked(setting, *book, typed, wanted);
  if (!id) return id.error();
  return OpenedAt{std::move(*book), *id};
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

OrSaid<OpenedAt> open_to_read(const Setting& setting, const std::string& typed, RecordKind wanted) {
  return found_in(setting, open_to_read(setting), typed, wanted);
}
OrSaid<OpenedAt> open_to_write(const Setting& setting, const std::string& typed,
                               RecordKind wanted) {
  return found_in(setting, open_to_write(setting), typed, wanted);
}

}  // namespace kattegat::cli
