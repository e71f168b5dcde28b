// What is known of each of a crowd, as they are joined so far.
#pragma once
#include <map>
#include <set>
#include <string>
#include <vector>

#include "crowd.hpp"

namespace kattegat {

// What is known of one person.
struct Gathered {
  Somebody who{};
  std::vector<Uuid> ids;       // as in Person
  std::vector<Uuid> named_by;  // as in Person
  bool by_id = false;          // as in Person
  std::string name;            // empty: none is known any longer
  bool nameless = false;       // the name is none, and tells nobody from another
  bool is_named_in_roster = false;
  std::set<std::string> written = {};      // with which names, of whoever is named in the roster
  bool always_had_it = false;              // somebody wrote so who had not given them the name
  std::map<std::string, Uuid> meant = {};  // whom the roster called so, where they were written

  [[nodiscard]] bool is_given_the_name() const {
    return is_named_in_roster && !always_had_it && !written.empty();
  }
};

class AllGathered {
 public:
  explicit AllGathered(Crowd&);
  // Rising by who they are.
  [[nodiscard]] const std::vector<Gathered>& all() const { return all_; }
  [[nodiscard]] std::size_t place_of(Somebody who) const {  // among all
    return places_[static_cast<std::size_t>(who)];
  }

 private:
  std::vector<Gathered> all_;
  std::vector<std::size_t> places_;  // by Somebody
};

}  // namespace kattegat
