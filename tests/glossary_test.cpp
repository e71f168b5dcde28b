// One word for one thing: what CONTRIBUTING.md lists under "Terms" is said, what was once said
// instead is not. And the genitive, of which no sentence may make its own.
#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "kattegat/core/text/unicode.hpp"
#include "kattegat/languages/languages.hpp"
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

std::string under_terms() {
  const std::string all = read_bytes(std::string(test::source_path) + "/CONTRIBUTING.md");
  return all.substr(all.find("### Terms"));
}

// The rows of the table under "Terms", cell by cell.
std::vector<std::vector<std::string>> terms() {
  const std::string table = under_terms();
  static const std::regex row("\\| ?([^|\n]*) ((?:\\| [^|\n]+ )+)\\|"), cell("\\| ([^|\n]+) ");
  const std::sregex_iterator none;
  std::vector<std::vector<std::string>> rows;
  for (std::sregex_iterator it(table.begin(), table.end(), row); it != none; ++it) {
    const std::string cells = (*it)[2];
    rows.emplace_back();
    for (std::sregex_iterator at(cells.begin(), cells.end(), cell); at != none; ++at)
      rows.back().push_back((*at)[1]);
  }
  return rows;
}

// The head of the table: the languages in their order, by what English calls them.
std::vector<std::string> names_of_languages() {
  std::vector<std::string> names{
#define KATTEGAT_LANGUAGE(id, code) #id,
#include "kattegat/words/languages.def"
#undef KATTEGAT_LANGUAGE
  };
  for (std::string& name : names) name[0] = static_cast<char>(std::toupper(name[0]));
  return names;
}

// As the term stands in words_of(), whatever it ends with: "deal" in " deals ".
std::string beginning(const std::string& term) {
  const std::string words = words_of(term);
  return words.substr(0, words.size() - 1);
}

// Words that say a term and nothing else, or say it first.
struct Tied {
  std::string term;
  Word word;
};
const std::vector<Tied> tied{{"evening", Word::csv_evening},
                             {"session", Word::csv_session},
                             {"deal", Word::kind_deal},
                             {"misdeal", Word::kind_misdeal},
                             {"dealer", Word::field_dealer},
                             {"forehand", Word::stat_forehand},
                             {"auction", Word::field_auction},
                             {"bid", Word::field_bid},
                             {"contract", Word::field_contract},
                             {"declarer", Word::field_declarer},
                             {"partner", Word::field_partner},
                             {"called card", Word::field_called},
                             {"dummy", Word::field_dummy},
                             {"attachment", Word::esmakker_whist_attachment},
                             {"trick", Word::field_tricks},
                             {"trump", Word::field_trump},
                             {"passed out", Word::passed_out},
                             {"entry", Word::csv_entry},
                             {"sheet", Word::place_sheet},
                             {"agreed points", Word::kind_adjust},
                             {"note", Word::kind_note},
                             {"void", Word::screen_void},
                             {"correct", Word::screen_correct},
                             {"cancel", Word::screen_cancel},
                             {"record", Word::takes_record},
                             {"settlement", Word::report_title},
                             {"settle", Word::screen_settle_up},
                             {"stake", Word::field_stake},
                             {"purse", Word::purse_title},
                             {"movement", Word::takes_movement},
                             {"membership", Word::purse_membership},
                             {"kitty", Word::purse_kitty},
                             {"house rules", Word::field_rules}};

// A name found by a key of the file is as many words as there are keys.
bool is_found_by_its_key(const std::string& id) {
  static const std::regex by_key("(ask|field|kind|value)_.*");
  return std::regex_match(id, by_key);
}
using Twins = std::set<std::string>;
// Two things that chance to be called the same, and bids, which stand in the room of their game.
const std::set<Twins> allowed_twins{{"conflict_entry", "csv_entry"},  // a thing, and a column
                                    {"manual_name", "takes_name"},    // a heading, and what to type
                                    {"game_ligeud", "ligeud_ligeud"},
                                    {"game_rodskagg", "rodskagg_rodskagg"},
                                    {"esmakker_whist_kvarte", "value_kvarte"},
                                    {"esmakker_whist_nolos", "danish_whist_nolo"},
                                    {"esmakker_whist_sol", "danish_whist_sol"},
                                    {"ligeud_six", "rodskagg_six"}};

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

TEST_CASE("every row of the terms is read", "[words]") {
  const auto rows = terms();
  std::istringstream table(under_terms());
  std::size_t lines = 0;
  for (std::string line; std::getline(table, line);)
    if (line.rfind('|', 0) == 0 && line.rfind("|-", 0) != 0) ++lines;
  CHECK(rows.size() == lines);
  CHECK(rows.size() > 30);
  CHECK(rows.front() == names_of_languages());
  for (const auto& one : rows) {
    CAPTURE(one);
    CHECK(one.size() == std::size(languages));
  }
}

TEST_CASE("every term that CONTRIBUTING lists is said in its language", "[words]") {
  const auto rows = terms();
  for (std::size_t column = 0; column < std::size(languages); ++column) {
    std::string said;
    for (const std::string& text : texts_in(languages[column])) said += text;
    for (std::size_t row = 1; row < rows.size(); ++row) {
      CAPTURE(rows[row][column]);
      CHECK(said.find(beginning(rows[row][column])) != std::string::npos);
    }
  }
}

TEST_CASE("what stands alone under a term is called by it", "[words]") {
  const auto rows = terms();
  std::size_t found = 0;
  for (const auto& row : rows)
    for (const auto& [term, word] : tied) {
      if (row[0] != term) continue;
      ++found;
      for (std::size_t column = 0; column < std::size(languages); ++column) {
        const std::string said = words_of(say(word, languages[column]));
        CAPTURE(row[column], said);
        CHECK(said.rfind(beginning(row[column]), 0) == 0);
      }
    }
  CHECK(found == tied.size());
}

TEST_CASE("what is said alike in every language is one word", "[words]") {
  std::map<std::vector<std::string>, Twins> alike;  // of one rule, or of none
  for (std::size_t i = 0; i < word_count; ++i) {
    const Word word = static_cast<Word>(i);
    std::vector<std::string> said{std::string(rule_id(word))};
    for (const Language language : languages) said.emplace_back(pattern(word, language));
    const bool has_words = words_of(said[1]).find_first_not_of(' ') != std::string::npos;
    if (has_words) alike[said].insert(std::string(id_of(word)));  // not places alone
  }
  std::set<Twins> twins;
  for (const auto& [said, words] : alike)
    if (words.size() > 1 && !std::all_of(words.begin(), words.end(), is_found_by_its_key))
      twins.insert(words);
  CHECK(twins == allowed_twins);
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
