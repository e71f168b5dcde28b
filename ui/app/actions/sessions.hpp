// Sessions: ended, going on after all, seated as they really sat.
#pragma once
#include "ui/app/app.hpp"

namespace kattegat::ui {

void reseat(App&, const Reseating&);
void end_session(App&, const Uuid& session);
void resume_session(App&, const Uuid& session);

}  // namespace kattegat::ui
