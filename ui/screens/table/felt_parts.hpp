// What stands on the felt: a plate for each seat (felt_plates.cpp), and what is told in the middle
// (felt_middle.cpp).
#pragma once
#include "ui/screens/table/felt.hpp"

namespace kattegat::ui {

inline constexpr float plate_height = 76;  // in units, where there is room

inline constexpr float wide_plate_width = 140, wide_plate_least = 56, upright_plate_least = 84;
inline constexpr float two_lines_least = 96;  // of a narrow plate with names in two lines
inline constexpr float gap_of_plates = 5;     // at least, where they stand in rows
inline constexpr float upright_side = 4;      // beside the name of a narrow one
inline constexpr float edge_room = 14;        // between plates with words on their edges
inline constexpr float low_dealer = 10;       // radius of the dealer's sign on a plate of one line
inline constexpr float beyond_corner = 2;     // of its middle from a corner without neighbours

// How the plates of one table are: all alike.
struct PlateStyle {
  bool is_wide = false;  // what the deal is for somebody stands on its edge, and else within it
  bool in_two_lines = false;  // the names of narrow ones
  Type of_names = Type::small;
  std::string_view kind = "seat";
  Rect all{};  // what they fill together
};
// `apart`: nothing is covered by what stands on their edges.
PlateStyle style_of_plates(const Ui&, const Rect& plate, const Rect& all,
                           const std::vector<SeatPlate>&, bool apart, std::string_view kind);
// In one of four layouts; true when it was tapped. Its id is the kind and the place.
bool draw_plate(Ui&, const Rect&, const SeatPlate&, const PlateStyle&, const std::string& place);
// Who deals, and what the deal is for somebody, round the edge of a wide plate: over all plates.
void draw_edge_of_plate(Ui&, const Rect&, const SeatPlate&, const PlateStyle&,
                        const std::string& place);
// What is played, and what is asked below it; `wide` is how wide the line below may be where it
// lies under no plate.
void draw_middle(Ui&, const Rect& room, float wide, const Middle&);
// What has just been won, as a plaque.
void draw_moment(Ui&, const Rect& room, const std::string& words);

}  // namespace kattegat::ui
