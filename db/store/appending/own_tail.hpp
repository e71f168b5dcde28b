// Where our own log goes on.
#pragma once
#include "db/store/connection.hpp"
#include "kattegat/journal/records/signing.hpp"

namespace kattegat {

struct OwnTail {
  std::int64_t origin = 0;  // its row; 0 while there is no log of ours
  Uuid uuid;
  SigningKey key;
  std::int64_t record = 0;  // the row of its newest; 0 when it has none
  std::int64_t number = 0;
  Hash hash{};
};

// As the file and the key beside it say; of no log where they do not fit together, or where it does
// not end as we signed it: what somebody else has changed there is not signed once more.
OwnTail find_own_tail(Connection&);
// Of a new log, under a new key.
OwnTail begin_own_log(Connection&);

}  // namespace kattegat
