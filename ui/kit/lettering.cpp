// Letters on the screen: a line of them as large as its place lets it be, or a paragraph.
#include <algorithm>
#include <cmath>

#include "ui/kit/canvas.hpp"

namespace kattegat::ui {

float Ui::width(Type type, std::string_view text) const {
  return fonts_.width(type, fonts_.lettered(text));
}
float Ui::height(Type type) const { return fonts_.height(type); }

Rect Ui::draw_line(const Rect& rect, std::string_view text, Type type, const Look& look,
                   float part) {
  const float wide = fonts_.width(type, text) * part, tall = height(type) * part;
  const ImVec2 place = line_place(rect, look.align, wide, tall);
  const Color color = look.color ? look.color : colors().ink;
  canvas()->AddText(fonts_.font(type), tall, place, packed(color), text.data(),
                    text.data() + text.size());
  if (look.struck)
    line({place.x - px(3), place.y + tall / 2}, {place.x + wide + px(3), place.y + tall / 2},
         look.struck, px(2));
  return {place.x, place.y, wide, tall};
}

Rect Ui::draw_lines(const Rect& rect, const std::vector<std::string_view>& lines, Type type,
                    const Look& look, float part) {
  const float tall = height(type) * part, all = tall * static_cast<float>(lines.size());
  Rect line{rect.x, rect.center().y - all / 2, rect.w, tall};
  for (const std::string_view one : lines) {
    draw_line(line, one, type, look, part);
    line.y += tall;
  }
  return {rect.x, rect.center().y - all / 2, rect.w, all};
}

std::optional<Rect> Ui::draw_less_enlarged(const Rect& rect, std::string_view text, Type type,
                                           const Look& look, float least) {
  constexpr float step = 0.04F;
  least = std::max(least, 0.98F / theme.enlarged);
  for (float part = 1 - step; part >= least; part -= step)
    if (const auto lines = fonts_.lines_in(rect, type, text, part); !lines.empty())
      return draw_lines(rect, lines, type, look, part);
  return std::nullopt;
}

Ui::SetText Ui::draw_text(const Rect& rect, std::string_view words, const Look& look) {
  const std::string_view text = fonts_.lettered(words);
  Type type = look.type;
  const auto has_room = [&](float more = 0) { return fonts_.has_room(type, text, rect.w + more); };
  if (!has_room())
    if (auto name = draw_name(rect, std::string(words), look)) return *std::move(name);
  for (const Type smaller : {Type::strong, Type::small, Type::caption})
    if (type > smaller && !has_room()) type = smaller;
  if (has_room(0.5F)) return {draw_line(rect, text, type, look), std::string(words)};
  for (const Type tried : {Type::strong, Type::small, Type::caption}) {
    if (tried > look.type) continue;
    if (const auto lines = fonts_.lines_in(rect, tried, text); !lines.empty())
      return {draw_lines(rect, lines, tried, look), std::string(words)};
  }
  if (const auto place = draw_less_enlarged(rect, text, type, look))
    return {*place, std::string(words)};
  // A word that the machine has drawn cannot be cut: it becomes smaller.
  const float part = rect.w / fonts_.width(type, text);
  if (part > 0.4F && has_sign(text))
    return {draw_line(rect, text, type, look, part), std::string(words)};
  const std::string shorter = fonts_.elided(type, text, rect.w);
  const Rect place = draw_line(rect, shorter, type, look);
  return {place, text == words ? shorter : std::string(words), look.fit == Fit::name, true};
}

std::optional<Ui::SetText> Ui::draw_name(const Rect& rect, const std::string& name,
                                         const Look& look) {
  const auto brief = brief_.find(name);
  if (look.fit == Fit::whole && brief == brief_.end()) return std::nullopt;
  if (const auto lines = name_in_lines(rect, name, look.type); !lines.empty())
    return SetText{draw_lines(rect, lines, look.type, look), name};
  if (brief == brief_.end()) return std::nullopt;
  SetText as_brief = draw_text(rect, brief->second, look);
  as_brief.shown = name;
  return as_brief;
}

void Ui::note_text(std::string_view id, SetText set) {
  note({.id = std::string(id),
        .shown = std::move(set.shown),
        .rect = set.rect,
        .fits = set.fits,
        .shortened = set.shortened});
}

void Ui::text(const Rect& rect, std::string_view words, Look look, std::string_view id) {
  if (!words.empty()) note_text(id, draw_text(rect, words, look));
}

void Ui::two_lines(const Rect& rect, const std::array<std::string, 2>& lines,
                   std::string_view words, const Look& look, std::string_view id) {
  Rect both = rect;
  if (have_room({0, 0, rect.w, height(Type::caption)}, lines, Type::caption))  // in a line each
    both = around(rect.center(), rect.w, std::min(rect.h, 2 * height(look.type) + px(2)));
  Rect below = both;
  const Rect above = below.take_top(both.h / 2);
  const SetText first = draw_text(above, lines[0], look), second = draw_text(below, lines[1], look);
  note_text(id, {both, std::string(words), first.fits && second.fits,
                 first.shortened || second.shortened});
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
    if (const auto place = draw_less_enlarged(rect, fonts_.lettered(words), look.type, look, part))
      return note_text(id, {*place, words});
    look.type = next.type;
  }
  text(rect, words, look, id);
}

std::vector<std::string_view> Ui::name_in_lines(const Rect& rect, const std::string& name,
                                                Type type) const {
  for (const std::string_view words :
       {std::string_view(name), std::string_view(brief_name(name))}) {
    const std::string_view text = fonts_.lettered(words);
    if (fonts_.has_room(type, text, rect.w)) return {text};
    std::vector<std::string_view> lines = fonts_.lines_in(rect, type, text);
    if (!lines.empty()) return lines;
  }
  return {};
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

void Ui::text_on_its_way(const Rect& rect, std::string_view words, std::string_view shown,
                         Look look, std::string_view id) {
  if (shown.empty() || shown == words) return text(rect, words, look, id);
  note_text(id, {draw_text(rect, shown, look).rect, std::string(words)});
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
  note_text(id, {{rect.x, rect.y, rect.w, tall}, std::string(words), tall <= rect.h + 1});
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
  note_text(id, {{place.x, place.y, wide, size}, std::string(words), wide <= rect.w + 1});
}

}  // namespace kattegat::ui
