// The club's book: evenings stored for good. What is asked of it stands in the headers beside this
// one, and in db/proof, db/files, db/season and db/several. Whatever these functions have answered
// as stored is on the disk. None of them throws; a BookFault says what the world did. What they are
// made of is in `steps`: that is given a Store, within a step, and throws what trouble.hpp knows;
// what has a look of its own is given the Book.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "db/book/taking_over.hpp"
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
  // The book of version 0.1 that opening this one has taken over; else one that lies nowhere.
  [[nodiscard]] const TakenOverBook& taken_over() const { return taken_over_; }
  // How long a write waits for another program that holds the book; 30 s at first.
  void set_patience(int milliseconds);

 private:
  Book(std::unique_ptr<Store> store, std::string path)
      : store_(std::move(store)), path_(std::move(path)) {}
  static Result<Book, BookFault> open(const std::string& path, Access);
  std::unique_ptr<Store> store_;
  std::string path_;
  TakenOverBook taken_over_;
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

}  // namespace kattegat
