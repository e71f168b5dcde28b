// What an evening comes to, as a merge holds it against what it came to before.
#pragma once
#include <set>
#include <tuple>

#include "kattegat/journal/evenings/evening_view.hpp"

namespace kattegat {

struct ComesTo {
  // What one of its people gets or pays.
  struct Share {
    std::vector<Uuid> ids;  // of all who are shown as this one
    std::string name;       // of now
    Money money;
    // When what has been paid is taken off. Of sums that are the same the fewest payments are, too,
    // and cost far more to find.
    Money due;
  };
  struct Settled {
    std::string currency;
    bool breaks_rules = false;
    ListById<Share> people;  // all of them, by their names
  };
  // As it is read, by the names of now.
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
  bool fits_a_file = true;
};
ComesTo comes_to(const EveningView&);
// Whether its people get and pay the same, or there is the same under each name. Not under a name
// that was somebody else's, nor under one that two have for theirs.
bool is_settled_alike(const ComesTo::Settled& before, const ComesTo::Settled& now);

}  // namespace kattegat
