// Somebody else's book: a private copy of it, beside ours, which goes away again. The file itself
// is never opened by SQLite, and nothing in the copy is believed.
#pragma once
#include <memory>
#include <string>

#include "db/book/legacy/lost_records.hpp"
#include "db/store/half_made.hpp"
#include "db/store/sqlite_store.hpp"
#include "kattegat/core/result.hpp"

namespace kattegat {

class ForeignBook {
 public:
  // A book of version 0.1 is taken over in the copy.
  static Result<ForeignBook, BookFault> open(const std::string& path, const std::string& our_book);
  [[nodiscard]] SqliteStore& store() { return *store_; }
  // Of a book of version 0.1.
  [[nodiscard]] const LostRecords& lost() const { return lost_; }

 private:
  ForeignBook(HalfMade copy, std::unique_ptr<SqliteStore> store, const LostRecords& lost)
      : copy_(std::move(copy)), store_(std::move(store)), lost_(lost) {}
  HalfMade copy_;
  std::unique_ptr<SqliteStore> store_;  // closed before the copy goes
  LostRecords lost_;
};

}  // namespace kattegat
