// Back and forth: what has been tapped in, then what was saved.
#pragma once
#include "ui/app/app.hpp"

namespace kattegat::ui {

// The last change to the draft, else the last entry or correction saved here.
void undo(App&);
void redo(App&);
// Save and Undo, as two taps in a row compare them: the second never voids what the first has
// saved, nor after a step back what was saved before it, and never saves another deal.
Tappable save_tap(const App&);
Tappable undo_tap(const App&);
// Voids what was saved; its values lie in the form again, where that is empty. Of a correction that
// counts again which it has replaced.
void take_back(App&, Uuid session, Uuid entry);

}  // namespace kattegat::ui
