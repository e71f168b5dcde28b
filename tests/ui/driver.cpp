#include "ui/driver.hpp"

#include <imgui.h>

#include <cmath>
#include <utility>

#include "kattegat/core/text/unicode.hpp"
#include "kattegat/evening/write.hpp"
#include "ui/drawn_letters.hpp"

namespace kattegat::test {

const int key_tab = number_of(ui::Key::tab), key_enter = number_of(ui::Key::enter),
          key_escape = number_of(ui::Key::escape), key_backspace = number_of(ui::Key::backspace),
          key_down = number_of(ui::Key::down), key_right = number_of(ui::Key::right),
          key_help = number_of(ui::Key::help), key_y = 'Y', key_z = 'Z';

namespace {

// Nothing is uploaded; any id of the letters will do.
struct NoGraphics {
  static void begin() {
    if (!ImGui::GetIO().Fonts->TexID) renew_letters();
  }
  static void renew_letters() {
    ImFontAtlas& letters = *ImGui::GetIO().Fonts;
    unsigned char* pixels = nullptr;
    int wide = 0, tall = 0;
    letters.GetTexDataAsAlpha8(&pixels, &wide, &tall);
    letters.SetTexID(&letters);
  }
};

}  // namespace

std::string draft_on(const ui::App& app) {
  if (!app.table.desk) return "";
  return std::visit(
      [](const auto& desk) { return to_line(Json(entry_to_json(desk.draft, desk.names))); },
      *app.table.desk);
}

bool is_painted(const Driver& driver, std::string_view id, ui::Color color) {
  const auto part = [&](unsigned shift) { return static_cast<int>((color >> shift) & 0xFFU); };
  const ImU32 packed = IM_COL32(part(24), part(16), part(8), part(0));
  const ui::Rect& its = driver.item(id).visible;
  const ImDrawData& painted = *ImGui::GetDrawData();
  for (int i = 0; i < painted.CmdListsCount; ++i)
    for (const ImDrawVert& one : painted.CmdLists[i]->VtxBuffer)
      if (one.col == packed && its.contains({one.pos.x, one.pos.y})) return true;
  return false;
}

Driver::Driver(const ui::World& world, float width, float height)
    : context_(ImGui::CreateContext()), width_(width), height_(height) {
  ImGui::SetCurrentContext(context_);
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.MousePos = {-1, -1};
  draw_letters_once(*io.Fonts);
  // Nobody sees the edges, which are a fifth of the work.
  ImGuiStyle& style = ImGui::GetStyle();
  style.AntiAliasedLines = style.AntiAliasedFill = false;
  style.CircleTessellationMaxError = 4;
  app_ = std::make_unique<ui::App>(world);
  frame(2);
}

Driver::~Driver() {
  app_.reset();
  ImGui::DestroyContext(context_);
}

void Driver::draw(double after) {
  ImGui::SetCurrentContext(context_);
  frames_.draw(*app_, {width_, height_}, time_ += after, NoGraphics());
}

void Driver::frame(int count) {
  for (int i = 0; i < count || frames_.has_input(); ++i) draw(1.0 / a_second);
}

void Driver::rest(double seconds) {
  constexpr double shutter = 0.1;
  const double end = time_ + seconds;
  while (end - time_ > shutter) draw(shutter);
  draw(end - time_);
  frame(0);
}

void Driver::resize(float width, float height) {
  width_ = width;
  height_ = height;
  frame(3);
}

const ui::ShownItem* Driver::find(std::string_view id) const {
  const ui::ShownItem* found = nullptr;
  for (const ui::ShownItem& item : app_->ui.items())
    if (item.id == id && (!found || item.layer > found->layer)) found = &item;
  return found;
}

const ui::ShownItem& Driver::item(std::string_view id) const {
  const ui::ShownItem* found = find(id);
  INFO("item " << id);
  REQUIRE(found != nullptr);
  return *found;
}

void Driver::tap(std::string_view id) {
  touch(id);
  lift();
}

void Driver::tap_again(std::string_view id) {
  wait(ui::double_tap);
  tap(id);
}

void Driver::tap_at_once(ui::Point at) {
  touch_at(at);
  lift();
}

void Driver::lift() {
  frames_.put(ui::InputQueue::Button{0, false});
  frame();
  frames_.put(ui::InputQueue::Move{-1, -1});
  frame(2);
}

const ui::ShownItem* Driver::look_for(std::string_view id) {
  constexpr int tries = 20;
  const auto look = [&](float column, float step) {
    const ui::Point from{width_ * column, height_ * (0.5F - step / 2)};
    for (int i = 0; i < tries && !find(id); ++i) {
      drag(from, {from.x, from.y + height_ * step});
      frame(30);  // until the flick has run out
    }
  };
  for (const float column : {0.5F, 0.25F, 0.75F})
    for (const float step : {0.4F, -0.4F}) look(column, step);
  return find(id);
}

void Driver::touch(std::string_view id) {
  INFO("tap " << id);
  const ui::ShownItem* item = look_for(id);
  REQUIRE(item != nullptr);
  REQUIRE(item->tappable);
  const auto is_same = [&](const ui::ShownItem& one) {
    return one.tappable && one.layer == item->layer && one.id == id;
  };
  REQUIRE(std::count_if(app_->ui.items().begin(), app_->ui.items().end(), is_same) == 1);
  // Out of sight in its scroll area: drag it there, as a finger would.
  for (int tries = 0; tries < 60 && item && item->visible.h < item->rect.h * 0.5F; ++tries) {
    const float step = item->rect.y > height_ / 2 ? -120.F : 120.F;
    const ui::Point from{item->rect.center().x, height_ / 2};
    drag(from, {from.x, from.y + step});
    frame(30);  // until the flick has run out
    item = find(id);
  }
  REQUIRE(item != nullptr);
  const ui::Point at = item->visible.center();
  const bool is_elsewhere = std::hypot(at.x - tapped_at_.x, at.y - tapped_at_.y) > 48;
  if (std::exchange(tapped_, id) != id && !is_elsewhere) wait(ui::double_tap);
  tapped_at_ = at;
  touch_at(at);
}

void Driver::touch_at(ui::Point at) {
  ++taps_;
  frames_.put(ui::InputQueue::Move{at.x, at.y});
  frames_.put(ui::InputQueue::Button{0, true});
  frame();
}

void Driver::tap_all(std::initializer_list<std::string_view> ids) {
  for (const std::string_view id : ids) tap(id);
}

void Driver::type(std::string_view utf8) {
  for (const char32_t code : code_points(utf8)) {
    frames_.put(ui::InputQueue::Typed{to_utf8({code})});
    frame();
  }
  frame();
}

void Driver::type_at_once(std::string_view utf8) {
  for (const char32_t code : code_points(utf8)) frames_.put(ui::InputQueue::Typed{to_utf8({code})});
  frame(2);
}

void Driver::paste_from_page(std::string_view utf8) {
  frames_.put(ui::InputQueue::Typed{std::string(utf8)});
  frame(2);
}

void Driver::press(int key, bool control, bool shift) {
  frames_.put(ui::InputQueue::Key{key, true, control, shift});
  frame();
  // As X11 tells it: what is let go was held until then.
  frames_.put(ui::InputQueue::Key{key, false, control, shift});
  if (control) frames_.put(ui::InputQueue::Key{ui::other_key, false, true, shift});
  frame(2);
}

void Driver::hold(int key, int frames) {
  frames_.put(ui::InputQueue::Key{key, true, false, false});
  frame(frames);
  frames_.put(ui::InputQueue::Key{key, false, false, false});
  frame(2);
}

void Driver::hold_letter(char32_t letter, int times) {
  for (int i = 0; i < times; ++i) {
    frames_.put(ui::InputQueue::Typed{to_utf8({letter}), i > 0});
    frame();
  }
  frame();
}

void Driver::drag(ui::Point from, ui::Point to, int steps) {
  frames_.put(ui::InputQueue::Move{from.x, from.y});
  frames_.put(ui::InputQueue::Button{0, true});
  frame();
  for (int i = 1; i <= steps; ++i) {
    const float part = static_cast<float>(i) / static_cast<float>(steps);
    frames_.put(
        ui::InputQueue::Move{from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part});
    frame();
  }
  frames_.put(ui::InputQueue::Button{0, false});
  frame(2);
}

std::string file_in_notice(const Driver& driver) {
  const std::string said = driver.text("notice");
  REQUIRE(contains(said, "/"));
  return said.substr(said.find('/'));
}

}  // namespace kattegat::test
