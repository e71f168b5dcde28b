// The list of evenings, and what this device notes of them.
#pragma once
#include "ui/app/app.hpp"

namespace kattegat::ui {

// Which of club.evenings() the list shows.
const EveningsFound& evenings_found(App&);
EveningNote note_of(const App&, const Uuid& evening);
void read_evenings_again(App&);  // the notes
void name_evening(App&, const Uuid& evening, const std::string& name);
void archive_evening(App&, const Uuid& evening, bool archived);

}  // namespace kattegat::ui
