// The people of an old book, which knew nothing of them but names: players get ids, and the roster
// says what somebody is called now, where they take money, and whether they are retired.
#pragma once
#include <set>

#include "db/book/legacy/new_log.hpp"
#include "db/book/legacy/old_people.hpp"

namespace kattegat {

// A name without what no name may have any longer.
std::string clean_name(const std::string& name);

class NewPeople {
 public:
  explicit NewPeople(NewLog& log) : log_(log) {}
  // A player of the evening, who was written so.
  Uuid add_player(const Uuid& evening, const std::string& name);
  void add_roster(const std::vector<OldRecord>&);

 private:
  void add_person(const std::string& name, const OldPerson&);
  void add_name(const Uuid& id, const std::string& name);
  Uuid id_of(const std::string& name);

  NewLog& log_;
  std::map<std::string, std::vector<Uuid>> ids_;  // everybody who was written so
  std::set<Uuid> named_;
};

}  // namespace kattegat
