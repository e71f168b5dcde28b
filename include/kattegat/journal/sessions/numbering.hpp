// Entries in the book call their players by number, and the header of the session says who has
// which. Two books may have written a header of one session apart, from a file that was renamed or
// put right between them, and then one number means two people: entries mean what the header said
// that stands before them in their own log. Whoever goes on from another's header says first that
// it is taken over.
#pragma once
#include <cstdint>
#include <map>
#include <set>
#include <tuple>

#include "kattegat/journal/decisions/conflict.hpp"
#include "kattegat/journal/people/who_is.hpp"

namespace kattegat {

// From how one header numbers to how the one does that holds.
struct Numbering {
  std::vector<int> numbers;  // by the number there; empty: the same
  // Who sit there opposite each other still do, or are the other pair, or sit otherwise: then
  // nobody can say whose what is that was entered for one of the pairs.
  enum class Pairs : std::uint8_t { same, turned, others } pairs = Pairs::same;
  bool operator==(const Numbering&) const = default;
  bool operator<(const Numbering& other) const {
    return std::tie(numbers, pairs) < std::tie(other.numbers, other.pairs);
  }
};

// The same seats, in the numbers of the header that holds; `numbers` as in Numbering.
std::vector<int> numbered_as_held(std::vector<int> order, const std::vector<int>& numbers);

struct Numberings {
  // By the records of headers; nothing where that is of another game, or of more or fewer players:
  // then what is entered there cannot count.
  std::map<Hash, std::optional<Numbering>> of_headers;
  // By the origin of a log, and by places in it: the header that counts there from then on.
  std::map<Uuid, std::map<std::int64_t, Hash>> of_logs;
  // Logs that have begun the session twice and give its numbers to other people: the key was copied
  // along with the book, and nobody can say whom an entry there means.
  std::set<Uuid> ambiguous;
  // In the log of this origin, for what stands behind this number. A log without a header numbers
  // as the header does that holds.
  [[nodiscard]] std::optional<Numbering> in_log(const Uuid& origin, std::int64_t number) const;
};

// `headers`: the resolved records of one session. `all`: with those that take over.
Numberings numberings(const Thing& headers, const Items& all, const WhoIs&);

}  // namespace kattegat
