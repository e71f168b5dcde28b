// What a tap does to the sheet: deals and other entries, saved, taken back and put right.
#pragma once
#include "ui/app.hpp"

namespace kattegat::ui {

void save_deal(App&);
// The last change to the draft, else, and never by a double tap, the last entry saved.
void undo(App&);
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
