#include "kattegat/settlement/cycles.hpp"

#include <algorithm>
#include <map>

namespace kattegat {
namespace {

// Between whom how much is owed.
using Owed = std::map<std::pair<std::size_t, std::size_t>, Money>;

// From one to another by what is owed, in as few steps as can be; nothing where there is no way.
std::vector<Owed::iterator> way_in(Owed& owed, std::size_t from, std::size_t to) {
  std::map<std::size_t, Owed::iterator> came_by;
  std::vector<std::size_t> reached{from};
  for (std::size_t next = 0; next < reached.size() && came_by.count(to) == 0; ++next)
    for (auto step = owed.lower_bound({reached[next], 0});
         step != owed.end() && step->first.first == reached[next]; ++step)
      if (step->first.second != from && came_by.emplace(step->first.second, step).second)
        reached.push_back(step->first.second);
  std::vector<Owed::iterator> way;
  for (auto step = came_by.find(to); step != came_by.end();
       step = came_by.find(step->second->first.first))
    way.push_back(step->second);
  return way;
}

// What is left of these when so much between two need not be paid.
void take_off(std::vector<Payment>& payments, Owed& less) {
  for (Payment& one : payments) {
    Money& off = less[{one.from, one.to}];
    const Money taken = std::min(off, one.amount);
    off -= taken;
    one.amount -= taken;
  }
}

}  // namespace

void cancel_cycles(std::vector<Payment>& due, std::vector<Payment>& back) {
  Owed owed, less;
  for (const auto* payments : {&due, &back})
    for (const Payment& one : *payments) owed[{one.from, one.to}] += one.amount;
  for (const Payment& one : back) {
    const std::pair between{one.from, one.to};
    Money rest = one.amount;
    while (rest > Money{} && owed.count(between) > 0) {
      std::vector<Owed::iterator> cycle = way_in(owed, one.to, one.from);
      if (cycle.empty()) break;
      cycle.push_back(owed.find(between));
      Money least = rest;
      for (const auto step : cycle) least = std::min(least, step->second);
      for (const auto step : cycle) {
        less[step->first] += least;
        step->second -= least;
        if (step->second == Money{}) owed.erase(step);
      }
      rest -= least;
    }
  }
  take_off(back, less);
  take_off(due, less);
}

}  // namespace kattegat
