// What the app says by itself, for a while. design.md, section 4, "Toast".
#pragma once
#include <functional>
#include <optional>
#include <string>

#include "kattegat/languages/languages.hpp"
#include "ui/kit/geometry.hpp"

namespace kattegat::ui {

struct App;

// What has just happened, said for a few seconds at the bottom of the screen, with the way back.
// One at a time.
struct Toast {
  std::string words;
  std::string then{};                // who deals next
  std::function<void(App&)> back{};  // what its button does; empty: it has none
  Word button = Word::screen_undo;
  bool in_front = false;  // of a dialog, too
  struct Stands {
    double since = 0, until = 0;
  };
  std::optional<Stands> stands{};  // from the first frame on that shows it
};

// Seconds: how long it stands, longer when it takes longer to read.
inline constexpr double toast_stands = 6;
inline constexpr double letters_read_in_a_second = 12;

// Where something was written, or why it could not be; until one goes elsewhere. The place that is
// shown says it.
struct Notice {
  std::string words{};
  bool failed = false;
  bool is_new = true;  // nobody has seen it: it is brought into sight, or else a toast says it
};

// What the table stops for, said in the middle of the felt until the next deal is begun.
struct Moment {
  std::string words;
  std::optional<double> until{};  // from the first frame on that shows it
};

struct Messages {
  Notice notice;
  std::optional<Moment> moment;  // a game, a rubber or a pot has just been won
  std::optional<Toast> toast;    // what has just been done, and the way back
  Rect toast_place;              // where the screen has room for it; empty: anywhere
  int failures_told = 0;         // of the club's
  bool loss_told = false;        // that the book has less in it than it had
};

}  // namespace kattegat::ui
