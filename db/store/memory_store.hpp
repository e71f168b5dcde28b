// The store in memory. Beside a book that is there only to hold nothing, the tests fill it: it is
// what they compare SQLite's with, and answers the same (tests/book/store_test.cpp).
#pragma once
#include <memory>

#include "db/store/store.hpp"

namespace kattegat {

std::unique_ptr<Store> store_in_memory();

}  // namespace kattegat
