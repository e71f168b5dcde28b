// What an entry beside the deal asks: a misdeal, agreed points, a note, who leaves ... One panel
// for all games: it goes through the fields of whatever kind lies on the desk. Answers where it
// ends.
#pragma once
#include "ui/desk.hpp"

namespace kattegat::ui {

float draw_aside(Ui&, Explainer&, AnyDesk&, const Rect&);

}  // namespace kattegat::ui
