#include "kattegat/journal/people/person.hpp"

#include <algorithm>

namespace kattegat {

std::string Person::number(NumberKind kind) const {
  const auto found = numbers.find(kind);
  return found == numbers.end() ? "" : found->second;
}

bool has_id(const Person& person, const Uuid& id) {
  return std::find(person.ids.begin(), person.ids.end(), id) != person.ids.end();
}

bool has_any_id(const Person& person, const std::set<Uuid>& ids) {
  return std::any_of(person.ids.begin(), person.ids.end(),
                     [&](const Uuid& id) { return ids.count(id) > 0; });
}

std::vector<std::string> all_names_of(const Person& person) {
  std::vector<std::string> names = person.also;
  names.push_back(person.name);
  return names;
}

ByAnyId::ByAnyId(std::vector<Person> people) : people_(std::move(people)) {
  for (std::size_t i = 0; i < people_.size(); ++i)
    for (const Uuid& id : people_[i].ids) indexes_.emplace_back(id, i);
  std::sort(indexes_.begin(), indexes_.end());
}
std::optional<std::size_t> ByAnyId::index_of(const Uuid& id) const {
  const auto found =
      std::lower_bound(indexes_.begin(), indexes_.end(), std::pair(id, std::size_t{}));
  if (found == indexes_.end() || found->first != id) return std::nullopt;
  return found->second;
}
const Person* ByAnyId::find(const Uuid& id) const {
  const auto index = index_of(id);
  return index ? &people_[*index] : nullptr;
}
Uuid ByAnyId::stands_for(const Uuid& id) const {
  const Person* one = find(id);
  return one ? one->ids.front() : id;
}

}  // namespace kattegat
