// Deals and other entries: saved, struck out, restored and corrected.
#pragma once
#include "ui/app/app.hpp"

namespace kattegat::ui {

void save_deal(App&);
void begin_aside(App&);
void save_aside(App&);
void void_entry(App&, const VoidEntry&);
void restore_entry(App&, const EntryCard&);
void begin_correction(App&, const VoidEntry&);
void cancel_correction(App&);

}  // namespace kattegat::ui
