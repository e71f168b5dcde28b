#include "kattegat/referee/utterance.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "kattegat/core/unicode.hpp"

namespace kattegat {
namespace {

// Letters as they are typed where there is no å, ä, æ, ö or ø: small, without marks, and the pairs
// "aa", "ae", "oe" as the one letter they stand for.
std::string folded(std::string_view text) {
  std::string plain;
  for (char32_t code : code_points(text)) {
    if (code >= U'A' && code <= U'Z') code += 32;
    if (code >= U'À' && code <= U'Þ') code += 32;
    if (code == U'å' || code == U'ä' || code == U'æ') code = U'a';
    if (code == U'ø' || code == U'ö') code = U'o';
    if (code == U'é' || code == U'è') code = U'e';
    const bool after_a = !plain.empty() && plain.back() == 'a';
    const bool after_o = !plain.empty() && plain.back() == 'o';
    if ((after_a && (code == U'a' || code == U'e')) || (after_o && code == U'e')) continue;
    const bool letter = (code >= U'a' && code <= U'z') || (code >= U'0' && code <= U'9');
    if (code == U'\'' || code == U'’') continue;
    if (code >= U'♠' && code <= U'♦') {  // a symbol is a word of its own
      plain += " " + to_utf8({code}) + " ";
      continue;
    }
    if (letter || code > 0x7F)
      plain += to_utf8({code});
    else
      plain += ' ';
  }
  return plain;
}

std::vector<std::string> words_of(const std::string& text) {
  std::vector<std::string> list;
  std::string word;
  for (const char letter : text + " ") {
    if (letter != ' ') {
      word += letter;
    } else if (!word.empty()) {
      list.push_back(std::move(word));
      word.clear();
    }
  }
  return list;
}

// A space before and behind each word, so that whole words are found.
bool take_phrase(std::string& text, std::string_view phrases) {
  std::size_t at = 0;
  bool found = false;
  while (at < phrases.size()) {
    const auto end = std::min(phrases.find('|', at), phrases.size());
    const std::string phrase = " " + std::string(phrases.substr(at, end - at)) + " ";
    for (auto place = text.find(phrase); place != std::string::npos; place = text.find(phrase)) {
      text.replace(place, phrase.size(), " ");
      found = true;
    }
    at = end + 1;
  }
  return found;
}

bool is_one_of(std::string_view words, std::string_view word) {
  const std::string list = " " + std::string(words) + " ";
  return list.find(" " + std::string(word) + " ") != std::string::npos;
}

// All lists are folded: "klor" is klør.
constexpr std::string_view suits[] = {
    "klor kloren klover klovern klovret club clubs ♣",
    "ruder ruderen rudere ruter rutern diamond diamonds ♦",
    "hjerter hjerte hjerteren hjertere hjarter hjartern hjarta heart hearts ♥",
    "spar spare sparen sparet spader spadern spaderen spade spades ♠",
};
constexpr std::string_view ranks[] = {
    "2 to toer toeren tor toren tva tvan tvaan two twos deuce",
    "3 tre treer treeren trea trean three trey",
    "4 fire firer fireren fyra fyran four",
    "5 fem femmer femmeren femma femman five",
    "6 seks sekser sekseren sex sexa sexan six",
    "7 syv syver syveren sju sjua sjuan seven",
    "8 otte otter otteren atta attan eight",
    "9 ni nier nieren nio nia nian nine",
    "10 ti tier tieren tio tia tian ten",
    "knagt knagten bonde bonden knekt knekten knave jack jacks",
    "dame damen dam queen",
    "konge kongen kung kungen king",
    "es esset ess esse as ass asset ace",
};
constexpr std::string_view high =
    "stor store storste hoj hoje hojt hojeste top toppen op oppe hog hoga hogt hogsta storsta "
    "stora "
    "topp upp uppe high highest big biggest up";
constexpr std::string_view low =
    "lille lav lave lavt laveste mindste sma under duk dukke dukker ned nede liten lilla lag laga "
    "lagt lagsta minsta ner nere small smallest low lowest little duck down bottom";
constexpr std::string_view win =
    "stik stikker stikke tag tager tage vind vinder vinde stick sticker ta tar vinn vinner vinna "
    "win "
    "take takes wins";
constexpr std::string_view ruff = "trumfe trumfer trumfa trumfar ruff ruffe ruffer stjal";
constexpr std::string_view trump = "trumf trumfen trump trumps";
constexpr std::string_view any =
    "det er ligegyldigt|ligegyldigt|det er lige meget|lige meget|ligemeget|det er ligemeget|"
    "hvad som helst|hvilket som helst|hvad du vil|du ma valge|du valger|valg selv|valg|bare et "
    "kort|"
    "det spelar ingen roll|spelar ingen roll|vad som helst|vilket som helst|det ar likgiltigt|"
    "likgiltigt|valfritt|du far valja|du valjer|valj|valj sjalv|"
    "it does not matter|it doesnt matter|doesnt matter|does not matter|i dont care|dont care|"
    "anything|any card|any|whatever|your choice|you choose|you can choose|you pick";
constexpr std::string_view ruff_it =
    "trumf den|trumf det|trump it|trumfa den|trumf stikket|ruff it";
constexpr std::string_view fillers =
    "en et ett den det de der the a an one play plays please spil spiller spille spela spelar lag "
    "lay "
    "lagg lagger put give giv ge tak tack thanks fra fran from bordet bord bordets dummy kort "
    "kortet "
    "card of af av i in og and och sa so bare bara just now nu lige jeg jag vi we us os oss ja yes "
    "mig me min my vil have gerne ha vill would like venligst var sod snall it til till med on pa "
    "that this her here makker partner ah oh hmm eh um uh ok okay godt er ar is let lets peger "
    "pegen "
    "pekar points pointing with din your stikket sticket ";

template <std::size_t N>
std::optional<int> place_in(const std::string_view (&lists)[N], std::string_view word) {
  for (std::size_t i = 0; i < N; ++i)
    if (is_one_of(lists[i], word)) return static_cast<int>(i);
  return std::nullopt;
}

// What has been said so far; a second word of the same kind must say the same.
class Listener {
 public:
  bool hear(const std::string& word) {
    if (const auto suit = place_in(suits, word))
      return is(utterance_.suit, static_cast<Suit>(*suit));
    if (const auto rank = place_in(ranks, word)) return is(utterance_.rank, *rank + 2);
    if (is_one_of(high, word)) return is(utterance_.wish, Wish::high);
    if (is_one_of(low, word)) return is(utterance_.wish, Wish::low);
    if (is_one_of(win, word)) return is(utterance_.wish, Wish::win);
    if (is_one_of(ruff, word)) return is(utterance_.wish, Wish::ruff);
    if (is_one_of(trump, word)) return utterance_.suit_is_trump = true;
    return is_one_of(fillers, word) || hear_compound(word);
  }
  bool wish(Wish wish) { return is(utterance_.wish, wish); }
  [[nodiscard]] const Utterance& heard() const { return utterance_; }

 private:
  template <class T>
  static bool is(std::optional<T>& known, T said) {
    if (known && *known != said) return false;
    known = said;
    return true;
  }
  // "spardame", "hjerteres": a suit and a rank in one word.
  bool hear_compound(const std::string& word) {
    for (std::size_t cut = word.size() - 1; cut >= 4; --cut) {
      const auto suit = place_in(suits, word.substr(0, cut));
      const auto rank = place_in(ranks, word.substr(cut));
      if (suit && rank)
        return is(utterance_.suit, static_cast<Suit>(*suit)) && is(utterance_.rank, *rank + 2);
    }
    return false;
  }

  Utterance utterance_;
};

}  // namespace

std::optional<Utterance> understand(std::string_view said) {
  if (said.size() > 400 || !is_utf8(said)) return std::nullopt;
  std::string text = " ";
  for (const std::string& word : words_of(folded(said))) text += word + " ";
  Listener listener;
  if (take_phrase(text, any) && !listener.wish(Wish::any)) return std::nullopt;
  if (take_phrase(text, ruff_it) && !listener.wish(Wish::ruff)) return std::nullopt;
  for (const std::string& word : words_of(text))
    if (!listener.hear(word)) return std::nullopt;
  Utterance heard = listener.heard();
  if (heard.suit && heard.suit_is_trump) return std::nullopt;
  if (!heard.suit && !heard.rank && !heard.wish && !heard.suit_is_trump) return std::nullopt;
  if (heard.wish == Wish::any && (heard.suit || heard.rank)) return std::nullopt;
  return heard;
}

}  // namespace kattegat
