// The list of evenings, and what this device notes of them.
#pragma once
#include "ui/app.hpp"

namespace kattegat::ui {

// The list of evenings: places in club.evenings() of those that are to be shown.
const std::vector<std::size_t>& evenings_found(App&);
EveningNote note_of(const App&, const Uuid& evening);
void name_evening(App&, const Uuid& evening, const std::string& name);
void archive_evening(App&, const Uuid& evening, bool archived);

}  // namespace kattegat::ui
