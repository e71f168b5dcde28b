#include "kattegat/core/text/unicode.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace kattegat {
namespace {

// The length that a first byte promises, and the least value that needs that length.
struct Lead {
  std::size_t length;
  char32_t least;
};
Lead lead(std::uint8_t byte) {
  if (byte < 0x80U) return {1, 0};
  if (byte >= 0xC2U && byte < 0xE0U) return {2, 0x80};
  if (byte >= 0xE0U && byte < 0xF0U) return {3, 0x800};
  if (byte >= 0xF0U && byte < 0xF5U) return {4, 0x10000};
  return {0, 0};
}

struct Range {
  char32_t first, last;
};

template <std::size_t n>
bool within(const std::array<Range, n>& ranges, char32_t c) {
  return std::any_of(ranges.begin(), ranges.end(),
                     [c](Range range) { return c >= range.first && c <= range.last; });
}

constexpr char32_t non_joiner = 0x200C, keycap = 0x20E3, black_flag = 0x1F3F4;

bool is_emoji_selector(char32_t c) { return c == 0xFE0E || c == emoji_selector; }

// Letters whose shape depends on their neighbours: Arabic, Syriac, those of India and its east.
bool is_joining(char32_t c) {
  static constexpr std::array<Range, 4> scripts{
      {{0x0600, 0x109F}, {0x1700, 0x1C7F}, {0xA800, 0xABFF}, {0x11000, 0x11FFF}}};
  return within(scripts, c);
}

// The mark that takes a consonant's vowel away. The scripts of India have it at the same place.
bool is_virama(char32_t c) {
  return (c >= 0x0900 && c <= 0x0D7F && (c & 0x7FU) == 0x4D) || c == 0x0DCA;
}

bool is_ideograph(char32_t c) {
  static constexpr std::array<Range, 3> blocks{
      {{0x3400, 0x9FFF}, {0xF900, 0xFAFF}, {0x20000, 0x3FFFF}}};
  return within(blocks, c);
}

bool joins(char32_t before, char32_t after) {
  return is_virama(before) || (is_joining(before) && is_joining(after));
}

}  // namespace

bool is_utf8(std::string_view bytes) {
  while (!bytes.empty()) {
    const auto byte = static_cast<std::uint8_t>(bytes.front());
    const Lead first = lead(byte);
    if (first.length == 0 || first.length > bytes.size()) return false;
    char32_t value = first.length == 1 ? byte : byte & (0x7FU >> first.length);
    for (const char c : bytes.substr(1, first.length - 1)) {
      if ((static_cast<std::uint8_t>(c) & 0xC0U) != 0x80U) return false;
      value = value << 6U | (static_cast<std::uint8_t>(c) & 0x3FU);
    }
    if (value < first.least || value > 0x10FFFF || (value >= 0xD800 && value <= 0xDFFF))
      return false;
    bytes.remove_prefix(first.length);
  }
  return true;
}

std::vector<char32_t> code_points(std::string_view bytes) {
  constexpr char32_t of_no_letter = 0xFFFD;
  const bool is_good = is_utf8(bytes);
  std::vector<char32_t> list;
  for (const char c : bytes) {
    const auto byte = static_cast<std::uint8_t>(c);
    if (!is_good && byte >= 0x80U)
      list.push_back(of_no_letter);
    else if ((byte & 0xC0U) == 0x80U)
      list.back() = list.back() << 6U | (byte & 0x3FU);
    else if (byte < 0x80U)
      list.push_back(byte);
    else
      list.push_back(byte & (byte < 0xE0U ? 0x1FU : byte < 0xF0U ? 0x0FU : 0x07U));
  }
  return list;
}

std::string to_utf8(const std::vector<char32_t>& code_points) {
  std::string bytes;
  const auto put = [&](char32_t bits) { bytes.push_back(static_cast<char>(bits & 0xFFU)); };
  for (const char32_t code : code_points) {
    if (code < 0x80) {
      put(code);
      continue;
    }
    const int more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    constexpr std::array<char32_t, 4> first{0, 0xC0, 0xE0, 0xF0};
    put(first[static_cast<std::size_t>(more)] | (code >> (6U * static_cast<unsigned>(more))));
    for (int i = more - 1; i >= 0; --i)
      put(0x80U | ((code >> (6U * static_cast<unsigned>(i))) & 0x3FU));
  }
  return bytes;
}

bool is_control(char32_t c) {
  return c < 0x20 || (c >= 0x7F && c <= 0x9F) || c == 0x2028 || c == 0x2029;
}

bool is_space(char32_t c) {
  return (c >= 0x09 && c <= 0x0D) || c == 0x20 || c == 0x85 || c == 0xA0 || c == 0x1680 ||
         (c >= 0x2000 && c <= 0x200A) || c == 0x2028 || c == 0x2029 || c == 0x202F || c == 0x205F ||
         c == 0x3000;
}

bool is_bidi_mark(char32_t c) {
  return c == 0x061C || c == 0x200E || c == 0x200F || (c >= 0x202A && c <= 0x202E) ||
         (c >= 0x2066 && c <= 0x2069);
}

bool is_invisible(char32_t c) {
  static constexpr std::array<Range, 20> ranges{{{0x00AD, 0x00AD},        // soft hyphen
                                                 {0x034F, 0x034F},        // grapheme joiner
                                                 {0x115F, 0x1160},        // Hangul fillers
                                                 {0x17B4, 0x17B5},        // Khmer inherent vowels
                                                 {0x180B, 0x180F},        // Mongolian selectors
                                                 {0x200B, 0x200D},        // zero width, joiners
                                                 {0x2060, 0x2065},        // word joiner, operators
                                                 {0x206A, 0x206F},        // deprecated format marks
                                                 {0x2800, 0x2800},        // blank of Braille
                                                 {0x3164, 0x3164},        // Hangul filler
                                                 {0xE000, 0xF8FF},        // private use
                                                 {0xFE00, 0xFE0F},        // variation selectors
                                                 {0xFEFF, 0xFEFF},        // byte order mark
                                                 {0xFFA0, 0xFFA0},        // Hangul filler
                                                 {0xFFF0, 0xFFFC},        // annotations, objects
                                                 {0x1BCA0, 0x1BCA3},      // shorthand format marks
                                                 {0x1D173, 0x1D17A},      // musical format marks
                                                 {0xE0000, 0xE0FFF},      // tags, selectors
                                                 {0xF0000, 0xFFFFF},      // private use
                                                 {0x100000, 0x10FFFF}}};  // private use
  return is_bidi_mark(c) || is_noncharacter(c) || within(ranges, c);
}

bool is_tag(char32_t c) { return c >= 0xE0020 && c <= 0xE007F; }
bool is_noncharacter(char32_t c) { return (c & 0xFFFEU) == 0xFFFE || (c >= 0xFDD0 && c <= 0xFDEF); }

bool is_emoji(char32_t c) {
  static constexpr std::array<Range, 17> ranges{{{0x00A9, 0x00A9},
                                                 {0x00AE, 0x00AE},
                                                 {0x203C, 0x203C},
                                                 {0x2049, 0x2049},
                                                 {0x2122, 0x2122},
                                                 {0x2139, 0x2139},
                                                 {0x2190, 0x21FF},
                                                 {0x2300, 0x23FF},
                                                 {0x24C2, 0x24C2},
                                                 {0x25A0, 0x27BF},
                                                 {0x2900, 0x297F},
                                                 {0x2B00, 0x2BFF},
                                                 {0x3030, 0x3030},
                                                 {0x303D, 0x303D},
                                                 {0x3297, 0x3297},
                                                 {0x3299, 0x3299},
                                                 {0x1F000, 0x1FAFF}}};
  return within(ranges, c);
}

bool has_effect(const std::vector<char32_t>& text, std::size_t place) {
  const char32_t before = place > 0 ? text[place - 1] : 0;
  const char32_t after = place + 1 < text.size() ? text[place + 1] : 0;
  const char32_t c = text[place];
  if (c == zero_width_joiner && (is_emoji(before) || is_emoji_selector(before)))
    return is_emoji(after);
  if (c == zero_width_joiner || c == non_joiner) return joins(before, after);
  if (is_emoji_selector(c)) return is_emoji(before) || after == keycap;
  if (is_tag(c)) return before == black_flag || is_tag(before);
  if (c >= 0x180B && c <= 0x180F && c != 0x180E) return before >= 0x1820 && before <= 0x18AA;
  return ((c >= 0xFE00 && c <= 0xFE0D) || (c >= 0xE0100 && c <= 0xE01EF)) && is_ideograph(before);
}

}  // namespace kattegat
