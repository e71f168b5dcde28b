// The store in memory: of tables that are only looked at, and of tests. It answers what SQLite's
// would (tests/book/store_test.cpp).
#pragma once
#include <memory>

#include "db/store/store.hpp"

namespace kattegat {

std::unique_ptr<Store> store_in_memory();

}  // namespace kattegat
