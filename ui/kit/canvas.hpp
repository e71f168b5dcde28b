// What drawing has in common: where ImGui puts it, and how a colour and a rectangle are told it.
#pragma once
#include <imgui.h>

#include <cmath>

#include "ui/kit/ui.hpp"

namespace kattegat::ui {

// Neither seen nor moved by ImGui itself.
constexpr ImGuiWindowFlags plain_window =
    ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
    ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoScrollWithMouse;

inline ImVec2 at(Point p) { return {p.x, p.y}; }
inline ImU32 packed(Color c) {
  return IM_COL32((c >> 24U) & 0xFFU, (c >> 16U) & 0xFFU, (c >> 8U) & 0xFFU, c & 0xFFU);
}
inline ImDrawList* canvas() { return ImGui::GetWindowDrawList(); }
inline ImVec2 low(const Rect& r) { return {std::round(r.x), std::round(r.y)}; }
// Where a line of letters begins, this wide and tall, in the middle of the height.
inline ImVec2 line_place(const Rect& r, Align align, float wide, float tall) {
  float x = r.x;
  if (align == Align::center) x += (r.w - wide) / 2;
  if (align == Align::right) x += r.w - wide;
  return {std::round(x), std::round(r.y + (r.h - tall) / 2)};
}
// The soft spot of which shadows are made, in the texture of the letters.
int reserve_spot(ImFontAtlas&);
void paint_spot(ImFontAtlas&, int spot);
inline ImVec2 high(const Rect& r) { return {std::round(r.right()), std::round(r.bottom())}; }

}  // namespace kattegat::ui
