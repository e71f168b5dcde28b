// Everybody who appears in a book, while it is found out which of their ids are one person: a
// season of tens of thousands is vectors of numbers.
#pragma once
#include <compare>
#include <vector>

#include "kattegat/journal/people/everybody.hpp"
#include "somebody.hpp"

namespace kattegat {

class Crowd {
 public:
  // Of those who appear, and whom the roster mentions; both must outlive it. At first they are one
  // by the evenings alone.
  Crowd(const std::vector<Appearance>&, const Roster&);

  [[nodiscard]] const std::vector<Appearance>& appearances() const { return appearances_; }
  [[nodiscard]] const Roster& roster() const { return roster_; }

  // Who it is by now: who appears there; who has the id, which appears or is mentioned; who it was
  // before. Asking makes the next answer quicker.
  Somebody who_appears(std::size_t appearance);
  Somebody who_is(const Uuid& id);
  Somebody who_is(Somebody before);
  void join(Somebody one, Somebody other);

  // Who it is by the evenings alone, whomever the roster has made one since.
  Somebody who_is_by_evenings(const Uuid& id);

  struct Sat {
    Somebody who;
    std::size_t table;
    auto operator<=>(const Sat&) const = default;
  };
  std::vector<Sat> all_who_sat(const Sittings&);  // rising, each at a table once
  // By Somebody their ids, rising; at other numbers none.
  std::vector<std::vector<Uuid>> ids_of_each();

 private:
  [[nodiscard]] std::size_t number_of(const Uuid& id) const;  // one that appears or is mentioned
  Somebody first(std::size_t number);

  const std::vector<Appearance>& appearances_;
  const Roster& roster_;
  std::vector<Uuid> ids_;                 // rising; also whom the roster leads to
  std::vector<std::size_t> above_;        // by number, disjoint sets: who are one
  std::vector<std::size_t> by_evenings_;  // the same, as it was at first
  std::vector<bool> is_here_;             // by number: appears, or is mentioned
  std::vector<std::size_t> numbers_;      // beside the appearances
};

}  // namespace kattegat
