// What moves. It is for the eye alone: where things can be tapped, and what the record says of
// them, is from the first frame on what it comes to.
#include <imgui_internal.h>

#include <numeric>

#include "ui/canvas.hpp"

namespace kattegat::ui {
namespace {

constexpr double counts = 0.45;  // seconds
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

double Ui::now() const { return ImGui::GetCurrentContext() ? ImGui::GetTime() : 0; }

float Ui::arrival(std::string_view id, float seconds) {
  const double now = ImGui::GetTime();
  const int frame = ImGui::GetFrameCount();
  Arrival& came = arrivals_.try_emplace(std::string(id), Arrival{now, frame}).first->second;
  if (came.seen < frame - 1) came.began = now;
  came.seen = frame;
  const float part =
      less_motion ? 1 : static_cast<float>(std::min(1.0, (now - came.began) / seconds));
  if (part < 1) gliding_ = true;
  const float left = 1 - part;
  return 1 - left * left * left;
}

std::int64_t Ui::counted(std::string_view id, std::int64_t value) {
  if (less_motion) return value;
  const double now = ImGui::GetTime();
  const int frame = ImGui::GetFrameCount();
  Count& count =
      counts_.try_emplace(std::string(id), Count{value, value, now, frame}).first->second;
  if (count.seen < frame - 1) count = {value, value, now, frame};
  count.seen = frame;
  const double part = std::min(1.0, (now - count.began) / counts);
  const auto thousandths = static_cast<std::int64_t>(1000 * (1 - std::pow(1 - part, 3)));
  const std::int64_t step =
      std::max<std::int64_t>(1, std::gcd(std::gcd(count.from, count.to), 1000));
  std::int64_t shown = count.from + (count.to - count.from) * thousandths / 1000 / step * step;
  if (part >= 1) shown = count.to;
  if (count.to != value) count = {shown, value, now, frame};
  if (shown != value) gliding_ = true;
  return shown;
}

void Ui::let_rise(const Coming& coming) {
  if (coming.seen >= 1) return;
  move_down(*ImGui::GetCurrentWindow(), coming.first, px(rises_by) * (1 - coming.seen),
            coming.seen);
}

}  // namespace kattegat::ui
