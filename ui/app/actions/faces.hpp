// Everybody's colour and first letters.
#pragma once
#include "ui/app/app.hpp"

namespace kattegat::ui {

Face face(const App&, const std::string& name);
Face face(const App&, const Person&);
// Of two who are called alike each has their own.
Face face(const App&, const Uuid& person, const std::string& name);
// Of everybody in what is being set up: as they will be on the table.
const std::map<std::string, Face>& faces_to_be(App&);
void choose_face(App&, const Person&, std::size_t colour);
void give_faces(App&);  // to whoever has none yet, after the club has changed
void show_faces(App&);  // those of the table, as they are now

}  // namespace kattegat::ui
