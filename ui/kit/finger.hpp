// The finger, or the pointer: what it presses, and whether that is a tap.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "ui/kit/geometry.hpp"

namespace kattegat::ui {

// Seconds: taps as near to each other as that are one that was meant.
inline constexpr double double_tap = 0.6;

class Finger {
 public:
  // At the start of a frame. True when it has just come down.
  bool begin(double now);
  // What is pressed or hit now is a tap: the press was not meant for what was there before, and has
  // not become a scroll.
  [[nodiscard]] bool taps() const { return !drags_ && !press_rests_; }
  void press(std::string_view id) { pressed_ = id; }
  void drag();  // the press is a tap no longer
  // Whatever is pressed, or is before so many seconds of the next frame have passed, chooses
  // nothing.
  void rest(double seconds);
  [[nodiscard]] bool rests(double now) const { return now < rests_until_; }
  [[nodiscard]] bool drags() const { return drags_; }
  [[nodiscard]] bool lifted() const { return lifted_; }
  [[nodiscard]] const std::string& pressed() const { return pressed_; }
  // Where it came down, and where that was in this frame.
  [[nodiscard]] static Point place();
  [[nodiscard]] static std::optional<Point> touched();

 private:
  std::string pressed_;
  bool drags_ = false;
  bool lifted_ = false;
  double rest_ = 0, rests_until_ = -1;
  bool press_rests_ = false;
};

}  // namespace kattegat::ui
