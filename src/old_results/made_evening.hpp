// An evening made of what the rows of a table say of it.
#pragma once
#include "old_rows.hpp"

namespace kattegat {

// What its points are in money.
struct Coinage {
  std::string currency, stake;
};

// By the rules of every evening file.
Result<OldEvening, Violations> made_evening(const EveningRows&, const Coinage&);

}  // namespace kattegat
