#include "ui/ui.hpp"

#include <imgui_internal.h>

#include "ui/canvas.hpp"

namespace kattegat::ui {

namespace {

Rect clip() {
  const ImRect& r = ImGui::GetCurrentWindow()->ClipRect;
  return {r.Min.x, r.Min.y, r.GetWidth(), r.GetHeight()};
}

constexpr ImGuiWindowFlags plain_window =
    ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
    ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoScrollWithMouse;

void begin_window(const char* name, const Rect& screen, ImGuiWindowFlags more) {
  ImGui::SetNextWindowPos({screen.x, screen.y});
  ImGui::SetNextWindowSize({screen.w, screen.h});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowMinSize, {1, 1});
  ImGui::Begin(name, nullptr, plain_window | more);
  ImGui::PopStyleVar(3);
}

constexpr std::size_t most_texts = 2000;  // with letters of names, that are kept as they are set

}  // namespace

// ---- The frame ----

void Ui::begin(float width, float height) {
  screen_ = {0, 0, width, height};
  before_.swap(items_);
  items_.clear();
  areas_.clear();
  if (names_.set.size() > most_texts) names_.set.clear();
  layer_ = 0;
  top_layer_ = 0;
  for (const Item& item : before_) top_layer_ = std::max(top_layer_, item.layer);
  gliding_ = false;
  ring_ = {};
  asked_ = now() < taps_rest_until_;
  const ImGuiIO& io = ImGui::GetIO();
  if (!io.MouseDown[0] && !io.MouseReleased[0]) dragging_ = false;
  if (!io.MouseDown[0]) pressed_.clear();
  lifted_ = io.MouseReleased[0];
  if (io.MouseClicked[0]) {
    focus_shown_ = false;
    press_rests_ = now() < taps_rest_until_;
  }
  read_keys();
  begin_window("screen", screen_, ImGuiWindowFlags_NoBringToFrontOnFocus);
}

void Ui::end() {
  ImGui::End();
  if (focus_shown_ && !ring_.empty()) {
    const Rect ring = ring_.inset(-px(3));
    ImGui::GetForegroundDrawList()->AddRect(low(ring), high(ring), packed(colors().focus), px(16),
                                            0, px(3.5F));
  }
  move_focus();
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

float Ui::width(Type type, std::string_view text) const {
  return drawn_width(type, lettered(names_, text));
}
float Ui::drawn_width(Type type, std::string_view text) const {
  const ImFont* f = font(type);
  return f->CalcTextSizeA(f->FontSize, FLT_MAX, 0, text.data(), text.data() + text.size()).x;
}
float Ui::height(Type type) const { return font(type)->FontSize; }

std::string Ui::elided(Type type, std::string_view text, float room) const {
  std::string kept(text);
  while (!kept.empty() && drawn_width(type, kept + "…") > room) {
    while (!kept.empty() && (static_cast<unsigned char>(kept.back()) & 0xC0U) == 0x80U)
      kept.pop_back();
    if (!kept.empty()) kept.pop_back();
  }
  return kept + "…";
}

void Ui::note(std::string_view id, std::string_view shown, const Rect& rect, bool fits) {
  items_.push_back({.id = std::string(id),
                    .shown = std::string(shown),
                    .rect = rect,
                    .visible = rect.meet(clip()),
                    .layer = layer_,
                    .area = area(),
                    .fits = fits,
                    .floats = floating_});
}

std::vector<std::string_view> Ui::lines_of(Type type, std::string_view text, float room) const {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    std::size_t end = 0;  // of the longest beginning that has room
    for (std::size_t i = 0; i < text.size();) {
      i = std::min(text.find_first_of(" /", i), text.size());
      const std::size_t stop =
          std::min(i + (i < text.size() && text[i] == '/' ? 1 : 0), text.size());
      if (drawn_width(type, text.substr(0, stop)) > room) break;
      end = stop;
      ++i;
    }
    if (end == 0) return {};
    lines.push_back(text.substr(0, end));
    text.remove_prefix(end);
    if (text.starts_with(' ')) text.remove_prefix(1);
  }
  return lines;
}

void Ui::draw_line(const Rect& rect, std::string_view text, Type type, const Look& look,
                   float part) {
  const float wide = drawn_width(type, text) * part, tall = height(type) * part;
  const ImVec2 place = line_place(rect, look.align, wide, tall);
  const Color color = look.color ? look.color : colors().ink;
  canvas()->AddText(font(type), tall, place, packed(color), text.data(), text.data() + text.size());
  note({}, text, {place.x, place.y, wide, tall}, true);
}

void Ui::text(const Rect& rect, std::string_view words, Look look, std::string_view id) {
  if (words.empty()) return;
  const std::string_view text = lettered(names_, words);
  Type type = look.type;
  float wide = drawn_width(type, text);
  for (const Type smaller : {Type::strong, Type::small, Type::caption})
    if (type > smaller && wide > rect.w) wide = drawn_width(type = smaller, text);
  const bool fits = wide <= rect.w + 0.5F;
  if (!fits)
    for (const Type tried : {Type::strong, Type::small, Type::caption}) {
      if (tried > look.type) continue;
      const std::vector<std::string_view> lines = lines_of(tried, text, rect.w);
      const float tall = height(tried) * static_cast<float>(lines.size());
      if (lines.empty() || tall > rect.h + 1) continue;
      text_in_lines(rect, text, lines, tried, look, id);
      items_.back().shown = words;
      return;
    }
  if (!fits && text_less_enlarged(rect, text, type, look, id)) {
    items_.back().shown = words;
    return;
  }
  // A word that the machine has drawn cannot be cut: it becomes smaller.
  const float part = fits ? 1 : rect.w / wide;
  const bool shrinks = !fits && part > 0.4F && has_sign(text);
  const std::string shorter = fits || shrinks ? "" : elided(type, text, rect.w);
  draw_line(rect, shorter.empty() ? text : std::string_view(shorter), type, look,
            shrinks ? part : 1);
  items_.back().id = id;
  if (text != words) items_.back().shown = words;
  items_.back().fits = fits || shrinks || look.fit == Fit::name;
  items_.back().shortened = !fits && !shrinks;
}

void Ui::text_in_lines(const Rect& rect, std::string_view text,
                       const std::vector<std::string_view>& lines, Type type, const Look& look,
                       std::string_view id, float part) {
  const float tall = height(type) * part, all = tall * static_cast<float>(lines.size());
  Rect line{rect.x, rect.center().y - all / 2, rect.w, tall};
  for (const std::string_view one : lines) {
    draw_line(line, one, type, look, part);
    items_.pop_back();
    line.y += tall;
  }
  note(id, text, {rect.x, rect.center().y - all / 2, rect.w, all}, true);
}

bool Ui::text_less_enlarged(const Rect& rect, std::string_view text, Type type, const Look& look,
                            std::string_view id) {
  constexpr float step = 0.04F;
  for (float part = 1 - step; part * theme.enlarged >= 0.98F; part -= step) {
    const bool in_a_line =
        drawn_width(type, text) * part <= rect.w && height(type) * part <= rect.h;
    std::vector<std::string_view> lines{text};
    if (!in_a_line) lines = lines_of(type, text, rect.w / part);
    const float tall = height(type) * part * static_cast<float>(lines.size());
    if (!in_a_line && (lines.empty() || tall > rect.h + 1)) continue;
    text_in_lines(rect, text, lines, type, look, id, part);
    return true;
  }
  return false;
}

void Ui::text_on_its_way(const Rect& rect, std::string_view words, std::string_view shown,
                         Look look, std::string_view id) {
  if (shown.empty() || shown == words) return text(rect, words, look, id);
  text(rect, shown, look, id);
  items_.back().shown = words;
  items_.back().shortened = false;
  items_.back().fits = true;
}

void Ui::mark(const Rect& rect, std::string_view words, Type type, Color color) {
  const std::string_view text = lettered(names_, words);
  const ImVec2 place{std::round(rect.center().x - drawn_width(type, text) / 2),
                     std::round(rect.center().y - height(type) * 0.46F)};  // for capitals
  canvas()->AddText(font(type), height(type), place, packed(color), text.data(),
                    text.data() + text.size());
}

float Ui::paragraph_height(float width, std::string_view words, Type type) const {
  const std::string_view text = lettered(names_, words);
  const ImFont* f = font(type);
  return f->CalcTextSizeA(f->FontSize, FLT_MAX, width, text.data(), text.data() + text.size()).y;
}

float Ui::paragraph(const Rect& rect, std::string_view words, Look look, std::string_view id) {
  const std::string_view text = lettered(names_, words);
  const ImFont* f = font(look.type);
  const Color color = look.color ? look.color : colors().ink;
  const float tall = paragraph_height(rect.w, words, look.type);
  canvas()->AddText(f, f->FontSize, {std::round(rect.x), std::round(rect.y)}, packed(color),
                    text.data(), text.data() + text.size(), rect.w);
  note(id, words, {rect.x, rect.y, rect.w, tall}, tall <= rect.h + 1);
  return tall;
}

void Ui::begin_clip(const Rect& rect) { ImGui::PushClipRect(low(rect), high(rect), true); }
void Ui::end_clip() { ImGui::PopClipRect(); }

// ---- Behaviour ----

bool Ui::tap(std::string_view id, const Rect& rect, std::string_view shown, const Tappable& is) {
  note(id, shown, rect, true);
  Item& item = items_.back();
  item.tappable = true;
  item.enabled = is.enabled;
  item.chosen = is.chosen;

  ImGui::SetCursorScreenPos(low(rect));
  ImGui::PushID(id.data(), id.data() + id.size());
  bool hit = ImGui::InvisibleButton("tap", {std::max(1.F, rect.w), std::max(1.F, rect.h)});
  const bool is_meant = !dragging_ && !press_rests_;
  if (ImGui::IsItemActive() && is_meant) pressed_ = id;
  ImGui::PopID();
  hit = hit && is_meant;
  if (focus_ != id) return hit;
  if (focus_moved_ && item.visible.h < rect.h) bring_into_sight(rect.center().y);
  ring_ = item.visible;
  if (!activated_) return hit;
  activated_ = false;
  return true;
}

void Ui::rest_taps(double seconds) {
  taps_rest_until_ = now() + seconds;
  press_rests_ = true;
  activated_ = false;
  pressed_.clear();
}

// By each of the scroll areas that it is in, from the innermost out.
void Ui::bring_into_sight(float y) {
  ImGuiWindow* window = ImGui::GetCurrentWindow();
  for (std::size_t i = scroll_depth(); i > 0 && window; --i, window = window->ParentWindow) {
    const float wanted = window->Scroll.y + y - window->InnerRect.GetCenter().y;
    const float there = std::clamp(wanted, 0.F, window->ScrollMax.y);
    y -= there - window->Scroll.y;
    ImGui::SetScrollY(window, there);
  }
  asked_ = true;  // it is there in the next frame
}

Rect Ui::begin_scroll(std::string_view id, Rect view) {
  const std::string name(id);
  // Whole pixels, as ImGui's windows have them: nothing inside is cut by a part of one.
  view = {std::floor(view.x), std::floor(view.y), std::floor(view.w), std::floor(view.h)};
  ImGui::SetCursorScreenPos({view.x, view.y});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
  ImGui::BeginChild(name.c_str(), {std::max(1.F, view.w), std::max(1.F, view.h)}, false,
                    (plain_window & ~ImGuiWindowFlags_NoScrollWithMouse));
  ImGui::PopStyleVar();
  areas_.push_back({name, view, ImGui::GetScrollY(), ImGui::GetScrollMaxY(), area()});
  open_scrolls_.push_back(static_cast<int>(areas_.size()) - 1);
  // What shows where one is has a strip of its own, and lies on nothing.
  const float bar = ImGui::GetScrollMaxY() > 0 ? std::round(px(10) / theme.enlarged) : 0;
  return {view.x, std::round(view.y - ImGui::GetScrollY()), view.w - bar, 1e6F};
}

void Ui::end_scroll(float bottom) {
  Scroll& scroll = scrolls_[areas_[static_cast<std::size_t>(open_scrolls_.back())].id];
  ImGuiWindow* window = ImGui::GetCurrentWindow();
  ImGui::SetCursorScreenPos({window->Pos.x, bottom - 1});
  ImGui::Dummy({1, 1});
  if (scroll.wanted) {
    ImGui::SetScrollY(window, *scroll.wanted);
    asked_ = true;  // it is there in the next frame
  }
  scroll.wanted.reset();
  drag_scroll(scroll);
  const float most = window->ScrollMax.y;
  if (most > 0) {  // where in the whole one is, for the eye only
    const float tall = window->Size.y;
    const float knob = std::max(px(32), tall * tall / (tall + most));
    const float y = window->Pos.y + (tall - knob) * window->Scroll.y / most;
    const float wide = px(4) / theme.enlarged;
    fill({window->Pos.x + window->Size.x - 1.5F * wide, y, wide, knob}, colors().quiet, wide / 2);
  }
  ImGui::EndChild();
  open_scrolls_.pop_back();
}

Rect Ui::begin_page(std::string_view id, const Rect& view, float tall) {
  if (view.h >= tall) return view;
  Rect content = begin_scroll(id, view);
  content.h = std::round(tall);
  if (ImGui::IsWindowAppearing()) ImGui::SetScrollY(0);
  pages_.push_back({layer_, content.bottom()});
  return content;
}

void Ui::end_page() {
  if (pages_.empty() || pages_.back().layer != layer_) return;
  end_scroll(pages_.back().bottom);
  pages_.pop_back();
}

void Ui::drag_scroll(Scroll& scroll) {
  const ImGuiIO& io = ImGui::GetIO();
  ImGuiWindow* window = ImGui::GetCurrentWindow();
  const auto move_to = [&](float y) {
    ImGui::SetScrollY(window, std::clamp(y, 0.F, window->ScrollMax.y));
  };
  const float threshold = px(10);
  const bool inside = window->InnerClipRect.Contains(io.MouseClickedPos[0]) &&
                      ImGui::IsWindowHovered(ImGuiHoveredFlags_AllowWhenBlockedByActiveItem |
                                             ImGuiHoveredFlags_ChildWindows);
  const float moved = io.MousePos.y - io.MouseClickedPos[0].y;
  const bool sideways = std::fabs(moved) < std::fabs(io.MousePos.x - io.MouseClickedPos[0].x);
  if (io.MouseClicked[0]) scroll.speed = 0;
  if (io.MouseDown[0] && !scroll.dragging && !dragging_) {
    if (!inside || window->ScrollMax.y <= 0 || std::fabs(moved) < threshold || sideways) return;
    const bool is_at_its_end =
        moved < 0 ? window->Scroll.y >= window->ScrollMax.y : window->Scroll.y <= 0;
    if (is_at_its_end && scroll_depth() > 1) return;  // what is round it goes on
    scroll.dragging = dragging_ = true;
    ImGui::ClearActiveID();  // the press is no longer a tap
    pressed_.clear();
    move_to(window->Scroll.y - moved);
  } else if (scroll.dragging && io.MouseDown[0]) {
    move_to(window->Scroll.y - io.MouseDelta.y);
    if (io.DeltaTime > 0) scroll.speed += 0.4F * (-io.MouseDelta.y / io.DeltaTime - scroll.speed);
  } else if (scroll.dragging) {
    scroll.dragging = false;
    gliding_ = true;
  } else if (std::fabs(scroll.speed) > px(20)) {
    move_to(window->Scroll.y + scroll.speed * io.DeltaTime);
    scroll.speed *= std::exp(-4 * io.DeltaTime);
    gliding_ = true;
  } else {
    scroll.speed = 0;
  }
}

void Ui::scroll_to(std::string_view id, float y) { scrolls_[std::string(id)].wanted = y; }

bool Ui::shows(const Rect& rect) const { return !rect.inset(0, -screen_.h).meet(clip()).empty(); }

void Ui::begin_layer(std::string_view id) {
  ++layer_;
  scrolls_below_.push_back(open_scrolls_.size());
  begin_window(std::string(id).c_str(), screen_, 0);
  const float seen = arrival(std::string("layer.") + std::string(id), rises);
  fill(screen_, faded(colors().shade, seen));
  coming_.push_back({seen, canvas()->VtxBuffer.Size});
}
void Ui::end_layer() {
  end_page();
  let_rise(coming_.back());
  coming_.pop_back();
  ImGui::End();
  scrolls_below_.pop_back();
  --layer_;
}

void Ui::begin_float(std::string_view id, const Rect& rect, bool before_dialogs) {
  scrolls_below_.push_back(open_scrolls_.size());
  // Whole pixels, as the windows of ImGui have them.
  const Rect whole{std::floor(rect.x), std::floor(rect.y),
                   std::ceil(rect.right()) - std::floor(rect.x),
                   std::ceil(rect.bottom()) - std::floor(rect.y)};
  begin_window(std::string(id).c_str(), whole, 0);
  if (before_dialogs) ImGui::BringWindowToDisplayFront(ImGui::GetCurrentWindow());
  floating_ = true;
}
void Ui::end_float() {
  floating_ = false;
  ImGui::End();
  scrolls_below_.pop_back();
}

}  // namespace kattegat::ui
