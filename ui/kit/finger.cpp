#include "ui/kit/finger.hpp"

#include <imgui_internal.h>

#include <utility>

namespace kattegat::ui {

bool Finger::begin(double now) {
  const ImGuiIO& io = ImGui::GetIO();
  if (!io.MouseDown[0] && !io.MouseReleased[0]) drags_ = false;
  if (!io.MouseDown[0]) pressed_.clear();
  if (rest_ > 0) rests_until_ = now + std::exchange(rest_, 0);
  lifted_ = io.MouseReleased[0];
  if (io.MouseClicked[0]) press_rests_ = rests(now);
  return io.MouseClicked[0];
}

void Finger::drag() {
  drags_ = true;
  ImGui::ClearActiveID();
  pressed_.clear();
}

void Finger::rest(double seconds) {
  rest_ = seconds;
  press_rests_ = true;
  pressed_.clear();
}

Point Finger::place() {
  const ImVec2& at = ImGui::GetIO().MouseClickedPos[0];
  return {at.x, at.y};
}

std::optional<Point> Finger::touched() {
  if (!ImGui::GetIO().MouseClicked[0]) return std::nullopt;
  return place();
}

}  // namespace kattegat::ui
