#include "kattegat/core/text/safe_text.hpp"

#include <algorithm>

#include "kattegat/core/text/unicode.hpp"

namespace kattegat {
namespace {

bool runs_leftwards(char32_t code) {
  return (code >= 0x590 && code <= 0x8FF) || (code >= 0xFB1D && code <= 0xFDFF) ||
         (code >= 0xFE70 && code <= 0xFEFC) || (code >= 0x10800 && code <= 0x10FFF) ||
         (code >= 0x1E800 && code <= 0x1EFFF);
}

bool is_plain(char byte) { return byte >= ' ' && byte <= '~'; }

// Without those that are left out, and with a space for a control character that is neither left
// out nor one of those that are kept.
template <class LeftOut>
std::string spaced(std::string_view text, LeftOut left_out, std::u32string_view kept = {}) {
  if (std::all_of(text.begin(), text.end(), is_plain)) return std::string(text);
  const auto obeyed = [&](char32_t code) {
    return is_control(code) && kept.find(code) == kept.npos;
  };
  std::vector<char32_t> letters = code_points(text);
  std::erase_if(letters, left_out);
  std::replace_if(letters.begin(), letters.end(), obeyed, U' ');
  return to_utf8(letters);
}

bool nothing(char32_t) { return false; }

}  // namespace

std::string on_one_line(std::string_view text) { return spaced(text, nothing); }
std::string in_a_cell(std::string_view text) { return spaced(text, nothing, U"\n\r\t"); }
std::string printable(std::string_view text) {
  return spaced(text, [](char32_t code) { return is_noncharacter(code) || is_bidi_mark(code); });
}
std::string in_a_field(std::string_view text) {
  return spaced(text, [](char32_t code) { return is_control(code) || is_bidi_mark(code); });
}

std::string first_letters(std::string_view text, std::size_t most) {
  std::vector<char32_t> letters = code_points(text);
  letters.resize(std::min(letters.size(), most));
  return to_utf8(letters);
}

std::string first_units(std::string_view text, std::size_t most) {
  std::vector<char32_t> letters = code_points(text);
  std::size_t units = 0;
  const auto end = std::find_if(letters.begin(), letters.end(), [&](char32_t code) {
    units += code > 0xFFFF ? 2 : 1;
    return units > most;
  });
  letters.erase(end, letters.end());
  return to_utf8(letters);
}

std::string set_apart(const std::string& name) {
  const std::vector<char32_t> letters = code_points(name);
  if (std::none_of(letters.begin(), letters.end(), runs_leftwards)) return name;
  return "\u2068" + name + "\u2069";
}

std::string UniqueNames::take(const std::string& name) {
  constexpr std::size_t longest = 70;  // so that there is room in a name's 80
  if (taken_.insert(name).second) return name;
  const std::string begin = first_letters(name, longest);
  int& n = tried_.try_emplace(begin, 1).first->second;
  std::string numbered;
  do numbered = begin + " (" + std::to_string(++n) + ")";
  while (!taken_.insert(numbered).second);
  return numbered;
}

}  // namespace kattegat
