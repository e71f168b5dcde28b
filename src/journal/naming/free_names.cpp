#include "kattegat/journal/naming/free_names.hpp"

#include <algorithm>

#include "kattegat/core/text/likeness.hpp"
#include "kattegat/evening/player_name.hpp"

namespace kattegat {
namespace {

const Person* called(const std::string& name, const std::vector<Person>& people) {
  for (const Person& one : people)
    if (one.name == name) return &one;
  return nullptr;
}

// Former ones among them; as the people stand.
std::vector<std::string> names_like(const std::string& name, const std::vector<Person>& people) {
  std::vector<std::string> names;
  for (const Person& one : people) {
    if (look_alike(one.name, name)) names.push_back(one.name);
    for (const std::string& also : one.also)
      if (look_alike(also, name)) names.push_back(also);
  }
  return names;
}

}  // namespace

std::optional<NotFree> why_not_free(const std::string& name, const std::vector<Person>& others) {
  if (auto fault = name_fault(name)) return IsNoName{std::move(*fault)};
  if (const Person* const other = called(name, others)) return IsTaken{other};
  for (const Person& other : others)
    if (look_alike(other.name, name)) return LooksLikeAnother{&other};
  return {};
}

std::vector<Person> everybody_but(const Person& person, const RecordsOfPeople& recorded) {
  std::vector<Person> others = recorded.everybody;
  std::erase_if(others, [&](const Person& one) { return has_id(one, person.ids.front()); });
  return others;
}

std::optional<std::string> namesake(const std::string& name, const std::vector<Person>& people) {
  if (called(name, people)) return std::nullopt;
  const std::vector<std::string> names = names_like(name, people);
  return names.empty() ? std::nullopt : std::optional(names.front());
}

}  // namespace kattegat
