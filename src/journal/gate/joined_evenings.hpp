// Evenings that have ever been said to be one: who plays in one of them may have been written down
// in another while that was so.
#pragma once
#include <map>
#include <set>
#include <vector>

#include "kattegat/core/uuid.hpp"

namespace kattegat {

class JoinedEvenings {
 public:
  void join(const Uuid& one, const Uuid& other);
  void take_in(const Uuid& evening, const Uuid& player);
  // Those that are one with the evening, and itself, each told once: whoever looks there takes in
  // who plays.
  std::vector<Uuid> not_looked_at(const Uuid& evening);
  const std::set<Uuid>& players(const Uuid& evening);

 private:
  struct Joined {
    std::vector<Uuid> not_looked_at;
    std::set<Uuid> players;  // of the others
  };
  Joined& joined_with(const Uuid& evening);

  std::map<Uuid, Uuid> above_;
  std::map<Uuid, Joined> joined_;  // by the least
};

}  // namespace kattegat
