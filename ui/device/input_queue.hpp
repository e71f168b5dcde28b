// ImGui 1.86 reads keys and buttons as a state, once a frame: what is pressed and released between
// two frames would be lost, and so would the order of keys and characters. This queue gives each
// frame at most one change of a button or of each key, or what was typed at once, which goes past
// ImGui: that has no letters beyond U+FFFF. It knows no window system.
#pragma once
#include <imgui.h>

#include <deque>
#include <optional>
#include <set>
#include <string>
#include <variant>

namespace kattegat::ui {

class InputQueue {
 public:
  struct Move {
    float x, y;
  };
  struct Button {
    int button;
    bool down;
  };
  struct Key {
    int key;  // as keys.hpp numbers them
    bool down;
    bool control, shift;
    bool alt = false;
  };
  struct Typed {
    std::string letters;  // one of a key; any number where a page pastes
    bool again = false;   // of a key that is held
  };
  struct Wheel {
    float x, y;
  };
  using Event = std::variant<Move, Button, Key, Typed, Wheel>;

  void push(const Event& event) {
    if (std::holds_alternative<Move>(event) && !events_.empty() &&
        std::holds_alternative<Move>(events_.back()))
      events_.back() = event;
    else
      events_.push_back(event);
  }
  [[nodiscard]] bool empty() const { return events_.empty(); }

  // Once, just before ImGui::NewFrame. Answers what is typed in that frame.
  std::optional<Typed> apply(ImGuiIO& io) {
    Frame frame;
    while (!events_.empty() &&
           std::visit([&](const auto& event) { return take(event, io, frame); }, events_.front()))
      events_.pop_front();
    return std::move(frame.typed);
  }

 private:
  struct Frame {
    std::set<int> keys;
    bool key_down = false, button = false;
    std::optional<Typed> typed{};
  };
  // False when the event must wait for the next frame.
  static bool take(const Move& move, ImGuiIO& io, const Frame& frame) {
    if (frame.button) return false;
    io.MousePos = {move.x, move.y};
    return true;
  }
  static bool take(const Button& event, ImGuiIO& io, Frame& frame) {
    if (frame.button || frame.typed || !frame.keys.empty()) return false;
    frame.button = true;
    io.MouseDown[event.button] = event.down;
    return true;
  }
  static bool take(const Key& event, ImGuiIO& io, Frame& frame) {
    if (frame.typed || frame.button || frame.keys.count(event.key) > 0) return false;
    if (frame.key_down && !event.down) return false;
    frame.keys.insert(event.key);
    frame.key_down |= event.down;
    io.KeysDown[event.key] = event.down;
    io.KeyCtrl = event.control;
    io.KeyShift = event.shift;
    io.KeyAlt = event.alt;
    return true;
  }
  static bool take(const Typed& event, ImGuiIO& io, Frame& frame) {
    if (!frame.keys.empty() || frame.button || frame.typed) return false;
    frame.typed = event;
    // With Ctrl or Alt held it would have been none; X11 says at their release that they still are.
    io.KeyCtrl = io.KeyAlt = false;
    return true;
  }
  static bool take(const Wheel& event, ImGuiIO& io, const Frame&) {
    io.MouseWheelH += event.x;
    io.MouseWheel += event.y;
    return true;
  }

  std::deque<Event> events_;
};

}  // namespace kattegat::ui
