// The gate before a book that is nothing but its records.
#pragma once
#include <algorithm>
#include <iterator>

#include "kattegat/journal/gate/gate.hpp"

namespace kattegat::test {

// Both must outlive it.
inline Gate gate_before(const Items& all, const std::vector<LogEnd>& ends) {
  const auto those = [&all](const auto& are_meant) {
    Items items;
    std::copy_if(all.begin(), all.end(), std::back_inserter(items),
                 [&](const Item& item) { return are_meant(item.record); });
    return items;
  };
  return Gate(
      {[those](const Uuid& id) { return those([&](const Record& one) { return one.id == id; }); },
       [those](const Uuid& place, Branch branch) {
         return those([&](const Record& one) {
           return one.parent == place && branch_of(one.kind) == branch;
         });
       },
       [those](const Uuid& place) {
         return newest_clock(those([&](const Record& one) { return one.parent == place; }));
       },
       [&ends] { return ends; }});
}

}  // namespace kattegat::test
