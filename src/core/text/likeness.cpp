#include "kattegat/core/text/likeness.hpp"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>
#include <new>
#include <vector>

#include "kattegat/core/text/unicode.hpp"

namespace kattegat {
namespace {

using Letters = std::vector<char32_t>;

// Letters of another alphabet, and the Latin ones that they are taken for.
struct Twins {
  std::u32string_view letters;
  std::string_view latin;
};
constexpr std::array<Twins, 5> twins{{
    {U"АВЕЅІЈКМНОРСТУҮХҺѴӀԀԌԚԜ", "ABESIJKMHOPCTYYXhVldGQW"},  // Cyrillic
    {U"аеѕіјкорсуүхһѵӏԁԛԝ", "aesijkopcyyxhvldqw"},
    {U"ΑΒΕΖΗΙΚΜΝΟΡΤΥΧͿ", "ABEZHIKMNOPTYXJ"},  // Greek
    {U"αικνορυχϳ", "aikvopuxj"},
    {U"ɑɡ", "ag"},  // Latin letters of phonetic writing
}};
static_assert(std::all_of(twins.begin(), twins.end(),
                          [](const Twins& row) { return row.letters.size() == row.latin.size(); }));

char32_t latin_twin(char32_t letter) {
  for (const Twins& row : twins)
    if (const auto at = row.letters.find(letter); at != row.letters.npos)
      return static_cast<unsigned char>(row.latin[at]);
  return letter;
}

utf8proc_category_t category(char32_t c) {
  return utf8proc_category(static_cast<utf8proc_int32_t>(c));
}

bool is_letter(char32_t c) {
  const auto kind = category(c);
  return kind >= UTF8PROC_CATEGORY_LU && kind <= UTF8PROC_CATEGORY_LO;
}

// A letter, a mark or a digit. The modifier letter apostrophe is written for the plain one.
bool is_of_word(char32_t c) {
  const auto kind = category(c);
  return kind >= UTF8PROC_CATEGORY_LU && kind <= UTF8PROC_CATEGORY_NO && c != 0x02BC;
}

bool is_latin(char32_t c) {
  return is_letter(c) &&
         (c < 0x02B0 || (c >= 0x1D00 && c <= 0x1EFF) || (c >= 0x2C60 && c <= 0x2C7F) ||
          (c >= 0xA720 && c <= 0xA7FF) || (c >= 0xAB30 && c <= 0xAB6F));
}

// Thai, Lao, Burmese, Khmer, Chinese, Japanese and Korean put no space between a name and what
// follows it.
bool is_written_without_spaces(char32_t c) {
  return (c >= 0x0E00 && c <= 0x0EFF) || (c >= 0x1000 && c <= 0x109F) ||
         (c >= 0x1780 && c <= 0x17FF) || (c >= 0x3040 && c <= 0x9FFF) ||
         (c >= 0xAC00 && c <= 0xD7AF) || (c >= 0xF900 && c <= 0xFAFF) ||
         (c >= 0x20000 && c <= 0x3FFFF);
}

// In the form of Unicode that the options ask for.
Letters normalised(const Letters& letters, int options) {
  const std::string utf8 = to_utf8(letters);
  utf8proc_uint8_t* made = nullptr;
  const auto length = utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(utf8.data()),
                                   static_cast<utf8proc_ssize_t>(utf8.size()), &made,
                                   static_cast<utf8proc_option_t>(UTF8PROC_STABLE | options));
  const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owner(made, &std::free);
  if (length < 0) throw std::bad_alloc();  // the only fault that valid UTF-8 can have
  return code_points(
      {reinterpret_cast<const char*>(owner.get()), static_cast<std::size_t>(length)});
}

// A joiner between emoji and the letters of a flag make another picture.
bool makes_a_picture(const Letters& text, std::size_t place) {
  const char32_t c = text[place];
  if (!has_effect(text, place)) return false;
  return c == zero_width_joiner ? is_emoji(text[place - 1]) || text[place - 1] == emoji_selector
                                : is_tag(c);
}

// Without what is not seen.
Letters seen(std::string_view text) {
  const Letters all = code_points(text);
  Letters kept;
  for (std::size_t i = 0; i < all.size(); ++i)
    if (!is_invisible(all[i]) || makes_a_picture(all, i)) kept.push_back(all[i]);
  return kept;
}

// One space for many, none at the ends.
Letters evenly_spaced(const Letters& letters) {
  Letters even;
  for (const char32_t c : letters) {
    if (!is_space(c))
      even.push_back(c);
    else if (!even.empty() && even.back() != U' ')
      even.push_back(U' ');
  }
  if (!even.empty() && even.back() == U' ') even.pop_back();
  return even;
}

// Composed, in one case, evenly spaced.
Letters folded(const Letters& letters) {
  return evenly_spaced(normalised(letters, UTF8PROC_COMPOSE | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD));
}

// The end of the word, or of the run of other characters, that begins there.
std::size_t end_of_run(const Letters& letters, std::size_t begin) {
  std::size_t end = begin;
  while (end < letters.size() && is_of_word(letters[end]) == is_of_word(letters[begin])) ++end;
  return end;
}

// A word of one alphabet is compared in capitals, so that its case does not matter. Beside Latin
// letters a small letter is first taken for what it looks like itself: Greek nu is a v there.
void latinise(Letters& letters, std::size_t begin, std::size_t end) {
  const auto at = [&](std::size_t i) { return letters.begin() + static_cast<std::ptrdiff_t>(i); };
  const bool as_written = std::any_of(at(begin), at(end), is_latin);
  std::transform(at(begin), at(end), at(begin), [as_written](char32_t c) {
    const char32_t small = as_written ? latin_twin(c) : c;
    if (small != c) return small;
    const auto capital = utf8proc_toupper(static_cast<utf8proc_int32_t>(c));
    return latin_twin(static_cast<char32_t>(capital));
  });
}

// Nobody reads "Bo" in "Bordet".
bool is_boundary(char32_t before, char32_t after) {
  return !is_of_word(before) || !is_of_word(after) || is_written_without_spaces(before) ||
         is_written_without_spaces(after);
}
bool is_boundary_at(std::span<const char32_t> words, std::size_t place) {
  return place == 0 || place >= words.size() || is_boundary(words[place - 1], words[place]);
}
bool is_end_of_name(std::span<const char32_t> words, std::size_t end) {
  const bool genitive = end < words.size() && words[end] == U's' && is_boundary_at(words, end + 1);
  return is_boundary_at(words, end) || genitive;
}

}  // namespace

std::string likeness(std::string_view name) {
  Letters letters = normalised(seen(name), UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT);
  for (std::size_t begin = 0, end = 0; begin < letters.size(); begin = end) {
    end = end_of_run(letters, begin);
    latinise(letters, begin, end);
  }
  return to_utf8(folded(letters));
}

bool look_alike(std::string_view a, std::string_view b) {
  return a != b && likeness(a) == likeness(b);
}

bool mentions(std::string_view text, std::string_view name) {
  return Mentioned({std::string(name)}).in(text);
}

Mentioned::Mentioned(const std::vector<std::string>& names) {
  for (const std::string& name : names)
    if (const Letters letters = folded(seen(name)); !letters.empty())
      names_.emplace_back(letters.begin(), letters.end());
  std::sort(names_.begin(), names_.end());
  for (const std::u32string& name : names_) longest_ = std::max(longest_, name.size());
}

// Piece by piece, as a text may be many times as long once it is folded. So much of a piece is in
// the next one, too, that what stands too near to a cut is looked at there: of letters and marks
// four at most are composed to one.
bool Mentioned::in(std::string_view text) const {
  constexpr std::size_t piece = 4096;
  const std::size_t near = longest_ + 2, in_common = 5 * (near + 1);
  const Letters letters = evenly_spaced(seen(text));
  const auto at = [&](std::size_t i) { return letters.begin() + static_cast<std::ptrdiff_t>(i); };
  for (std::size_t begin = 0; begin < letters.size(); begin += piece) {
    const std::size_t end = std::min(begin + piece + in_common, letters.size());
    const bool is_last = end == letters.size();
    const Letters words = folded({at(begin), at(end)});
    const std::size_t places = words.size() - (is_last ? 0 : std::min(near, words.size()));
    for (std::size_t place = begin > 0 ? 1 : 0; place < places; ++place)
      if (is_boundary_at(words, place) && stands_at(words, place)) return true;
    if (is_last) break;
  }
  return false;
}

// Letter by letter, among the names that begin so.
bool Mentioned::stands_at(std::span<const char32_t> words, std::size_t begin) const {
  auto first = names_.begin(), last = names_.end();
  for (std::size_t length = 0; first != last; ++length) {
    const std::size_t end = begin + length;
    if (first->size() == length && is_end_of_name(words, end)) return true;
    if (end == words.size()) return false;
    const char32_t next = words[end];
    first = std::partition_point(first, last, [&](const std::u32string& name) {
      return name.size() <= length || name[length] < next;
    });
    last = std::partition_point(first, last,
                                [&](const std::u32string& name) { return name[length] == next; });
  }
  return false;
}

}  // namespace kattegat
