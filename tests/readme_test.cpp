// What the README shows is what the program does.
#include <catch2/catch.hpp>
#include <filesystem>
#include <regex>
#include <set>

#include "kattegat/evening/shared_fields.hpp"
#include "kattegat/export/exports.hpp"
#include "kattegat/games/all.hpp"
#include "kattegat/languages/languages.hpp"
#include "src/cli/choices.hpp"
#include "support/paths.hpp"
#include "support/tablet.hpp"
#include "ui/ways.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace readme_test {

namespace {

std::string readme() { return read_bytes(std::string(test::source_path) + "/README.md"); }

// What stands between the command and the end of its block.
std::string shown_after(const std::string& command) {
  const std::string text = readme();
  const auto begin = text.find("$ " + command + "\n");
  REQUIRE(begin != std::string::npos);
  const auto from = begin + command.size() + 3;
  return text.substr(from, text.find("```", from) - from);
}

}  // namespace

TEST_CASE("the README's evening is what the program prints", "[readme]") {
  CHECK(shown_after("kattegatctl settle assets/evenings/mixed.json") ==
        kattegatctl({"settle", sample("mixed")}).out);
}

TEST_CASE("the README's broken evening is refused with these words", "[readme]") {
  const Folder folder;
  const std::string file = folder.file("broken.json", R"({
    "format": "kattegat-evening", "version": 1, "date": "2026-11-20",
    "players": ["Anna", "Bo", "Cai", "Dea"],
    "sessions": [{"game": "ligeud", "seats": ["Anna", "Bo", "Cai", "Dea"], "entries": [
      {"type": "deal", "auction": [["Bo", "10"], ["Cai", "9-clubs"]]}]}]})");
  const Run run = kattegatctl({"check", file});
  CHECK(run.status == 1);
  CHECK(run.out == shown_after("kattegatctl check broken.json"));
}

namespace {

template <class V>
std::string as_code(const V& value) {
  return "`" + to_line(to_json(value, {})) + "`";
}

// What else an integer rule may be than its default.
std::string others(int value, const Whole& whole) {
  const std::string most =
      number_text(std::to_string(whole.values.back()), Language::english, Thousands::apart);
  if (whole.of_rounds) return ", any multiple of the seats up to " + most;
  if (whole.between) return ", any from " + std::to_string(whole.values.front()) + " to " + most;
  std::string list;
  for (const int other : whole.values)
    if (other != value) list += ", " + as_code(other);
  return list;
}
std::string others(bool value) { return ", " + as_code(!value); }
template <class V>
std::string others(const V& value) {
  if constexpr (std::is_enum_v<V>) {
    std::string list;
    for (std::size_t i = 0; i < names(value).size(); ++i)
      if (static_cast<V>(i) != value) list += ", " + as_code(static_cast<V>(i));
    return list;
  } else {
    return ", any of them";
  }
}

}  // namespace

TEST_CASE("the README lists every house rule with its values and its sentence", "[readme]") {
  const std::string text = readme();
  for_each_game([&]<class G>() {
    typename G::House house;
    G::house_rules(house, [&](const HouseRule& rule, const auto& value, const auto&... whole) {
      const std::string row = "\n| " + say(G::name, Language::english) + " | `" +
                              std::string(rule.key) + "` | " + as_code(value) +
                              others(value, whole...) + " | " +
                              say(rule.meaning, Language::english) + " |\n";
      CAPTURE(row);
      CHECK(text.find(row) != std::string::npos);
    });
  });
}

namespace {

namespace fs = std::filesystem;

std::string file(const std::string& name) {
  return read_bytes(std::string(test::source_path) + "/" + name);
}
bool is_there(const std::string& name) {
  return fs::exists(std::string(test::source_path) + "/" + name);
}

// "src/referee/said_*.cpp" as it is asked for; GAME and CODE are any.
std::regex pattern_of(std::string path) {
  path = std::regex_replace(path, std::regex("\\."), "\\.");
  path = std::regex_replace(path, std::regex("GAME|CODE"), "[a-z_]+");
  return std::regex(std::regex_replace(path, std::regex("\\*"), "[^/]*"));
}

// Every folder and file of ours, from the root.
const std::set<std::string>& paths() {
  static const std::set<std::string> all = [] {
    std::set<std::string> found;
    const fs::path root(test::source_path);
    for (const auto& top : fs::directory_iterator(root)) {
      const std::string name = top.path().filename().string();
      found.insert(name);
      if (name == "build" || name[0] == '.' || !top.is_directory()) continue;
      for (const auto& below : fs::recursive_directory_iterator(top.path()))
        found.insert(below.path().string().substr(root.string().size() + 1));
    }
    return found;
  }();
  return all;
}
bool is_ours(const std::string& name) {
  const bool is_of_several = name.find_first_of("*GC") != name.npos;
  if (!is_of_several) return paths().count(name) == 1;
  const std::regex wanted = pattern_of(name);
  return std::any_of(paths().begin(), paths().end(),
                     [&](const std::string& path) { return std::regex_match(path, wanted); });
}

// Whether it names a file or a folder of ours, rather than one of the reader's.
bool is_of_this_house(const std::string& name) {
  static const std::regex source("[a-z0-9_/*]+\\.(cpp|hpp|def|sql|mjs)");
  static const std::regex below("(assets|db|include|script|src|tests|ui)/[A-Za-z0-9_./*]+");
  return std::regex_match(name, source) || std::regex_match(name, below);
}

// The words of a line as a shell would have them; what is read from a file is left out.
std::vector<std::string> words_in(const std::string& line) {
  static const std::regex word("#.*|<\\s*\\S+|\"([^\"]*)\"|'([^']*)'|([^\\s\"']+)");
  std::vector<std::string> words;
  const std::sregex_iterator none;
  for (std::sregex_iterator it(line.begin(), line.end(), word); it != none; ++it)
    for (std::size_t group = 1; group <= 3; ++group)
      if ((*it)[group].matched) words.push_back((*it)[group]);
  return words;
}

// The kinds of entry that a game has.
template <class... Kind>
std::vector<std::string> kinds(const std::variant<Kind...>*) {
  return {std::string(Kind::type)...};
}

// Whether the sentence of this word, whatever stands in its places, is what was said.
bool is_said(const std::string& said, Word word) {
  std::size_t at = 0;
  each_piece(pattern(word, Language::english), [&](const Piece& piece) {
    if (piece.form != Piece::Form::plain || at == said.npos) return;
    at = said.find(piece.text, at);
  });
  return at != said.npos;
}

}  // namespace

TEST_CASE("every file that the README names is there", "[readme][once]") {
  static const std::regex quoted("`([^`\n]+)`");
  const std::string text = readme();
  int named = 0;
  const std::sregex_iterator none;
  for (std::sregex_iterator it(text.begin(), text.end(), quoted); it != none; ++it) {
    std::string name = (*it)[1];
    if (!is_of_this_house(name)) continue;
    if (name.back() == '/') name.pop_back();
    ++named;
    CAPTURE(name);
    bool found = false;  // by its room alone, and without its ending
    for (const std::string place :
         {"", "include/kattegat/", "include/kattegat/core/", "src/", "src/cli/", "db/", "db/book/",
          "ui/", "ui/kit/", "ui/desk/", "ui/app/"})
      found = found || is_ours(place + name) || is_ours(place + name + ".cpp");
    CHECK(found);
  }
  CHECK(named > 60);
}

namespace {

// What is said of a command line that is none, whatever lies in the book.
const std::vector<Word>& refusals() {
  static const std::vector<Word> all = [] {
    std::vector<Word> list;
    for (std::size_t i = 0; i < word_count; ++i) {
      const auto word = static_cast<Word>(i);
      if (id_of(word).rfind("usage_", 0) == 0 && argument_count(word) > 0) list.push_back(word);
    }
    for (const usage::Value value : {
#define KATTEGAT_VALUE(value, word, kind) usage::Value::value,
#include "kattegat/usage/values.def"
#undef KATTEGAT_VALUE
         })
      if (const auto wrong = cli::wrong_word(value, "?")) list.push_back(wrong->word);
    return list;
  }();
  return all;
}

// The id of what the program says of such words; empty where they can be given.
std::string refusal_of(std::vector<std::string> words) {
  words.insert(words.end(), {"--lang", "en"});
  const Tablet nobody;  // so that it does nothing, whatever it is
  const Run run = nobody.ctl(words);
  for (const Word word : refusals())
    if (is_said(run.err, word)) return std::string(id_of(word));
  return "";
}

}  // namespace

TEST_CASE("every command that the README shows can be given", "[readme]") {
  int commands = 0;
  for (const std::string& line : lines_of(readme())) {
    if (line.rfind("kattegatctl ", 0) != 0) continue;
    std::vector<std::string> words = words_in(line);
    words.erase(words.begin());
    CAPTURE(line, words);
    ++commands;
    CHECK(refusal_of(words) == "");
  }
  CHECK(commands > 25);
}

TEST_CASE("of a README's command every word that is wrong is seen", "[readme]") {
  const auto told = [](const std::string& line) { return refusal_of(words_in(line)); };
  CHECK(told("standings --by best=8 --from 2026-01-01") == "");
  CHECK(told("standings --by bst=8") == "cli_not_a_ranking");
  CHECK(told("standings --from 2026-13-01") == "cli_not_a_date");
  CHECK(told("standings --least none") == "cli_not_a_least");
  CHECK(told("settle evening.json --plan sesions") == "cli_unknown_plan");
  CHECK(told("statistics Dea --deals no:such:figure") == "cli_no_such_figure");
  CHECK(told("pay 1234 Anna Dea much") == "cli_not_an_amount");
  CHECK(told("standings --bye money") == "usage_option_meant");
}

namespace {

// The line that begins so.
std::string line_with(const std::string& beginning, const std::string& text) {
  const auto from = text.find("\n" + beginning);
  REQUIRE(from != text.npos);
  return text.substr(from + 1, text.find('\n', from + 1) - from);
}

}  // namespace

TEST_CASE("the README lists every form of an export", "[readme]") {
  const std::string one = line_with("kattegatctl export ID ", readme());
  for (const Export& form : exports()) {
    CAPTURE(form.id);
    CHECK(std::regex_search(one, std::regex("[ ,]" + std::string(form.id) + "[ ,]")));
  }
  static const std::regex list_of_forms("--as ([a-z-]+(?:\\|[a-z-]+)+)");
  const std::string reports = joined(standings_exports(), "|", &StandingsExport::id),
                    purse = joined(purse_exports(), "|", &PurseExport::id), text = readme();
  const std::sregex_iterator none;
  std::set<std::string> lists;
  for (std::sregex_iterator it(text.begin(), text.end(), list_of_forms); it != none; ++it)
    lists.insert((*it)[1]);
  CHECK(lists == std::set{reports, purse});
}

TEST_CASE("a browser has a type for every file that is exported", "[readme]") {
  const std::string types = file("ui/web/exchange.js");
  const auto check = [&](std::string_view ending) {
    CAPTURE(ending);
    const std::string last(ending.substr(ending.find_last_of('.') + 1));
    CHECK(std::regex_search(types, std::regex("[{ ]" + last + ": '[a-z]+/")));
  };
  for (const Export& one : exports()) check(one.ending);
  for (const StandingsExport& one : standings_exports()) check(one.ending);
  for (const PurseExport& one : purse_exports()) check(one.ending);
}

TEST_CASE("whoever lists the games has all of them", "[readme][games]") {
  const std::string text = readme(), schema = file("assets/schema/answers.schema.json"),
                    flows = file("tests/web/flows.mjs"),
                    keywords = line_with("Keywords=", file("assets/package/kattegat.desktop")),
                    today = line_with("Today it plays ", text);
  const auto known = schema.substr(schema.find("\"game\": {\n      \"enum\""));
  const std::string games_in_schema = known.substr(0, known.find(']'));
  const std::vector<std::string> of_every_game{"deal", "misdeal", "adjust", "note"};
  std::size_t games = 0;
  for_each_game([&]<class G>() {
    const std::string id(G::id);
    CAPTURE(id);
    ++games;
    CHECK(contains(games_in_schema, '"' + id + '"'));
    CHECK(contains(flows, "'" + id + "': ["));
    CHECK(half_filled.count(id) == 1);
    const auto row = text.find("\n| " + say(G::name, Language::english) + " | `" + id + "` |");
    REQUIRE(row != text.npos);
    const std::string line = text.substr(row, text.find('\n', row + 1) - row);
    for (const std::string& kind : kinds(static_cast<typename Entry<G>::Body*>(nullptr)))
      CHECK((contains(of_every_game, kind) || contains(line, '`' + kind + '`')));
    CHECK(is_there("assets/evenings/" + id + ".json"));
    for (const std::string& word : words_in(say(G::name, Language::english))) {
      CAPTURE(word);
      CHECK(contains(today, word));
    }
    const std::string last = words_in(say(G::name, Language::english)).back();
    CHECK(contains(keywords, last.substr(1) + ";"));  // whatever its first letter
    for (const Language language : languages)
      CHECK(is_there("assets/rules/" + std::string(code(language)) + "/" + id + ".md"));
  });
  CHECK(std::count(games_in_schema.begin(), games_in_schema.end(), '"') ==
        static_cast<int>(2 * games + 4));
}

TEST_CASE("whoever lists the languages has all of them", "[readme]") {
  const std::string text = readme(), top = text.substr(0, text.find("\n|")),
                    settings = line_with("| Settings | ", text),
                    declarers = line_with("What declarer said is read in ", text),
                    options = line_with("command takes `--json`", text);
  std::string list;  // en|da|…
  const auto check = [&](const std::string& id, std::string name) {
    CAPTURE(id);
    name[0] = static_cast<char>(std::toupper(name[0]));
    CHECK(contains(top, name));
    CHECK(contains(settings, name));
    CHECK(contains(declarers, name));
    list += (list.empty() ? "" : "|") + id;
    CHECK(is_there("assets/rules/" + id + "/common.md"));
    CHECK(contains(file("ui/web/index.html"), "<p lang=\"" + id + "\">"));
    if (id == "en") return;  // is what stands there without a language
    CHECK(contains(file("assets/package/kattegat.desktop"), "Comment[" + id + "]="));
    CHECK(contains(file("assets/package/kattegat.metainfo.xml"), "<p xml:lang=\"" + id + "\">"));
  };
#define KATTEGAT_LANGUAGE(name, code) check(#code, #name);
#include "kattegat/words/languages.def"
#undef KATTEGAT_LANGUAGE
  CHECK(contains(options, "`--lang " + list + "`"));
}

}  // namespace readme_test
