// What was entered for the pairs of a table, where its players sit in another order by now.
#pragma once
#include <utility>
#include <vector>

#include "kattegat/evening/pairs.hpp"
#include "kattegat/games/session.hpp"
#include "kattegat/journal/sessions/numbering.hpp"

namespace kattegat {

// What has become of the pairs of who sat so, clockwise, as they sit now.
template <class Sitter>
KeptPairs pairs_between(const std::vector<Sitter>& then, const std::vector<Sitter>& now) {
  if (then.size() != 4 || now.size() != 4) return KeptPairs::same;
  const auto are_first_pair = [&](const Sitter& one, const Sitter& other) {
    return (now[0] == one && now[2] == other) || (now[0] == other && now[2] == one);
  };
  if (are_first_pair(then[0], then[2])) return KeptPairs::same;
  return are_first_pair(then[1], then[3]) ? KeptPairs::turned : KeptPairs::others;
}

// What was entered for two pairs stays these people's; where neither is a pair any longer nobody
// has said whose it is, and the entry asks for it.
template <class G>
void keep_with_people(Entry<G>& entry, KeptPairs pairs) {
  each_by_pairs(entry, [&](auto& numbers) {
    if (pairs == KeptPairs::others) numbers.reset();
    if (pairs == KeptPairs::turned && numbers) std::swap((*numbers)[0], (*numbers)[1]);
  });
}

}  // namespace kattegat
