// A decision about what is stored, as the other actions make one.
#pragma once
#include "db/book/decisions.hpp"
#include "ui/app/actions/places.hpp"

namespace kattegat::ui {

// An entry counts no more, or counts again.
Storing strike(App&, const EntryAsked&, const std::string& why, Force);
Storing count_again(App&, const EntryAsked&, Force);
// Where a rule stands against it, it may be made all the same; what no force helps against is then
// said.
struct Decision {
  std::function<Storing(App&, Force force)> decide;
  Word done;
  WayBackHere back{};  // decides the opposite
};
void decide(App&, const Decision&, Force = Force::no);

}  // namespace kattegat::ui
