#include "ui/kit/focus.hpp"

#include <array>
#include <cmath>
#include <utility>

namespace kattegat::ui {
namespace {

// The nearest of them in this direction; nullptr where there is none.
const ShownItem* nearest(const std::vector<const ShownItem*>& there, Point from, Point way) {
  const ShownItem* best = nullptr;
  float least = 1e9F;
  for (const ShownItem* item : there) {
    const Point to = item->rect.center();
    const float along = (to.x - from.x) * way.x + (to.y - from.y) * way.y;
    const float aside = std::fabs((to.x - from.x) * way.y) + std::fabs((to.y - from.y) * way.x);
    if (along < 1 || along + 3 * aside >= least) continue;
    least = along + 3 * aside;
    best = item;
  }
  return best;
}

std::vector<const ShownItem*> tappable_on_top(const std::vector<ShownItem>& items) {
  const int top = top_layer(items);
  std::vector<const ShownItem*> there;
  for (const ShownItem& item : items)
    if (item.tappable && item.layer == top) there.push_back(&item);
  return there;
}

}  // namespace

void Focus::seek(std::string_view id) {
  id_ = id;
  moved_ = true;
}

bool Focus::lies_at(const Rect& visible, float radius) {
  lies_ = true;
  ring_ = visible;
  radius_ = radius;
  return std::exchange(chooses_, false);
}

void Focus::go(const ShownItem& item) {
  id_ = item.id;
  shown_ = moved_ = true;
}

void Focus::move(const std::vector<ShownItem>& items, Keyboard& keyboard, bool taps_rest) {
  moved_ = false;
  chooses_ = false;
  const std::vector<const ShownItem*> there = tappable_on_top(items);
  if (there.empty()) return;
  const auto current =
      std::find_if(there.begin(), there.end(), [&](const ShownItem* i) { return i->id == id_; });
  const bool space = keyboard.is_space();
  if ((keyboard.take(Key::enter) || space) && current != there.end() && shown_) {
    chooses_ = !taps_rest;
    return;
  }
  if (keyboard.take(Key::tab)) {
    if (current == there.end()) return go(*there.front());
    const auto count = static_cast<std::ptrdiff_t>(there.size());
    const auto step = Keyboard::shift() ? count - 1 : 1;
    return go(*there[static_cast<std::size_t>((current - there.begin() + step) % count)]);
  }
  constexpr std::array<std::pair<Key, Point>, 4> arrows{
      {{Key::left, {-1, 0}}, {Key::right, {1, 0}}, {Key::up, {0, -1}}, {Key::down, {0, 1}}}};
  for (const auto& [arrow, way] : arrows) {
    if (!keyboard.take(arrow)) continue;
    if (current == there.end()) return go(*there.front());
    if (const ShownItem* best = nearest(there, (*current)->rect.center(), way)) go(*best);
    return;
  }
}

}  // namespace kattegat::ui
