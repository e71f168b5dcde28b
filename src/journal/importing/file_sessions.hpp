// What a book lacks of the sessions of an evening file.
#pragma once
#include <set>

#include "lacking.hpp"
#include "not_added.hpp"

namespace kattegat {

// One that is new to the book, and the numbers by which it will call the sitters, clockwise.
struct NewSession {
  const EveningSession* played;
  std::vector<int> order;
};
struct LackingSessions {
  Lacking lacking;
  std::vector<NewSession> begun;
  std::set<Uuid> changed;  // were there, and have got something new
};
// `players`: who those of the file are in the book. `held`: what the book has of the evening;
// nullptr where it is new.
Result<LackingSessions, Damage> lacking_sessions(const Evening&, const std::vector<Uuid>& players,
                                                 const EveningInBook* held, const BookBefore&);

}  // namespace kattegat
