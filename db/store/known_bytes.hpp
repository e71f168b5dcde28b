// Whether an open book's files still hold what SQLite has written there. What is copied over a
// file, or cut short, is the same file still; SQLite goes by what it remembers of it, and a commit
// to it would be lost.
#pragma once
#include <SQLiteCpp/SQLiteCpp.h>

#include <array>
#include <cstdint>
#include <optional>

#include "db/store/file_look.hpp"

namespace kattegat {

class KnownBytes {
 public:
  enum class Found {
    as_known,
    changed,  // the book, and not by a checkpoint; it is no shorter, and as known from now on
    lost,     // the book is shorter, or the log another one
  };
  // Asked again and again, between writes or within one of our own. Of the log by its header and
  // its last frame; of the book by its size and its time, where no checkpoint has written to it
  // since it was asked last: the first time it is taken as it is.
  [[nodiscard]] Found look(SQLite::Database&);
  // Whether the next look will tell what is written to the book from a checkpoint.
  [[nodiscard]] bool knows_book() const { return book_.has_value(); }

 private:
  // By which a checkpoint is known: it says how far it will get before it writes to the book.
  struct Checkpoint {
    std::array<std::uint32_t, 2> salts;
    std::uint32_t up_to;
    bool operator==(const Checkpoint&) const = default;
  };
  struct Book {
    Checkpoint last;
    FileLook is;
  };
  // Nothing while a checkpoint is at work, or was broken off: so SQLite counts all that it finds in
  // a log that was left, too.
  std::optional<Book> book_;
};

}  // namespace kattegat
