// Where one is: the place, the evening that is shown, the rule that is looked up.
#pragma once
#include <functional>
#include <optional>

#include "ui/app/app.hpp"

namespace kattegat::ui {

void go(App&, Tab);
void look_up(App&, std::string_view rule);
void look_up_the_game(App&);  // that lies on the table
void show_evening(App&, const Uuid& evening);
// Of a book that has just been opened; what lies on the table is another matter.
void show_newest(App&);
// The same of one that has something else now, unless what was shown before is still there.
void show_newest_unless(App&, const std::optional<Uuid>& shown);
// Another program may have written: show what the book has.
void wake(App&);
void retry_book(App&);  // after a fault

// Shows the evening, or the one that it is a part of; false where the book has it no longer.
bool come_back_to(App&, const Uuid& evening);
// A toast's way back, on the evening that is shown now: another one may be shown by then.
using WayBackHere = std::function<void(App&)>;
WayBackHere back_here(const App&, WayBackHere);

}  // namespace kattegat::ui
