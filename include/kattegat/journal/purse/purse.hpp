// The club's purse: what players and the club owe and hand each other beside the games. Each
// movement is a transfer between one person and the club, so that all accounts together are zero,
// in every currency. Pure functions of the purse's records; nothing is looked up here. README, "The
// purse".
#pragma once
#include <functional>
#include <map>
#include <span>
#include <utility>

#include "kattegat/journal/people/roster.hpp"
#include "kattegat/journal/people/who_is.hpp"

namespace kattegat {

// The whole to which an evening belongs, by its id.
class WholeOf {
 public:
  explicit WholeOf(std::function<Uuid(const Uuid&)> find) : find_(std::move(find)) {}
  Uuid operator()(const Uuid& evening) const { return find_(evening); }

 private:
  std::function<Uuid(const Uuid&)> find_;
};
// The purse's records, and who is who in them: of several ids of one person the first.
struct PurseBefore {
  Items below;
  WhoIs who_is;
  WhoIs who_was;  // had nobody been found to be somebody else
  WholeOf whole;
};

// For whom a movement was entered, and in which evening: of two people who are one now, or of two
// evenings that were joined, each. They may be two again, so what is decided is decided for each.
struct EnteredFor {
  Uuid id, person;
  std::optional<Uuid> evening;
  Follows follows;
};
// By one record; and by all of one movement that nobody has followed, put together.
EnteredFor entered_by(const Record&, const PurseContents&);
std::vector<EnteredFor> entered_for(std::span<const EnteredFor> open);
std::vector<NewRecord> decided_for(const std::vector<EnteredFor>&, PurseContents);

// A movement as it stands. Entered on two tablets it is one: it is known by the person, what it is
// for, its day and amount, its evening, and its number among equal ones.
struct PurseMovement {
  std::vector<Uuid> ids;  // of its records; the first stands for it
  PurseContents contents;
  Uuid person;
  std::optional<Uuid> evening;
  std::vector<EnteredFor> entered;
  bool conflict = false;
};
struct Purse {
  std::vector<PurseMovement> movements;  // by day; of one day as they were entered
  std::vector<Conflict> conflicts;
};
Purse purse_of(const PurseBefore&);

Word word(PurseKind);

// What a movement does to the person's account with the club: an amount owed to the club takes from
// it, and paying it gives it back. The club's account has the opposite.
Money for_the_person(const PurseContents&);

// By currency.
using Sums = std::map<std::string, Money>;
struct PurseSums {
  std::map<Uuid, Sums> people;  // > 0: has it to come from the club; < 0: owes it
  Sums club;                    // the opposite of all of them
  Sums in_hand;                 // what has been paid in, less what has been paid out
};
PurseSums sums_of(std::span<const PurseMovement>);

}  // namespace kattegat
