// The proof that a book is what its entries mean.
#pragma once
#include <optional>
#include <vector>

#include "db/book/book.hpp"
#include "db/store/fault.hpp"
#include "kattegat/core/text.hpp"

namespace kattegat {

struct Difference {
  std::optional<Uuid> session;
  std::optional<Uuid> entry;
  Text text;
};
struct Verified {
  std::vector<Head> heads;
  std::int64_t records = 0;
  std::int64_t entries = 0;
  std::vector<Difference> differences;  // empty: the book is what its entries mean
  std::vector<Difference> remarks;      // what people should know, though nothing is wrong
};
// Recomputes every hash, judges and scores every entry again and compares with what is booked. The
// book must lie in a file: what is looked at are its rows and indexes.
Result<Verified, BookFault> verify_book(const Book&);

}  // namespace kattegat
