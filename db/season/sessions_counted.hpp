// What the sitters of each session have, and what counts for nothing there, as far as it is judged.
#pragma once
#include <cstdint>
#include <map>

#include "db/store/store.hpp"
#include "kattegat/journal/sessions/session_history.hpp"
#include "kattegat/season/counting.hpp"
#include "kattegat/season/season.hpp"

namespace kattegat {

// How many entries of a session break a rule, where some do.
using BrokenEntries = std::map<Uuid, std::int64_t>;

struct SessionsCounted {
  SessionSums sums;
  BrokenEntries broken;

  void add(const SessionByHeaders&, const CountedSession&);
  void take(SessionsCounted other) {
    sums.merge(other.sums);
    broken.merge(other.broken);
  }
};

// What the sitters of the session have; zeros where there is nothing.
SitterPoints points_in(const SessionSums&, const Uuid& session);

}  // namespace kattegat
