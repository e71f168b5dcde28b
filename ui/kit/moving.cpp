#include "ui/kit/moving.hpp"

#include <imgui_internal.h>

#include <numeric>

#include "ui/kit/canvas.hpp"

namespace kattegat::ui {
namespace {

constexpr double counting = 0.45;  // seconds
constexpr float rises_by = 32;

// What a window has drawn from this corner on, and what its scroll areas have.
void move_down(ImGuiWindow& window, int first, float by, float seen) {
  ImDrawList& list = *window.DrawList;
  for (int i = first; i < list.VtxBuffer.Size; ++i) {
    ImDrawVert& corner = list.VtxBuffer[i];
    corner.pos.y += by;
    const auto alpha = static_cast<float>(corner.col >> IM_COL32_A_SHIFT) * seen;
    corner.col = (corner.col & ~IM_COL32_A_MASK) | static_cast<ImU32>(alpha) << IM_COL32_A_SHIFT;
  }
  for (ImGuiWindow* inner : window.DC.ChildWindows) {
    for (ImDrawCmd& command : inner->DrawList->CmdBuffer) {
      command.ClipRect.y += by;
      command.ClipRect.w += by;
    }
    move_down(*inner, 0, by, seen);
  }
}

}  // namespace

void Moving::begin() {
  goes_on_ = false;
  const int before = ImGui::GetFrameCount() - 1;
  const auto is_gone = [&](const auto& one) { return one.second.seen < before; };
  std::erase_if(arrivals_, is_gone);
  std::erase_if(counts_, is_gone);
}

float Moving::arrival(std::string_view id, float seconds, bool less_motion) {
  const double now = ImGui::GetTime();
  const int frame = ImGui::GetFrameCount();
  Arrival& came = arrivals_.try_emplace(std::string(id), Arrival{now, frame}).first->second;
  if (came.seen < frame - 1) came.began = now;
  came.seen = frame;
  const float part =
      less_motion ? 1 : static_cast<float>(std::min(1.0, (now - came.began) / seconds));
  if (part < 1) goes_on_ = true;
  const float left = 1 - part;
  return 1 - left * left * left;
}

std::int64_t Moving::counted(std::string_view id, std::int64_t value, bool less_motion) {
  if (less_motion) return value;
  const double now = ImGui::GetTime();
  const int frame = ImGui::GetFrameCount();
  Count& count =
      counts_.try_emplace(std::string(id), Count{value, value, now, frame}).first->second;
  if (count.seen < frame - 1) count = {value, value, now, frame};
  count.seen = frame;
  const double part = std::min(1.0, (now - count.began) / counting);
  const auto thousandths = static_cast<std::int64_t>(1000 * (1 - std::pow(1 - part, 3)));
  const std::int64_t step =
      std::max<std::int64_t>(1, std::gcd(std::gcd(count.from, count.to), 1000));
  std::int64_t shown = count.from + (count.to - count.from) * thousandths / 1000 / step * step;
  if (part >= 1) shown = count.to;
  if (count.to != value) count = {shown, value, now, frame};
  if (shown != value) goes_on_ = true;
  return shown;
}

void Moving::begin_layer(float seen) { coming_.push_back({seen, canvas()->VtxBuffer.Size}); }

void Moving::end_layer(float unit) {
  const Coming coming = coming_.back();
  coming_.pop_back();
  if (coming.seen >= 1) return;
  move_down(*ImGui::GetCurrentWindow(), coming.first, rises_by * unit * (1 - coming.seen),
            coming.seen);
}

}  // namespace kattegat::ui
