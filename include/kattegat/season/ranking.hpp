// Who stands where over a season, by whatever the club goes by. Whole numbers only. README, "A
// season".
#pragma once
#include <array>
#include <compare>
#include <optional>
#include <string_view>

#include "kattegat/season/season.hpp"

namespace kattegat {

struct RankingChoice {
  enum class By : std::uint8_t {
    money,    // all of it
    points,   // all of them
    average,  // an evening
    best,     // the best evenings of each, so many
    places    // points for where one came in each evening
  };
  By by = By::money;
  bool of_points = false;  // average, best and places go by points, not by money
  std::int64_t best = 1;
  std::vector<Points> table{};  // what the first, the second, ... get; whoever comes later nothing
  std::int64_t least = 1;       // evenings; who has played fewer is listed apart
  std::string currency{};       // of the evenings that count; empty: that of the newest
  std::string since{};  // first day of what has moved people; empty: that of the last evening
  bool operator==(const RankingChoice&) const = default;
};
constexpr std::array<std::string_view, 5> names(RankingChoice::By) {
  return {"money", "points", "average", "best", "places"};
}
// Behind its name there is so much of it: "best=8".
constexpr bool takes_value(RankingChoice::By by) {
  return by == RankingChoice::By::best || by == RankingChoice::By::places;
}
// By money or by points, as somebody says.
bool goes_by_either(RankingChoice::By);
bool goes_by_points(const RankingChoice&);
// Of evenings: 1 or more; nothing when it is no such number.
std::optional<std::int64_t> parse_count(std::string_view digits);
// "money", "points", "average", "best=8", "places=10,6,4,3"; nothing when it is none of these.
std::optional<RankingChoice> parse_ranking(std::string_view);
std::string to_string(const RankingChoice&);
inline constexpr std::size_t max_places = 64;
// "10,6,4,3"
std::optional<std::vector<Points>> parse_table(std::string_view);
std::string table_text(const std::vector<Points>&);
std::vector<Points> usual_table();  // while a club has none of its own

// A sum, or an average: exactly `sum` / `count`, of hundredths of the currency or thousandths of a
// point.
struct Score {
  std::int64_t sum = 0;
  std::int64_t count = 1;
  // To the nearest, halves away from zero.
  [[nodiscard]] std::int64_t rounded() const;
};
std::strong_ordering operator<=>(const Score&, const Score&);
inline bool operator==(const Score& a, const Score& b) { return (a <=> b) == 0; }

struct RankedLine {
  std::size_t person = 0;     // in Season::people
  std::int64_t evenings = 0;  // played
  Score score;
  std::vector<std::size_t> counted;  // in Season::evenings: those that make the score
  std::optional<int> rank;           // nobody's who has played too few
  bool shared = false;               // the rank, with somebody else
  std::optional<int> moved;          // ranks up; nothing for who had none, or has none
};
struct Ranking {
  RankingChoice choice;           // with its currency and its day
  bool in_points = false;         // the score is points, not money
  std::vector<RankedLine> lines;  // the first first; then, alike, who has played too few
  std::int64_t evenings = 0;      // that count
  std::int64_t left_out = 0;      // of another currency
};
// Equal scores share a rank, and the next one counts on. What is ranked by points has the evenings
// of every currency, unless one is chosen.
Ranking ranking(const Season&, const RankingChoice&);

}  // namespace kattegat
