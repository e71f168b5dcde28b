// Which letters the fonts must have. Those of the app's own words always; what else names bring
// along is drawn when it is first met: letters of our fonts a block at a time, words in others by
// the machine, each of them a sign of its own.
#pragma once
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "kattegat/export/press.hpp"

namespace kattegat::ui {

// Where nobody can draw words: an empty box for each letter.
Inked boxes_for(const ToInk&);

inline constexpr unsigned letters_in_a_block = 64;
inline constexpr char32_t first_sign = 0xE000;  // of those for private use
// Words for the machine, each of which stands in the texture once for every font. There are more
// than usual only where as many are on the screen: a stranger's book has any number.
inline constexpr std::size_t usual_words = 100, most_words = 400;
// What is longer would be too small to be read in one sign: its beginning stands for it.
inline constexpr std::size_t longest_sign = 200;

struct Letters {
  std::set<char32_t> blocks{};         // that names have asked for, by their first letters
  std::set<char32_t> lacking{};        // letters of them that our fonts do not have
  std::vector<std::string> foreign{};  // words for the machine, in the order of their signs
  std::map<std::string, std::size_t> places{};            // of these; most_words: it has no room
  std::size_t drawn = 0;                                  // how many of those stand in the fonts
  std::map<std::string, std::string, std::less<>> set{};  // what is drawn for texts with such words
  std::size_t most = usual_words;  // that are kept: those of a name being typed come and go
  bool is_full = false;            // what is no longer shown must go
  bool stale = false;              // something has been asked for that the fonts do not have yet
};

// The text in signs that the fonts have. What must be drawn first stays blank until then.
std::string_view lettered(Letters&, std::string_view text);
// So that a name which will be shown is there at once, as long as few are.
void learn(Letters&, std::string_view name);
bool has_sign(std::string_view lettered_text);
// Before the fonts are drawn anew: what has been set before is forgotten.
void begin_drawing(Letters&);
// The texture had room for no more of the words: the others have none, until what is no longer
// shown has gone.
void keep_words(Letters&, std::size_t count);
// From one letter to another, in pairs, as ImGui takes them.
using LetterRanges = std::vector<unsigned short>;
LetterRanges own_ranges();
LetterRanges ranges_of_names(const Letters&);

}  // namespace kattegat::ui
