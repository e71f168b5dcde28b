// Of every type the letters that the app's own words need, and those that names have brought along.
#include "ui/kit/fonts.hpp"

#if __has_include(<imgui_freetype.h>)  // not in a browser
#include <imgui_freetype.h>
#endif

#include <algorithm>
#include <cmath>
#include <list>
#include <span>

#include "ui/kit/canvas.hpp"

namespace kattegat::ui {

namespace {

const LetterRanges headline_ranges{0x20,   0x7E,   0xA0,   0xFF,   0x2013, 0x2026,
                                   0x20AC, 0x20AC, 0x215B, 0x215B, 0x2192, 0x2192,
                                   0x21BA, 0x21BB, 0x2212, 0x2212, 0x2660, 0x2666};
// Of points and money alone.
const LetterRanges figure_ranges{0x20, 0x20, 0x2B, 0x39, 0x2212, 0x2212};
// How large names are beside the largest figures.
constexpr float words_of_figures = 0.46F;
// ImGui gives FreeType room for a letter of 256 by 256 dots, and writes on behind it where one is
// larger: such letters are drawn smaller, and enlarged. Figures are half as wide as they are tall.
constexpr float largest_letter = 256, largest_figure = 400;
// How much of the texture words for the machine may take, in dots: with the gaps that packing
// leaves, and all other letters, it has no more than the 16384 rows that graphics usually take.
// What ImGui finds no room for would be written behind it.
constexpr std::size_t room_for_words = std::size_t{2048} * 5000;
// Of a line's height: the measure of its letters, and where they stand.
constexpr float letters_of_line = 2000.F / 2400, above_the_line = 1974.F / 2400;

LetterRanges with(LetterRanges ranges, const LetterRanges& more) {
  ranges.insert(ranges.end(), more.begin(), more.end());
  return ranges;
}

// What is drawn into the texture. ImGui looks at ranges as long as it draws.
class Drawing {
 public:
  explicit Drawing(ImFontAtlas& atlas) : atlas_(atlas) {
    atlas.Clear();
#if __has_include(<imgui_freetype.h>)
    if (!atlas.FontBuilderIO) atlas.FontBuilderIO = ImGuiFreeType::GetBuilderForFreeType();
    atlas.FontBuilderFlags = ImGuiFreeTypeBuilderFlags_LightHinting;
#endif
    atlas.Flags |= ImFontAtlasFlags_NoMouseCursors;
  }
  ImFont* add(std::string_view bytes, float size, LetterRanges ranges, bool joins_the_last) {
    ranges.push_back(0);
    ranges_.push_back(std::move(ranges));
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    config.MergeMode = joins_the_last;
#if !__has_include(<imgui_freetype.h>)  // what FreeType does without being told
    config.OversampleH = 1;
    config.PixelSnapH = true;
#endif
    // ImGui takes the bytes as void*, but only reads them.
    return atlas_.AddFontFromMemoryTTF(const_cast<char*>(bytes.data()),
                                       static_cast<int>(bytes.size()), size, &config,
                                       ranges_.back().data());
  }
  // Words in letters of the machine, as a sign of this font.
  void add_sign(ImFont* font, float size, char32_t sign, Inked inked) {
    const float top = std::ceil(above_the_line * size) - static_cast<float>(inked.above);
    const auto wide = static_cast<float>(inked.wide);
    const int place = atlas_.AddCustomRectFontGlyph(font, static_cast<ImWchar>(sign), inked.wide,
                                                    inked.tall, wide, {0, top});
    atlas_.TexDesiredWidth = 2048;
    signs_.push_back({place, std::move(inked)});
  }
  void paint_signs() const {
    for (const auto& [place, inked] : signs_) {
      const ImFontAtlasCustomRect& rect = *atlas_.GetCustomRectByIndex(place);
      for (int y = 0; y < inked.tall; ++y)
        std::copy_n(inked.ink.data() + y * inked.wide, inked.wide,
                    atlas_.TexPixelsAlpha8 + (rect.Y + y) * atlas_.TexWidth + rect.X);
    }
  }

 private:
  ImFontAtlas& atlas_;
  std::list<LetterRanges> ranges_;
  std::vector<std::pair<int, Inked>> signs_;
};

std::string_view first_letter(std::string_view text) {
  std::size_t end = 1;
  while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) ++end;
  return text.substr(0, end);
}

// Where a line of the text ends that is no longer than that; 0: it would be within a word.
std::size_t end_of_line(std::string_view text, std::size_t most) {
  if (most == text.size()) return most - (text.ends_with(' ') ? 1 : 0);
  if (text[most] == ' ') return most;
  const std::size_t at = text.substr(0, most).find_last_of(" /-");
  if (at == std::string_view::npos) return 0;
  return text[at] == ' ' ? at : at + 1;
}

struct Sized {
  ImFont* font = nullptr;
  float size = 0;
  bool bold = false;
};

// Each of the words in every font.
std::vector<Inked> in_ink(std::span<const std::string> words, const std::vector<Sized>& fonts,
                          InkWords ink_words) {
  std::vector<ToInk> wanted;
  for (const std::string& one : words)
    for (const Sized& font : fonts) wanted.push_back({one, letters_of_line * font.size, font.bold});
  std::vector<Inked> made = ink_words ? ink_words(wanted) : std::vector<Inked>(wanted.size());
  for (std::size_t i = 0; i < wanted.size(); ++i)
    if (made[i].ink.empty()) made[i] = boxes_for(wanted[i]);
  return made;
}

// As many words as have room, in the order of their signs. Answers how many.
std::size_t add_foreign(Drawing& drawing, const std::vector<Sized>& fonts,
                        std::span<const std::string> words, InkWords ink_words) {
  constexpr std::size_t at_once = 25;  // a machine takes its time to begin, and ink its memory
  std::size_t room = room_for_words;
  for (std::size_t place = 0; place < words.size();) {
    const auto some = words.subspan(place, std::min(at_once, words.size() - place));
    std::vector<Inked> made = in_ink(some, fonts, ink_words);
    for (std::size_t i = 0; i < some.size(); ++i, ++place) {
      const std::span<Inked> signs = std::span(made).subspan(i * fonts.size(), fonts.size());
      for (const Inked& sign : signs) {
        if (sign.ink.size() > room) return place;
        room -= sign.ink.size();
      }
      for (std::size_t j = 0; j < fonts.size(); ++j)
        drawing.add_sign(fonts[j].font, fonts[j].size, first_sign + static_cast<char32_t>(place),
                         std::move(signs[j]));
    }
  }
  return words.size();
}

}  // namespace

bool Fonts::build(const Theme& theme, float lettering, InkWords ink_words) {
  if (scale_ == theme.scale && letters_built_ == lettering && !names_.stale) return false;
  scale_ = theme.scale;
  letters_built_ = lettering;
  ++times_built_;
  begin_drawing(names_);
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  Drawing drawing(atlas);
  const LetterRanges named = ranges_of_names(names_);
  std::vector<Sized> fonts;
  // The heaviest font has only Danish and Swedish letters: the bold one has those of names.
  const auto add_heavy = [&](float wished, const LetterRanges& ranges) {
    const float size = std::min(std::round(wished), largest_letter);
    ImFont* const made = drawing.add(black_font(), size, with(ranges, named), false);
    if (!named.empty()) drawing.add(bold_font(), size, named, true);
    fonts.push_back({made, size, true});
    return made;
  };
  const auto add = [&](Type type, std::string_view bytes) {
    const float size = std::min(std::round(theme.px(size_of(type))), largest_letter);
    fonts.push_back(
        {drawing.add(bytes, size, with(own_ranges(), named), false), size, type == Type::strong});
    return fonts.back().font;
  };
  for (const Type type : {Type::caption, Type::small, Type::body, Type::strong})
    fonts_[static_cast<std::size_t>(type)] =
        add(type, type == Type::strong ? bold_font() : regular_font());
  for (const Type type : {Type::title, Type::number, Type::figure})
    fonts_[static_cast<std::size_t>(type)] = add_heavy(theme.px(size_of(type)), headline_ranges);
  letters_ = figures_ = nullptr;
  if (lettering > 0) {
    letters_ = add_heavy(lettering * words_of_figures, own_ranges());
    const float size = std::min(std::round(lettering), largest_figure);
    figures_ = drawing.add(black_font(), size, figure_ranges, false);
  }
  spot_ = reserve_spot(atlas);
  const std::size_t has_room = add_foreign(drawing, fonts, names_.foreign, ink_words);
  if (has_room < names_.foreign.size()) keep_words(names_, has_room);
  atlas.Build();
  paint_spot(atlas, spot_);
  drawing.paint_signs();
  for (const char32_t first : names_.blocks)
    for (char32_t code = first; code < first + letters_in_a_block; ++code)
      if (!font(Type::body)->FindGlyphNoFallback(static_cast<ImWchar>(code)))
        names_.lacking.insert(code);
  return true;
}

void Fonts::begin() {
  constexpr std::size_t most_texts = 2000;  // with letters of names, that are kept as they are set
  if (names_.set.size() > most_texts) names_.set.clear();
}

std::string_view Fonts::lettered(std::string_view text) const {
  return kattegat::ui::lettered(names_, text);
}

ImFont* Fonts::font_for(std::string_view text, float size) const {
  if (!letters_ || size <= height(Type::figure)) return font(Type::figure);
  constexpr std::string_view of_figures = "+,-./0123456789 \u2212";
  const bool only = text.find_first_not_of(of_figures) == std::string_view::npos;
  return only && size > letters_->FontSize ? figures_ : letters_;
}

float Fonts::width(Type type, std::string_view text) const {
  const ImFont* f = font(type);
  return f->CalcTextSizeA(f->FontSize, FLT_MAX, 0, text.data(), text.data() + text.size()).x;
}
std::size_t Fonts::length_in(Type type, std::string_view text, float room) const {
  const ImFont* f = font(type);
  const char* end = text.data();
  const float more = std::nextafter(room, FLT_MAX);  // ImGui stops before what reaches that
  f->CalcTextSizeA(f->FontSize, more, 0, text.data(), text.data() + text.size(), &end);
  return static_cast<std::size_t>(end - text.data());
}
float Fonts::large_width(std::string_view text, float size) const {
  return font_for(text, size)
      ->CalcTextSizeA(size, FLT_MAX, 0, text.data(), text.data() + text.size())
      .x;
}
float Fonts::height(Type type) const { return font(type)->FontSize; }

std::string Fonts::wrapped(Type type, std::string_view text, float room) const {
  constexpr float rounding = 0.5F;
  std::string lines;
  float used = 0;  // of the line
  while (!text.empty()) {
    const std::size_t begin = std::min(text.find_first_not_of(" \n"), text.size());
    const std::string_view before = text.substr(0, begin);
    const std::string_view word = text.substr(begin, text.find_first_of(" \n", begin) - begin);
    const std::size_t line_end = before.rfind('\n');
    if (line_end != std::string_view::npos) used = 0;
    const float gap = width(type, before.substr(line_end + 1)), wide = width(type, word);
    const bool has_room = used == 0 || used + gap + wide <= room - rounding;
    lines.append(has_room ? before : "\n").append(word);
    used = has_room ? used + gap + wide : wide;
    text.remove_prefix(begin + word.size());
  }
  return lines;
}
float Fonts::height_in_lines(Type type, std::string_view text, float width) const {
  const ImFont* f = font(type);
  return f->CalcTextSizeA(f->FontSize, FLT_MAX, width, text.data(), text.data() + text.size()).y;
}

std::vector<std::string_view> Fonts::lines_in(const Rect& place, Type type, std::string_view text,
                                              float part) const {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t has_room = length_in(type, text, place.w / part);
    const std::size_t end = end_of_line(text, has_room);
    if (end == 0) return {};
    lines.push_back(text.substr(0, end));
    if (height(type) * part * static_cast<float>(lines.size()) > place.h + 1) return {};
    text.remove_prefix(end);
    if (text.starts_with(' ')) text.remove_prefix(1);
  }
  return lines;
}

// Letter by letter from the beginning, until a line is wider than its room: others bring texts of
// any length.
std::string Fonts::elided(Type type, std::string_view text, float room) const {
  constexpr std::string_view dots = "…";
  const float wide_dots = width(type, dots);
  std::size_t kept = 0;
  float line = 0;
  for (std::size_t at = 0; line <= room;) {
    if (line + wide_dots <= room) kept = at;
    if (at == text.size()) break;
    const std::string_view letter = first_letter(text.substr(at));
    line = letter == "\n" ? 0 : line + width(type, letter);
    at += letter.size();
  }
  return std::string(text.substr(0, kept)).append(dots);
}

}  // namespace kattegat::ui
