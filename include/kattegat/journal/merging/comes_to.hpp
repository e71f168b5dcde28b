// What an evening comes to, by the names of now: the same values for what is the same.
#pragma once
#include <map>
#include <set>
#include <tuple>

#include "kattegat/journal/evenings/evening_view.hpp"

namespace kattegat {

struct ComesTo {
  // What each gets or pays, and what of it is still due.
  struct Settled {
    std::string currency;
    bool breaks_rules = false;
    std::map<std::string, Money> money;  // of whom it is not zero
    // The same, when what has been paid is taken off. Of sums that are the same the fewest
    // payments are, too, and cost far more to find.
    std::map<std::string, Money> due;
    bool operator==(const Settled&) const = default;
  };
  struct Played {
    std::string date, place;
    // What has brought nothing yet may bring something by what follows: it is as it was written.
    struct Entry {
      std::string body;
      EntryState state{};
      std::vector<Points> points;
      bool operator==(const Entry&) const = default;
    };
    struct Table {
      std::vector<std::string> seats;
      std::vector<Entry> entries;
      bool ended = false;
      bool operator==(const Table&) const = default;
    };
    std::vector<Table> tables;
    std::set<std::string> players;  // also who has not sat down yet
    struct Payment {
      std::string from, to;
      Money amount;
      bool operator==(const Payment&) const = default;
      bool operator<(const Payment& other) const {
        return std::tie(from, to, amount) < std::tie(other.from, other.to, other.amount);
      }
    };
    std::vector<Payment> payments;  // rising; some may cancel each other
    struct Signature {
      std::string player, initials;
      Money money;
      bool operator==(const Signature&) const = default;
    };
    std::vector<Signature> signatures;
    bool operator==(const Played&) const = default;
  };
  Settled settled;
  Played played;
  std::map<std::string, Uuid> people;  // by what they are called
  bool fits_a_file = true;
};
ComesTo comes_to(const EveningView&);
// What it came to, by what its people are called in `now`: a new name moves no money. As it was
// where one has the name that another had, or two are one now.
ComesTo::Settled called_as(const EveningHistory& now, const ComesTo& before);

}  // namespace kattegat
