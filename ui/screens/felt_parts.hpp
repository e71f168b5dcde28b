// What stands on the felt: a plate for each seat (felt_plates.cpp), and what is told in the middle
// (felt_middle.cpp).
#pragma once
#include "ui/screens/felt.hpp"

namespace kattegat::ui {

inline constexpr float plate_height = 76;  // in units, where there is room

// In one of four layouts, by how large its rectangle is; true when it was tapped. Its id is KIND
// and the place.
bool draw_plate(Ui&, const Rect&, const SeatPlate&, Type of_name, std::string_view kind,
                const std::string& place);
// In which everybody's name has room on such a plate.
Type type_on_plates(const Ui&, const Rect& plate, const std::vector<SeatPlate>&);
// What a deal is for somebody, round the edge of a wide plate: over all plates, which may be close.
void draw_edge_of_plate(Ui&, const Rect&, const SeatPlate&, const std::string& place);
// What is played, and what is asked below it; `wide` is how wide the line below may be where it
// lies under no plate.
void draw_middle(Ui&, const Rect& room, float wide, const Middle&);
// What has just been won, as a plaque.
void draw_moment(Ui&, const Rect& room, const std::string& words);

}  // namespace kattegat::ui
