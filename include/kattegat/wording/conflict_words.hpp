// What two books have decided differently, in words.
#pragma once
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "kattegat/journal/decisions/conflict.hpp"
#include "kattegat/journal/evenings/evening_history.hpp"
#include "kattegat/languages/languages.hpp"

namespace kattegat {

// Where a conflict stands. What is the roster's has no evening.
struct ConflictPlace {
  const EveningHistory* history = nullptr;
  const Evening* shown = nullptr;  // the same evening, with the names of now
  // What people who were not there, and other evenings, are called: by their ids unless told.
  std::function<std::string(const Uuid&)> person, evening;
};

// What it is about: "Ligeud 2, entry 3", "a payment", "Bo: where somebody takes money".
std::string conflict_subject(const Conflict&, const ConflictPlace&, Language);

struct SideWords {
  std::string what;   // "corrected to 9 hearts · Bo · Dea · 10"
  std::string rules;  // of a session: those in which the sides differ, each on a line
  std::string at;     // when it was decided, as it stands there; empty where it does not say
};
// Of a conflict with more sides than that so many are told, and the one that holds.
inline constexpr std::size_t most_sides_told = 24;
// In the order of the sides.
std::vector<SideWords> side_words(const Conflict&, const ConflictPlace&, Language);

}  // namespace kattegat
