// Whom the headers of a book have written down: how they are called in an evening, at which tables
// they sit, and which books say so.
#pragma once
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "sessions_begun.hpp"

namespace kattegat {

// Somebody may be written in several evenings, for one was joined to another: those beside each
// other.
struct PlayerIn {
  Uuid evening, id;
  bool operator<(const PlayerIn& other) const {
    return std::tie(id, evening) < std::tie(other.id, other.evening);
  }
};
struct NameIn {
  Uuid evening;
  std::string name;
  bool operator<(const NameIn& other) const {
    return std::tie(evening, name) < std::tie(other.evening, other.name);
  }
};

class WrittenPlayers {
 public:
  // As a record of the player says, in the order that every book agrees on: the last one holds. The
  // name is empty where it is forgotten.
  void add(const Record& player, const std::string& name);
  void seat(const Uuid& table, const std::vector<Uuid>& sitters);

  [[nodiscard]] const std::string* name_of(const PlayerIn&) const;  // nullptr: it is forgotten
  [[nodiscard]] std::vector<NameIn> names_of(const Uuid& id) const;
  // Who is called so; somebody's name.
  [[nodiscard]] const std::set<Uuid>& called(const NameIn& name) const { return called_.at(name); }
  // Whom that book has written down as somebody of its own, and no other one knows.
  [[nodiscard]] bool is_known_to_alone(const Uuid& id, const Uuid& book) const;
  [[nodiscard]] bool sits_elsewhere(const Uuid& id, const SessionsBehind& tables) const;

 private:
  std::map<PlayerIn, std::string> names_;
  std::map<NameIn, std::set<Uuid>> called_;
  std::map<Uuid, std::set<Uuid>> tables_, books_;  // by id
};

}  // namespace kattegat
