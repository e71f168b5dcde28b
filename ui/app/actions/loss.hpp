// That the book has less in it than it has had on this device (books_had.hpp).
#pragma once
#include "ui/app/app.hpp"

namespace kattegat::ui {

// A record never goes. But of a log that was zeroed, or of an older copy put in its place, SQLite
// says nothing. Asked when the book has just been read, or something has come into it from
// elsewhere: that may be what was missing, which is known by where its logs stood.
void look_for_loss(App&);
// The book has less in it than it had, and that is right.
void take_as_whole(App&);
// Notes how much it has by now. Whether that is to be kept.
bool count_records(App&);

}  // namespace kattegat::ui
