// Whom each book has written in one go: by their places in it people are known again whose names
// are forgotten.
#pragma once
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "kattegat/journal/records/record.hpp"

namespace kattegat {

// Whom a book has written in one go, in their order: who first sat at a table, clockwise, or the
// players of an evening as its file named them. Lineups under one key may be the same lineup by two
// books.
struct Lineup {
  Uuid origin;
  std::vector<Uuid> ids;
  std::set<Uuid> sessions;  // of the evening, that the same book has begun
};
struct Lineups {
  using Key = std::pair<Uuid, std::string>;  // an evening and its body; a table and ""
  std::map<Key, std::vector<Lineup>> of;
  std::map<Uuid, std::set<Uuid>> sits_in;  // at which tables anybody sits
  // Evening and name, while it is not forgotten; and who is called so there.
  using Name = std::pair<Uuid, std::string>;
  std::map<Uuid, Name> names;
  std::map<Name, std::set<Uuid>> called;
  std::map<Uuid, std::set<Uuid>> written_by;  // the books that say who it is
};

// `headers`: every evening, session and player record, in any order. Of one key so many stay as can
// be compared with each other.
Lineups lineups_in(Items headers);

}  // namespace kattegat
