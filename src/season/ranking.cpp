#include "kattegat/season/ranking.hpp"

#include <algorithm>
#include <tuple>

#include "kattegat/core/text/joined.hpp"
#include "kattegat/core/text/named.hpp"
#include "kattegat/core/text/written_number.hpp"
#include "kattegat/season/places.hpp"
#include "kattegat/settlement/rounding.hpp"

namespace kattegat {
namespace {

using By = RankingChoice::By;

// What an evening brought to somebody, in what the ranking goes by.
struct Worth {
  std::size_t evening = 0;
  std::int64_t value = 0;
};

std::int64_t sum_of(const std::vector<Worth>& list) {
  std::int64_t sum = 0;
  for (const Worth& one : list) KATTEGAT_CHECK(!__builtin_add_overflow(sum, one.value, &sum));
  return sum;
}

// Of equal evenings the earlier one is kept.
void keep_best(std::vector<Worth>& list, std::int64_t most) {
  std::stable_sort(list.begin(), list.end(),
                   [](const Worth& a, const Worth& b) { return a.value > b.value; });
  if (static_cast<std::int64_t>(list.size()) > most) list.resize(static_cast<std::size_t>(most));
  std::sort(list.begin(), list.end(),
            [](const Worth& a, const Worth& b) { return a.evening < b.evening; });
}

class Ranks {
 public:
  Ranks(const Season& season, const RankingChoice& choice)
      : season_(season), choice_(choice), brought_(season.people.size()) {}

  // Of the evenings before a day; of all when there is none.
  std::vector<RankedLine> lines(const std::string& before) {
    for (std::size_t i = 0; i < season_.evenings.size(); ++i) {
      const SeasonEvening& evening = season_.evenings[i];
      if (!before.empty() && evening.date >= before) break;
      if (choice_.currency.empty() || evening.currency == choice_.currency) add(i, evening);
    }
    std::vector<RankedLine> list;
    for (std::size_t person = 0; person < brought_.size(); ++person)
      if (!brought_[person].empty()) list.push_back(line(person));
    rank(list);
    return list;
  }

 private:
  void add(std::size_t place, const SeasonEvening& evening) {
    std::vector<std::int64_t> values;
    for (const Share& share : evening.shares)
      values.push_back(goes_by_points(choice_) ? share.points.thousandths : share.money.hundredths);
    const std::vector<int> places = places_of(values);
    for (std::size_t i = 0; i < values.size(); ++i)
      brought_[evening.shares[i].person].push_back(
          {place, choice_.by == By::places ? for_place(places[i]) : values[i]});
  }
  [[nodiscard]] std::int64_t for_place(int rank) const {
    const auto place = static_cast<std::size_t>(rank - 1);
    return place < choice_.table.size() ? choice_.table[place].thousandths : 0;
  }

  RankedLine line(std::size_t person) {
    std::vector<Worth>& list = brought_[person];
    RankedLine made;
    made.person = person;
    made.evenings = static_cast<std::int64_t>(list.size());
    if (choice_.by == By::best) keep_best(list, choice_.best);
    made.score = {sum_of(list), choice_.by == By::average ? made.evenings : 1};
    for (const Worth& one : list) made.counted.push_back(one.evening);
    return made;
  }

  // Names decide about the order of equals alone, never about a rank.
  void rank(std::vector<RankedLine>& list) const {
    const auto plays_enough = [&](const RankedLine& one) { return one.evenings >= choice_.least; };
    std::sort(list.begin(), list.end(), [&](const RankedLine& a, const RankedLine& b) {
      if (plays_enough(a) != plays_enough(b)) return plays_enough(a);
      if (a.score != b.score) return a.score > b.score;
      const StandingLine &one = season_.people[a.person], &other = season_.people[b.person];
      return std::tie(one.player, one.person) < std::tie(other.player, other.person);
    });
    const auto end = std::find_if_not(list.begin(), list.end(), plays_enough);
    for (auto one = list.begin(); one != end; ++one) {
      const bool equal = one != list.begin() && (one - 1)->score == one->score;
      one->rank = equal ? *(one - 1)->rank : static_cast<int>(one - list.begin()) + 1;
      if (equal) one->shared = (one - 1)->shared = true;
    }
  }

  const Season& season_;
  const RankingChoice& choice_;
  std::vector<std::vector<Worth>> brought_;  // beside the people
};

}  // namespace

bool goes_by_either(By by) { return by != By::money && by != By::points; }
bool goes_by_points(const RankingChoice& choice) {
  return choice.by == By::points || (goes_by_either(choice.by) && choice.of_points);
}

std::optional<std::vector<Points>> parse_table(std::string_view list) {
  std::vector<Points> table;
  for (;;) {
    const auto comma = list.find(',');
    const auto one = parse_points(list.substr(0, comma));
    if (!one || !within_limit(*one) || table.size() == max_places) return std::nullopt;
    table.push_back(*one);
    if (comma == std::string_view::npos) return table;
    list.remove_prefix(comma + 1);
  }
}

std::optional<std::int64_t> parse_count(std::string_view digits) {
  const auto count = written_number<std::int64_t>(digits);
  return count && *count >= 1 ? count : std::nullopt;
}

std::optional<RankingChoice> parse_ranking(std::string_view words) {
  const auto by = named_with_value<By>(names(By{}), words, takes_value);
  if (!by) return std::nullopt;
  RankingChoice choice;
  choice.by = by->name;
  if (by->name == By::best) {
    const auto best = parse_count(by->value);
    if (!best) return std::nullopt;
    choice.best = *best;
  }
  if (by->name == By::places) {
    auto table = parse_table(by->value);
    if (!table) return std::nullopt;
    choice.table = std::move(*table);
  }
  return choice;
}

std::string to_string(const RankingChoice& choice) {
  const std::string name(names(choice.by)[static_cast<std::size_t>(choice.by)]);
  if (choice.by == By::best) return name + "=" + std::to_string(choice.best);
  return choice.by == By::places ? name + "=" + table_text(choice.table) : name;
}

std::string table_text(const std::vector<Points>& table) {
  return joined(table, ",", [](Points one) { return to_string(one); });
}

std::vector<Points> usual_table() {
  return {points(10), points(6), points(4), points(3), points(2), points(1)};
}

std::int64_t Score::rounded() const {
  const std::int64_t whole = sum / count, rest = sum % count;
  const std::int64_t size = rest < 0 ? -rest : rest;
  if (size < count - size) return whole;
  return sum < 0 ? whole - 1 : whole + 1;
}

std::strong_ordering operator<=>(const Score& a, const Score& b) {
  const ExactMoney left = static_cast<ExactMoney>(a.sum) * b.count;
  const ExactMoney right = static_cast<ExactMoney>(b.sum) * a.count;
  return left < right   ? std::strong_ordering::less
         : left > right ? std::strong_ordering::greater
                        : std::strong_ordering::equal;
}

Ranking ranking(const Season& season, const RankingChoice& asked) {
  Ranking made;
  made.choice = asked;
  made.in_points = asked.by == By::places || goes_by_points(asked);
  RankingChoice& choice = made.choice;
  if (choice.currency.empty() && !goes_by_points(asked)) choice.currency = newest_currency(season);
  for (const SeasonEvening& evening : season.evenings) {
    const bool counts = choice.currency.empty() || evening.currency == choice.currency;
    ++(counts ? made.evenings : made.left_out);
    if (counts && asked.since.empty()) choice.since = evening.date;
  }
  made.lines = Ranks(season, choice).lines("");
  if (choice.since.empty()) return made;
  std::vector<std::optional<int>> before(season.people.size());
  for (const RankedLine& line : Ranks(season, choice).lines(choice.since))
    before[line.person] = line.rank;
  for (RankedLine& line : made.lines)
    if (line.rank && before[line.person]) line.moved = *before[line.person] - *line.rank;
  return made;
}

}  // namespace kattegat
