// Something new is put together: an evening, a session, somebody who comes late.
#pragma once
#include "ui/app/app.hpp"

namespace kattegat::ui {

// Who has come late to the evening, by a name that nobody here has; of several who are called so,
// this one.
Storing add_latecomer(App&, const std::string& name, std::optional<Uuid> person = {});

// Who is meant by a name in it; nobody who is in the book yet: nullptr.
const Person* meant_by(const App&, const Setup&, const std::string& name);

// Whoever has been erased meanwhile goes by the pseudonym.
void forget_erased(App&);

void set_up_evening(App&);
void set_up_session(App&);  // of the evening shown
void as_last_time(App&);
void finish_setup(App&);
// Another session of the game, the people and the stake of the evening's last one.
void play_again(App&);
bool is_as_begun(const App&, const Setup&);  // nobody has tapped anything in it

}  // namespace kattegat::ui
