// What a tap does to the club's purse.
#pragma once
#include "ui/app/app.hpp"

namespace kattegat::ui {

MovementForm new_movement(const App&);
// The currency that it would have.
std::string currency_of(const App&, const MovementForm&);
// Whether an equal one stands in the book.
bool stands_already(const App&, const MovementForm&);

void enter_in_purse(App&, MovementForm&);  // once, however often it is tapped
// Void, or counting again, with the way back.
void decide_in_purse(App&, const PurseLine&, bool stands);
void copy_purse(App&);

}  // namespace kattegat::ui
