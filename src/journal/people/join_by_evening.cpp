#include <algorithm>
#include <tuple>

#include "becoming_one.hpp"

namespace kattegat {
namespace {

// `evening`: those of one evening who are written with a name.
void join_those_of(std::vector<std::size_t>& evening, Crowd& crowd) {
  const std::vector<Appearance>& all = crowd.appearances();
  std::sort(evening.begin(), evening.end(), [&](std::size_t a, std::size_t b) {
    return std::tie(all[a].written, a) < std::tie(all[b].written, b);
  });
  std::size_t first = 0;  // of the same name
  for (std::size_t i = 1; i < evening.size(); ++i) {
    const Appearance &one = all[evening[i]], &other = all[evening[first]];
    if (one.written != other.written)
      first = i;
    else if (!one.by_id || !other.by_id)
      crowd.join(crowd.who_appears(evening[i]), crowd.who_appears(evening[first]));
  }
}

}  // namespace

void join_by_evening(Crowd& crowd) {
  const std::vector<Appearance>& all = crowd.appearances();
  std::vector<std::size_t> evening;
  for (std::size_t begin = 0, end = 0; begin < all.size(); begin = end) {
    evening.clear();
    for (; end < all.size() && all[end].evening == all[begin].evening; ++end)
      if (all[end].is_named()) evening.push_back(end);
    join_those_of(evening, crowd);
  }
  crowd.keep_as_by_evenings();
}

}  // namespace kattegat
