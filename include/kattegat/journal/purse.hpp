// The club's purse: what players and the club owe and hand each other beside the games. Each
// movement is a transfer between one person and the club, so that all accounts together are zero,
// in every currency. Pure functions of the purse's records; nothing is looked up here.
#pragma once
#include <map>
#include <span>

#include "kattegat/journal/numbering.hpp"
#include "kattegat/journal/people.hpp"
#include "kattegat/journal/refusal.hpp"

namespace kattegat {

// The purse's records, and who is who in them: of several ids of one person the first, and of an
// evening the whole to which it belongs.
struct PurseBefore {
  Items below;
  WhoIs who_is, whole;
  WhoIs who_was;  // had nobody been found to be somebody else
};

// A movement as it stands. Entered on two tablets it is one: it is known by the person, what it is
// for, its day and amount, its evening, and how many equal ones there were before.
struct PurseMovement {
  std::vector<Uuid> ids;  // of its records; the first stands for it
  PurseContents contents;
  Uuid person;
  std::optional<Uuid> evening;
  Follows follows;
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

// ---- As it is shown, with the names of now ----

struct PurseAccount {
  Uuid person;
  std::string name;
  Sums balance;
};
struct PurseLine {
  PurseMovement movement;
  std::string name;
};
// The purse by what has been chosen: what moved in a period, and what stands at its end.
struct PurseView {
  bool is_all = true;                  // nothing has been left out
  std::string from{};                  // the first day; empty: the purse's own
  std::vector<PurseAccount> accounts;  // by name; of whom something stands
  Sums club, in_hand;
  std::vector<PurseAccount> carried{};  // from before the first day
  Sums in_hand_before{};
  std::vector<PurseLine> lines;     // by day
  std::vector<Conflict> conflicts;  // about anything in the purse
  std::string called{};             // the club, as far as its evenings say
};
// What has to be paid for all accounts to be zero.
struct PurseDue {
  std::string name;
  Uuid person;
  std::string currency;
  bool to_club = false;
  Money amount;
};
std::vector<PurseDue> dues_of(const PurseView&);

// ---- What is asked ----

struct PurseAdding {
  Uuid id;
  std::optional<NewRecord> new_record;  // nothing when it stands already
};
// Whether whoever enters this means that movement. Its person and evening are those that stand for
// all of theirs.
bool is_like(const PurseMovement&, const PurseContents&);
// `like`: a movement whose evening may be a part. The same entered twice is one, unless it is
// `extra`; void before, it counts again.
PurseAdding adding(const PurseBefore&, PurseContents like, bool extra);
// One after the other.
std::vector<PurseAdding> adding(PurseBefore, std::span<const PurseContents>, bool extra);
// Void, or counting again. Nothing to add when it is so already.
struct PurseRequest {
  Uuid movement;
  bool stands = false;
  std::string at, why;
};
Result<std::optional<NewRecord>, WhyNot> deciding(const PurseBefore&, const PurseRequest&);

}  // namespace kattegat
