// Everybody who appears in a book, while it is found out which of their ids are one person. Ids are
// numbered in their own order, so that a season of tens of thousands is vectors of numbers; one
// person is known by the smallest number of theirs.
#pragma once
#include <utility>
#include <vector>

#include "kattegat/journal/people/everybody.hpp"

namespace kattegat {

class Crowd {
 public:
  // Of those who appear, and whom the roster mentions; both must outlive it.
  Crowd(const std::vector<Appearance>&, const Roster&);

  [[nodiscard]] const std::vector<Appearance>& appearances() const { return appearances_; }
  [[nodiscard]] const Roster& roster() const { return roster_; }

  // The number by which somebody is known now: who appears there; who has the id, which appears or
  // is mentioned; who was known by that number before. Asking makes the next answer quicker.
  std::size_t who_appears(std::size_t appearance);
  std::size_t who_is(const Uuid& id);
  std::size_t find_first(std::size_t number);
  void join(std::size_t one, std::size_t other);

  // As they are joined now they are by the evenings alone, whomever the roster makes one later on.
  void note_who_is_one_by_evenings() { by_evenings_ = above_; }
  std::size_t who_is_by_evenings(const Uuid& id);

  // Who, and at which table; rising.
  using Sat = std::pair<std::size_t, std::size_t>;
  std::vector<Sat> all_who_sat(const Sittings&);
  // By the number by which somebody is known their ids, rising; at other numbers none.
  std::vector<std::vector<Uuid>> ids_of_each();

 private:
  const std::vector<Appearance>& appearances_;
  const Roster& roster_;
  std::vector<Uuid> ids_;                 // rising; also whom the roster leads to
  std::vector<std::size_t> above_;        // by number, disjoint sets: who are one
  std::vector<std::size_t> by_evenings_;  // the same, as it was noted
  std::vector<bool> is_here_;             // by number: appears, or is mentioned
  std::vector<std::size_t> numbers_;      // beside the appearances
};

}  // namespace kattegat
