// What tells whether a player of an evening has been written down before: who sits with whom, and
// who has one id.
#pragma once
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "kattegat/journal/people/forgotten_people.hpp"
#include "kattegat/journal/records/record.hpp"

namespace kattegat {

// Who sits at one table. Read when two are called alike, which is seldom.
class TableMates {
 public:
  explicit TableMates(const Items& below) : below_(below) {}
  // Everybody with whom somebody sits, and they themselves; nobody where they sit nowhere.
  const std::set<Uuid>& all_with(const Uuid& id);

 private:
  void read();

  const Items& below_;
  std::optional<std::map<Uuid, std::set<Uuid>>> sit_with_;
};

// Those who have one id: thousands of names may be said of it. Who was given an id is whoever is
// said to have one of theirs, by whatever name; of several it is who came first.
class ThoseWithId {
 public:
  // At which place of the list whoever is known so is; nothing where it is somebody new.
  [[nodiscard]] std::optional<std::size_t> here(const KnownBy&) const;
  void add(const KnownBy&, std::size_t place);
  void give(const KnownBy&);  // the id was given to who is known so, who is there
  // Whether they are at that place, where somebody is known so.
  [[nodiscard]] bool is_at(std::size_t place, const KnownBy&) const;

 private:
  [[nodiscard]] std::optional<std::size_t> place_of(std::optional<std::size_t> came) const;

  std::vector<std::size_t> places_;      // in the list
  std::map<KnownBy, std::size_t> came_;  // in which order they came
  std::optional<std::size_t> given_;     // the first of those who were given an id
};

}  // namespace kattegat
