// Which header of one session came of which: in lines, for two books can have begun with a header
// each. Whoever writes a header anew names last the one that held until then, and what a number
// means goes on from that. A line is of one table: the numbers of another are of other chairs.
#pragma once
#include <map>
#include <vector>

#include "kattegat/journal/decisions/thing.hpp"

namespace kattegat {

// Whether such a table is of one game with the header's, and of as many players: what is entered by
// one can count by the other.
bool is_of_table(const SessionKeys&, std::size_t sitters, const SessionContents& header);

// Headers are known by their places among the versions.
class HeaderDescent {
 public:
  // `headers`: at least one, resolved; they must outlive this.
  explicit HeaderDescent(const Thing& headers);

  // With which the line of this one begins; and the line of the header that holds.
  [[nodiscard]] std::size_t begin_of(std::size_t header) const { return begins_[header]; }
  [[nodiscard]] std::size_t begin_of_held() const { return begins_[held_]; }

  // Of a line that begins so, what had come of it, and what held beside it, when somebody first
  // decided upon both. Where nobody has, the last of it and the header that holds. Both are of the
  // table that the line is of, where it is that of the header that holds.
  struct Beside {
    std::size_t header, held;
  };
  [[nodiscard]] Beside beside_held(std::size_t begin) const;

 private:
  [[nodiscard]] const SessionContents& contents(std::size_t header) const;
  [[nodiscard]] std::optional<std::size_t> place(const Hash&, std::size_t follower) const;
  [[nodiscard]] std::optional<std::size_t> before(std::size_t header) const;

  const Thing& headers_;
  std::size_t held_;
  std::map<Hash, std::size_t> places_;
  std::vector<std::size_t> begins_;            // by header
  std::map<std::size_t, std::size_t> newest_;  // by what its line begins with, like the next one
  std::map<std::size_t, Beside> first_beside_;
};

}  // namespace kattegat
