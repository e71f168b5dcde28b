// What takes the whole window, and its colours: always on dark felt, whatever the theme is. With
// large letters a contrast of 3 is enough; design, "Tokens".
#pragma once
#include <set>
#include <span>

#include "ui/app/app.hpp"

namespace kattegat::ui {

void draw_stage(App&, Rect area);  // whichever of the two is shown
void draw_scoreboard(App&, Rect area);
void draw_podium(App&, Rect area);

}  // namespace kattegat::ui

namespace kattegat::ui::stage {

inline constexpr Color felt = 0x20705AFF, felt_low = 0x0B3529FF;
inline constexpr Color card = 0x0A2F26C8, line = 0x2E8169FF;
inline constexpr Color ink = 0xFFFFFFFF, quiet = 0xCFE9DDFF, faint = 0x9CC7B6FF;
inline constexpr Color brass = 0xF0B848FF, on_brass = 0x241A02FF;
inline constexpr Color gain = 0x86F0B5FF, gain_soft = 0x0E4B31FF;
inline constexpr Color dimmed = 0x000000A8;  // over all of it
inline constexpr Color loss = 0xFFB3A8FF, loss_soft = 0x5E221CFF;

// A face with its letters as large as it is.
void draw_large_face(Ui&, Point center, float radius, const Face&);
// What people are called beside each other, and how large all of them: whole where that has room
// at this size, and else by the names of the plates.
struct NamesInLetters {
  std::vector<std::string> names;
  float size = 0;
  bool have_room = true;  // none of them has to be so small that it cannot be read
};
NamesInLetters names_in_letters(const Ui&, std::span<const std::string> names, float width,
                                float size);
// Everybody on the three steps of the evening's podium; equal ones share a step. Answers the places
// of those who are shown by their faces alone.
std::set<int> draw_steps(App&, const Evening&, Rect area);
// The same where nothing else names these: they are, below the steps.
void draw_steps_and_names(App&, const Evening&, Rect area);

}  // namespace kattegat::ui::stage
