#include "lexicon.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <string>

#include "kattegat/core/text/unicode.hpp"

namespace kattegat::lexicon {
namespace {

// ---- Letters and words --------------------------------------------------------------------------

constexpr bool is_between(char32_t code, char32_t first, char32_t last) {
  return code >= first && code <= last;
}

// What joins the parts of a word and is not heard ("ni'eren", "9:an"), and an accent that is typed
// on its own.
bool is_silent(char32_t code) {
  return code == U'\'' || code == U'’' || code == U':' || code == U'-' ||
         is_between(code, 0x0300, 0x036F);
}
// Small; the letters that Danish and Swedish write differently, as Swedish does.
char32_t plain_letter(char32_t code) {
  if (is_between(code, U'A', U'Z') || is_between(code, U'À', U'Þ')) code += 32;
  if (code == U'æ') return U'ä';
  if (code == U'ø') return U'ö';
  if (code == U'é' || code == U'è') return U'e';
  return code;
}
bool is_blank(char32_t code) {
  const bool heard = is_between(code, U'a', U'z') || is_between(code, U'0', U'9') || code > 0x7F;
  return !heard || code == U'«' || code == U'»' || is_between(code, 0x2010, 0x2027);
}

using Letters = std::vector<char32_t>;

// As it is typed where there is no å, ä, æ, ö or ø: the pairs "aa", "ae" and "oe" are the one
// letter they stand for.
std::string folded(const Letters& letters) {
  std::string plain;
  for (char32_t code : letters) {
    if (code == U'å' || code == U'ä') code = U'a';
    if (code == U'ö') code = U'o';
    const char last = plain.empty() ? ' ' : plain.back();
    if ((last == 'a' && (code == U'a' || code == U'e')) || (last == 'o' && code == U'e')) continue;
    plain += to_utf8({code});
  }
  return plain;
}

// A symbol is a word of its own.
std::vector<Letters> words_of(std::string_view text) {
  std::vector<Letters> words(1);
  for (const char32_t typed : code_points(text)) {
    if (is_silent(typed)) continue;
    const char32_t code = plain_letter(typed);
    const bool symbol = is_between(code, U'♠', U'♦');
    if ((symbol || is_blank(code)) && !words.back().empty()) words.emplace_back();
    if (!is_blank(code)) words.back().push_back(code);
    if (symbol) words.emplace_back();
  }
  if (words.back().empty()) words.pop_back();
  return words;
}

// ---- What words mean ----------------------------------------------------------------------------

constexpr std::size_t longest_phrase = 6;

// Figures, symbols, and the politeness that everybody borrows.
Rows common() {
  static constexpr Row rows[] = {
      {suit(Suit::clubs), "♣"},
      {suit(Suit::diamonds), "♦"},
      {suit(Suit::hearts), "♥"},
      {suit(Suit::spades), "♠"},
      {rank(2), "2"},
      {rank(3), "3"},
      {rank(4), "4"},
      {rank(5), "5"},
      {rank(6), "6"},
      {rank(7), "7"},
      {rank(8), "8"},
      {rank(9), "9"},
      {rank(10), "10"},
      {{Part::unclear}, "a ♠|a ♥|a ♦|a ♣|♠ a|♥ a|♦ a|♣ a"},  // one of them, or the ace
      {{}, "please|ok|okay"},
  };
  return rows;
}

class Dictionary {
 public:
  explicit Dictionary(std::initializer_list<Rows> lists) {
    for (const Rows rows : lists)
      for (const Row& row : rows) add(row);
  }
  // The pieces of a sentence, its longest phrases first; empty when a word is not known.
  [[nodiscard]] std::vector<SaidPiece> pieces(const std::vector<Letters>& words) const {
    std::vector<SaidPiece> list;
    for (std::size_t at = 0; at < words.size();) {
      std::size_t count = std::min(longest_phrase, words.size() - at);
      std::optional<SaidPiece> found;
      while (!(found = meaning({&words[at], count})) && count > 1) --count;
      if (found)
        list.push_back(*found);
      else if (const auto both = compound(words[at]); !both.empty())
        list.insert(list.end(), both.begin(), both.end());
      else
        return {};
      at += count;
    }
    return list;
  }

 private:
  using Phrase = std::span<const Letters>;
  struct Entry {
    std::vector<Letters> spelled;
    SaidPiece piece;
  };

  static std::string key(Phrase phrase) {
    std::string key;
    for (const Letters& word : phrase) key += folded(word) + " ";
    return key;
  }
  void add(const Row& row) {
    std::size_t at = 0;
    while (at < row.words.size()) {
      const auto end = std::min(row.words.find('|', at), row.words.size());
      auto words = words_of(row.words.substr(at, end - at));
      const std::string where = key(words);
      entries_[where].push_back({std::move(words), row.piece});
      at = end + 1;
    }
  }
  // Who types an å, ä or ö means that letter: "täck" is not "tack".
  static bool may_be(const Letters& typed, const Letters& spelled) {
    const bool marked =
        std::any_of(typed.begin(), typed.end(), [](char32_t c) { return c > 0x7F; });
    return !marked || typed == spelled;
  }
  // Empty when it is not known, or means two things.
  [[nodiscard]] std::optional<SaidPiece> meaning(Phrase phrase) const {
    const auto found = entries_.find(key(phrase));
    if (found == entries_.end()) return std::nullopt;
    std::optional<SaidPiece> piece;
    for (const Entry& entry : found->second) {
      if (!std::equal(phrase.begin(), phrase.end(), entry.spelled.begin(), may_be)) continue;
      if (piece && !piece->means_the_same(entry.piece)) return std::nullopt;
      piece = entry.piece;
    }
    return piece;
  }
  // "spardame", "trumfes", "småklöver": two pieces in one word.
  [[nodiscard]] std::vector<SaidPiece> compound(const Letters& word) const {
    for (std::size_t cut = 3; cut < word.size(); ++cut) {
      const auto middle = word.begin() + static_cast<std::ptrdiff_t>(cut);
      const Letters parts[] = {{word.begin(), middle}, {middle, word.end()}};
      const auto first = meaning({&parts[0], 1}), second = meaning({&parts[1], 1});
      if (!first || !second) continue;
      const bool of_suit = first->part == Part::suit || first->part == Part::trump;
      if ((of_suit && second->part == Part::rank) ||
          (first->part == Part::low && second->part == Part::suit))
        return {*first, {second->part, second->value}};
    }
    return {};
  }

  std::map<std::string, std::vector<Entry>> entries_;
};

}  // namespace

std::vector<SaidPiece> pieces(SaidIn tongue, std::string_view said) {
  static const Dictionary each[] = {
#define KATTEGAT_LANGUAGE(name, code) Dictionary{common(), name()},
#include "kattegat/words/languages.def"
#undef KATTEGAT_LANGUAGE
      Dictionary{
          common(),
#define KATTEGAT_LANGUAGE(name, code) name(),
#include "kattegat/words/languages.def"
#undef KATTEGAT_LANGUAGE
      }};
  return each[static_cast<std::size_t>(tongue)].pieces(words_of(said));
}

}  // namespace kattegat::lexicon
