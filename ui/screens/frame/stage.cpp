// Faces and names as large as podium and scoreboard want them.
#include "ui/screens/frame/stage.hpp"

#include <algorithm>

#include "ui/desk/faces.hpp"

namespace kattegat::ui {

void stage::draw_large_face(Ui& ui, Point center, float radius, const Face& face) {
  draw_face(ui, center, radius, {"", face.colour});
  ui.letters({center.x - radius, center.y - radius, 2 * radius, 2 * radius * 0.97F}, face.initials,
             radius * 0.95F, {.color = stage::ink, .align = Align::center});
}

stage::NamesInLetters stage::names_in_letters(const Ui& ui, std::span<const std::string> names,
                                              float width, float size) {
  constexpr float least = 0.55F, smallest = 0.4F;  // of the size: beside others, and by itself
  NamesInLetters all{{}, size, true};
  for (const std::string& name : names) {
    const bool is_whole = ui.letters_width(name, size) <= width;
    all.names.push_back(is_whole ? name : ui.brief_name(name));
    const float wide = ui.letters_width(all.names.back(), size);
    if (wide > width) all.size = std::min(all.size, size * 0.99F * width / wide);
  }
  all.have_room = all.size >= least * size;
  all.size = std::max(all.size, smallest * size);
  return all;
}

}  // namespace kattegat::ui
