// What a merge takes from, wherever it comes from, and what it does not take of that.
#pragma once
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "db/store/fault.hpp"
#include "db/store/store.hpp"
#include "kattegat/core/text.hpp"
#include "kattegat/journal/records/signing.hpp"

namespace kattegat {

// Somebody's records, parents before what hangs below them and each log in its order, with its
// signed ends; read as often as they are asked for.
struct Source {
  std::vector<LogEnd> ends;
  // Answers what is the matter with the source. What the visitor throws is of who takes from it.
  std::function<std::optional<BookFault>(const VisitItem&)> each;
};

// A log of which nothing new is taken, since this record of it is refused. Or of which only words
// are not: those of so many records that are here, of which this is the first.
struct RefusedLog {
  Uuid origin;
  std::int64_t number = 0;
  Text why;
  std::int64_t words = 0;
};

}  // namespace kattegat
