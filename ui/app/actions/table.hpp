// What lies on the table: which game is played on there, and the entry that is being filled in.
#pragma once
#include "ui/app/app.hpp"

namespace kattegat::ui {

void open_session(App&, const Uuid& session);
void open_newest(App&);  // the evening's session that is still going on, else its last
void lay_desk(App&, AnyDesk);
// The book has something else now: the table is laid again, and what is being entered stays. By
// itself at the start of a frame, where somebody else may have written; then that is said.
void lay_again(App&);
void follow_book(App&);
// Nothing more can be entered there: the session has been ended, or its game is over. What stands
// on its sheet can be corrected all the same.
bool is_closed(const App&);

}  // namespace kattegat::ui
