// A session that headers put below several evenings, by mistake or by a stranger. It stands in the
// one of the header that holds; whoever looks at another sees that it is said of that one, too.
#pragma once
#include <functional>
#include <span>
#include <vector>

#include "kattegat/journal/records/record.hpp"

namespace kattegat {

bool is_scattered(std::span<const Item> headers);

class ScatteredSession {
 public:
  // Every header of one session, at least one.
  explicit ScatteredSession(Items headers);

  using IsHere = std::function<bool(const Uuid& evening)>;
  // Whether it stands in the evening; `is_here` says so of that and of its parts.
  [[nodiscard]] bool stands_in(const IsHere&) const;
  // All of them for the evening in which it stands. For another what is said there, unless it has
  // been decided upon, and the one that holds: a thousand evenings that name one session do not
  // have a thousand headers each.
  [[nodiscard]] Items headers_for(const IsHere&) const;

 private:
  Items all_;
  std::vector<std::size_t> open_;  // the last one holds
};

}  // namespace kattegat
