// Whether a name is free: asked alike for what somebody is to be called, for a pseudonym, and where
// a name is typed.
#pragma once
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "kattegat/journal/evenings/appearances.hpp"

namespace kattegat {

// Why nobody may be called so; of several reasons the first of these. Valid while the others are.
struct IsNoName {
  Text fault;
};
struct IsTaken {
  const Person* by;
};
struct LooksLikeAnother {  // which people may want nevertheless
  const Person* other;
};
using NotFree = std::variant<IsNoName, IsTaken, LooksLikeAnother>;
std::optional<NotFree> why_not_free(const std::string& name, const std::vector<Person>& others);
// All whose names are not free for this person.
std::vector<Person> everybody_but(const Person&, const RecordsOfPeople&);

// The first of the people's names that look like this one, though they are written differently,
// former ones among them: who may be meant by what was typed, unless somebody is called exactly so.
std::optional<std::string> namesake(const std::string& name, const std::vector<Person>&);

}  // namespace kattegat
