#include "ui/kit/letters.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

#include "kattegat/core/text/unicode.hpp"

namespace kattegat::ui {
namespace {

struct CodeSpan {
  char32_t first = 0, last = 0;
};

// What the app says beside Latin letters, and what may be in our fonts beside
// that: Latin with every mark, Greek, Cyrillic, Vietnamese. Marks that are set over another letter
// are the machine's.
constexpr std::array own_signs{
    CodeSpan{0x2010, 0x2026}, CodeSpan{0x20AC, 0x20AC}, CodeSpan{0x215B, 0x215B},
    CodeSpan{0x2190, 0x2193}, CodeSpan{0x21B6, 0x21BB}, CodeSpan{0x2212, 0x2212},
    CodeSpan{0x2264, 0x2265}, CodeSpan{0x232B, 0x232B}, CodeSpan{0x25B2, 0x25CF},
    CodeSpan{0x2605, 0x2605}, CodeSpan{0x2660, 0x2666}, CodeSpan{0x2713, 0x2717}};
constexpr std::array letters_of_names{CodeSpan{0x100, 0x24F}, CodeSpan{0x2B0, 0x2FF},
                                      CodeSpan{0x370, 0x52F}, CodeSpan{0x1E00, 0x1FFF}};

bool is_in(char32_t code, const auto& spans) {
  return std::any_of(spans.begin(), spans.end(),
                     [&](const CodeSpan& span) { return span.first <= code && code <= span.last; });
}

// Most texts: Latin letters, and of what begins with an E2 only the app's own signs.
bool is_plain(std::string_view text) {
  const auto byte = [&](std::size_t at) {
    return static_cast<char32_t>(static_cast<unsigned char>(text[at]));
  };
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (byte(i) < 0xC4) continue;
    if (byte(i) != 0xE2 || i + 2 >= text.size()) return false;
    const char32_t code = 0x2000 + (byte(i + 1) & 0x3FU) * 64 + (byte(i + 2) & 0x3FU);
    if (!is_in(code, own_signs)) return false;
  }
  return true;
}

bool is_own_letter(char32_t code) { return code < 0x100 || is_in(code, own_signs); }

enum class Whose { own, waits, foreign };

Whose whose(Letters& letters, char32_t code) {
  if (is_own_letter(code)) return Whose::own;
  if (!is_in(code, letters_of_names)) return Whose::foreign;
  if (letters.lacking.count(code) > 0) return Whose::foreign;
  if (!letters.blocks.insert(code - code % letters_in_a_block).second) return Whose::own;
  letters.stale = true;
  return Whose::waits;
}

Whose of_word(Letters& letters, const std::vector<char32_t>& codes) {
  Whose is = Whose::own;
  for (const char32_t code : codes) is = std::max(is, whose(letters, code));
  return is;
}

std::vector<char32_t> blanks(std::size_t count) { return std::vector<char32_t>(count, U' '); }

// Where these words stand among those for the machine. Nothing: there is room once what is no
// longer shown has gone.
std::optional<std::size_t> place_of_words(Letters& letters, const std::string& words) {
  const auto known = letters.places.find(words);
  if (known != letters.places.end()) return known->second;
  const bool begins = letters.drawn == 0;  // all that is asked for in this frame is shown
  const bool has_room = letters.foreign.size() < (begins ? most_words : letters.most);
  letters.stale = true;
  if (!has_room && !begins) {
    letters.is_full = true;
    return std::nullopt;
  }
  const std::size_t place = letters.foreign.size();
  letters.places.emplace(words, place);
  if (has_room) letters.foreign.push_back(words);
  return place;
}

// The sign for these words, or blanks as long as it is not drawn.
std::vector<char32_t> sign_of(Letters& letters, std::vector<char32_t> codes) {
  if (codes.size() > longest_sign) {
    codes.resize(longest_sign);
    codes.push_back(U'…');
  }
  const auto place = place_of_words(letters, to_utf8(codes));
  if (place == most_words) return {U'…'};
  if (!place || *place >= letters.drawn) return blanks(codes.size());
  return {first_sign + static_cast<char32_t>(*place)};
}

void append(std::vector<char32_t>& to, const std::vector<char32_t>& more) {
  to.insert(to.end(), more.begin(), more.end());
}

std::string set_anew(Letters& letters, std::string_view text) {
  std::vector<char32_t> result, foreign, word;
  const auto end_foreign = [&] {
    if (!foreign.empty()) append(result, sign_of(letters, std::exchange(foreign, {})));
  };
  // Foreign words beside each other are one: their order is a matter of their script.
  const auto end_word = [&] {
    const Whose is = of_word(letters, word);
    if (is == Whose::foreign) {
      if (!foreign.empty()) foreign.push_back(U' ');
      append(foreign, word);
    } else {
      const bool joins = !foreign.empty();
      end_foreign();
      if (joins) result.push_back(U' ');
      append(result, is == Whose::waits ? blanks(word.size()) : word);
    }
    word.clear();
    return is == Whose::foreign;
  };
  for (const char32_t code : code_points(text)) {
    if (code != U' ' && code != U'\n') {
      word.push_back(code);
      continue;
    }
    const bool was_foreign = end_word();
    if (was_foreign && code == U' ') continue;  // it may go on
    end_foreign();
    result.push_back(code);
  }
  end_word();
  end_foreign();
  return to_utf8(result);
}

}  // namespace

std::string_view lettered(Letters& letters, std::string_view text) {
  if (is_plain(text)) return text;
  const auto known = letters.set.find(text);
  if (known != letters.set.end()) return known->second;
  return letters.set.emplace(text, set_anew(letters, text)).first->second;
}

void learn(Letters& letters, std::string_view name) {
  if (letters.foreign.size() < usual_words / 2) lettered(letters, name);
}

bool has_sign(std::string_view text) {
  for (const char32_t code : code_points(text))
    if (code >= first_sign && code < 0xF900) return true;
  return false;
}

LetterRanges own_ranges() {
  LetterRanges ranges{0x20, 0x7E, 0xA0, 0xFF};
  for (const CodeSpan& span : own_signs)
    for (const char32_t code : {span.first, span.last})
      ranges.push_back(static_cast<unsigned short>(code));
  return ranges;
}

LetterRanges ranges_of_names(const Letters& letters) {
  LetterRanges ranges;
  for (const char32_t first : letters.blocks) {
    ranges.push_back(static_cast<unsigned short>(first));
    ranges.push_back(static_cast<unsigned short>(first + letters_in_a_block - 1));
  }
  return ranges;
}

void begin_drawing(Letters& letters) {
  letters.set.clear();
  letters.stale = false;
  if (letters.drawn == 0)
    letters.most = std::clamp(2 * letters.foreign.size(), usual_words, most_words);
  if (std::exchange(letters.is_full, false)) {  // what is still shown asks again
    letters.foreign.clear();
    letters.places.clear();
  }
  letters.drawn = letters.foreign.size();
}

void keep_words(Letters& letters, std::size_t count) {
  for (std::size_t i = count; i < letters.foreign.size(); ++i)
    letters.places[letters.foreign[i]] = most_words;
  letters.foreign.resize(count);
  letters.drawn = letters.most = count;
}

Inked boxes_for(const ToInk& what) {
  const int wide = std::max(4, static_cast<int>(std::lround(what.size * 0.6)));
  const int tall = std::max(4, static_cast<int>(std::lround(what.size * 0.7)));
  const int gap = std::max(1, wide / 5);
  const auto letters = static_cast<int>(code_points(what.words).size());
  const int count = std::clamp(letters, 1, std::max(1, widest_ink / wide));
  Inked made{wide * count, tall, tall, {}};
  made.ink.assign(static_cast<std::size_t>(made.wide * tall), '\0');
  for (int y = 0; y < tall; ++y)
    for (int x = 0; x < made.wide; ++x) {
      const int inside = x % wide;
      const bool edge = inside == 0 || inside == wide - gap - 1 || y == 0 || y == tall - 1;
      if (inside < wide - gap && edge)
        made.ink[static_cast<std::size_t>(y * made.wide + x)] = static_cast<char>(-1);
    }
  return made;
}

}  // namespace kattegat::ui
