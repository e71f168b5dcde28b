// Which book is open, and the copies of it.
#pragma once
#include "ui/app/app.hpp"

namespace kattegat::ui {

// The one that was asked for, or that was opened in its place last time, where it is there; where
// neither is, the latter, which is then told to be gone and not begun anew.
std::string book_to_open(const Settings&, const std::string& asked);
IfGone if_gone(const App&, const std::string& path);
// That the one opened last time is not there, and which is shown in its place.
void tell_of_book_gone(App&);
// Where the one that was asked for is not there either it can be begun.
bool can_begin_book(const App&);
void begin_book(App&);
// Another book; the one that is there stays as it is.
void open_book(App&, const std::string& path);
void turn_to(App&, const std::string& path);           // the same, only for now
void open_backup(App&, const std::string& path);       // a copy of it
void recover(App&);                                    // what can be read, in a new one
void save_elsewhere(App&, const std::string& folder);  // the file as it is
std::vector<std::string> other_books(const App&);
// What other books have can be taken over, and where this one has less in it than it had what a
// copy has of it.
void offer_merge(App&);

// The app's own copies; when the app has nothing else to do.
void back_up_when_due(App&);

}  // namespace kattegat::ui
