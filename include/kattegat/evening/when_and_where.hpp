// Evenings by when and where they were: which are meant, in which order they come, and what a club
// is called by them. README, "A season".
#pragma once
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
// What is within the choice, which has the texts. Who asks of many things by one place asks of the
// place once: it may be written at any length.
class Within {
 public:
  explicit Within(const WhenAndWhere&);
  [[nodiscard]] bool on(std::string_view date) const;
  [[nodiscard]] bool at(std::string_view place) const;

 private:
  WhenAndWhere choice_;
  std::string place_;  // what it is compared by
};

// What is compared: evenings come oldest first, those of one day alike in every book.
inline auto in_time(const std::string& date, const Uuid& id) { return std::tie(date, id); }

// What the club is called on its pages: the place that more than half of its evenings had, as the
// newest of them writes it. Empty where there is none.
struct DateAndPlace {
  std::string date, place;
};
std::string usual_place(std::vector<DateAndPlace>);
template <class Evenings>
std::string usual_place_of(const Evenings& evenings) {
  std::vector<DateAndPlace> written;
  for (const auto& one : evenings) written.push_back({one.date, one.place});
  return usual_place(std::move(written));
}

}  // namespace kattegat
