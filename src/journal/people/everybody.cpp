#include "kattegat/journal/people/everybody.hpp"

#include <algorithm>
#include <set>
#include <tuple>

#include "becoming_one.hpp"
#include "gathered.hpp"

namespace kattegat {
namespace {

// Names in the book, beside whose they are: what an evening calls them, and what the roster has.
std::vector<std::set<std::string>> names_of_each(Crowd& crowd, const AllGathered& gathered) {
  std::vector<std::set<std::string>> names;
  for (const Gathered& one : gathered.all()) names.push_back(crowd.roster().all_names(one.ids));
  const std::vector<Appearance>& appearances = crowd.appearances();
  for (std::size_t i = 0; i < appearances.size(); ++i) {
    const Appearance& one = appearances[i];
    std::set<std::string>& theirs = names[gathered.place_of(crowd.who_appears(i))];
    if (!one.written.empty() && one.as != WrittenAs::nameless) theirs.insert(one.written);
    theirs.insert(one.also.begin(), one.also.end());
  }
  return names;
}

// Beside whose they are.
std::vector<std::vector<FusedApart>> apart_of_each(Crowd& crowd, const AllGathered& gathered,
                                                   std::vector<FusedApart> apart) {
  std::vector<std::vector<FusedApart>> of_each(gathered.all().size());
  for (FusedApart& one : apart)
    of_each[gathered.place_of(crowd.who_is(one.ids.front()))].push_back(std::move(one));
  return of_each;
}

// `names`: all of theirs in the book.
Person person_of(const Gathered& gathered, std::set<std::string> names,
                 std::vector<FusedApart> apart, const Roster& roster) {
  names.erase(gathered.name);
  return {.ids = gathered.ids,
          .named_by = gathered.named_by,
          .name = gathered.name,
          .numbers = roster.numbers(gathered.ids),
          .retired = roster.is_retired(gathered.ids),
          .by_id = gathered.by_id,
          .erased = roster.forgotten().has(gathered.ids),
          .is_given_the_name = gathered.is_given_the_name(),
          .also = {names.begin(), names.end()},
          .fused_apart = std::move(apart)};
}

}  // namespace

std::vector<Person> everybody(const std::vector<Appearance>& appearances, const Sittings& tables,
                              const Roster& roster) {
  Crowd crowd(appearances, roster);
  join_by_evening(crowd);
  std::vector<FusedApart> fused_apart = join_by_fusions(crowd, tables);
  join_by_meaning(crowd, tables);
  join_by_name(crowd, tables);

  const AllGathered gathered(crowd);
  std::vector<std::set<std::string>> names = names_of_each(crowd, gathered);
  std::vector<std::vector<FusedApart>> apart =
      apart_of_each(crowd, gathered, std::move(fused_apart));
  std::vector<Person> people;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const Gathered& one = gathered.all()[i];
    if (one.name.empty()) continue;  // none is known any longer, nor a pseudonym
    people.push_back(person_of(one, std::move(names[i]), std::move(apart[i]), roster));
  }
  std::sort(people.begin(), people.end(), [](const Person& a, const Person& b) {
    return std::tie(a.name, a.ids) < std::tie(b.name, b.ids);
  });
  return people;
}

}  // namespace kattegat
