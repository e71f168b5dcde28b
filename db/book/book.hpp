// The club's book: evenings stored for good. What is asked of it stands in the headers beside this
// one. Whatever these functions have answered as stored is on the disk. None of those that are
// given a Book throws; a BookFault says what the world did. What is given its Store is for whoever
// is reading or writing already, and throws what trouble.hpp knows.
#pragma once
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "db/store/fault.hpp"
#include "db/store/store.hpp"
#include "kattegat/core/result.hpp"
#include "kattegat/journal/records/signing.hpp"

namespace kattegat {

enum class Access;  // store/opened_book.hpp

class Book {
 public:
  // Whether one of this version may be there; nothing is opened for it, or taken over.
  static bool is_there(const std::string& path);
  // To read or to write: must exist. Or create: is made when there is no such file. To fill: that
  // is gone again with the Book where it could not be written. A book of version 0.1 is taken
  // over first, and kept beside it (taking_over.hpp).
  static Result<Book, BookFault> open_to_read(const std::string& path);
  static Result<Book, BookFault> open_to_write(const std::string& path);
  static Result<Book, BookFault> open_or_create(const std::string& path);
  static Result<Book, BookFault> open_to_fill(const std::string& path);
  // A copy of what a stranger may have made, which is ours to read and trusted in nothing.
  static Result<Book, BookFault> open_strange_copy(const std::string& path);
  static Book in_memory();
  Book(Book&&) noexcept = default;
  Book& operator=(Book&&) noexcept = default;

  [[nodiscard]] Store& store() const { return *store_; }
  [[nodiscard]] const std::string& path() const { return path_; }
  // Where the book of version 0.1 lies that opening this one has taken over; else "".
  [[nodiscard]] const std::string& taken_over_from() const { return taken_over_from_; }
  // Records of that which hang on something that it does not have, and are not here.
  [[nodiscard]] std::int64_t taken_over_without() const { return taken_over_without_; }
  // Names that had been erased there: whoever comes under one by a merge is back.
  [[nodiscard]] std::int64_t taken_over_erased() const { return taken_over_erased_; }
  // How long a write waits for another program that holds the book; 30 s at first.
  void set_patience(int milliseconds);

 private:
  Book(Store store, std::string path)
      : store_(std::make_unique<Store>(std::move(store))), path_(std::move(path)) {}
  static Result<Book, BookFault> open(const std::string& path, Access);
  std::unique_ptr<Store> store_;
  std::string path_;
  std::string taken_over_from_;
  std::int64_t taken_over_without_ = 0, taken_over_erased_ = 0;
};

// What is to be told once of a book of version 0.1 that opening this one has taken over.
std::vector<Text> told_of_taking_over(const Book&);

// Where every log stands. Printed, it lets anybody notice later that the end of a book has been cut
// off.
Result<std::vector<Head>, BookFault> heads(const Book&);
// Our log, to which is written here; zeros where that is still to be begun.
Result<Uuid, BookFault> own_log(const Book&);
// Whether the book still contains what this head stood for.
Result<bool, BookFault> contains_head(const Book&, const Head&);

// What a part of an id, or a whole one, stands for: of the things that are wanted where one of
// these begins so (thing_of), else of all. Digits, with or without dashes, at least four.
Result<Uuid, BookFault> find_id(const Book&, std::string_view typed,
                                std::optional<RecordKind> wanted = {});
// The digits of what may be the beginning of an id, without its dashes.
Result<std::string, BookFault> digits_of_id(std::string_view typed);

// What the things with this id are; nothing when there is none.
Result<std::set<RecordKind>, BookFault> kinds_of(const Book&, const Uuid&);

}  // namespace kattegat
