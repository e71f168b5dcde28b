// What takes the whole window: the scoreboard and the podium.
#pragma once
#include "ui/app/app.hpp"

namespace kattegat::ui {

// Of the evening that is shown, until the book has a newer one.
void show_scoreboard(App&);
// Nothing has been saved for so long that the television is spared.
bool board_rests(const App&);
void show_podium(App&);
void leave_stage(App&);
const PodiumView& podium(App&);
const BoardView& board(App&);
// How large the largest letters of the stage are, in whole steps; 0 where there is none.
float stage_lettering(const App&, float width, float height);

}  // namespace kattegat::ui
