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
#include <variant>
#include <vector>

#include "kattegat/journal/decisions/thing.hpp"
#include "kattegat/journal/people/who_is.hpp"

namespace kattegat {

// What has become of two pairs at a table: who sat opposite each other still do, or are the other
// pair, or sit otherwise: then nobody can say whose what is that was entered for one of the pairs.
enum class KeptPairs : std::uint8_t { same, turned, others };

// How one header numbers, beside the one that holds: alike, and its players sit alike.
struct AsHeld {
  bool operator==(const AsHeld&) const = default;
};
// Otherwise; or alike, where its players sit in another order by now.
struct Renumbered {
  std::vector<int> numbers;  // of the header that holds, by the number there
  KeptPairs pairs = KeptPairs::same;
  bool operator==(const Renumbered&) const = default;
  bool operator<(const Renumbered& other) const {
    return std::tie(numbers, pairs) < std::tie(other.numbers, other.pairs);
  }
};
// It is of another game, or of more or fewer players: what is entered there cannot count.
struct AnotherTable {
  bool operator==(const AnotherTable&) const = default;
};
using Numbering = std::variant<AsHeld, Renumbered, AnotherTable>;

// The seats of a header, clockwise, in the numbers of the one that holds; those of another table
// stay as they are.
std::vector<int> order_as_held(std::vector<int> order, const Numbering&);

// How each header of one session numbers, and by which header each log goes.
class Numberings {
 public:
  // Of no header: everything is numbered by the one that holds.
  Numberings() = default;
  // `headers`: those of one session that count, at least one, resolved. `all`: every one, also
  // those that only take another over. Where there is one alone nothing is renumbered.
  Numberings(const Thing& headers, const Items& all, const WhoIs&);

  // In the log of this origin, for what stands behind this number. A log without a header numbers
  // as the header does that holds.
  [[nodiscard]] const Numbering& in_log(const Uuid& origin, std::int64_t number) const;
  // By the record of the header; one by which nothing goes numbers as the one that holds.
  [[nodiscard]] const Numbering& of_header(const Hash&) const;
  // Whether the log of this origin has a header, and numbers what it adds as the one that holds.
  [[nodiscard]] bool goes_on_as_held(const Uuid& origin) const;
  // Whether something goes by more than one header; otherwise nothing is numbered anew.
  [[nodiscard]] bool has_several() const { return of_headers_.size() > 1; }
  // Whether a header is of another table than the one that holds; also one by which nothing goes,
  // as where a log says of a header that it took over what that does not say: entries may be of
  // such a table.
  [[nodiscard]] bool has_other_tables() const { return has_other_tables_; }
  // Logs that have begun the session twice and give its numbers to other people: the key was copied
  // along with the book, and nobody can say whom an entry there means.
  [[nodiscard]] const std::set<Uuid>& ambiguous() const { return ambiguous_; }

 private:
  std::map<Hash, Numbering> of_headers_;  // by the records of headers that something goes by
  // By the origin of a log, and by places in it: the header that counts there from then on.
  std::map<Uuid, std::map<std::int64_t, Hash>> of_logs_;
  std::set<Uuid> ambiguous_;
  bool has_other_tables_ = false;
};

}  // namespace kattegat
