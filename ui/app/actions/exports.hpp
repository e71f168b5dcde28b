// What is written for others to read.
#pragma once
#include "ui/app/app.hpp"

namespace kattegat::ui {

// Into the folder of exports; the notice says where.
void export_evening(App&, const Export&, bool with_numbers);
void export_picture(App&, const std::string& png);  // of the settlement
// To the clipboard; whether it lies there is said when that is known.
void copy_words(App&, const std::string&);
void say_copied(App&, Copied);
void copy_settlement(App&);  // as text, to be pasted elsewhere
void show_code(App&);        // of the evening, for another device
void copy_code(App&, const EveningCode&);
void export_several(App&, const TogetherExport&);
void export_purse(App&, const PurseExport&);
void export_standings(App&, const StandingsExport&);
void export_statistics(App&, const StatisticsExport&);  // of the player whose page is open
void make_backup(App&);

}  // namespace kattegat::ui
