// Books that meet: in memory, by the records they send each other.
#pragma once
#include <filesystem>
#include <numeric>

#include "db/files/merge.hpp"
#include "kattegat/languages/languages.hpp"
#include "support/all_items.hpp"
#include "support/whole_book.hpp"

namespace kattegat::test {

// All that a book has, as it would be sent.
struct Parcel {
  Items items;
  std::vector<LogEnd> ends;
};
Parcel everything_of(const Book&);
Result<Merged, BookFault> take_records(Book&, const Items& items, const std::vector<LogEnd>& ends);
Merged given(Book& to, const Parcel&);

bool is_in_file(const Book&);

// One takes over what the other has: by way of the file, where there is one.
Merged taken(Book& to, const Book& from);
// Everybody meets everybody, until nobody hears anything new.
void meet(std::vector<Book>& books);

// What a merge tells that it has changed, a line each.
std::string told(const Merged&);

// The log that a book itself writes.
Uuid origin_of_newest(const Book&);

// Whether the points that are booked are those of what counts, once each. The proof that verify
// gives, also for books in memory.
bool counts_once(const Book&);

}  // namespace kattegat::test
