// Which decision a copy of it is a copy of: a file brings decisions without what their writers had
// seen, so they are known by what they say.
#pragma once
#include <map>
#include <string_view>

#include "kattegat/journal/decisions/conflict.hpp"
#include "rows_left.hpp"

namespace kattegat {

// What tells one decision from another, whoever has words for it and whoever has forgotten them.
struct DecisionSaid {
  RecordKind kind{};
  Uuid row;
  std::string_view says;  // the entry, or when it was decided: "" at no time
  bool operator<(const DecisionSaid&) const;
};
// Where a correction is an entry, what says that the other one is void says nothing else than that
// it stands. What is void is void, whichever row of the entry was said to be.
DecisionSaid saying_of(const Version&, const RowsLeft&);

// What was decided by those who had seen what was there, by what it says: what follows nothing, and
// says the same, is a copy of the first of these.
class Originals {
 public:
  // The thing must outlive it; the first `begun` of its versions are the entry itself.
  Originals(const Thing&, std::size_t begun, const RowsLeft&);
  // Of the version at that place, which follows nothing. Where nobody has said so before it is its
  // own; nullptr: it only reads like a copy, and is another decision.
  [[nodiscard]] const Version* of(std::size_t n, const DecisionSaid&);

 private:
  struct Said {
    std::size_t first;  // place of the version
    std::size_t times_decided = 0;
  };
  Said& said(const DecisionSaid&, std::size_t n);
  [[nodiscard]] bool is_another(const Record& copy, const DecisionSaid&, const Said& same) const;

  // By what has been decided and by log: from which of its records on that log knew of it.
  using KnownFrom = std::map<std::pair<Hash, Uuid>, std::int64_t>;
  static KnownFrom known_from(const Thing&);

  const std::vector<Version>& versions_;
  KnownFrom known_;
  std::map<DecisionSaid, Said> said_;
};

}  // namespace kattegat
