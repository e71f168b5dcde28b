// SQLite as the book's own code sees it: opened with everything that durability needs, statements
// prepared once. Only files of db/ include this.
#pragma once
#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "db/store/fault.hpp"
#include "db/store/statement.hpp"
#include "kattegat/core/result.hpp"

namespace kattegat {

enum class Access {
  read,     // the book must exist
  write,    // likewise
  create,   // it is made when there is no file
  fill,     // the same, and gone again with the connection where it could not be written
  foreign,  // a copy of somebody else's book, which is ours to read and trusted in nothing
};

class Connection {
 public:
  static Result<std::unique_ptr<Connection>, BookFault> open(const std::string& path, Access);
  ~Connection();
  // How long to wait for another program that holds the book.
  void set_patience(int milliseconds);
  [[nodiscard]] int patience() const { return patience_; }

  // A prepared statement with its places bound in order; two queries that run at the same time must
  // differ.
  template <class... A>
  Query query(Sql sql, const A&... arguments) {
    Statement& statement = prepared(sql);
    int place = 0;
    (statement.bind(++place, arguments), ...);
    return Query(statement);
  }
  template <class... A>
  void run(Sql sql, const A&... arguments) {
    query(sql, arguments...).step();
  }
  // Whether it has changed a row.
  template <class... A>
  bool changes(Sql sql, const A&... arguments) {
    run(sql, arguments...);
    return sqlite3_changes(database().getHandle()) > 0;
  }
  void execute(const char* sql) { database().exec(sql); }
  void rollback() {
    if (database_) database_->tryExec("ROLLBACK");
  }

  // The number that a one-row query answers; nothing when it answers none or null.
  template <class... A>
  std::optional<std::int64_t> number(Sql sql, const A&... arguments) {
    Query found = query(sql, arguments...);
    if (!found.step() || found.is_null(0)) return std::nullopt;
    return found.integer(0);
  }

  [[nodiscard]] std::int64_t last_insert() const { return database().getLastInsertRowid(); }
  // Throws when it could not be opened again.
  [[nodiscard]] SQLite::Database& database() const;
  [[nodiscard]] const std::string& path() const { return path_; }
  // What another one is opened with that only reads beside this one.
  [[nodiscard]] Access to_read() const {
    return access_ == Access::foreign ? Access::foreign : Access::read;
  }
  // Whether the file that was opened, and its log, are still there under their names.
  [[nodiscard]] bool is_in_place() const;
  // Whether the disk has room for what SQLite maps into memory: writing to a mapped page for which
  // there is none kills the process.
  [[nodiscard]] bool has_room() const;
  void keep() { made_to_fill_.clear(); }  // it could be written, whatever that has brought
  // Closes and opens the file again, to learn what a failed commit has left there.
  std::optional<BookFault> reopen();

 private:
  explicit Connection(std::string path) : path_(std::move(path)) {}
  std::optional<BookFault> open_existing();  // after a fault there is no database
  void open_database();
  void open_file(const std::string& name, int flags);
  std::optional<BookFault> look_at_book();
  void close_unchanged();
  void configure();
  void say_cache_size();
  bool remove_if_empty();
  Statement& prepared(Sql sql);

  struct FileId {  // of the file system's
    std::uint64_t device = 0, number = 0;
    bool operator==(const FileId&) const = default;
  };
  static std::optional<FileId> file_id(const std::string& path);

  std::string path_;
  int patience_ = 30'000;
  Access access_ = Access::read;
  std::int64_t looks_left_ = 0;  // limit_work()
  std::unique_ptr<SQLite::Database> database_;
  std::optional<BookFault> not_reopened_;  // then there is none
  std::string log_path_;
  std::optional<FileId> log_;                                               // as it was opened
  std::unordered_map<const char*, std::unique_ptr<Statement>> statements_;  // by Sql::text
  std::vector<std::string> made_to_fill_;  // the book, and what else lies there only for it
};

}  // namespace kattegat
