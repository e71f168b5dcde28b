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
  Uuid origin, evening;
  std::vector<Uuid> ids;
  std::set<Uuid> sessions;  // of the evening, that the same book has begun
};
struct Lineups {
  using Key = std::pair<Uuid, std::string>;  // an evening and its body; a table and ""
  std::map<Key, std::vector<Lineup>> of;
  std::map<Uuid, std::set<Uuid>> sits_in;  // at which tables anybody sits
  // How each is called in an evening, while that is not forgotten: by the id and the evening, for
  // who is brought to another that it was joined to is written there, too. And who is called so.
  std::map<std::pair<Uuid, Uuid>, std::string> names;
  using Name = std::pair<Uuid, std::string>;  // the evening before it
  std::map<Name, std::set<Uuid>> called;
  std::map<Uuid, std::set<Uuid>> written_by;  // the books that say who it is

  [[nodiscard]] const std::string* name_of(const Uuid& id, const Uuid& evening) const;
};

// `headers`: every evening, session and player record, in any order. Of one key so many stay as can
// be compared with each other.
Lineups lineups_in(Items headers);

}  // namespace kattegat
