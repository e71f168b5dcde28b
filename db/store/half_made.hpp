// A book that is made beside its place, and put there when it is complete.
#pragma once
#include <optional>
#include <string>
#include <system_error>

#include "db/store/fault.hpp"
#include "kattegat/files/in_the_making.hpp"

namespace kattegat {

// To be put in its place, or only to be read. What has no place of its own is gone afterwards, with
// all that lies beside it.
class HalfMade {
 public:
  explicit HalfMade(const std::string& beside) : made_(beside) {}
  HalfMade(HalfMade&&) noexcept = default;
  HalfMade& operator=(HalfMade&&) noexcept = default;  // what was here goes with the other one
  ~HalfMade();
  [[nodiscard]] const std::string& path() const { return made_.path(); }

 private:
  InTheMaking made_;
};

// Removes what programs that are gone have left half made beside a book, and half a copy of any
// book, which is full of names as well, in the folder.
void remove_half_made(const std::string& book);

// Brings everything into the one file, closes it, and reads it again: its pages must be sound
// without any log beside it. A disk that is full fails here, and not silently afterwards.
std::optional<BookFault> finish(const std::string& made);
std::error_code sync_to_disk(const std::string& path);
// An existing file is never taken for a new one, nor overwritten, and beside a log or journal that
// has lost its book none is put, into which SQLite would play it. After a fault none of ours is
// there.
std::optional<BookFault> give_place(const HalfMade& made, const std::string& path);
// Where a log or journal lies at `path` without its book: SQLite would play it into the next one.
std::optional<BookFault> refuse_beside_log(const std::string& path);

}  // namespace kattegat
