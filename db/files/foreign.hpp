// Somebody else's book: a private copy of it, beside ours, which goes away again. The file itself
// is never opened by SQLite, and nothing in the copy is believed.
#pragma once
#include <memory>
#include <string>

#include "db/store/sqlite_store.hpp"
#include "kattegat/core/result.hpp"

namespace kattegat {

class ForeignBook {
 public:
  // A book of version 0.1 is taken over in the copy.
  static Result<ForeignBook, BookFault> open(const std::string& path, const std::string& our_book);
  ForeignBook(ForeignBook&&) noexcept;
  ForeignBook& operator=(ForeignBook&&) = delete;
  ~ForeignBook();
  [[nodiscard]] SqliteStore& store() { return *store_; }
  // Records of a book of version 0.1 that hang on something that it does not have.
  [[nodiscard]] std::int64_t lost() const { return lost_; }

 private:
  ForeignBook(std::string copy, std::unique_ptr<SqliteStore> store);
  std::string copy_;
  std::unique_ptr<SqliteStore> store_;
  std::int64_t lost_ = 0;
};

}  // namespace kattegat
