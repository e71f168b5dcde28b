#include "kattegat/evening/when_and_where.hpp"

#include <map>

#include "kattegat/core/forgotten.hpp"
#include "kattegat/core/likeness.hpp"

namespace kattegat {

bool is_within(const WhenAndWhere& choice, std::string_view date, std::string_view place) {
  if (!choice.from.empty() && date < choice.from) return false;
  if (!choice.to.empty() && date > choice.to) return false;
  return choice.place.empty() || likeness(choice.place) == likeness(place);
}

std::string usual_place(const std::vector<std::string>& places) {
  std::map<std::string, std::size_t> times;
  std::map<std::string, std::string> keys;  // of each spelling
  std::string usual;
  for (const std::string& place : places) {
    if (place.empty() || place == forgotten) continue;
    const auto [spelled, first] = keys.try_emplace(place);
    if (first) spelled->second = likeness(place);
    ++times[spelled->second];
  }
  for (const std::string& place : places)
    if (const auto key = keys.find(place); key != keys.end())
      if (2 * times[key->second] > places.size()) usual = place;
  return usual;
}

}  // namespace kattegat
