// One word for one thing: what CONTRIBUTING.md lists under "Terms" is said, what was once said
// instead is not. And the genitive, of which no sentence may make its own.
#include <catch2/catch.hpp>

#include <filesystem>
#include <regex>

#include "kattegat/core/unicode.hpp"
#include "kattegat/words.hpp"
#include "support/paths.hpp"
#include "support/program.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace glossary_test {

namespace {

// Words alone, small, with one space before and behind each.
std::string words_of(std::string_view text) {
  std::string words = " ";
  for (char32_t code : code_points(text)) {
    if (code >= U'A' && code <= U'Z') code += 0x20;
    if (code >= 0xC0 && code <= 0xDE) code += 0x20;
    const bool letter = (code >= U'a' && code <= U'z') || (code >= 0xDF && code < 0x250);
    if (letter)
      words += code < 0x80 ? std::string(1, static_cast<char>(code))
                           : std::string{static_cast<char>(0xC0 | (code >> 6U)),
                                         static_cast<char>(0x80 | (code & 0x3FU))};
    else if (words.back() != ' ')
      words += ' ';
  }
  return words + " ";
}

// All that is said in a language, and its rules texts, each of them.
std::vector<std::string> texts_in(Language language) {
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < word_count; ++i)
    texts.push_back(words_of(pattern(static_cast<Word>(i), language)));
  const std::string folder =
      std::string(test::source_path) + "/assets/rules/" + std::string(code(language));
  for (const auto& file : std::filesystem::directory_iterator(folder))
    if (file.path().extension() == ".md")
      texts.push_back(words_of(read_bytes(file.path().string())));
  REQUIRE(texts.size() > word_count);
  return texts;
}

struct Forbidden {
  Language language;
  std::string words;
  std::string why;
};
const std::vector<Forbidden> forbidden{
    {Language::english, "beside the deals", "other entries"},
    {Language::english, "offer no longer", "hide"},
    {Language::english, "to the letter", "as worded"},
    {Language::english, "payments are not possible", "it cannot be done in fewer payments"},
    {Language::danish, "omgivning", "a misdeal is fejlgivning"},
    {Language::danish, "runde", "a session is parti"},
    {Language::danish, "runden", "a session is parti"},
    {Language::danish, "kontrakt", "the contract is meldingen"},
    {Language::danish, "kontrakten", "the contract is meldingen"},
    {Language::danish, "kaldt kort", "the called card is makkerkort"},
    {Language::danish, "kaldte kort", "the called card is makkerkort"},
    {Language::danish, "makkeres", "it may be a king: makkerkort"},
    {Language::danish, "melderen", "the declarer is spilfører"},
    {Language::danish, "udfordrede", "a bid is beaten, nobody is challenged"},
    {Language::danish, "jævn", "a bid without påhæng"},
    {Language::danish, "seddel", "the sheet is regnskab"},
    {Language::danish, "sedlen", "the sheet is regnskab"},
    {Language::danish, "annulleret", "annuller leaves a dialog; an entry is struck: streget over"},
    {Language::danish, "annulleres", "annuller leaves a dialog; an entry is struck: streget over"},
    {Language::danish, "gør op", "to settle is afregne"},
    {Language::danish, "gøres op", "to settle is afregne"},
    {Language::danish, "note", "a note is notat"},
    {Language::danish, "opsætning", "settings are indstillinger"},
    {Language::danish, "ved siden af spillene", "word for word from English"},
    {Language::danish, "blive stående", "in Commerce one stays out: stå over"},
    {Language::swedish, "omgiv", "a misdeal is felgiv"},
    {Language::swedish, "begärt", "the called card is partnerkort"},
    {Language::swedish, "begärda", "the called card is partnerkort"},
    {Language::swedish, "kallade", "the called card is partnerkort"},
    {Language::swedish, "bordet har", "dummy is träkarlen"},
    {Language::swedish, "bordets kort", "dummy is träkarlen"},
    {Language::swedish, "bordet spelar", "dummy is träkarlen"},
    {Language::swedish, "spelas ensam", "spelas på egen hand"},
    {Language::swedish, "på protokollet", "i protokollet"},
    {Language::swedish, "nästa giv", "who deals next is nästa givare"},
    {Language::swedish, "minst antal", "färst"},
    {Language::swedish, "inställning", "settings are inställningar"},
    {Language::swedish, "avräknas", "to settle is göra upp"},
    {Language::swedish, "enkel", "a bid without tillägg"},
    {Language::swedish, "menat för visst", "otvetydig avsikt"},
    {Language::swedish, "vid sidan av givarna", "word for word from English"},
    {Language::norwegian, "oppsett", "settings are innstillinger"},
    {Language::norwegian, "enkel", "a bid without tillegg"},
    {Language::norwegian, "utenom spillene", "word for word from English"},
    {Language::norwegian, "omgiving", "a misdeal is feilgiv"},
};

// The rows of the table under "Terms", cell by cell.
std::vector<std::vector<std::string>> terms() {
  const std::string all = read_bytes(std::string(test::source_path) + "/CONTRIBUTING.md");
  const std::string table = all.substr(all.find("### Terms"));
  static const std::regex row(
      R"(\| ?([^|\n]*) \| ([^|\n]+) \| ([^|\n]+) \| ([^|\n]+) \| ([^|\n]+) \|)");
  std::vector<std::vector<std::string>> rows;
  for (std::sregex_iterator it(table.begin(), table.end(), row), end; it != end; ++it)
    rows.push_back({(*it)[2], (*it)[3], (*it)[4], (*it)[5]});
  return rows;
}

}  // namespace

TEST_CASE("words that have given way to another are said nowhere", "[words]") {
  for (const Language language : languages)
    for (const std::string& text : texts_in(language))
      for (const Forbidden& one : forbidden)
        if (one.language == language) {
          CAPTURE(one.words, one.why, text);
          CHECK(text.find(" " + one.words + " ") == std::string::npos);
        }
}

TEST_CASE("every term that CONTRIBUTING lists is said in its language", "[words]") {
  const auto rows = terms();
  CHECK(rows.size() > 30);
  CHECK(rows.front() == std::vector<std::string>{"English", "Danish", "Swedish", "Norwegian"});
  const std::vector<Language> columns{Language::english, Language::danish, Language::swedish,
                                      Language::norwegian};
  for (std::size_t column = 0; column < columns.size(); ++column) {
    std::string said;
    for (const std::string& text : texts_in(columns[column])) said += text;
    for (std::size_t row = 1; row < rows.size(); ++row) {
      CAPTURE(rows[row][column]);
      CHECK(said.find(rows[row][column]) != std::string::npos);
    }
  }
}

TEST_CASE("to cancel, to undo and to void are three things in every language", "[words]") {
  for (const Language language : languages) {
    const std::string cancel = words_of(say(Word::screen_cancel, language)),
                      undo = words_of(say(Word::screen_undo, language)),
                      strike = words_of(say(Word::screen_void, language));
    CAPTURE(cancel, undo, strike);
    CHECK(cancel != undo);
    CHECK(undo != strike);
    CHECK(cancel != strike);
  }
}

TEST_CASE("whose turn it is, is said as the language says it", "[words]") {
  const std::vector<std::string> names{"Lars", "Hans", "Anna", "Max"};
  const auto turn = [&](int whose, int not_whose, Language language) {
    return say(text(Word::dealer_turn, Seat{whose}, Seat{not_whose}), language, names);
  };
  CHECK(turn(0, 1, Language::danish) == "det er Lars' tur til at give, ikke Hans'");
  CHECK(turn(2, 3, Language::danish) == "det er Annas tur til at give, ikke Max'");
  CHECK(turn(0, 1, Language::swedish) == "det är Lars tur att ge, inte Hans");
  CHECK(turn(2, 3, Language::swedish) == "det är Annas tur att ge, inte Max");
  CHECK(turn(0, 1, Language::norwegian) == "det er Lars' tur til å gi, ikke Hans'");
  CHECK(turn(2, 0, Language::english) == "it is Anna's turn to deal, not Lars'");
}

TEST_CASE("no sentence hangs an s of its own behind a name", "[words]") {
  static const std::regex by_hand("\\}('|’)?s\\b");
  for (std::size_t i = 0; i < word_count; ++i)
    for (const Language language : languages) {
      const std::string sentence(pattern(static_cast<Word>(i), language));
      CAPTURE(sentence);
      CHECK_FALSE(std::regex_search(sentence, by_hand));
    }
}

}  // namespace glossary_test
