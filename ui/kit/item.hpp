// The record of a frame: all that was shown in it. Tests, pictures and the keyboard go by it.
#pragma once
#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "ui/kit/geometry.hpp"

namespace kattegat::ui {

struct ShownItem {
  std::string id;  // language-free; empty for text that nothing refers to
  std::string shown;
  Rect rect;       // as laid out
  Rect visible{};  // the part that its scroll area lets through
  int layer = 0;   // 0 the screen, 1 what lies over it
  int area = -1;   // of Ui::areas() that it lies in
  bool tappable = false;
  bool enabled = true;
  bool chosen = false;
  bool is_field = false;   // takes what is typed
  bool fits = true;        // the whole text can be read
  bool shortened = false;  // an ellipsis stands for the rest of it
  bool floats = false;     // over what else is there
};

// The topmost layer with something to tap.
inline int top_layer(const std::vector<ShownItem>& items) {
  int top = 0;
  for (const ShownItem& item : items) top = std::max(top, item.tappable ? item.layer : 0);
  return top;
}

// What the second of two quick taps on one thing does.
enum class SecondTap : std::uint8_t {
  repeats,  // the first one: it is none where it would come to something else
  adds,     // one more: figures grow, letters follow each other
};
inline constexpr float corner_radius = 14;  // of what is tapped and of rows, at scale one

// How what can be tapped stands; and where neither that nor what is shown says what a tap would
// do: what that is about, and what it comes to.
struct Tappable {
  bool enabled = true;
  bool chosen = false;
  bool is_field = false;
  std::string_view about = {};
  std::string comes_to = {};
  SecondTap second_tap = SecondTap::repeats;
  float radius = corner_radius;  // of its corners, at scale one
};

// What moves under the finger: how far it has, and how far it can.
struct Area {
  std::string id;
  Rect view;
  float at = 0, most = 0;
  int within = -1;  // another one
};

}  // namespace kattegat::ui
