// Opening the book for a command.
#pragma once
#include "answers.hpp"
#include "db/book/book.hpp"
#include "kattegat/journal/records/record.hpp"

namespace kattegat::cli {

OrSaid<Book> open_to_read(const Setting&);
OrSaid<Book> open_to_write(const Setting&);
OrSaid<Book> open_to_fill(const Setting&);

// With the thing of it that the command is about, by its id or the beginning of that.
struct OpenedAt {
  Book book;
  Uuid id;
};
OrSaid<OpenedAt> open_to_read(const Setting&, const std::string& typed, RecordKind);
OrSaid<OpenedAt> open_to_write(const Setting&, const std::string& typed, RecordKind);

// Of a book of an earlier version, when it has been opened: where it lies now, and what is not in
// this one. It is said once.
void say_taken_over(const Setting&, const Book&);

}  // namespace kattegat::cli
