// What a person looks like wherever they are shown: a colour of their own, and the first letters of
// the name. The colour is this device's (a file beside the settings, by the person's id) and never
// the only sign.
#pragma once
#include <map>
#include <span>
#include <string>
#include <vector>

#include "kattegat/core/uuid.hpp"
#include "ui/kit/ui.hpp"

namespace kattegat::ui {

inline constexpr std::size_t face_colours = 17;

struct FaceTint {
  Color top, bottom;  // of the disc
  Color on_dark;      // of a curve
};
const FaceTint& face_tint(std::size_t colour);

struct Face {
  std::string initials;
  std::size_t colour = 0;  // from face_colours on they come again, with a white ring
};

// One letter where nobody else among these begins with it, else two: the first ones, or where
// others begin with these as well, the first and that of the last word, or the next that differs.
std::vector<std::string> initials_of(std::span<const std::string> names);
// Of names of several words, for where there is little room: the first word where nobody else here
// begins like it, and otherwise "A.-M. Kjær".
std::map<std::string, std::string> brief_names(std::span<const std::string> names);
// For a name that belongs to nobody in the book yet.
std::size_t colour_of_name(std::string_view name);

void draw_face(Ui&, Point center, float radius, const Face&);
// As large as the place lets it be.
void face_in(Ui&, const Rect& place, const Face&);
// Several at the left end of the rectangle, which they are taken off, each half over the one
// before, as far as there is room.
void take_faces(Ui&, Rect&, std::span<const Face>);
float width_of_faces(const Rect&, std::size_t count);  // that so many would take off it
// A person to be chosen or not. Answers whether it was tapped.
bool person_tile(Ui&, std::string_view id, const Rect&, const std::string& name, const Face&,
                 const Tappable&);
Color curve_colour(const Ui&, std::size_t colour);

using FaceColours = std::map<Uuid, std::size_t>;

}  // namespace kattegat::ui
