// Everybody who appears in a book, while it is found out which of their ids are one person: a
// season of tens of thousands is vectors of numbers.
#pragma once
#include <compare>
#include <map>
#include <utility>
#include <vector>

#include "kattegat/core/chains.hpp"
#include "kattegat/journal/people/everybody.hpp"
#include "somebody.hpp"

namespace kattegat {

class Crowd {
 public:
  // Of those who appear, and whom the roster mentions; both must outlive it. At first each id is
  // somebody of its own.
  Crowd(const std::vector<Appearance>&, const Roster&);

  [[nodiscard]] const std::vector<Appearance>& appearances() const { return appearances_; }
  [[nodiscard]] const Roster& roster() const { return roster_; }

  // Who it is by now: who appears there; who has the id, which appears or is mentioned; who it was
  // before. Asking makes the next answer quicker.
  Somebody who_appears(std::size_t appearance);
  Somebody who_is(const Uuid& id);
  Somebody who_is(Somebody before);
  void join(Somebody one, Somebody other);

  // Who it is by the evenings alone, whomever the roster has made one since: those who are one when
  // this is kept.
  void keep_as_by_evenings() { by_evenings_ = above_; }
  Somebody who_is_by_evenings(const Uuid& id);

  // Whom the roster has made an id one with, as far as that holds; itself.
  void keep_whom(std::map<Uuid, Uuid> whom) { whom_ = std::move(whom); }
  [[nodiscard]] Uuid whom(const Uuid& id) const { return next_in(whom_, id); }

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
  std::vector<std::size_t> by_evenings_;  // the same, as it was by the evenings alone
  std::map<Uuid, Uuid> whom_;
  std::vector<bool> is_here_;         // by number: appears, or is mentioned
  std::vector<std::size_t> numbers_;  // beside the appearances
};

}  // namespace kattegat
