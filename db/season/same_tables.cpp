#include "db/season/same_tables.hpp"

#include <algorithm>
#include <tuple>

#include "db/book/one_step.hpp"
#include "db/book/reading.hpp"
#include "db/season/season_plan.hpp"
#include "kattegat/core/joined.hpp"

namespace kattegat {
namespace {

struct TableOf {
  const SeasonNight* night = nullptr;
  Uuid session;
  bool is_asked = false;
};
using Sameness = std::tuple<std::string, std::string, std::vector<std::size_t>>;  // day, game, who

bool is_any_of(const EveningHistory& evening, const std::set<Uuid>& asked) {
  return asked.count(evening.id) > 0 ||
         std::any_of(evening.parts.begin(), evening.parts.end(),
                     [&](const Uuid& part) { return asked.count(part) > 0; });
}

std::map<Sameness, std::vector<TableOf>> tables_in(const SeasonPlan& plan,
                                                   const std::set<Uuid>& asked) {
  std::set<std::string> days;
  for (std::size_t i = 0; i < plan.nights.size(); ++i)
    if (is_any_of(plan.evenings[i], asked)) days.insert(plan.nights[i].date);
  std::map<Sameness, std::vector<TableOf>> tables;
  for (std::size_t i = 0; i < plan.nights.size(); ++i) {
    const SeasonNight& night = plan.nights[i];
    if (days.count(night.date) == 0) continue;
    for (const SeasonTable& table : night.tables) {
      std::vector<std::size_t> who = table.sitters;
      std::sort(who.begin(), who.end());
      tables[{night.date, table.game, std::move(who)}].push_back(
          {&night, table.id, is_any_of(plan.evenings[i], asked)});
    }
  }
  return tables;
}

bool may_be_one(const TableOf& one, const TableOf& other) {
  return one.night != other.night && (one.is_asked || other.is_asked) &&
         (is_derived(one.night->id) || is_derived(other.night->id));
}

Text in_words(const SeasonPlan& plan, const Sameness& same, const TableOf& one,
              const TableOf& other) {
  const auto& [day, game, who] = same;
  const auto name = [&](std::size_t person) { return plan.season.people[person].player; };
  return text(Word::evening_table_twice, day, joined(who, ", ", name), to_string(one.night->id),
              to_string(other.night->id));
}

}  // namespace

Result<std::vector<Text>, BookFault> tables_in_two_evenings(const Book& book,
                                                            const std::set<Uuid>& evenings) {
  return read(book, [&] {
    std::vector<Text> found;
    Store& store = book.store();
    if (evenings.empty()) return found;
    const SeasonPlan plan = season_plan(store, {});
    auto all = tables_in(plan, evenings);
    for (auto& [same, tables] : all) {
      if (tables.size() < 2) continue;
      std::erase_if(tables, [&](const TableOf& one) { return !is_played(store, one.session); });
      std::set<std::pair<const SeasonNight*, const SeasonNight*>> said;
      for (auto one = tables.begin(); one != tables.end(); ++one)
        for (auto other = one + 1; other != tables.end(); ++other)
          if (may_be_one(*one, *other) && said.emplace(one->night, other->night).second)
            found.push_back(in_words(plan, same, *one, *other));
    }
    return found;
  });
}

}  // namespace kattegat
