#include "kattegat/evening/when_and_where.hpp"

#include <algorithm>
#include <map>
#include <tuple>

#include "kattegat/core/forgotten.hpp"
#include "kattegat/core/text/likeness.hpp"

namespace kattegat {

Within::Within(const WhenAndWhere& choice) : choice_(choice), place_(likeness(choice.place)) {}

bool Within::on(std::string_view date) const {
  return (choice_.from.empty() || date >= choice_.from) &&
         (choice_.to.empty() || date <= choice_.to);
}

bool Within::at(std::string_view place) const {
  return choice_.place.empty() || likeness(place) == place_;
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
