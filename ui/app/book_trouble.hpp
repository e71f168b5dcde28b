// What is wrong between the screens and the club's book, from when it failed until it is right
// again: one thing at a time, the latest. Whatever changes it is a function here.
#pragma once
#include <optional>
#include <variant>
#include <vector>

#include "db/store/fault.hpp"
#include "kattegat/journal/records/signing.hpp"

namespace kattegat::ui {

// Whether what is shown is what the book has: it cannot be read, or not be written just now.
enum class BookState { open, read_only, unreadable };

// What failed, and with that what ends it: the next one that succeeds. A write that succeeds ends
// whatever it was.
struct FailedWrite {};
struct FailedLook {};  // at what is shown
struct FailedQuestion {
  int version = 0;  // of what was shown then; over, too, when nobody asks it of a later one
};
using Failed = std::variant<FailedWrite, FailedLook, FailedQuestion>;

class BookTrouble {
 public:
  [[nodiscard]] BookState state() const;
  [[nodiscard]] const std::optional<BookFault>& fault() const { return fault_; }
  [[nodiscard]] bool is_busy() const;  // another program holds the book
  [[nodiscard]] bool only_reads() const { return only_reads_; }
  // What is shown has been read from this book.
  [[nodiscard]] bool has_been_read() const { return was_read_; }

  // ---- The file ----
  void opened_to_write() { only_reads_ = false; }
  void not_opened(BookFault);
  void opened_to_read(BookFault why);  // since it could not be opened to write

  // ---- What is done with it ----
  void failed(BookFault, Failed);
  void not_written();  // whatever is wrong has now kept a write from the book
  void has_written() { fault_.reset(); }
  void has_looked();    // at an evening
  void has_read_all();  // that is shown
  void has_answered();  // what else was asked
  void try_again();     // whatever failed, as if it had not
  // At each look at the book: the version of which all that is derived from it is to be asked, this
  // one, or once more the one after it. What fails again does so until something else is shown.
  [[nodiscard]] int version_to_ask(int version);

  // Where the book stood when it could not be read: there it is not read again.
  [[nodiscard]] bool is_unreadable_at(const std::vector<Head>& heads) const;
  void has_tried_at(const std::vector<Head>& heads, bool is_read);

 private:
  template <class What>
  void end() {
    if (std::holds_alternative<What>(failed_)) fault_.reset();
  }

  std::optional<BookFault> fault_;
  Failed failed_ = FailedLook{};  // when there is one
  bool was_read_ = false;
  bool only_reads_ = false;
  std::optional<int> asked_again_;  // the version of which all was asked once more
  std::optional<std::vector<Head>> unreadable_at_;
};

}  // namespace kattegat::ui
