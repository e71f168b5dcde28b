// Another tablet's book, and of what has been decided differently the one side or the other.
#pragma once
#include "ui/app/app.hpp"

namespace kattegat::ui {

// What a book or a file that came has changed here, evenings by their day as on every screen.
std::string change_said(const App&, const Change&);
Result<Merged, Text> merge(App&, const std::string& path);
void keep_side(App&, const Conflict&, const Hash& record);

}  // namespace kattegat::ui
