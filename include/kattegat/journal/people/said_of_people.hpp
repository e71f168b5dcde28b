// One kind of what the roster says of people, such as what they are called. Of somebody with
// several ids it is one thing, under whichever of them it was said.
#pragma once
#include <map>
#include <vector>

#include "kattegat/journal/decisions/conflict.hpp"
#include "kattegat/journal/people/who_is.hpp"

namespace kattegat {

struct SaidOfPerson {
  Item item;  // its record's id is one of the person's
  Contents contents;
  Meaning meaning;
};

// What is found is valid while this is there.
class SaidOfPeople {
 public:
  void add(const Item&, Contents, Meaning);
  // In the order that every book agrees on.
  [[nodiscard]] std::vector<const SaidOfPerson*> of(OnePerson) const;
  [[nodiscard]] bool has(const Uuid& id) const { return by_id_.count(id) > 0; }
  // By id, of each as it was added.
  [[nodiscard]] const std::map<Uuid, std::vector<SaidOfPerson>>& all() const { return by_id_; }

 private:
  std::map<Uuid, std::vector<SaidOfPerson>> by_id_;
};

// What is said of one person, resolved, in the order that every book agrees on; valid while that is
// there. Two that begin it alike say one fact.
Thing as_one_thing(const std::vector<const SaidOfPerson*>&);

}  // namespace kattegat
