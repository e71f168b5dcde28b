// All that a store has, in order of arrival: parents before what hangs below them.
#pragma once
#include "db/store/store.hpp"

namespace kattegat::test {

inline Items all_items(Store& store) {
  Items items;
  store.each_record([&](const Item& item) { items.push_back(item); });
  return items;
}

}  // namespace kattegat::test
