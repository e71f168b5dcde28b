// A frame of the app, alike in every window: its letters, what has been tapped and typed, what is
// drawn; and how many more there are to be. It knows no window system and no graphics.
#pragma once
#include <algorithm>

#include "ui/app/actions/books.hpp"
#include "ui/app/actions/places.hpp"
#include "ui/app/app.hpp"
#include "ui/device/input_queue.hpp"

namespace kattegat::ui {

class Frames {
 public:
  // So many follow an event: what it opens lies still by then.
  explicit Frames(int to_settle) : to_settle_(to_settle), left_(to_settle) {}

  void ask() { left_ = to_settle_; }
  void put(const InputQueue::Event& event) {
    input_.push(event);
    ask();
  }
  [[nodiscard]] bool has_input() const { return !input_.empty(); }  // that no frame has seen yet
  [[nodiscard]] bool are_asked_for() const { return left_ > 0 || has_input(); }
  // The graphics have been taken away: the next ones have no letters yet.
  void forget_letters() { has_letters_ = false; }

  // Another program may have written, a copy be due, a minute be over that the scoreboard shows.
  void catch_up(App& app) {
    const int version = app.club.version();
    wake(app);
    back_up_when_due(app);
    const std::string minute = app.world.now().substr(0, 16);
    const bool is_later = std::exchange(minute_, minute) != minute;
    const bool has_changed = app.club.version() != version;
    if (has_changed) app.ui.rest_taps(double_tap);  // rows are elsewhere, and others in their place
    if (has_changed || (is_later && app.stage == Stage::scoreboard)) ask();
  }

  // In a window of this size, at this time in seconds. `graphics` make the first letters by
  // themselves and never look for others: these are told to renew_letters().
  template <class Graphics>
  void draw(App& app, Point size, double now, Graphics&& graphics) {
    if (prepare(app, size.x, size.y) && has_letters_) graphics.renew_letters();
    has_letters_ = true;
    graphics.begin();
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = {size.x, size.y};
    io.DeltaTime = static_cast<float>(std::max(now - last_, 1e-4));
    last_ = now;
    if (const auto typed = input_.apply(io)) app.ui.hear(typed->letters, typed->again);
    if (!input_.empty()) ask();  // the rest of it
    ImGui::NewFrame();
    ui::draw(app, size.x, size.y);
    ImGui::Render();
    if (left_ > 0) --left_;
  }

 private:
  int to_settle_, left_;
  InputQueue input_;
  bool has_letters_ = false;
  double last_ = 0;
  std::string minute_;
};

}  // namespace kattegat::ui
