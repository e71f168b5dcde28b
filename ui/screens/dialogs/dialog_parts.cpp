#include "ui/screens/dialogs/dialog_parts.hpp"

#include <algorithm>
#include <cmath>

#include "ui/kit/layout.hpp"
#include "ui/kit/text_edit.hpp"
#include "ui/kit/typing.hpp"

namespace kattegat::ui {

void close(App& app) { app.dialog = Nothing{}; }

bool draw_title(App& app, Rect& area, std::string_view title) {
  const std::string one(title);
  return draw_title(app, area, std::span(&one, 1));
}

bool draw_title(App& app, Rect& area, std::span<const std::string> titles) {
  Ui& ui = app.ui;
  Rect bar = area.take_top(ui.px(52), ui.px(10));
  const bool is_sign = !has_room(ui, bar.w, Room::buttons);  // no room for the word
  const Rect out = bar.take_right(ui.px(is_sign ? 52 : 130), ui.px(10));
  const auto found = std::find_if(titles.begin(), titles.end(), [&](const std::string& title) {
    return ui.have_room(bar, std::span(&title, 1), Type::strong);
  });
  const std::string& title = found == titles.end() ? titles.back() : *found;
  ui.title(bar, title, "dialog.title");
  const std::string close_it = app.say(Word::screen_close);
  const Button way_out = is_sign ? Button{.id = "dialog.close", .label = "✗", .said = close_it}
                                 : Button{.id = "dialog.close", .label = close_it};
  if (!button(ui, out, way_out) && !ui.key(Key::escape)) return false;
  close(app);
  return true;
}

void draw_title_of_typed(Ui& ui, Rect& area, std::string_view title) {
  ui.text(area.take_top(ui.px(52), ui.px(10)), title, {Type::title, 0, Align::left, Fit::name},
          "dialog.title");
}

Rect typing_dialog(Ui& ui, float above) {
  constexpr float above_keys = 62 + 68 + 64 + 60;  // title, field, ways on, and what is refused
  return dialog(ui, 760, 480 + above, above_keys + above + least_touch_keyboard_height(ui));
}

Typed draw_typing(App& app, Rect area, TypedWords& typed, const TypingBox& box) {
  Ui& ui = app.ui;
  const std::string before = typed.text;
  const Rect field = area.take_top(ui.px(60), ui.px(8));
  const bool entered = text_field(ui, "typed", field, typed.text, box.most);
  if (box.what && typed.text.empty())
    ui.text(field.inset(ui.px(22), 0), app.say(*box.what),
            {Type::body, ui.colors().quiet, Align::left}, "typed.what");
  const int ways = box.several ? 3 : 2;
  // Of what has no room in sight it is the keys that may wait.
  const Rect bar =
      is_short(ui) ? area.take_top(ui.px(56), ui.px(8)) : area.take_bottom(ui.px(56), ui.px(8));
  const Grid cells{bar, ways, ui.px(56), ui.px(8)};
  const bool back = button(ui, "typed.cancel", cells.cell(0), app.say(Word::screen_cancel)) ||
                    ui.key(Key::escape);
  const auto paragraph = is_short(ui) ? top_paragraph : bottom_paragraph;
  if (!typed.refused.empty())
    paragraph(ui, area, typed.refused, {Type::small, ui.colors().loss}, 4, "wrong");
  touch_keyboard(ui, area, typed.text, box.most);
  if (typed.text != before) typed.refused.clear();
  const bool next =
      box.several && button(ui, "typed.next", cells.cell(1), app.say(Word::setup_one_more));
  const std::string words(trimmed(typed.text));
  const bool ready = !box.needed || !words.empty();
  const bool done = button(
      ui, cells.cell(ways - 1),
      {.id = "typed.done", .label = app.say(box.done), .weight = Weight::main, .enabled = ready});
  if (back) return Typed::cancelled;
  const bool goes_on = next || (box.several && entered && !words.empty());
  const bool ends = entered && ready && !goes_on &&
                    ui.is_meant("typed.done", {.about = by_enter, .comes_to = app.say(box.done)});
  if (!goes_on && !done && !ends) return Typed::not_yet;
  typed.text = words;
  return goes_on ? Typed::next : Typed::done;
}

namespace {

// How many pixels a module has, whole ones: a camera has to tell one from the next. The code is in
// sight with what stands above it, or by itself where it would be too fine for that.
float module_of(const Ui& ui, const Rect& area, float top, float modules) {
  constexpr float least = 3;
  const float sight = sight_of_dialog(ui);
  const auto within = [&](float room) {
    return std::floor(std::min({area.w, area.h, room}) / modules);
  };
  const float beside = within(sight - (area.y - top));
  return std::max(1.0F, beside >= least ? beside : within(sight));
}

}  // namespace

float draw_qr(Ui& ui, const Rect& area, float top, const QrCode& code) {
  const auto modules = static_cast<float>(code.size + 8);
  const float module = module_of(ui, area, top, modules);
  const float whole = module * modules;
  const Rect paper{std::round(area.center().x - whole / 2), std::round(area.y), whole, whole};
  ui.fill(paper, 0xFFFFFFFF);
  for (int y = 0; y < code.size; ++y)
    for (int x = 0; x < code.size; ++x) {
      const int begin = x;
      while (x < code.size && code.at(x, y)) ++x;
      if (x > begin)
        ui.fill({paper.x + module * static_cast<float>(begin + 4),
                 paper.y + module * static_cast<float>(y + 4),
                 module * static_cast<float>(x - begin), module},
                0x000000FF);
    }
  return whole;
}

}  // namespace kattegat::ui
