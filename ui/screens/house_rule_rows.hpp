// House rules as rows of a list, each with its control.
#pragma once
#include "ui/app/app.hpp"

namespace kattegat::ui {

// A control for each house rule of the game, from the top of the list.
void draw_house_rules(App&, Rect& list, AnyHouse&, int seats);
// As many points, of which the buttons give whole ones.
void step_points(Ui&, Rect& list, const std::string& id, std::string_view name, Points& value,
                 const Steps&, float gap);

}  // namespace kattegat::ui
