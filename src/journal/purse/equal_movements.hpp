// Which of the movements that are equal now a record is about.
#pragma once
#include <map>
#include <set>
#include <tuple>

#include "purse_key.hpp"

namespace kattegat {

struct EnteredAt {  // for whom, and at which table, by then
  Uuid person;
  std::optional<Uuid> evening;
  bool operator<(const EnteredAt& other) const {
    return std::tie(person, evening) < std::tie(other.person, other.evening);
  }
};
struct NthEntered {  // which of the equal ones there
  EnteredAt at;
  std::size_t nth = 0;
  bool operator<(const NthEntered& other) const {
    return std::tie(at, nth) < std::tie(other.at, other.nth);
  }
};
// By which each of them is one. What is owed for one thing is owed once. Money that was handed over
// for two people who were found to be one since, or at tables that have been joined, was handed
// over twice, whichever tablets saw it; what another tablet has seen of one person at the same
// table is one of these.
struct OneOfEquals {
  PurseKey key;
  NthEntered which;
  bool operator<(const OneOfEquals& other) const {
    return std::tie(key, which) < std::tie(other.key, other.which);
  }
};
// What ids follow from.
std::string in_words(const OneOfEquals&);

// Asked of each record in the order that every book agrees on.
class EqualMovements {
 public:
  // What has been decided of two that were one then is decided of both; of so many, for more of
  // them have never been one.
  std::set<OneOfEquals> place(const Record&, const PurseKey&, const PurseContents&,
                              const WhoIs& who_was);

 private:
  struct OfTablet {
    PurseKey key;
    Uuid log;
    EnteredAt at;
    bool operator<(const OfTablet& other) const {
      return std::tie(key, log, at) < std::tie(other.key, other.log, other.at);
    }
  };
  struct Count {
    std::size_t so_far = 0;
    std::int64_t clock = 0;  // of the last
    std::map<Uuid, std::size_t> places{};
  };
  std::size_t nth(const Record&, const OfTablet&);

  std::map<OfTablet, Count> entered_;
  std::map<Hash, std::set<NthEntered>> places_;
};

}  // namespace kattegat
