// What the app is told when it is started.
#pragma once
#include <string>
#include <vector>

#include "kattegat/core/result.hpp"
#include "kattegat/usage/status.hpp"
#include "ui/app/app.hpp"

namespace kattegat::ui {

struct Options {
  World world;
  float scale = 0;  // 0: that of the monitor
  int width = 1280;
  int height = 800;
  std::string items;              // what can be seen, written there after every frame
  std::vector<std::string> taps;  // items to tap, one after the other
  bool scoreboard = false;        // begins with it
  std::string shot;               // a picture, written after the taps; then the app ends
};

// The options, or the status to end with at once: after --help, or when they are not understood.
Result<Options, usage::Status> read_options(const std::vector<std::string>& words);

// Says that there is no window for it: why not, the window system has said in words of its own.
usage::Status refused_a_window(const Options&);

}  // namespace kattegat::ui
