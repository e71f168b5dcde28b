// What whoever writes to a book again and again need not look up each time.
#pragma once
#include <optional>

#include "db/store/appending/own_tail.hpp"
#include "db/store/log_rows.hpp"
#include "db/store/store.hpp"

namespace kattegat {

// From one transaction to the next: all of it holds while the book is at `mark`, and nothing of it
// once somebody else has written.
struct Remembered {
  Mark mark = -1;
  std::optional<OwnTail> own_tail{};
  PlaceRows places{};
  LogRows logs{};

  OwnTail& tail(Connection& connection) {
    if (!own_tail) own_tail = find_own_tail(connection);
    return *own_tail;
  }
};

// Of the transaction that runs, and of no other.
struct Running {
  std::optional<Mark> mark;
  std::optional<Head> newest;  // that it has appended, to whichever log
};

}  // namespace kattegat
