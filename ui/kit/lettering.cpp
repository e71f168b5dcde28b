// Letters on the screen: a line of them as large as its place lets it be, or a paragraph.
#include <algorithm>
#include <cmath>

#include "ui/kit/canvas.hpp"

namespace kattegat::ui {

float Ui::width(Type type, std::string_view text) const {
  return fonts_.width(type, fonts_.lettered(text));
}
float Ui::height(Type type) const { return fonts_.height(type); }

void Ui::draw_line(const Rect& rect, std::string_view text, Type type, const Look& look,
                   float part) {
  const float wide = fonts_.width(type, text) * part, tall = height(type) * part;
  const ImVec2 place = line_place(rect, look.align, wide, tall);
  const Color color = look.color ? look.color : colors().ink;
  canvas()->AddText(fonts_.font(type), tall, place, packed(color), text.data(),
                    text.data() + text.size());
  if (look.struck)
    line({place.x - px(3), place.y + tall / 2}, {place.x + wide + px(3), place.y + tall / 2},
         look.struck, px(2));
  note({}, text, {place.x, place.y, wide, tall}, true);
}

void Ui::text(const Rect& rect, std::string_view words, Look look, std::string_view id) {
  if (words.empty()) return;
  const std::string_view text = fonts_.lettered(words);
  Type type = look.type;
  float wide = fonts_.width(type, text);
  if (wide > rect.w && name_as_large(rect, std::string(words), look, id)) return;
  for (const Type smaller : {Type::strong, Type::small, Type::caption})
    if (type > smaller && wide > rect.w) wide = fonts_.width(type = smaller, text);
  const bool fits = wide <= rect.w + 0.5F;
  if (!fits)
    for (const Type tried : {Type::strong, Type::small, Type::caption}) {
      if (tried > look.type) continue;
      const std::vector<std::string_view> lines = fonts_.lines_of(tried, text, rect.w);
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
  const std::string shorter = fits || shrinks ? "" : fonts_.elided(type, text, rect.w);
  draw_line(rect, shorter.empty() ? text : std::string_view(shorter), type, look,
            shrinks ? part : 1);
  items_.back().id = id;
  if (text != words) items_.back().shown = words;
  items_.back().fits = fits || shrinks || look.fit == Fit::name;
  items_.back().shortened = !fits && !shrinks;
}

void Ui::two_lines(const Rect& rect, const std::array<std::string, 2>& lines,
                   std::string_view words, const Look& look, std::string_view id) {
  Rect both = rect;
  if (have_room({0, 0, rect.w, height(Type::caption)}, lines, Type::caption))  // in a line each
    both = around(rect.center(), rect.w, std::min(rect.h, 2 * height(look.type) + px(2)));
  Rect below = both;
  const Rect above = below.take_top(both.h / 2);
  bool fit = true, shortened = false;
  for (const std::size_t i : {0U, 1U}) {
    text(i == 0 ? above : below, lines[i], look);
    fit = fit && items_.back().fits;
    shortened = shortened || items_.back().shortened;
    items_.pop_back();
  }
  note(id, words, both, fit);
  items_.back().shortened = shortened;
}

void Ui::title(const Rect& rect, const std::string& words, std::string_view id, Type most) {
  Look look{most, 0, Align::left, Fit::name};
  const auto fits = [&] { return have_room(rect, std::span(&words, 1), look.type); };
  struct Lesser {
    Type type, least;  // before which the larger letters are smaller, to as much as these
  };
  for (const Lesser& next : {Lesser{Type::strong, Type::strong}, {Type::body, Type::small}}) {
    if (next.type >= look.type || fits()) continue;
    const float part = height(next.least) / height(look.type);
    if (text_less_enlarged(rect, fonts_.lettered(words), look.type, look, id, part)) {
      items_.back().shown = words;
      return;
    }
    look.type = next.type;
  }
  text(rect, words, look, id);
}

std::vector<std::string_view> Ui::name_in_lines(const Rect& rect, const std::string& name,
                                                Type type) const {
  for (const std::string_view words :
       {std::string_view(name), std::string_view(brief_name(name))}) {
    const std::string_view text = fonts_.lettered(words);
    if (fonts_.width(type, text) <= rect.w) return {text};
    std::vector<std::string_view> lines = fonts_.lines_of(type, text, rect.w);
    const float tall = height(type) * static_cast<float>(lines.size());
    if (!lines.empty() && tall <= rect.h + 1) return lines;
  }
  return {};
}

bool Ui::name_as_large(const Rect& rect, const std::string& name, const Look& look,
                       std::string_view id) {
  const auto brief = brief_.find(name);
  if (look.fit == Fit::whole && brief == brief_.end()) return false;
  const std::vector<std::string_view> lines = name_in_lines(rect, name, look.type);
  if (!lines.empty())
    text_in_lines(rect, name, lines, look.type, look, id);
  else if (brief != brief_.end())
    text(rect, brief->second, look, id);
  else
    return false;
  items_.back().shown = name;
  return true;
}

bool Ui::have_room(const Rect& each, std::span<const std::string> labels, Type type) const {
  return std::all_of(labels.begin(), labels.end(), [&](const std::string& label) {
    return !name_in_lines(each, label, type).empty();
  });
}

Type Ui::type_for_names(const Rect& each, std::span<const std::string> names, Type most) const {
  for (const Type type : {Type::strong, Type::body})
    if (type <= most && have_room(each, names, type)) return type;
  return Type::small;  // whatever one of them needs
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
                            std::string_view id, float least) {
  constexpr float step = 0.04F;
  least = std::max(least, 0.98F / theme.enlarged);
  for (float part = 1 - step; part >= least; part -= step) {
    const bool in_a_line =
        fonts_.width(type, text) * part <= rect.w && height(type) * part <= rect.h;
    std::vector<std::string_view> lines{text};
    if (!in_a_line) lines = fonts_.lines_of(type, text, rect.w / part);
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
  const std::string_view text = fonts_.lettered(words);
  const ImVec2 place{std::round(rect.center().x - fonts_.width(type, text) / 2),
                     std::round(rect.center().y - height(type) * 0.46F)};  // for capitals
  canvas()->AddText(fonts_.font(type), height(type), place, packed(color), text.data(),
                    text.data() + text.size());
}

float Ui::paragraph_height(float width, std::string_view words, Type type) const {
  return fonts_.height_in_lines(type, fonts_.wrapped(type, fonts_.lettered(words), width), width);
}

float Ui::paragraph(const Rect& rect, std::string_view words, Look look, std::string_view id) {
  const std::string text = fonts_.wrapped(look.type, fonts_.lettered(words), rect.w);
  const ImFont* f = fonts_.font(look.type);
  const Color color = look.color ? look.color : colors().ink;
  const float tall = fonts_.height_in_lines(look.type, text, rect.w);
  note(id, words, {rect.x, rect.y, rect.w, tall}, tall <= rect.h + 1);
  const auto draw_at = [&](float x, float y, std::string_view words_there) {
    canvas()->AddText(f, f->FontSize, {std::round(x), std::round(y)}, packed(color),
                      words_there.data(), words_there.data() + words_there.size(), rect.w);
  };
  if (look.align == Align::left) {
    draw_at(rect.x, rect.y, text);
    return tall;
  }
  float y = rect.y;
  for (std::string_view rest = text; !rest.empty();) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    const float room = std::max(0.F, rect.w - fonts_.width(look.type, line));
    draw_at(rect.x + (look.align == Align::center ? room / 2 : room), y, line);
    y += fonts_.height_in_lines(look.type, line, rect.w);
    rest.remove_prefix(std::min(rest.size(), line.size() + 1));
  }
  return tall;
}

float Ui::letters_width(std::string_view words, float size) const {
  return fonts_.large_width(fonts_.lettered(words), size);
}

void Ui::letters(const Rect& rect, std::string_view words, float size, Look look,
                 std::string_view id) {
  if (words.empty()) return;
  const std::string_view text = fonts_.lettered(words);
  float wide = letters_width(words, size);
  if (wide > rect.w) {
    size = std::max(size * 0.4F, size * rect.w / wide * 0.99F);
    wide = letters_width(words, size);
  }
  const ImVec2 place = line_place(rect, look.align, wide, size);
  const Color color = look.color ? look.color : colors().ink;
  canvas()->AddText(fonts_.font_for(text, size), size, place, packed(color), text.data(),
                    text.data() + text.size());
  note(id, words, {place.x, place.y, wide, size}, wide <= rect.w + 1);
}

}  // namespace kattegat::ui
