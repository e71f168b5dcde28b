// What a tap does to the sheet: deals and other entries, saved, taken back and put right.
#pragma once
#include "ui/app.hpp"

namespace kattegat::ui {

void save_deal(App&);
// The last change to the draft, else the last entry saved here.
void undo(App&);
// Save and Undo, as two taps in a row compare them: the second never voids what the first has
// saved, nor after a step back what was saved before it, and never saves another deal.
Tappable save_tap(const App&);
Tappable undo_tap(const App&);
void redo(App&);
void cancel_correction(App&);
void begin_aside(App&);
void save_aside(App&);
void void_entry(App&, const VoidEntry&);
void restore_entry(App&, const EntryCard&);
void begin_correction(App&, const VoidEntry&);
void reseat(App&, const Reseating&);
void end_session(App&, const Uuid& session);
void resume_session(App&, const Uuid& session);

}  // namespace kattegat::ui
