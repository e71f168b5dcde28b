// Points that move between sitters, as they are booked beside the records.
#pragma once
#include <map>

#include "kattegat/core/amount.hpp"
#include "kattegat/core/seat.hpp"
#include "kattegat/core/uuid.hpp"

namespace kattegat {

// Points that move between two sitters of a session because of an entry.
struct Movement {
  Uuid session;
  std::int64_t entry = 0;  // its row; or -1 - i for the i-th of the records stored with it
  int payer = 0, payee = 0;
  Points points;  // > 0
};

// What is booked for the entries of a session, net, by its sitters' numbers.
using Nets = std::array<Points, max_seats>;
using Booked = std::map<std::int64_t, Nets>;  // by the entry's row

}  // namespace kattegat
