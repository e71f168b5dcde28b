// What was tried, how often it was won, and how often in a row. README, "A season".
#pragma once
#include <algorithm>
#include <optional>

namespace kattegat {

// Below this many deals a share says nothing, and partners are not compared.
inline constexpr int deals_for_a_share = 5;

// A deal is won by whoever gained points in it, and lost by whoever gave some. What moved no points
// for somebody is neither, and does not break a streak.
struct Tried {
  int won = 0;
  int lost = 0;
  [[nodiscard]] int all() const { return won + lost; }
  // In whole percent; nothing while there are too few.
  [[nodiscard]] std::optional<int> percent() const {
    if (all() < deals_for_a_share) return std::nullopt;
    return (won * 200 + all()) / (2 * all());
  }
  bool operator==(const Tried&) const = default;
};

// How often in a row. Parts of a season are counted apart and put one behind the other.
struct Streak {
  int now = 0;
  int longest = 0;
  int first = 0;  // with which it begins
  int all = 0;
  void count(bool won) {
    if (won && first == all) ++first;
    ++all;
    now = won ? now + 1 : 0;
    longest = std::max(longest, now);
  }
  [[nodiscard]] Streak then(const Streak& later) const {
    return {later.now == later.all ? now + later.now : later.now,
            std::max({longest, later.longest, now + later.first}),
            first == all ? all + later.first : first, all + later.all};
  }
  bool operator==(const Streak&) const = default;
};

}  // namespace kattegat
