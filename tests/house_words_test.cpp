// The rules of this house about words: each is said by somebody, and stands where those look who
// say it.
#include <catch2/catch.hpp>

#include <map>
#include <unordered_set>

#include "kattegat/languages/languages.hpp"
#include "support/own_sources.hpp"

// Within the tools, whose names then come before all others.
namespace kattegat::test::own_sources::house_words_test {

namespace {

bool has(const std::string& text, const char* what) { return text.find(what) != text.npos; }

// Without the indents of the lines.
std::string in_one_line(const std::string& text) {
  std::string all;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    all.append(text, at, end - at) += ' ';
    at = std::min(text.find_first_not_of(' ', end + 1), text.size());
  }
  return all;
}

// The ids of all words.
const Names& all_words() {
  static const Names all = [] {
    Names words;
    for (const std::string& file : sources("include")) words.merge(words_of(file));
    return words;
  }();
  return all;
}

// Who says what: the words by their names, and the keys by which others are looked up.
struct Said {
  std::map<std::string, Names> words, keys;  // and by which files
};

const Said& said_by() {
  static const Said all = [] {
    static const std::regex quoted("\"([a-z_-]+)\"");
    const std::unordered_set<std::string> words(all_words().begin(), all_words().end());
    Said said;
    for (const Line& line : lines_below("include src db ui")) {
      if (ends(line.file, "words.def") || is_table_of_sentences(line.file)) continue;
      const std::string code = without_comment(line.text);
      each_word(code, [&](std::size_t from, std::size_t to) {
        const std::string word = code.substr(from, to - from);
        if (words.count(word) > 0) said.words[word].insert(line.file);
      });
      for (std::string key : found_in(code, "\"", quoted)) {
        std::replace(key.begin(), key.end(), '-', '_');
        said.keys[key].insert(line.file);
      }
    }
    return said;
  }();
  return all;
}

Names files_that(const std::map<std::string, Names>& say, const std::string& it) {
  const auto found = say.find(it);
  return found == say.end() ? Names{} : found->second;
}

// The key by which a field, a kind of entry or a value finds this word, if it does so.
std::string key_of(const std::string& word) {
  static const std::regex composed("(?:field|ask|kind|then|value)_(\\w+)");
  std::smatch match;
  return std::regex_match(word, match, composed) ? match[1].str() : "";
}

}  // namespace

TEST_CASE("every word is said by somebody", "[house][once]") {
  static const std::regex of_a_rule("value_([a-z]+)_(\\w+)");
  const Said& said = said_by();
  for (const std::string& word : all_words()) {
    CAPTURE(word);
    // A field is looked up by the key that it has in a file, a value of one house rule by both.
    std::smatch match;
    const bool looked_up = said.keys.count(key_of(word)) > 0 ||
                           (std::regex_match(word, match, of_a_rule) &&
                            said.keys.count(match[1]) + said.keys.count(match[2]) == 2);
    CHECK((said.words.count(word) > 0 || looked_up));
  }
  CHECK(all_words().size() > 700);
}

// text() takes as many arguments as the word has places, or does not compile; a word alone is said
// as it is.
TEST_CASE("what is said without arguments has no places", "[house][once]") {
  static const std::regex alone("say\\((?:kattegat::)?Word::(\\w+)[,)]"),
      first("say\\([^()\";?]*\\? *Word::(\\w+) *:"),
      second("say\\([^()\";?]*\\? *Word::\\w+ *: *Word::(\\w+) *[,)]");
  std::size_t said = 0;
  for (const std::string& file : sources("include src db ui")) {
    if (!has(text_of(file), "say(")) continue;
    const std::string text = in_one_line(text_of(file));
    for (const std::regex* form : {&alone, &first, &second})
      for (const std::string& name : found_in(text, "say(", *form)) {
        const auto word = kattegat::word_called(name);
        CAPTURE(file, name);
        REQUIRE(word.has_value());
        CHECK(kattegat::argument_count(*word) == 0);
        ++said;
      }
  }
  CHECK(said > 300);
}

TEST_CASE("a text is made with as many arguments as its word has places", "[house][once]") {
  static const std::regex unasked(".*\\bText\\{.*"),
      home("include/kattegat/core/text\\.hpp|src/languages/languages\\.cpp");
  for (const Line& line : lines_below("include src db ui")) {
    if (!has(line.text, "Text{") || std::regex_match(line.file, home)) continue;
    CAPTURE(line.file, line.number, line.text);
    CHECK_FALSE(std::regex_match(line.text, unasked));
  }
}

TEST_CASE("a word of one game stands in its room, and nobody else says it", "[house][once]") {
  const std::string by_name = "ui/screens/referee/hands.cpp";  // the referee of Commerce's hands
  for (const std::string& game : games())
    for (const std::string& word : words_of("include/kattegat/games/" + game + "_words.def")) {
      CAPTURE(game, word);
      static const std::regex shared_form("(game|house|value|kind|then|field|ask)_.*");
      CHECK((begins(word, game.substr(0, game.find('_'))) || std::regex_match(word, shared_form)));
      const bool by_its_key = !key_of(word).empty() && !begins(word, "value_");
      for (const std::string& file : files_that(said_by().words, word))
        if (text_of(file).find("Word::" + word) != std::string::npos && file != by_name) {
          CAPTURE(file);
          CHECK(room_of(file) == game);
        }
      if (!by_its_key) continue;  // values are tried in words_of_games_test
      for (const std::string& file : files_that(said_by().keys, key_of(word))) {
        CAPTURE(file);
        CHECK((room_of(file).empty() || room_of(file) == game));
      }
    }
}

TEST_CASE("what one game alone says is no word of everybody's", "[house][once]") {
  for (const char* list : {"words", "screen_words", "journal_words", "settlement_words"})
    for (const std::string& word :
         words_of(std::string("include/kattegat/words/") + list + ".def")) {
      Names who;  // rooms, and files that are in none
      for (const auto& files :
           {files_that(said_by().words, word), files_that(said_by().keys, key_of(word))})
        for (const std::string& file : files)
          who.insert(room_of(file).empty() ? file : room_of(file));
      CAPTURE(list, word);
      CHECK((who.size() != 1 || games().count(*who.begin()) == 0));
    }
}

TEST_CASE("a language has its own file, and a table in the room of every game", "[house][once]") {
  static const std::regex language("KATTEGAT_LANGUAGE\\((\\w+), *(\\w+)\\)");
  std::smatch match;
  std::size_t found = 0;
  for (const Line& line : lines_of("include/kattegat/words/languages.def")) {
    if (!std::regex_match(line.text, match, language)) continue;
    ++found;
    const std::string name = match[1], shared = text_of("src/languages/" + name + ".cpp");
    for (const std::string& game : games()) {
      CAPTURE(name, game);
      const std::string room = text_of("src/games/" + game + "/words.cpp");
      const auto begin = room.find("constexpr Sentence " + name + "[] = {\n");
      REQUIRE(begin != room.npos);
      const std::string table = room.substr(begin, room.find("\n};\n", begin) - begin);
      for (const std::string& word : words_of("include/kattegat/games/" + game + "_words.def")) {
        const std::string said = "{Word::" + word + ",";
        CAPTURE(said);
        CHECK(table.find(said) != table.npos);
        CHECK(shared.find(said) == shared.npos);
      }
    }
  }
  CHECK(found == std::size(kattegat::languages));
}

TEST_CASE("what a browser is not sent, nothing that it runs says", "[house][once]") {
  static const std::regex named("Word::(\\w+)");
  static const std::regex commands_alone(
      "src/(cli|usage|old_results)/.*|include/kattegat/usage/values.def|ui/platform/options.cpp|"
      "db/several/old_results.cpp");
  const Names of_commands = words_of("include/kattegat/words/command_words.def");
  CHECK(of_commands.size() > 250);
  for (const Line& line : lines_below("include src db ui")) {
    if (!has(line.text, "Word::")) continue;
    if (is_table_of_sentences(line.file) || std::regex_match(line.file, commands_alone)) continue;
    CAPTURE(line.file, line.text);
    for (const std::string& word : found_in(line.text, "Word::", named))
      CHECK(of_commands.count(word) == 0);
  }
}

}  // namespace kattegat::test::own_sources::house_words_test
