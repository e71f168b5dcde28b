// House rules, described where they live. Each game's house_rules() names every one of its rules
// with its key, its sentence (a word of its room, or everybody's) and its member, whose
// initial value is the default. Reading, checking, the README's table and the switches of the
// app all walk that one list. Where rules depend on each other the game also has
// check_house(house, checklist). evening-format, "Rules" of each game.
#pragma once
#include <algorithm>
#include <array>
#include <bitset>
#include <string_view>
#include <vector>

#include "kattegat/core/text.hpp"

namespace kattegat {

struct HouseRule {
  std::string_view key;
  Word meaning;
};

// The whole numbers that an integer house rule may take: these, or a range when there are two and
// `between` is set; of a range only whole rounds of the table (multiples of the seats) when
// `of_rounds` is.
struct Whole {
  std::vector<int> values;
  bool between = false;
  bool of_rounds = false;
  [[nodiscard]] bool has(std::int64_t value) const {
    if (between) return value >= values.front() && value <= values.back();
    return std::find(values.begin(), values.end(), value) != values.end();
  }
  // Of a range, from one to the next; at a table of so many, or of 0 where that is not known.
  [[nodiscard]] int step(int seats) const { return of_rounds && seats > 0 ? seats : 1; }
  [[nodiscard]] bool allows(std::int64_t value, int seats) const {
    return has(value) && value % step(seats) == 0;
  }
};
inline Whole one_of(std::initializer_list<int> values) { return {values, false}; }
inline Whole from_to(int low, int high) { return {{low, high}, true}; }
inline Whole in_rounds(int high) { return {{0, high}, true, true}; }

// What each contract is worth, written as an object contract -> points.
template <class Contract, std::size_t N>
struct Tariff {
  std::array<Points, N> of{};
  Points& operator[](Contract contract) { return of[static_cast<std::size_t>(contract)]; }
  Points operator[](Contract contract) const { return of[static_cast<std::size_t>(contract)]; }
  bool operator==(const Tariff&) const = default;
};

// Those of a closed list that a house plays with, written as an array of their names: at first all.
// An enumerator without a name is not of the list.
template <class E, std::size_t N>
struct AnyOf {
  std::bitset<N> left_out;
  [[nodiscard]] bool has(E one) const { return !left_out[static_cast<std::size_t>(one)]; }
  void set(E one, bool has) { left_out[static_cast<std::size_t>(one)] = !has; }
  bool operator==(const AnyOf&) const = default;
};
// Calls visit(E, name) for each that can be known.
template <class E, std::size_t N, class Visit>
void each_that_can_be_known(const AnyOf<E, N>&, Visit&& visit) {
  for (std::size_t i = 0; i < N; ++i)
    if (const std::string_view name = names(E{})[i]; !name.empty()) visit(static_cast<E>(i), name);
}

}  // namespace kattegat
