// All that a store has, in order of arrival: parents before what hangs below them.
#pragma once
#include "db/store/either.hpp"

namespace kattegat::test {

inline Items all_items(Store& store) {
  return ask(store, Answers{[](SqliteStore& file) {
                              Items items;
                              file.each_record([&](const Item& item) { items.push_back(item); });
                              return items;
                            },
                            [](MemoryStore& memory) { return memory.all(); }});
}

}  // namespace kattegat::test
