#include "whom_a_name_means.hpp"

#include <algorithm>
#include <limits>

namespace kattegat {
namespace {

// The only one who is called so, by the name alone; nullptr where anybody always was.
const Person* renamed_to(const std::string& name, const ByAnyId& everybody) {
  const std::vector<Person>& all = everybody.all();  // by name
  auto one = std::partition_point(all.begin(), all.end(),
                                  [&](const Person& person) { return person.name < name; });
  const Person* whom = nullptr;
  for (; one != all.end() && one->name == name; ++one) {
    if (one->by_id || one->erased) continue;
    if (whom || !one->is_given_the_name) return nullptr;
    whom = &*one;
  }
  return whom;
}

}  // namespace

std::optional<NewRecord> whom_the_name_means(const std::string& name, const Uuid& player,
                                             const People& people, const Uuid& own_log) {
  const Person* const whom = renamed_to(name, people.everybody);
  if (!whom) return std::nullopt;
  constexpr auto next = std::numeric_limits<std::int64_t>::max();
  const auto said = people.roster.by_logs().called(own_log, name, next);
  if (said && has_id(*whom, *said)) return std::nullopt;
  return new_record(RecordKind::fusion, player, roster_id, FusionContents{whom->ids.front(), {}});
}

}  // namespace kattegat
