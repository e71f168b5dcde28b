// Everybody who appears in a book, while it is found out which of their ids are one person. Ids are
// numbered in their own order, so that a season of tens of thousands is vectors of numbers; one
// person is known by the smallest number of theirs.
#pragma once
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "kattegat/journal/people/everybody.hpp"

namespace kattegat {

// What is known of one person.
struct Gathered {
  std::size_t first = 0;       // the smallest number of theirs
  std::vector<Uuid> ids;       // whom the others are is first; the rest in their own order
  std::vector<Uuid> named_by;  // those of whom the roster's names are theirs
  bool by_id = false;
  const Appearance* newest = nullptr;  // of those with a name
  const Appearance* as_guest = nullptr;
  std::string name;
  bool nameless = false;              // the name is none, and tells nobody from another
  bool renamed = false;               // by the roster
  std::set<std::string> written;      // what they were called, of who was renamed
  bool always = false;                // written so, too, by who had not given them the name
  std::map<std::string, Uuid> meant;  // whom the roster called so, where they were written

  [[nodiscard]] bool is_given_the_name() const { return renamed && !always && !written.empty(); }
};

class Crowd {
 public:
  Crowd(const std::vector<Appearance>&, const Roster&);

  [[nodiscard]] const std::vector<Appearance>& appearances() const { return appearances_; }
  [[nodiscard]] const Roster& roster() const { return roster_; }

  // Who appears there; who has the id, which appears or is mentioned; who has the number now.
  std::size_t who_appears(std::size_t appearance);
  std::size_t who_is(const Uuid& id);
  std::size_t first(std::size_t number);
  void join(std::size_t one, std::size_t other);
  // Who are one so far are so by themselves, whoever is made one with others from here on.
  void are_themselves() { themselves_ = above_; }

  // Who, and at which table; rising.
  using Sat = std::pair<std::size_t, std::size_t>;
  std::vector<Sat> all_who_sat(const Sittings&);
  // All as they are joined so far, by their smallest numbers.
  std::vector<Gathered> gather();

 private:
  bool is_by_word_of_the_roster(std::size_t appearance);
  std::size_t by_itself(const Uuid&);
  std::vector<Uuid> named_by(const std::vector<Uuid>& ids);

  const std::vector<Appearance>& appearances_;
  const Roster& roster_;
  std::vector<Uuid> ids_;           // rising
  std::vector<std::size_t> above_;  // by number, in sets.hpp: who are one
  std::vector<std::size_t> themselves_;
  std::vector<bool> is_here_;         // takes part, or is mentioned
  std::vector<std::size_t> numbers_;  // beside the appearances
};

}  // namespace kattegat
