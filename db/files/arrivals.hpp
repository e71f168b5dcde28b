// Records of others on their way into a store: some thousands at a time.
#pragma once
#include <utility>

#include "db/store/store.hpp"

namespace kattegat {

// Within one write. What goes with them, such as the ends of their logs, stands in `batch`.
struct Arrivals {
  Store& store;
  Batch batch = {};

  void add(Arrival arrival) {
    constexpr std::size_t at_once = 5000;
    batch.others.push_back(std::move(arrival));
    if (batch.others.size() == at_once) append();
  }
  void append() {
    store.append(batch);
    batch.others.clear();
    batch.remember.clear();
  }
};

}  // namespace kattegat
