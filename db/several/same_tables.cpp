#include "db/several/same_tables.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <tuple>

#include "db/book/steps/one_step.hpp"
#include "db/season/season_plan.hpp"
#include "kattegat/journal/sessions/entry_rows.hpp"

namespace kattegat {
namespace {

// What counts: what each of the people has of it, by a number for each that is met.
using Scores = std::vector<std::size_t>;
using Numbers = std::map<SitterPoints, std::size_t>;
struct ScoresOf {  // a table
  Scores in_order;
  Scores sorted;
};

struct TableOf {
  const PlayedEvening* evening = nullptr;
  const SeasonTable* table = nullptr;
  bool is_asked = false;
};
struct Sameness {
  std::string day;
  std::string game;
  std::vector<std::size_t> who;
  bool operator<(const Sameness& other) const {
    return std::tie(day, game, who) < std::tie(other.day, other.game, other.who);
  }
};
constexpr std::size_t most_pairs = 5000;  // of one of these: whoever makes up more is not followed

bool is_any_of(const EveningHistory& evening, const std::set<Uuid>& asked) {
  return asked.count(evening.id) > 0 ||
         std::any_of(evening.parts.begin(), evening.parts.end(),
                     [&](const Uuid& part) { return asked.count(part) > 0; });
}

std::map<Sameness, std::vector<TableOf>> tables_of_days(const SeasonPlan& plan,
                                                        const std::set<Uuid>& asked) {
  std::set<std::string> days;
  for (const auto& [history, played] : plan.evenings)
    if (is_any_of(history, asked)) days.insert(played.date);
  std::map<Sameness, std::vector<TableOf>> tables;
  for (const auto& [history, played] : plan.evenings) {
    if (days.count(played.date) == 0) continue;
    for (const SeasonTable& table : played.tables) {
      std::vector<std::size_t> who = table.sitters;
      std::sort(who.begin(), who.end());
      tables[{played.date, table.game, std::move(who)}].push_back(
          {&played, &table, is_any_of(history, asked)});
    }
  }
  return tables;
}

Items sorted(Items items) {
  sort_items(items);
  return items;
}

// In the order of the sheet, which is the same in every book, however its records came there.
// `who`: the sitters, whom two files may number in two ways.
ScoresOf scores_at(Store& store, const SeasonTable& table, const std::vector<std::size_t>& who,
                   Numbers& numbers) {
  ScoresOf scores;
  const Booked booked = store.booked(table.id);
  for (const EntryRow& row : rows_below(sorted(store.below(table.id, Branch::session))).rows) {
    const auto found = booked.find(row.row);
    if (found == booked.end()) continue;
    const Nets& nets = found->second;
    SitterPoints points{};
    for (std::size_t i = 0; i < who.size(); ++i) {
      const auto number = std::find(table.sitters.begin(), table.sitters.end(), who[i]);
      points[i] = nets[static_cast<std::size_t>(number - table.sitters.begin())];
    }
    if (points == SitterPoints{}) continue;
    scores.in_order.push_back(numbers.try_emplace(points, numbers.size()).first->second);
  }
  scores.sorted = scores.in_order;
  std::sort(scores.sorted.begin(), scores.sorted.end());
  return scores;
}

// How many of the scores stand in both, in one order, as far as `most` of each tell.
std::size_t common_scores(const Scores& one, const Scores& other, std::size_t most) {
  const std::size_t rows = std::min(most, one.size()), columns = std::min(most, other.size());
  std::vector<std::size_t> before(columns + 1), now(columns + 1);
  for (std::size_t row = 0; row < rows; ++row) {
    for (std::size_t column = 0; column < columns; ++column)
      now[column + 1] = one[row] == other[column] ? before[column] + 1
                                                  : std::max(now[column], before[column + 1]);
    std::swap(before, now);
  }
  return before[columns];
}

// The same of sorted ones, in whatever order they stood, which is found sooner: never fewer.
std::size_t common_sorted(const Scores& one, const Scores& other) {
  Scores both;
  std::set_intersection(one.begin(), one.end(), other.begin(), other.end(),
                        std::back_inserter(both));
  return both.size();
}

bool may_be_one(const TableOf& one, const TableOf& other) {
  return one.evening != other.evening && (one.is_asked || other.is_asked) &&
         (is_derived(one.evening->id) || is_derived(other.evening->id));
}
enum class Alike { no, too_short_to_tell, mostly };
// A few may have been put right, or up to half of them: where there are no more than these, all.
Alike how_alike(const ScoresOf& one, const ScoresOf& other) {
  constexpr std::size_t few = 2, most = 200;
  const std::size_t shorter = std::min({one.in_order.size(), other.in_order.size(), most});
  const std::size_t enough = shorter - std::min(shorter, std::max(few, shorter / 2));
  if (shorter == 0 || common_sorted(one.sorted, other.sorted) < enough) return Alike::no;
  const std::size_t common = common_scores(one.in_order, other.in_order, most);
  if (common < enough) return Alike::no;
  return common == 0 ? Alike::too_short_to_tell : Alike::mostly;
}

// Of tables, by their places.
using PairOfTables = std::pair<std::size_t, std::size_t>;
struct PairsAlike {
  std::vector<PairOfTables> mostly, too_short_to_tell;
};

// Each of them is named once, beside the first that it is like. What nobody can tell is asked of
// those alone that are like no other.
PairsAlike pairs_alike(const std::vector<TableOf>& tables, const std::vector<ScoresOf>& scores) {
  PairsAlike found;
  std::vector<bool> named(tables.size());
  const auto is_free = [&](const PairOfTables& pair) {
    return !named[pair.first] && !named[pair.second];
  };
  std::size_t left = most_pairs;
  for (std::size_t i = 0; i < tables.size() && left > 0; ++i)
    for (std::size_t j = i + 1; j < tables.size() && left > 0; ++j) {
      if (!is_free({i, j}) || !may_be_one(tables[i], tables[j])) continue;
      --left;
      const Alike alike = how_alike(scores[i], scores[j]);
      if (alike == Alike::too_short_to_tell) found.too_short_to_tell.emplace_back(i, j);
      if (alike != Alike::mostly) continue;
      named[j] = true;
      found.mostly.emplace_back(i, j);
    }
  std::erase_if(found.too_short_to_tell, [&](const PairOfTables& pair) {
    if (!is_free(pair)) return true;
    named[pair.second] = true;
    return false;
  });
  return found;
}

// One for each table that others are named beside: their pairs follow each other.
template <class Same>
void each_same(const std::vector<PairOfTables>& pairs, const std::vector<TableOf>& tables,
               Same&& same) {
  for (auto pair = pairs.begin(); pair != pairs.end();) {
    const std::size_t first = pair->first;
    std::vector<Uuid> evenings{tables[first].evening->id};
    for (; pair != pairs.end() && pair->first == first; ++pair)
      if (const Uuid& another = tables[pair->second].evening->id;
          std::find(evenings.begin(), evenings.end(), another) == evenings.end())
        evenings.push_back(another);
    same(std::move(evenings));
  }
}

// Those of which nobody can tell come after all that are.
void find_same(Store& store, const SeasonPlan& plan, const Sameness& same,
               const std::vector<TableOf>& tables, std::vector<SameTable>& found) {
  const std::vector<std::size_t>& who = same.who;
  Numbers numbers;
  std::vector<ScoresOf> scores;
  for (const TableOf& one : tables) scores.push_back(scores_at(store, *one.table, who, numbers));
  std::vector<std::string> players;
  for (const std::size_t person : who) players.push_back(plan.season.people[person].player);
  const PairsAlike pairs = pairs_alike(tables, scores);
  each_same(pairs.mostly, tables, [&](std::vector<Uuid> evenings) {
    found.push_back({same.day, players, std::move(evenings), true});
  });
  each_same(pairs.too_short_to_tell, tables, [&](std::vector<Uuid> evenings) {
    found.push_back({same.day, players, std::move(evenings), false});
  });
}

}  // namespace

Result<std::vector<SameTable>, BookFault> tables_in_several_evenings(
    const Book& book, const std::set<Uuid>& evenings) {
  return read(book, [&] {
    std::vector<SameTable> found;
    if (evenings.empty()) return found;
    Store& store = book.store();
    const SeasonPlan plan = season_plan(store, {});
    for (const auto& [same, tables] : tables_of_days(plan, evenings))
      if (tables.size() > 1) find_same(store, plan, same, tables, found);
    return found;
  });
}

}  // namespace kattegat
