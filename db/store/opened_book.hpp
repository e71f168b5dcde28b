// A book's file while it is open in SQLite: with everything that durability needs, and closed as
// what lies there by then demands.
#pragma once
#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "db/store/fault.hpp"
#include "db/store/patience.hpp"
#include "db/store/same_file.hpp"

namespace kattegat {

enum class Access {
  read,     // the book must exist
  write,    // likewise
  create,   // it is made when there is no file
  fill,     // the same, and gone again with the connection where it could not be written
  foreign,  // a copy of somebody else's book, which is ours to read and trusted in nothing
};
constexpr bool creates(Access access) { return access == Access::create || access == Access::fill; }
constexpr bool writes(Access access) { return access == Access::write || creates(access); }

class OpenedBook {
 public:
  // Of one that is there; not open yet.
  OpenedBook(std::string path, Access access)
      : path_(std::move(path)), access_(access), same_(path_) {}
  OpenedBook(const OpenedBook&) = delete;
  OpenedBook& operator=(const OpenedBook&) = delete;
  ~OpenedBook() { close(); }

  // Of what is refused nothing has been changed, nor is when it is closed.
  std::optional<BookFault> open();
  // The same once more, to learn what a failed commit has left there.
  std::optional<BookFault> reopen();
  void close();
  // From then on what waits in its log stays there when it is closed: the file has been taken away.
  void leave_log();

  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] bool is_open() const { return database_ != nullptr; }
  // Throws why it could not be opened, where that has been tried and refused.
  [[nodiscard]] SQLite::Database& database() const;
  // What another one is opened with that only reads beside this one.
  [[nodiscard]] Access to_read() const {
    return access_ == Access::foreign ? Access::foreign : Access::read;
  }
  // How long to wait for another program that holds the book, in milliseconds.
  void set_patience(int milliseconds);
  [[nodiscard]] int patience() const { return patience_; }

  // Of one that is read without locks: whether nobody has written to it since. Else it is to be
  // opened anew, and what has been read of it does not count.
  [[nodiscard]] bool is_as_opened() const { return same_.is_as_opened(); }
  // Whether the file that was opened, and its log, are still there under their names.
  [[nodiscard]] bool is_in_place() const { return database_ && same_.is_in_place(*database_); }
  // Of one that is open to write: learns whether they still hold what SQLite has written, and
  // nobody has copied another one over them.
  [[nodiscard]] bool look_again() { return same_.look_again(*database_, patience_); }
  [[nodiscard]] bool has_room() const;  // to write (LeastRoom)

 private:
  std::optional<BookFault> open_checked();
  void open_database();
  void open_file(const std::string& name, int flags);
  void open_without_locks();
  [[nodiscard]] bool has_room_for_index() const;
  [[nodiscard]] bool is_kept_from_log() const;
  std::optional<BookFault> look_at_book();
  void configure();
  void say_cache_size();

  std::string path_;
  Access access_;
  int patience_ = usual_patience;
  std::int64_t looks_left_ = 0;  // limit_looks()
  std::unique_ptr<SQLite::Database> database_;
  std::optional<BookFault> refused_;
  bool is_left_ = false;  // leave_log()
  SameFile same_;
};

// A book that was made only to be filled. It is gone again with this where it could not be written,
// unless somebody else has stored something in it.
class MadeToFill {
 public:
  // `files`: the book, and what else lies there only for it; none where it was not made so.
  MadeToFill(OpenedBook& book, std::vector<std::string> files)
      : book_(book), files_(std::move(files)) {}
  MadeToFill(const MadeToFill&) = delete;
  MadeToFill& operator=(const MadeToFill&) = delete;
  ~MadeToFill() { give_up(); }

  void keep() { files_.clear(); }  // it could be written, whatever that has brought
  void give_up();

 private:
  OpenedBook& book_;
  std::vector<std::string> files_;
};

}  // namespace kattegat
