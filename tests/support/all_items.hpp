// All that a store has, in order of arrival: parents before what hangs below them.
#pragma once
#include "db/store/memory_store.hpp"
#include "db/store/sqlite_store.hpp"

namespace kattegat::test {

inline Items all_items(Store& store) {
  SqliteStore* const file = find_sqlite(store);
  if (!file) return std::get<std::unique_ptr<MemoryStore>>(store.keeper())->all();
  Items items;
  file->each_record([&](const Item& item) { items.push_back(item); });
  return items;
}

}  // namespace kattegat::test
