#include "ui/kit/ui.hpp"

#include <imgui_internal.h>

#include <algorithm>

#include "ui/kit/canvas.hpp"

namespace kattegat::ui {

namespace {

Rect clip() {
  const ImRect& r = ImGui::GetCurrentWindow()->ClipRect;
  return {r.Min.x, r.Min.y, r.GetWidth(), r.GetHeight()};
}

void begin_window(const char* name, const Rect& screen, ImGuiWindowFlags more) {
  ImGui::SetNextWindowPos({screen.x, screen.y});
  ImGui::SetNextWindowSize({screen.w, screen.h});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowMinSize, {1, 1});
  ImGui::Begin(name, nullptr, plain_window | more);
  ImGui::PopStyleVar(3);
}

}  // namespace

// ---- The frame ----

double Ui::now() const { return ImGui::GetCurrentContext() ? ImGui::GetTime() : 0; }

void Ui::begin(float width, float height) {
  screen_ = {0, 0, width, height};
  layer_ = 0;
  top_layer_ = top_layer(items_);
  std::swap(items_, items_before_);
  items_.clear();
  fonts_.begin();
  moving_.begin();
  scrolling_.begin();
  focus_.begin();
  if (was_sought_) sought_.clear();
  was_sought_ = !sought_.empty();
  if (finger_.begin(now())) focus_.hide();
  asked_ = finger_.rests(now());
  keyboard_.read();
  // What is tapped after something was typed is no second tap. (A space chooses as a tap does.)
  if (keyboard_.has_typed() && !keyboard_.is_space()) tapped_ = {};
  begin_window("screen", screen_, ImGuiWindowFlags_NoBringToFrontOnFocus);
}

void Ui::end() {
  ImGui::End();
  if (!focus_.ring().empty()) {
    const Rect ring = focus_.ring().inset(-px(3));
    ImGui::GetForegroundDrawList()->AddRect(low(ring), high(ring), packed(colors().focus),
                                            px(focus_.radius() + 3), 0, px(3));
  }
  top_layer_ = 0;  // the keys that nobody has asked for are the focus's
  focus_.move(items_, keyboard_, finger_.rests(now()));
}

// ---- Drawing ----

void Ui::fill(const Rect& r, Color color, float radius) {
  canvas()->AddRectFilled(low(r), high(r), packed(color), radius);
}
void Ui::outline(const Rect& r, Color color, float radius, float thickness) {
  const Rect inner = r.inset(thickness / 2);
  canvas()->AddRect({inner.x, inner.y}, {inner.right(), inner.bottom()}, packed(color), radius, 0,
                    thickness);
}
void Ui::line(Point a, Point b, Color color, float thickness) {
  canvas()->AddLine(at(a), at(b), packed(color), thickness);
}
void Ui::curve(const std::vector<Point>& points, Color color, float thickness) {
  std::vector<ImVec2> path;
  path.reserve(points.size());
  for (const Point p : points) path.push_back(at(p));
  canvas()->AddPolyline(path.data(), static_cast<int>(path.size()), packed(color), 0, thickness);
}
void Ui::disc(Point center, float radius, Color color) {
  canvas()->AddCircleFilled(at(center), radius, packed(color));
}

Rect Ui::note(ShownItem item) {
  item.visible = item.rect.meet(clip());
  item.layer = layer_;
  item.area = scrolling_.area();
  item.floats = floating_;
  return items_.emplace_back(std::move(item)).visible;
}

void Ui::begin_clip(const Rect& rect) { ImGui::PushClipRect(low(rect), high(rect), true); }
void Ui::end_clip() { ImGui::PopClipRect(); }

// ---- Behaviour ----

bool Ui::tap(std::string_view id, const Rect& rect, std::string_view shown, const Tappable& is) {
  const Rect visible = note({.id = std::string(id),
                             .shown = std::string(shown),
                             .rect = rect,
                             .tappable = true,
                             .enabled = is.enabled,
                             .chosen = is.chosen,
                             .is_field = is.is_field});
  ImGui::SetCursorScreenPos(low(rect));
  // By all of it: of what ImGui takes for a label only what stands behind "###" would count.
  ImGui::PushOverrideID(
      ImHashData(id.data(), id.size(), ImGui::GetCurrentWindow()->IDStack.back()));
  bool hit = ImGui::InvisibleButton("tap", {std::max(1.F, rect.w), std::max(1.F, rect.h)});
  if (ImGui::IsItemActive() && finger_.taps()) finger_.press(id);
  ImGui::PopID();
  hit = hit && finger_.taps();
  if (!sought_.empty() && id.starts_with(sought_)) {
    seek(id);
    sought_.clear();
  }
  bool chosen = false;
  if (focus_.is_on(id) && hears_keys()) {
    if (focus_.has_moved() && visible.h < rect.h) scrolling_.bring_into_sight(rect);
    chosen = focus_.lies_at(visible, is.radius);
  }
  if (!hit && !chosen) return false;
  Tapped tapped = tapped_as(id, shown, is);
  if (hit) tapped.place = Finger::place();
  return is_meant(std::move(tapped));
}

// What is chosen comes to the opposite of what it came to before.
Ui::Tapped Ui::tapped_as(std::string_view id, std::string_view shown, const Tappable& is) {
  std::string comes_to = is.chosen ? "-" : "+";
  comes_to += is.comes_to.empty() ? shown : std::string_view(is.comes_to);
  return {std::string(id), std::string(is.about), std::move(comes_to), is.second_tap};
}

bool Ui::is_near(const Rect& rect, Point place) const {
  return rect.inset(-theme.touch() / 2).contains(place);
}

// The same thing by its id, or by what Save and Undo are about; whatever lay within a finger's
// reach when the first one was tapped, as the next key of a keyboard, is meant.
bool Ui::is_meant(Tapped tapped) {
  const bool is_same =
      tapped.id == tapped_.id || (!tapped.about.empty() && tapped.about == tapped_.about);
  const auto has_come_there = [&] {
    const std::vector<std::string>& there = tapped_.within;
    return tapped.place && tapped_.place && is_near(around(*tapped_.place, 0, 0), *tapped.place) &&
           std::find(there.begin(), there.end(), tapped.id) == there.end();
  };
  const auto is_otherwise = [&] {
    return tapped.second_tap == SecondTap::repeats && tapped.comes_to != tapped_.comes_to;
  };
  const bool is_second =
      now() - tapped_.at < double_tap && (is_same ? is_otherwise() : has_come_there());
  if (is_second) return false;
  if (tapped.place)
    for (const ShownItem& item : items_before_)
      if (item.tappable && item.layer == layer_ && is_near(item.visible, *tapped.place))
        tapped.within.push_back(item.id);
  tapped.at = now();
  tapped_ = std::move(tapped);
  return true;
}

bool Ui::is_meant(std::string_view id, const Tappable& is) {
  return is_meant(tapped_as(id, {}, is));
}

void Ui::bring_into_sight(const Rect& rect) {
  scrolling_.bring_into_sight(rect);
  ask_for_frame();
}

void Ui::rest_taps(double seconds) {
  finger_.rest(seconds);
  focus_.drop_choice();
}

// What shows where one is has a strip of its own, and lies on nothing.
float Ui::scroll_strip() const { return std::round(px(10) / theme.enlarged); }

Rect Ui::begin_scroll(std::string_view id, Rect view) {
  return scrolling_.begin_area(id, view, scroll_strip());
}

void Ui::end_scroll(float bottom) {
  const float wide = px(4) / theme.enlarged;
  const Rect knob = scrolling_.end_area(bottom, {px(10), px(32), wide, px(20)}, finger_);
  const Area& area = areas()[static_cast<std::size_t>(scrolling_.area())];
  if (area.most - area.at > px(4)) {  // there is more below
    Rect view = area.view;
    dusk(view.take_bottom(std::min(px(18), view.h / 4)), faded(colors().shade, 0.2));
  }
  if (!knob.empty()) fill(knob, colors().quiet, wide / 2);
  scrolling_.close_area();
}

Rect Ui::begin_page(std::string_view id, const Rect& view, float tall) {
  if (view.h >= tall) return view;
  return scrolling_.begin_page(id, view, tall, layer_, scroll_strip());
}

void Ui::end_page_at(float bottom) { scrolling_.end_page_at(bottom, layer_); }

void Ui::end_page() {
  if (const auto bottom = scrolling_.take_page(layer_)) end_scroll(*bottom);
}

void Ui::scroll_to(std::string_view id, float y) { scrolling_.move_to(id, y); }

bool Ui::shows(const Rect& rect) const { return !rect.inset(0, -screen_.h).meet(clip()).empty(); }

void Ui::begin_layer(std::string_view id) {
  ++layer_;
  scrolling_.begin_layer();
  begin_window(std::string(id).c_str(), screen_, 0);
  const float seen = arrival(std::string("layer.") + std::string(id), Moving::rises);
  fill(screen_, faded(colors().shade, seen));
  moving_.begin_layer(seen);
}
void Ui::end_layer() {
  end_page();
  moving_.end_layer(px(1));
  ImGui::End();
  scrolling_.end_layer();
  --layer_;
}

void Ui::begin_float(std::string_view id, const Rect& rect, Floats floats) {
  scrolling_.begin_layer();
  // Whole pixels, as the windows of ImGui have them.
  const Rect whole{std::floor(rect.x), std::floor(rect.y),
                   std::ceil(rect.right()) - std::floor(rect.x),
                   std::ceil(rect.bottom()) - std::floor(rect.y)};
  begin_window(std::string(id).c_str(), whole, floats.takes_taps ? 0 : ImGuiWindowFlags_NoInputs);
  if (floats.before_dialogs) ImGui::BringWindowToDisplayFront(ImGui::GetCurrentWindow());
  floating_ = true;
}
void Ui::end_float() {
  floating_ = false;
  ImGui::End();
  scrolling_.end_layer();
}

// ---- The keyboard, which the top layer alone hears ----

bool Ui::key(Key key) { return hears_keys() && keyboard_.take(key); }
bool Ui::control(char letter) { return hears_keys() && keyboard_.control(letter); }
std::optional<int> Ui::alt_digit() { return hears_keys() ? Keyboard::alt_digit() : std::nullopt; }
std::string Ui::take_typed() { return hears_keys() ? keyboard_.take_typed() : std::string(); }
bool Ui::typed_letter(std::string_view key) { return hears_keys() && keyboard_.take_letter(key); }
std::optional<int> Ui::typed_number(int most) {
  return hears_keys() ? keyboard_.take_number(most) : std::nullopt;
}

std::string Ui::clipboard() {
  const char* text = ImGui::GetClipboardText();
  return text ? text : "";
}
void Ui::to_clipboard(const std::string& text) { ImGui::SetClipboardText(text.c_str()); }

}  // namespace kattegat::ui
