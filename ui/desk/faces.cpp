#include "ui/desk/faces.hpp"

#include <algorithm>
#include <set>

#include "kattegat/core/text/likeness.hpp"
#include "kattegat/core/text/safe_text.hpp"
#include "kattegat/core/text/unicode.hpp"

namespace kattegat::ui {
namespace {

constexpr std::array<FaceTint, face_colours> tints{{
    {0xC45128FF, 0xB23A12FF, 0xFF9670FF},
    {0x3D72D3FF, 0x1F55B5FF, 0x7FB0FFFF},
    {0x1A827CFF, 0x0B7069FF, 0x4FD6CBFF},
    {0xAD4AC1FF, 0x8F2BA4FF, 0xE59BF5FF},
    {0xA06917FF, 0x8F5600FF, 0xF2B95BFF},
    {0x6A63D9FF, 0x4B43BFFF, 0xACA6FFFF},
    {0x398537FF, 0x226F22FF, 0x7FD97AFF},
    {0xD23C6CFF, 0xB01E50FF, 0xFF8FB4FF},
    {0x207F9FFF, 0x0B6A8BFF, 0x6FC8EAFF},
    {0x885ADDFF, 0x6B38C7FF, 0xC4A6FFFF},
    {0x7C6A58FF, 0x5D4C3BFF, 0xCDB9A4FF},
    {0xC2459AFF, 0xA0267BFF, 0xFF93D6FF},
    {0x56707DFF, 0x3B5562FF, 0xA6C3D1FF},
    {0x637E18FF, 0x4F6B06FF, 0xB8D65CFF},
    {0x9A4A3AFF, 0x7B2D1FFF, 0xEBA091FF},
    {0x37618FFF, 0x1E4672FF, 0x8DB8E8FF},
    {0x8A3E6BFF, 0x6C2450FF, 0xDE9AC2FF},
}};
constexpr Color white = 0xFFFFFFFF;

// The first letter with that of the last word, and with each of those that follow it.
std::vector<std::string> others_of(const std::string& name) {
  const std::vector<char32_t> letters = code_points(name);
  std::vector<std::string> pairs;
  const auto pair_with = [&](std::size_t at) {
    pairs.push_back(to_utf8(std::vector{letters[0], letters[at]}));
  };
  for (std::size_t i = letters.size(); i-- > 1;)
    if (letters[i - 1] == U' ') {
      pair_with(i);
      break;
    }
  for (std::size_t i = 1; i < letters.size(); ++i)
    if (letters[i] != U' ' && letters[i] != U'-') pair_with(i);
  return pairs;
}

// "A.-M." of "Anne-Mette".
std::string letters_with_dots(const std::string& word) {
  std::string letters;
  for (std::size_t at = 0; at < word.size();) {
    const std::size_t end = std::min(word.find('-', at), word.size());
    letters += (letters.empty() ? "" : "-") + first_letters(word.substr(at, end - at), 1) + ".";
    at = end + 1;
  }
  return letters;
}

}  // namespace

const FaceTint& face_tint(std::size_t colour) { return tints[colour % face_colours]; }

std::vector<std::string> initials_of(std::span<const std::string> names) {
  std::map<std::string, int> uses;  // of what is read as the same letters
  for (const std::string& name : names)
    for (const std::string& letters : {first_letters(name, 1), first_letters(name, 2)})
      ++uses[likeness(letters)];
  std::set<std::string> taken;
  std::vector<std::string> initials;
  for (const std::string& name : names) {
    std::string own = first_letters(name, uses[likeness(first_letters(name, 1))] > 1 ? 2 : 1);
    if (uses[likeness(own)] > 1 || taken.count(likeness(own)) > 0)
      for (const std::string& letters : others_of(name))
        if (const std::string like = likeness(letters);
            uses.count(like) == 0 && taken.count(like) == 0) {
          own = letters;
          break;
        }
    taken.insert(likeness(own));
    initials.push_back(std::move(own));
  }
  return initials;
}

std::map<std::string, std::string> brief_names(std::span<const std::string> names) {
  constexpr std::size_t seen = 5;  // letters that are left of a name nearly anywhere
  const auto first_word = [](const std::string& name) { return name.substr(0, name.find(' ')); };
  const auto read_as = [&](const std::string& name) {
    return likeness(first_letters(first_word(name), seen));
  };
  std::map<std::string, int> uses;
  for (const std::string& name : names) ++uses[read_as(name)];
  std::map<std::string, std::string> brief;
  for (const std::string& name : names) {
    const auto last = name.rfind(' ');
    if (last == std::string::npos) continue;
    const bool is_alone = uses[read_as(name)] == 1;
    brief[name] =
        is_alone ? first_word(name) : letters_with_dots(first_word(name)) + name.substr(last);
  }
  return brief;
}

std::size_t colour_of_name(std::string_view name) {
  std::size_t sum = 0;
  for (const char letter : name) sum = sum * 31 + static_cast<unsigned char>(letter);
  return sum % face_colours;
}

void draw_face(Ui& ui, Point center, float radius, const Face& face) {
  const Rect square{center.x - radius, center.y - radius, 2 * radius, 2 * radius};
  ui.gradient(square, face_tint(face.colour).top, face_tint(face.colour).bottom, radius);
  if (ui.theme.dress == Dress::contrast || face.colour >= face_colours)
    ui.ring(center, radius - ui.px(2), white, ui.px(1.5F));
  const bool is_large = radius >= ui.px(20) && ui.width(Type::title, face.initials) < radius * 1.5F;
  const bool is_small = ui.width(Type::strong, face.initials) > radius * 1.5F;
  const Type type = is_large ? Type::title : is_small ? Type::caption : Type::strong;
  ui.mark(square, face.initials, type, white);
}

void face_in(Ui& ui, const Rect& place, const Face& face) {
  draw_face(ui, place.center(), std::min(place.w, place.h) / 2 - ui.px(1), face);
}

namespace {

constexpr float step_of_faces = 0.66F;  // of what each is tall

std::size_t faces_with_room(const Rect& rect, std::size_t count) {
  if (rect.h <= 0) return 0;
  const float beside_first = (rect.w - rect.h) / (rect.h * step_of_faces);
  const float others = std::clamp(beside_first, 0.F, static_cast<float>(count));
  return std::min(count, static_cast<std::size_t>(others) + 1);
}

}  // namespace

float width_of_faces(const Rect& rect, std::size_t count) {
  const std::size_t shown = faces_with_room(rect, count);
  return shown == 0 ? 0 : rect.h * (1 + static_cast<float>(shown - 1) * step_of_faces);
}

void take_faces(Ui& ui, Rect& rect, std::span<const Face> faces) {
  const float step = rect.h * step_of_faces;
  const std::size_t count = faces_with_room(rect, faces.size());
  if (count == 0) return;
  const Rect row = rect.take_left(width_of_faces(rect, count), ui.px(8));
  for (std::size_t i = count; i-- > 0;) {  // the first one lies on top
    const Point center{row.x + rect.h / 2 + static_cast<float>(i) * step, rect.center().y};
    ui.disc(center, rect.h / 2, ui.colors().surface);
    draw_face(ui, center, rect.h / 2 - ui.px(1.5F), faces[i]);
  }
}

bool person_tile(Ui& ui, std::string_view id, const Rect& rect, const std::string& name,
                 const Face& face, const Tappable& is) {
  const Palette& c = ui.colors();
  Tappable tile = is;
  tile.radius = 16;
  const bool tapped = ui.tap(id, rect, name, tile);
  const float radius = ui.px(tile.radius);
  if (is.enabled) ui.shadow(rect, Elevation::resting, radius);
  ui.fill(rect, is.chosen ? c.soft : ui.pressed(id) ? c.raised : c.surface, radius);
  ui.outline(rect, is.chosen ? c.accent : c.line, radius, ui.px(is.chosen ? 2.5F : 1.2F));
  Rect inner = rect.inset(ui.px(10), ui.px(6));
  const Rect badge = inner.take_left(std::min(inner.h, ui.px(46)), ui.px(10));
  draw_face(ui, badge.center(), badge.w / 2, face);
  if (is.chosen) {
    const Rect tick = inner.take_right(ui.px(26), ui.px(4));
    ui.disc(tick.center(), ui.px(12), c.accent);
    ui.mark(tick, "✓", Type::small, c.on_accent);
  }
  ui.text(inner, name, {Type::strong, is.enabled ? c.ink : c.faint, Align::left, Fit::name});
  return tapped;
}

Color curve_colour(const Ui& ui, std::size_t colour) {
  return ui.theme.dress == Dress::light ? face_tint(colour).bottom : face_tint(colour).on_dark;
}

}  // namespace kattegat::ui
