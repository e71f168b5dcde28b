// The rules of this house, as a test: which layer includes which, where libraries are, no floating
// point, how long lines, functions and sources are, nothing dead, no promises.
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "kattegat/core/unicode.hpp"
#include "kattegat/words.hpp"
#include "support/paths.hpp"

namespace house_test {

namespace {

namespace fs = std::filesystem;
using Names = std::set<std::string>;

struct Line {
  std::string file;
  std::size_t number;
  std::string text;
};

bool begins(const std::string& text, const std::string& with) { return text.rfind(with, 0) == 0; }
bool ends(const std::string& text, const std::string& with) {
  return text.size() >= with.size() &&
         text.compare(text.size() - with.size(), with.size(), with) == 0;
}

// The words of a text, as a set.
Names split(const std::string& text) {
  std::istringstream list(text);
  return {std::istream_iterator<std::string>(list), {}};
}

// Every file below the folder.
std::vector<std::string> files_below(const std::string& folder) {
  std::vector<std::string> files;
  for (const auto& entry :
       fs::recursive_directory_iterator(fs::path(kattegat::test::source_path) / folder))
    if (entry.is_regular_file())
      files.push_back(fs::relative(entry.path(), kattegat::test::source_path).string());
  std::sort(files.begin(), files.end());
  return files;
}

std::vector<Line> lines_of(const std::string& name) {
  std::vector<Line> lines;
  std::ifstream file(fs::path(kattegat::test::source_path) / name);
  std::size_t number = 0;
  for (std::string text; std::getline(file, text);) lines.push_back({name, ++number, text});
  return lines;
}

std::string text_of(const std::string& name) {
  std::string text;
  for (const Line& line : lines_of(name)) text += line.text + "\n";
  return text;
}

// Our own C++ below the folders.
std::vector<std::string> sources(const std::string& folders) {
  std::vector<std::string> found;
  for (const std::string& folder : split(folders))
    for (const std::string& file : files_below(folder))
      if (ends(file, ".cpp") || ends(file, ".hpp") || ends(file, ".def")) found.push_back(file);
  return found;
}

std::vector<Line> lines_below(const std::string& folders) {
  std::vector<Line> lines;
  for (const std::string& file : sources(folders))
    for (Line& line : lines_of(file)) lines.push_back(std::move(line));
  return lines;
}

// The ids of a list of words.
Names words_of(const std::string& list) {
  static const std::regex row("KATTEGAT_WORD\\((\\w+), *\"[^\"]*\", *\\d+\\)");
  Names words;
  std::smatch match;
  for (const Line& line : lines_of(list))
    if (std::regex_match(line.text, match, row)) words.insert(match[1]);
  return words;
}

// What a line says to the compiler.
std::string without_comment(const std::string& text) {
  bool quoted = false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (!quoted && text.compare(at, 2, "//") == 0) return text.substr(0, at);
    if (text[at] == '"' && (at == 0 || std::string("\\'").find(text[at - 1]) == std::string::npos))
      quoted = !quoted;
  }
  return text;
}

// Every match of the first group.
Names found_in(const std::string& text, const std::regex& what) {
  Names found;
  const std::sregex_iterator none;
  for (std::sregex_iterator it(text.begin(), text.end(), what); it != none; ++it)
    found.insert((*it)[1]);
  return found;
}

// Where sentences stand, a row each: a sentence is not broken.
bool is_table_of_sentences(const std::string& file) {
  static const std::regex tables("src/words/(?!words).*\\.cpp|src/games/[a-z_]+/words\\.cpp");
  return std::regex_match(file, tables);
}

// include/kattegat/games/x.hpp and src/games/x.cpp are both of the layer "games".
std::string layer_of(const std::string& file) {
  static const std::regex layered("(?:(?:include/)?kattegat|src)/([a-z_]+)/.*");
  std::smatch match;
  if (std::regex_match(file, match, layered)) return match[1];
  static const std::regex folder("ui/(device|platform|panels|screens|web)/.*");
  if (std::regex_match(file, match, folder)) return match[1];
  static const std::regex of_the_book("(db/[a-z]+)/.*");
  if (std::regex_match(file, match, of_the_book)) return match[1];
  // Of what lies in ui itself the kit, which draws and hears, knows no app; the desk, which asks
  // for a deal, knows no game; the rest is the app.
  static const std::regex kit(
      "ui/(canvas|card_table|finger|focus|fonts|geometry|item|keyboard|keys|layout|lettering|"
      "letters|moving|painting|picture|rows|scrolling|text_edit|theme|ui|widgets)\\..pp");
  static const std::regex desk(
      "ui/(agreed_points|auction_row|desk|faces|folding|form|panel)\\..pp");
  if (std::regex_match(file, kit)) return "kit";
  if (std::regex_match(file, desk)) return "desk";
  return begins(file, "ui/") ? "ui" : "words";
}

const std::map<std::string, std::string> may_include{
    {"core", "core"},
    {"files", "core files"},
    {"words", "core games words"},  // it asks each game for its sentences
    {"usage", "core words usage"},
    {"games", "core games"},
    {"referee", "core games referee"},
    {"settlement", "core settlement"},
    {"evening", "core games settlement evening"},
    {"season", "core games settlement evening season"},
    {"old_results", "core games evening old_results"},
    {"journal", "core games settlement evening journal"},
    {"wording", "core words games settlement evening journal wording"},
    {"export", "core files words games referee settlement evening season journal wording export"},
    {"press", "core files export press"},
    {"db/store", "core files journal db/store"},
    {"db/book", "core files games settlement evening journal db/store db/book"},
    {"db/proof", "core evening journal db/store db/book db/proof"},
    {"db/files", "core files evening journal db/store db/book db/proof db/files"},
    {"db/season",
     "core games settlement evening season old_results journal db/store db/book db/season"},
    {"cli",
     "core files words games referee settlement evening season old_results journal wording export "
     "db/store db/book db/proof db/files db/season usage cli"},
    {"kit", "core words wording export kit"},
    {"desk", "core evening wording kit desk"},
    {"panels", "core words games evening wording kit desk panels"},
    {"ui",
     "core files words games referee settlement evening season journal wording export db/store "
     "db/book db/files db/season kit desk panels ui"},
    {"screens",
     "core files words games referee settlement evening season journal wording export db/store "
     "db/book db/files db/season kit desk panels ui screens"},
    {"device", "usage ui device"},
    {"platform", "usage ui device platform"},
    {"web", "words kit ui device web"}};

// What an include names, from the root; empty when it is not a file of ours.
std::string included_by(const Line& line) {
  static const std::regex ours("\\s*#include \"([^\"]+)\".*");
  std::smatch match;
  if (!std::regex_match(line.text, match, ours)) return "";
  const std::string beside = (fs::path(line.file).parent_path() / match[1].str()).string();
  for (const std::string& place : {beside, "include/" + match[1].str(), "tests/" + match[1].str()})
    if (fs::exists(fs::path(kattegat::test::source_path) / place)) return place;
  return match[1];
}

// Every game has a room.
const Names& games() {
  static const Names rooms = [] {
    Names found;
    for (const auto& entry :
         fs::directory_iterator(fs::path(kattegat::test::source_path) / "src/games"))
      if (entry.is_directory()) found.insert(entry.path().filename().string());
    return found;
  }();
  return rooms;
}

// The game whose room the file is in: src/games/danish_whist, its headers and its panel.
std::string room_of(const std::string& file) {
  for (const std::string& game : games())
    for (const char* place : {"src/games/", "include/kattegat/games/", "ui/panels/"})
      if (begins(file, place + game + "/") || begins(file, place + game + ".") ||
          begins(file, place + game + "_"))
        return game;
  return "";
}

}  // namespace

TEST_CASE("no layer includes one above it", "[house][once]") {
  int includes = 0;
  for (const Line& line : lines_below("include src db ui")) {
    const std::string wanted = included_by(line);
    if (wanted.empty() || ends(wanted, ".inc")) continue;  // made by the build
    if (ends(wanted, "_words.def")) continue;              // ids alone, of which there is one list
    CAPTURE(line.file, line.number, line.text);
    CHECK(fs::exists(fs::path(kattegat::test::source_path) / wanted));
    CHECK(split(may_include.at(layer_of(line.file))).count(layer_of(wanted)) == 1);
    ++includes;
  }
  CHECK(includes > 1500);
}

TEST_CASE("whoever asks the book knows neither its store nor its steps", "[house][once]") {
  static const std::regex within(
      "db/store/(?!fault\\.hpp).*|db/book/(one_step|reading|writing|two_readers|forgetting)\\.hpp");
  int of_the_book = 0;
  for (const Line& line : lines_below("src ui")) {
    const std::string wanted = included_by(line);
    of_the_book += begins(wanted, "db/") ? 1 : 0;
    CAPTURE(line.file, line.number, line.text);
    CHECK_FALSE(std::regex_match(wanted, within));
  }
  CHECK(of_the_book > 50);
}

TEST_CASE("no game knows another one", "[house][once]") {
  int rooms = 0;
  for (const Line& line : lines_below("include/kattegat/games src/games ui/panels")) {
    const std::string room = room_of(line.file), wanted = included_by(line);
    if (room.empty() || wanted.empty()) continue;
    ++rooms;
    CAPTURE(line.file, line.number, line.text);
    CHECK((room_of(wanted).empty() || room_of(wanted) == room));
    if (!begins(line.file, "ui/")) CHECK(wanted != "include/kattegat/games/all.hpp");
  }
  CHECK(rooms > 20);
}

TEST_CASE("shared tables know no game: its id and its type stay in its room", "[house][once]") {
  // The hands of Commerce have a referee of their own: no other game's are ranked. Sentences name
  // it.
  static const std::regex of_commerce(
      "src/(words/.*|referee/hands|export/questions)\\.cpp|ui/screens/referee_hands\\.cpp");
  static const std::regex lists("include/kattegat/games/all\\.hpp|ui/panels/panels\\.hpp");
  static const std::regex id("  static constexpr std::string_view id = \"([a-z-]+)\";");
  std::size_t named = 0;
  for (const std::string& game : games()) {
    const Names ids = found_in(text_of("include/kattegat/games/" + game + ".hpp"), id);
    REQUIRE(ids.size() == 1);
    std::string type;  // "DanishWhist" of danish_whist
    for (std::size_t at = 0; at < game.size(); ++at)
      if (game[at] != '_')
        type +=
            static_cast<char>(at == 0 || game[at - 1] == '_' ? std::toupper(game[at]) : game[at]);
    const std::regex of_it("\"" + *ids.begin() + "\"|\\b" + type + "\\b");
    for (const Line& line : lines_below("include src db ui")) {
      const std::string code = without_comment(line.text);
      if (line.text.find(*ids.begin()) == line.text.npos && line.text.find(type) == line.text.npos)
        continue;
      if (!std::regex_search(code, of_it)) continue;
      ++named;
      if (room_of(line.file) == game || std::regex_match(line.file, lists)) continue;
      CAPTURE(line.file, line.number, line.text);
      CHECK((type == "Commerce" && std::regex_match(line.file, of_commerce)));
    }
  }
  CHECK(named > 200);
}

namespace {

// Of what is not ours: what an include of it begins with, what its names begin with, and who may
// say them.
struct Library {
  std::string header, names, home;
};
const std::vector<Library> libraries{
    {"nlohmann", "nlohmann::", "src/core/json.cpp"},
    {"utf8proc", "utf8proc_", "src/core/likeness.cpp src/core/width.cpp"},
    {"SQLiteCpp", "SQLite::", "db/store/"},
    {"sqlite3.h", "sqlite3_ SQLITE_", "db/store/"},
    {"simdjson", "simdjson::", "src/core/quick_json.cpp"},
    {"nettle", "nettle_ sha256_", "src/core/hash.cpp"},
    {"sodium", "sodium_ crypto_sign", "src/journal/signing.cpp"},
    {"fmt/", "fmt::", "src/cli/ src/export/"},
    {"cairo", "cairo_", "src/press/press.cpp"},
    {"pango", "pango_ Pango", "src/press/press.cpp"},
    {"fontconfig", "FcConfig FcPattern", "src/press/press.cpp"},
    {"xlsxwriter", "lxw_ workbook_ worksheet_", "src/export/xlsx.cpp"},
    {"qrencode", "QRcode_", "src/export/qr_code.cpp"},
    {"imgui", "ImGui:: ImGuiIO ImGuiWindow",
     "ui/ui.cpp ui/finger.cpp ui/fonts.cpp ui/keyboard.cpp ui/painting.cpp ui/moving.cpp "
     "ui/scrolling.cpp ui/picture.cpp ui/canvas.hpp ui/device/ ui/platform/ ui/web/"},
    {"GLFW", "glfw GLFW", "ui/platform/"},
    {"GL/", "glClear glViewport", "ui/platform/ ui/web/"},
    {"GLES3", "glClear glViewport", "ui/platform/ ui/web/"},
    {"emscripten", "emscripten_ EM_JS", "ui/web/"},
    {"stb", "stbi_", "ui/platform/ ui/picture.cpp"}};

// Whether one of the names begins there, and is no end of another.
bool says(const std::string& code, const Names& names) {
  for (const std::string& name : names)
    for (auto at = code.find(name); at != code.npos; at = code.find(name, at + 1))
      if (at == 0 ||
          !(std::isalnum(static_cast<unsigned char>(code[at - 1])) || code[at - 1] == '_'))
        return true;
  return false;
}

}  // namespace

TEST_CASE("libraries stay behind the one file or layer that wraps them", "[house][once]") {
  static const std::regex quoted("\"(?:[^\"\\\\]|\\\\.)*\"");
  const std::vector<Line> lines = lines_below("include src db ui");
  for (const Library& library : libraries) {
    const Names names = split(library.names), home = split(library.home);
    std::size_t said = 0;
    for (const Line& line : lines) {
      if (!begins(line.text, "#include <" + library.header)) {
        if (!says(line.text, names)) continue;  // nor does it without what it quotes
        if (!says(std::regex_replace(without_comment(line.text), quoted, ""), names)) continue;
      }
      ++said;
      CAPTURE(library.header, line.file, line.number, line.text);
      CHECK(std::any_of(home.begin(), home.end(),
                        [&](const std::string& place) { return begins(line.file, place); }));
    }
    CAPTURE(library.header);
    CHECK(said > 0);
  }
}

TEST_CASE("no floating point anywhere near points or money", "[house][once]") {
  static const std::regex floating(R"(\b(float|double)\b(?!_))");
  static const std::regex quoted("\"[^\"]*\"");
  for (const Line& line : lines_below("include src db")) {
    if (line.file == "src/export/xlsx.cpp") continue;    // spreadsheets have no other numbers
    if (ends(line.file, "/export/press.hpp")) continue;  // and paper has lengths
    const std::string code = std::regex_replace(without_comment(line.text), quoted, "");
    CAPTURE(line.file, line.number, line.text);
    CHECK_FALSE(std::regex_search(code, floating));
  }
}

TEST_CASE("lines fit 100 columns, nothing is promised for later, no property held in vain",
          "[house][once]") {
  static const std::regex unasked(" *rc::check\\(.*");  // whether it holds
  const std::string promises[] = {std::string("TO") + "DO", std::string("FIX") + "ME"};
  for (const Line& line : lines_below("include src db ui tests")) {
    CAPTURE(line.file, line.number, line.text);
    if (!is_table_of_sentences(line.file)) CHECK(kattegat::code_points(line.text).size() <= 100);
    for (const std::string& promise : promises) CHECK(line.text.find(promise) == std::string::npos);
    CHECK_FALSE(std::regex_match(line.text, unasked));
  }
}

TEST_CASE("no source is longer than 500 lines, no test than 600, and functions fit a screen",
          "[house][once]") {
  static const std::regex function("(?!class |struct ).*\\(.*");
  for (const std::string& file : sources("include src db ui tests")) {
    if (is_table_of_sentences(file)) continue;
    const std::vector<Line> lines = lines_of(file);
    CAPTURE(file, lines.size());
    CHECK(lines.size() <= (begins(file, "tests/") ? 600 : 500));
    if (begins(file, "tests/")) continue;  // a test is a list
    std::map<std::size_t, Line> heads;     // by how far in: what ends with the next brace there
    for (const Line& line : lines) {
      const std::size_t indent = line.text.find_first_not_of(' ');
      if (indent == std::string::npos || line.text[indent] == '#') continue;
      const std::string text = line.text.substr(indent);
      if (begins(text, "}") && heads.count(indent) > 0 &&
          std::regex_match(heads.at(indent).text, function)) {
        CAPTURE(line.number, heads.at(indent).text);
        CHECK(line.number - heads.at(indent).number < 50);
      }
      heads.erase(heads.lower_bound(indent), heads.end());
      if (!begins(text, "}") && !begins(text, "//")) heads[indent] = {file, line.number, text};
    }
  }
}

namespace {

// Who says what: the words by their names, and the keys by which others are looked up.
struct Said {
  std::map<std::string, Names> words, keys;  // and by which files
};

const Said& said_by() {
  static const Said all = [] {
    static const std::regex name("(\\w+)");
    static const std::regex quoted("\"([a-z_-]+)\"");
    Said said;
    for (const Line& line : lines_below("include src db ui")) {
      if (ends(line.file, "words.def") || is_table_of_sentences(line.file)) continue;
      const std::string code = without_comment(line.text);
      for (const std::string& word : found_in(code, name)) said.words[word].insert(line.file);
      for (const std::string& key : found_in(code, quoted))
        said.keys[std::regex_replace(key, std::regex("-"), "_")].insert(line.file);
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
  static const std::regex composed("(?:field|ask|kind|value)_(\\w+)");
  std::smatch match;
  return std::regex_match(word, match, composed) ? match[1].str() : "";
}

}  // namespace

TEST_CASE("every word is said by somebody", "[house][once]") {
  static const std::regex of_a_rule("value_([a-z]+)_(\\w+)");
  const Said& said = said_by();
  std::size_t words = 0;
  for (const std::string& file : sources("include"))
    for (const std::string& word : words_of(file)) {
      CAPTURE(word);
      ++words;
      // A field is looked up by the key that it has in a file, a value of one house rule by both.
      std::smatch match;
      const bool looked_up = said.keys.count(key_of(word)) > 0 ||
                             (std::regex_match(word, match, of_a_rule) &&
                              said.keys.count(match[1]) + said.keys.count(match[2]) == 2);
      CHECK((said.words.count(word) > 0 || looked_up));
    }
  CHECK(words > 700);
}

TEST_CASE("a word of one game stands in its room, and nobody else says it", "[house][once]") {
  const std::string by_name = "ui/screens/referee_hands.cpp";  // the referee of Commerce's hands
  for (const std::string& game : games())
    for (const std::string& word : words_of("include/kattegat/games/" + game + "_words.def")) {
      CAPTURE(game, word);
      static const std::regex shared_form("(game|house|value|kind|field|ask)_.*");
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
         words_of(std::string("include/kattegat/core/") + list + ".def")) {
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
  for (const Line& line : lines_of("include/kattegat/core/languages.def")) {
    if (!std::regex_match(line.text, match, language)) continue;
    ++found;
    const std::string name = match[1], shared = text_of("src/words/" + name + ".cpp");
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
      "src/(cli|usage)/.*|include/kattegat/usage/values.def|ui/platform/options.cpp|src/core/"
      "cell_table.cpp|src/old_results/.*|"
      "db/season/old_results.cpp");
  const Names of_commands = words_of("include/kattegat/core/command_words.def");
  CHECK(of_commands.size() > 250);
  for (const Line& line : lines_below("include src db ui")) {
    if (is_table_of_sentences(line.file) || std::regex_match(line.file, commands_alone)) continue;
    CAPTURE(line.file, line.text);
    for (const std::string& word : found_in(line.text, named)) CHECK(of_commands.count(word) == 0);
  }
}

TEST_CASE("every header is included, and every asset is used", "[house][once]") {
  Names included;
  for (const Line& line : lines_below("include src db ui tests"))
    if (const std::string wanted = included_by(line); !wanted.empty()) included.insert(wanted);
  for (const std::string& file : sources("include src db ui tests")) {
    CAPTURE(file);
    if (!ends(file, ".cpp")) CHECK(included.count(file) == 1);
  }
  std::string all =
      text_of("README.md") + text_of("CMakeLists.txt") + text_of("assets/package/package.cmake");
  for (const std::string& file : files_below("script")) all += text_of(file);
  for (const std::string& file : sources("include src db ui tests")) all += text_of(file);
  for (const std::string& file : files_below("assets"))
    if (ends(file, ".html")) all += text_of(file);
  for (const std::string& file : files_below("assets")) {
    const fs::path path(file);
    CAPTURE(file);
    CHECK((all.find(path.filename().string()) != std::string::npos ||
           all.find('"' + path.stem().string() + '"') != std::string::npos));
  }
}

namespace {

bool is_of_a_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

// Where the name of the function stands that a line declares or defines; npos: it does neither.
// Such a line begins at the margin, and has a type before the name.
std::size_t place_of_function(const std::string& code) {
  constexpr auto none = std::string::npos;
  const auto opens = code.find('(');
  if (opens == none || code.empty() || code[0] == ' ' || code[0] == '#') return none;
  if (begins(code, "template") || begins(code, "using ") || code.find('=') < opens) return none;
  std::size_t at = opens;
  while (at > 0 && is_of_a_word(code[at - 1])) --at;
  return at == opens || at == 0 ? none : at;
}

// The words of a line but for members: no function stands behind a dot.
Names free_words(const std::string& code) {
  Names words;
  for (std::size_t at = 0, end = 0; at < code.size(); at = std::max(end, at + 1)) {
    for (end = at; end < code.size() && is_of_a_word(code[end]);) ++end;
    const bool is_member =
        at > 0 && (code[at - 1] == '.' || (at > 1 && code.compare(at - 2, 2, "->") == 0));
    if (end > at && !is_member) words.insert(code.substr(at, end - at));
  }
  return words;
}

}  // namespace

TEST_CASE("every function that a header declares is called by the programs", "[house][once]") {
  static const std::regex quoted("\"(?:[^\"\\\\]|\\\\.)*\"");
  std::map<std::string, std::string> declared;  // and where
  Names called;
  for (const Line& line : lines_below("include src db ui")) {
    if (begins(line.file, "src/words/") || is_table_of_sentences(line.file)) continue;
    std::string code = std::regex_replace(without_comment(line.text), quoted, "");
    const std::size_t name = place_of_function(code);
    if (name != std::string::npos) {
      const std::string its = code.substr(name, code.find('(', name) - name);
      if (code[name - 1] != ':' && ends(line.file, ".hpp")) declared[its] = line.file;
      code.erase(name, its.size());
    }
    for (const std::string& word : free_words(code)) called.insert(word);
  }
  declared.erase("operator");
  CHECK(declared.size() > 900);
  for (const auto& [name, file] : declared) {
    CAPTURE(name, file);
    CHECK(called.count(name) == 1);
  }
}

}  // namespace house_test
