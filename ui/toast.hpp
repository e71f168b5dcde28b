// What has just happened, said for a few seconds at the bottom of the screen, with the way back.
// One at a time. design.md, section 4, "Toast".
#pragma once
#include <functional>
#include <string>

#include "kattegat/words.hpp"

namespace kattegat::ui {

struct App;

struct Toast {
  std::string words;
  std::string then{};                // who deals next
  std::function<void(App&)> back{};  // what its button does; empty: it has none
  Word button = Word::screen_undo;
  bool in_front = false;  // of a dialog, too
  double since = -1;      // the first frame that shows it
  double until = -1;
};

// Seconds: how long it stands, longer when it takes longer to read.
inline constexpr double toast_stands = 6;
inline constexpr double letters_read_in_a_second = 12;

void show_toast(App&, Toast);

}  // namespace kattegat::ui
