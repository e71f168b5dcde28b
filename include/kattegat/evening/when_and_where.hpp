// Evenings by when and where they were: which are meant, in which order they come, and what a club
// is called by them.
#pragma once
#include <algorithm>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "kattegat/core/uuid.hpp"

namespace kattegat {

struct WhenAndWhere {
  std::string_view from, to;  // dates as "YYYY-MM-DD", both included; empty: no bound
  std::string_view place;     // as somebody would write it; empty: everywhere
};
bool is_within(const WhenAndWhere&, std::string_view date, std::string_view place);

// What is compared: evenings come oldest first, those of one day alike in every book.
inline auto in_time(const std::string& date, const Uuid& id) { return std::tie(date, id); }

// What the club is called on its pages: the place that more than half of its evenings had, as the
// newest of them writes it. Empty where there is none; they come oldest first, and of one day by
// what is written, for not all who ask know their ids.
std::string usual_place(const std::vector<std::string>& places);
template <class Evenings>
std::string usual_place_of(const Evenings& evenings) {
  std::vector<std::pair<std::string_view, std::string_view>> written;
  for (const auto& one : evenings) written.emplace_back(one.date, one.place);
  std::sort(written.begin(), written.end());
  std::vector<std::string> places;
  for (const auto& [date, place] : written) places.emplace_back(place);
  return usual_place(places);
}

}  // namespace kattegat
