// The purse as it is shown, with the names of now.
#pragma once
#include <map>

#include "kattegat/journal/purse/purse_among.hpp"

namespace kattegat {

// Which movements are looked at.
struct PurseChoice {
  std::string from = {}, to = {};    // dates; empty: no bound
  std::string place = {};            // of their evenings; empty: any, and without an evening
  std::optional<Uuid> evening = {};  // the whole one
};

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
PurseView view_of(Purse, const std::vector<EveningHistory>&, const ByAnyId& members,
                  const PurseChoice&);

// What has to be paid for all accounts to be zero.
struct PurseDue {
  std::string name;
  Uuid person;
  std::string currency;
  bool to_club = false;
  Money amount;
};
std::vector<PurseDue> dues_of(const PurseView&);

}  // namespace kattegat
