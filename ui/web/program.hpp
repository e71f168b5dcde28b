// The app in a browser's worker: what page and worker say becomes ImGui's input, frames become
// WebGL. What knows the browser itself is beside it in JavaScript.
#pragma once
#include <string>

#include "ui/device/frames.hpp"

namespace kattegat::ui {

// How the worker begins: the page's size in device pixels, and what it knows of the device.
struct Beginning {
  std::string book;
  float wide = 0, tall = 0;
  float scale = 1;  // device pixels to a unit, at the text size that the system has
  bool keeps = true;
  bool less_motion = false;
};

// When the worker is to draw again.
enum class Next { when_something_happens, at_once, soon };

class Program {
 public:
  explicit Program(const Beginning&);

  void resize(float wide, float tall, float scale);
  void put(const InputQueue::Event&);
  void take_file(const std::string& path);  // with those that come before the next frame
  void offer_file(const std::string& path);
  void take_code(const std::string& text);
  void say_copied(Copied);  // what World::copy() was to copy
  void offer_scan();        // the page has a camera, and reads codes
  void offer_version();
  void renew_graphics();  // the browser has taken them away, and given them back
  bool go_back();         // false: there is nothing to go back from
  bool look();  // whether another frame is wanted, after a while in which nothing happened
  Next draw_frame();
  void scroll(const std::string& area, float at);
  [[nodiscard]] std::string screen() const;  // what is on it, in device pixels (kit/mirror.hpp)
  [[nodiscard]] bool is_played() const { return is_being_played(app_); }
  [[nodiscard]] int version() const { return app_.club.version(); }

 private:
  App app_;
  float wide_, tall_;
  Frames frames_;
  std::vector<std::string> files_, offered_;  // that have come
};

}  // namespace kattegat::ui
