// Evening files into the book.
#pragma once
#include <vector>

#include "db/book/book.hpp"
#include "db/book/stored.hpp"
#include "kattegat/evening/evening.hpp"
#include "kattegat/journal/decisions/conflict.hpp"
#include "kattegat/journal/merging/change.hpp"
#include "kattegat/journal/records/overruling.hpp"

namespace kattegat {

struct Imported {
  std::vector<Uuid> evenings;
  std::size_t records = 0;          // that were new
  std::vector<Conflict> conflicts;  // in the evenings that were there before
  std::vector<Change> changes;      // of what was known; where the book has it otherwise
  std::vector<Broken> broken;       // where it was forced, beside the evenings
};
// All of them or none. Evenings must have been judged, and be without complaints but for those of
// entries that are forced. What has no id is given one that follows from its contents, so that the
// same file twice adds nothing.
Stored<Imported> import_evenings(Book&, std::vector<Evening>, Force = Force::no);

}  // namespace kattegat
