// A session that headers put below several evenings, by mistake or by a stranger. It stands in the
// one of the header that holds; whoever looks at another sees that it is said of that one, too.
#pragma once
#include <map>
#include <set>
#include <span>
#include <vector>

#include "kattegat/journal/records/record.hpp"

namespace kattegat {

bool is_in_several_evenings(std::span<const Item> headers);

class SessionInSeveralEvenings {
 public:
  // Every header of one session, at least one.
  explicit SessionInSeveralEvenings(Items headers);

  // Whether it stands in the evening, which is this one with its parts.
  using WithParts = std::set<Uuid>;
  [[nodiscard]] bool stands_in(const WithParts&) const;
  // All of them for the evening in which it stands. For another what is said there, unless it has
  // been decided upon, and the one that holds: a thousand evenings that name one session do not
  // have a thousand headers each.
  [[nodiscard]] Items headers_for(const WithParts&) const;

 private:
  Items all_;
  std::vector<std::size_t> open_;                     // the last one holds
  std::map<Uuid, std::vector<std::size_t>> open_in_;  // the same by evening
};

}  // namespace kattegat
