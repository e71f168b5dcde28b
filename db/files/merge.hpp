// Another book taken over: the union of both.
#pragma once
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "db/book/book.hpp"
#include "db/book/evenings.hpp"
#include "db/files/source.hpp"
#include "db/store/fault.hpp"
#include "kattegat/journal/decisions/conflict.hpp"
#include "kattegat/journal/merging/change.hpp"
#include "kattegat/journal/records/refusal.hpp"

namespace kattegat {

struct Merged {
  std::size_t records = 0;  // that were new here
  std::vector<RefusedLog> refused;
  std::vector<Broken> broken;       // evenings in which an entry now breaks a rule
  std::set<Uuid> evenings;          // that have got a table
  std::vector<EveningLine> came;    // evenings of which nothing was here before, by their days
  std::vector<Conflict> conflicts;  // in what has got something new
  std::vector<Change> changes;      // of what was here
};
// What came, in words: an evening a line, called by its day in these words; of more than somebody
// reads, how many they are.
std::vector<Text> came_texts(const std::vector<EveningLine>& came,
                             const std::function<std::string(const std::string&)>& day);
// The other book is copied and read; nothing of it is trusted, and it is not touched.
Result<Merged, BookFault> merge_book(Book&, const std::string& other_path);

// The same of whatever a source has.
Result<Merged, BookFault> take_from(Book&, const Source&);

}  // namespace kattegat
