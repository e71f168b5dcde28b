#include "ui/kit/scrolling.hpp"

#include <imgui_internal.h>

#include <cmath>

#include "ui/kit/canvas.hpp"

namespace kattegat::ui {

void Scrolling::begin() {
  const auto is_gone = [&](const auto& one) {
    const auto is_it = [&](const Area& area) { return area.id == one.first; };
    return !one.second.wanted && std::none_of(areas_.begin(), areas_.end(), is_it);
  };
  std::erase_if(scrolls_, is_gone);
  areas_.clear();
  glides_ = asks_ = false;
}

Rect Scrolling::begin_area(std::string_view id, Rect view, float strip) {
  const std::string name(id);
  // Whole pixels, as ImGui's windows have them: nothing inside is cut by a part of one.
  view = {std::floor(view.x), std::floor(view.y), std::floor(view.w), std::floor(view.h)};
  ImGui::SetCursorScreenPos({view.x, view.y});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
  ImGui::BeginChild(name.c_str(), {std::max(1.F, view.w), std::max(1.F, view.h)}, false,
                    plain_window & ~ImGuiWindowFlags_NoScrollWithMouse);
  ImGui::PopStyleVar();
  areas_.push_back({name, view, ImGui::GetScrollY(), ImGui::GetScrollMaxY(), area()});
  open_.push_back(static_cast<int>(areas_.size()) - 1);
  const float bar = ImGui::GetScrollMaxY() > 0 ? strip : 0;
  return {view.x, std::round(view.y - ImGui::GetScrollY()), view.w - bar, 1e6F};
}

Rect Scrolling::end_area(float bottom, const Sizes& sizes, Finger& finger) {
  Scroll& scroll = scrolls_[areas_[static_cast<std::size_t>(open_.back())].id];
  ImGuiWindow* window = ImGui::GetCurrentWindow();
  ImGui::SetCursorScreenPos({window->Pos.x, bottom - 1});
  ImGui::Dummy({1, 1});
  if (scroll.wanted) {
    ImGui::SetScrollY(window, *scroll.wanted);
    asks_ = true;
  }
  scroll.wanted.reset();
  drag(scroll, sizes, finger);
  const float most = window->ScrollMax.y;
  if (most <= 0) return {};
  const float tall = window->Size.y;
  const float knob = std::max(sizes.knob, tall * tall / (tall + most));
  const float y = window->Pos.y + (tall - knob) * window->Scroll.y / most;
  return {window->Pos.x + window->Size.x - 1.5F * sizes.wide, y, sizes.wide, knob};
}

void Scrolling::close_area() {
  ImGui::EndChild();
  open_.pop_back();
}

void Scrolling::drag(Scroll& scroll, const Sizes& sizes, Finger& finger) {
  const ImGuiIO& io = ImGui::GetIO();
  const float seconds = std::min(io.DeltaTime, 0.1F);  // of a frame that has come late, no more
  ImGuiWindow* window = ImGui::GetCurrentWindow();
  const auto move_to = [&](float y) {
    ImGui::SetScrollY(window, std::clamp(y, 0.F, window->ScrollMax.y));
  };
  const bool inside = window->InnerClipRect.Contains(io.MouseClickedPos[0]) &&
                      ImGui::IsWindowHovered(ImGuiHoveredFlags_AllowWhenBlockedByActiveItem |
                                             ImGuiHoveredFlags_ChildWindows);
  const float moved = io.MousePos.y - io.MouseClickedPos[0].y;
  const bool sideways = std::fabs(moved) < std::fabs(io.MousePos.x - io.MouseClickedPos[0].x);
  if (io.MouseClicked[0]) scroll.speed = 0;
  if (io.MouseDown[0] && !scroll.dragging && !finger.drags()) {
    if (!inside || window->ScrollMax.y <= 0 || std::fabs(moved) < sizes.drag || sideways) return;
    const bool is_at_its_end =
        moved < 0 ? window->Scroll.y >= window->ScrollMax.y : window->Scroll.y <= 0;
    if (is_at_its_end && depth() > 1) return;  // what is round it goes on
    scroll.dragging = true;
    finger.drag();
    move_to(window->Scroll.y - moved);
  } else if (scroll.dragging && io.MouseDown[0]) {
    move_to(window->Scroll.y - io.MouseDelta.y);
    if (seconds > 0) scroll.speed += 0.4F * (-io.MouseDelta.y / seconds - scroll.speed);
  } else if (scroll.dragging) {
    scroll.dragging = false;
    glides_ = true;
  } else if (std::fabs(scroll.speed) > sizes.still) {
    move_to(window->Scroll.y + scroll.speed * seconds);
    scroll.speed *= std::exp(-4 * seconds);
    glides_ = true;
  } else {
    scroll.speed = 0;
  }
}

void Scrolling::bring_into_sight(Rect rect) {
  ImGuiWindow* window = ImGui::GetCurrentWindow();
  for (std::size_t i = depth(); i > 0 && window; --i, window = window->ParentWindow) {
    const float wanted = window->Scroll.y + rect.center().y - window->InnerRect.GetCenter().y;
    // What has just come may lie below all that there was until now.
    const float below = window->Scroll.y + rect.bottom() - window->InnerRect.Max.y;
    const float there = std::clamp(wanted, 0.F, std::max({0.F, window->ScrollMax.y, below}));
    rect.y -= there - window->Scroll.y;
    ImGui::SetScrollY(window, there);
  }
  asks_ = true;
}

Rect Scrolling::begin_page(std::string_view id, const Rect& view, float tall, int layer,
                           float strip) {
  Rect content = begin_area(id, view, strip);
  content.h = std::round(tall);
  if (ImGui::IsWindowAppearing()) ImGui::SetScrollY(0);
  pages_.push_back({layer, content.bottom()});
  return content;
}

void Scrolling::end_page_at(float bottom, int layer) {
  if (!pages_.empty() && pages_.back().layer == layer) pages_.back().bottom = bottom;
}

std::optional<float> Scrolling::take_page(int layer) {
  if (pages_.empty() || pages_.back().layer != layer) return std::nullopt;
  const float bottom = pages_.back().bottom;
  pages_.pop_back();
  return bottom;
}

}  // namespace kattegat::ui
