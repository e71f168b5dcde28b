// Who is retired: offered as a player no longer.
#pragma once
#include <utility>

#include "kattegat/journal/people/fusions.hpp"
#include "kattegat/journal/people/said_of_people.hpp"

namespace kattegat {

class Retirements {
 public:
  Retirements() = default;
  explicit Retirements(SaidOfPeople said) : said_(std::move(said)) {}

  // Who was made one with somebody is retired where that one is: they may have been before they
  // were found to be another. What is said of their id by whoever does not know of that is of
  // somebody else, unless two books have said it apart, who are asked.
  [[nodiscard]] bool is_retired(OnePerson, const Fusions&) const;
  // Of whoever is one without having been made so: what one book says last holds, unlike words of
  // two are a conflict. Valid while this is there.
  [[nodiscard]] Thing decisions(OnePerson) const;
  // Whether several books have said it, and not all the same: of any of their ids there may be a
  // conflict, of all or not.
  [[nodiscard]] bool may_be_said_apart(OnePerson) const;

 private:
  SaidOfPeople said_;
};

// What a decision on whether the id is retired follows, so that it is known to be made knowing with
// whom that is one.
Follows knowing_fusions(Follows, const Fusions&, const Uuid& id);

}  // namespace kattegat
