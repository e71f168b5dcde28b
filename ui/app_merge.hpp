// Another tablet's book, and of what has been decided differently the one side or the other.
#pragma once
#include "ui/app.hpp"

namespace kattegat::ui {

Result<Merged, Text> merge(App&, const std::string& path);
void keep_side(App&, const Conflict&, const Hash& record);

}  // namespace kattegat::ui
