// What comes from elsewhere.
#pragma once
#include "ui/app.hpp"

namespace kattegat::ui {

// Files from elsewhere, those that came at once: evenings are imported, books offered to be merged.
void take_in(App&, const std::vector<std::string>& paths);
void take_in_code(App&, const std::string& text);  // scanned or pasted
// Of tables of these evenings that came as several, a sentence each.
std::vector<std::string> said_of_same_tables(App&, const std::set<Uuid>& evenings);

}  // namespace kattegat::ui
