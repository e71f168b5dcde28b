// Another book taken over: the union of both.
#pragma once
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "db/book/book.hpp"
#include "db/book/changed.hpp"
#include "db/store/fault.hpp"
#include "kattegat/evening/evening.hpp"
#include "kattegat/journal/decisions/conflict.hpp"
#include "kattegat/journal/records/record.hpp"
#include "kattegat/journal/records/signing.hpp"

namespace kattegat {

struct Merged {
  std::size_t records = 0;  // that were new here
  struct NotTaken {         // a log of which nothing new was taken, since this record is refused
    Uuid origin;
    std::int64_t number = 0;
    Text why;
  };
  std::vector<NotTaken> refused;
  struct Broken {  // an evening in which an entry now breaks a rule
    Evening evening;
    Complaints complaints;
  };
  std::vector<Broken> broken;
  std::set<Uuid> evenings;          // that have got a table
  std::vector<Conflict> conflicts;  // in what has got something new
  std::vector<Change> changes;      // of what was here
};
// Whether it is a file of SQLite's, be it a book or not; as far as its first bytes say, or there.
bool begins_as_database(std::string_view bytes);
bool is_database(const std::string& path);
// Why a file cannot be another's book, as far as that shows without opening it.
std::optional<BookFault> refuse_other(const std::string& other_path);
// The other book is copied and read; nothing of it is trusted, and it is not touched.
Result<Merged, BookFault> merge_book(Book&, const std::string& other_path);

// Somebody's records, parents before what hangs below them and each log in its order, with its
// signed ends; read as often as they are asked for.
struct Source {
  std::vector<LogEnd> ends;
  std::function<void(const std::function<void(const Item&)>&)> each;
};
// The same, wherever they come from.
Result<Merged, BookFault> take_from(Book&, const Source&);

}  // namespace kattegat
