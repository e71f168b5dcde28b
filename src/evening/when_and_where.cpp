#include "kattegat/evening/when_and_where.hpp"

#include <algorithm>
#include <map>
#include <tuple>

#include "kattegat/core/forgotten.hpp"
#include "kattegat/core/text/likeness.hpp"

namespace kattegat {

bool is_within(const WhenAndWhere& choice, std::string_view date, std::string_view place) {
  if (!choice.from.empty() && date < choice.from) return false;
  if (!choice.to.empty() && date > choice.to) return false;
  return choice.place.empty() || likeness(choice.place) == likeness(place);
}

// Of one day they come by what is written: not all who ask know their ids.
std::string usual_place(std::vector<DateAndPlace> evenings) {
  std::sort(evenings.begin(), evenings.end(), [](const DateAndPlace& a, const DateAndPlace& b) {
    return std::tie(a.date, a.place) < std::tie(b.date, b.place);
  });
  std::map<std::string, std::size_t> times;
  std::map<std::string, std::string> keys;  // of each spelling
  std::string usual;
  for (const auto& [date, place] : evenings) {
    if (place.empty() || place == forgotten) continue;
    const auto [spelled, first] = keys.try_emplace(place);
    if (first) spelled->second = likeness(place);
    ++times[spelled->second];
  }
  for (const auto& [date, place] : evenings)
    if (const auto key = keys.find(place); key != keys.end())
      if (2 * times[key->second] > evenings.size()) usual = place;
  return usual;
}

}  // namespace kattegat
