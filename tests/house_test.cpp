// The rules of this house, as a test: which layer includes which, where libraries are, no floating
// point, how long lines, functions and sources are, nothing dead, no promises.
#include <catch2/catch.hpp>
#include <map>
#include <unordered_set>

#include "kattegat/core/text/unicode.hpp"
#include "support/own_sources.hpp"

// Within the tools, whose names then come before all others.
namespace kattegat::test::own_sources::house_test {

namespace {

namespace fs = std::filesystem;

// include/kattegat/games/x.hpp and src/games/x.cpp are both of the layer "games".
std::string layer_of(const std::string& file) {
  static const std::regex layered("(?:(?:include/)?kattegat|src)/([a-z_]+)/.*");
  std::smatch match;
  if (std::regex_match(file, match, layered)) return match[1];
  // Of ui the kit, which draws and hears, knows no app; the desk, which asks for a deal, knows no
  // game.
  static const std::regex folder("ui/([a-z]+)/.*");
  if (std::regex_match(file, match, folder)) return match[1];
  static const std::regex of_the_book("(db/[a-z]+)/.*");
  if (std::regex_match(file, match, of_the_book)) return match[1];
  return "";
}

const std::map<std::string, std::string> may_include{
    {"words", "words"},
    {"core", "words core"},
    {"files", "core files"},
    {"languages", "words core games languages"},  // it asks each game for its sentences
    {"usage", "core languages usage"},
    {"games", "words core games"},
    {"referee", "words core games referee"},
    {"settlement", "core settlement"},
    {"evening", "core games settlement evening"},
    {"season", "words core games settlement evening season"},
    {"old_results", "core games evening old_results"},
    {"journal", "core games settlement evening journal"},
    {"wording", "core languages games settlement evening journal wording"},
    {"export",
     "core files languages games referee settlement evening season journal wording export"},
    {"press", "core files export press"},
    {"db/store", "core files journal db/store"},
    {"db/book", "core files games settlement evening journal db/store db/book"},
    {"db/proof", "core evening journal db/store db/book db/proof"},
    {"db/files", "core files evening journal db/store db/book db/proof db/files"},
    {"db/season", "core evening season journal db/store db/book db/season"},
    {"db/several", "core old_results journal db/store db/book db/season db/several"},
    {"cli",
     "core files languages games referee settlement evening season old_results journal wording "
     "export "
     "db/store db/book db/proof db/files db/season db/several usage cli"},
    {"kit", "core languages export kit"},
    {"desk", "core evening wording kit desk"},
    {"panels", "core languages games evening wording kit desk panels"},
    {"app",
     "core files languages games referee settlement evening season journal wording export db/store "
     "db/book db/files db/season db/several kit desk panels app"},
    {"screens",
     "core files languages games referee settlement evening season journal wording export db/store "
     "db/book db/files db/season db/several kit desk panels app screens"},
    {"device", "usage app device"},
    {"platform", "core usage app device platform"},
    {"web", "languages kit app device web"}};

// What an include names, from the root; empty when it is not a file of ours.
std::string included_by(const Line& line) {
  static const std::regex ours("\\s*#include \"([^\"]+)\".*");
  std::smatch match;
  if (line.text.find("#include \"") == line.text.npos) return "";
  if (!std::regex_match(line.text, match, ours)) return "";
  const std::string beside = (fs::path(line.file).parent_path() / match[1].str()).string();
  for (const std::string& place : {beside, "include/" + match[1].str(), "tests/" + match[1].str()})
    if (fs::exists(root() / place)) return place;
  return match[1];
}

}  // namespace

TEST_CASE("no layer includes one above it", "[house][once]") {
  int includes = 0;
  for (const Line& line : lines_below("include src db ui")) {
    const std::string wanted = included_by(line);
    if (wanted.empty() || ends(wanted, ".inc")) continue;  // made by the build
    if (ends(wanted, "_words.def")) continue;              // ids alone, of which there is one list
    CAPTURE(line.file, line.number, line.text);
    CHECK(fs::exists(root() / wanted));
    CHECK(split(may_include.at(layer_of(line.file))).count(layer_of(wanted)) == 1);
    ++includes;
  }
  CHECK(includes > 1500);
}

TEST_CASE("no folder of the journal includes one after it", "[house][once]") {
  const std::vector<std::string> folders{"records",  "decisions", "people",    "sessions",
                                         "evenings", "gate",      "entering",  "paying",
                                         "naming",   "purse",     "importing", "merging"};
  static const std::regex within("(?:include/kattegat|src)/journal/(?:([a-z]+)/)?[^/]*");
  const auto place_of = [&](const std::string& file) {
    std::smatch match;
    if (!std::regex_match(file, match, within)) return folders.begin();  // below the journal
    return std::find(folders.begin(), folders.end(), match[1]);
  };
  int includes = 0;
  for (const Line& line : lines_below("include/kattegat/journal src/journal")) {
    if (line.number > 1 && included_by(line).empty()) continue;
    CAPTURE(line.file, line.number, line.text);
    REQUIRE(place_of(line.file) != folders.end());
    if (included_by(line).empty()) continue;
    CHECK(place_of(included_by(line)) <= place_of(line.file));
    ++includes;
  }
  CHECK(includes > 200);
}

TEST_CASE("whoever asks the book knows neither its store nor its steps", "[house][once]") {
  static const std::regex within(
      "db/store/(?!fault\\.hpp).*|"
      "db/book/steps/.*|"
      "db/files/(merging|recovering)/.*");
  int of_the_book = 0;
  for (const Line& line : lines_below("src ui")) {
    const std::string wanted = included_by(line);
    if (!begins(wanted, "db/")) continue;
    ++of_the_book;
    CAPTURE(line.file, line.number, line.text);
    CHECK_FALSE(std::regex_match(wanted, within));
  }
  CHECK(of_the_book > 50);
}

TEST_CASE("the hand that writes to the book is in the actions alone", "[house][once]") {
  int hands = 0;
  for (const Line& line : lines_below("include src db ui")) {
    if (included_by(line) != "ui/app/actions/club.hpp") continue;
    CAPTURE(line.file, line.number);
    CHECK(begins(line.file, "ui/app/actions/"));
    ++hands;
  }
  CHECK(hands > 10);
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
      "src/(languages/.*|referee/hands|export/questions/hands_question)\\.cpp|"
      "ui/screens/referee/hands\\.cpp");
  static const std::regex suit(" *\\{Word::suit_.*");  // may be called as a game is
  static const std::regex lists(
      "include/kattegat/games/(all\\.hpp|games\\.def)|ui/panels/panels\\.hpp");
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
      if (line.text.find(*ids.begin()) == line.text.npos && line.text.find(type) == line.text.npos)
        continue;
      if (!std::regex_search(without_comment(line.text), of_it)) continue;
      ++named;
      if (room_of(line.file) == game || std::regex_match(line.file, lists)) continue;
      if (std::regex_match(line.text, suit)) continue;
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
    {"nlohmann", "nlohmann::", "src/core/json/json.cpp"},
    {"utf8proc", "utf8proc_", "src/core/text/likeness.cpp src/core/text/width.cpp"},
    {"SQLiteCpp", "SQLite::", "db/store/"},
    {"sqlite3.h", "sqlite3_ SQLITE_", "db/store/"},
    {"simdjson", "simdjson::", "src/core/json/quick_json.cpp"},
    {"nettle", "nettle_ sha256_", "src/core/hash.cpp"},
    {"sodium", "sodium_ crypto_sign", "src/journal/records/signing.cpp"},
    {"fmt/", "fmt::", "src/cli/ src/export/"},
    {"cairo", "cairo_", "src/press/"},
    {"pango", "pango_ Pango", "src/press/"},
    {"fontconfig", "FcConfig FcPattern", "src/press/"},
    {"xlsxwriter", "lxw_ workbook_ worksheet_", "src/export/workbook/"},
    {"qrencode", "QRcode_", "src/export/qr_code.cpp"},
    {"imgui", "ImGui:: ImGuiIO ImGuiWindow",
     "ui/kit/ui.cpp ui/kit/finger.cpp ui/kit/fonts.cpp ui/kit/keyboard.cpp ui/kit/painting.cpp "
     "ui/kit/moving.cpp "
     "ui/kit/scrolling.cpp ui/kit/picture.cpp ui/kit/canvas.hpp ui/device/ ui/platform/ ui/web/"},
    {"GLFW", "glfw GLFW", "ui/platform/"},
    {"GL/", "glClear glViewport", "ui/platform/ ui/web/"},
    {"GLES3", "glClear glViewport", "ui/platform/ ui/web/"},
    {"emscripten", "emscripten_ EM_JS", "ui/web/"},
    {"stb", "stbi_", "ui/platform/ ui/kit/picture.cpp"}};

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
  for (const Library& library : libraries) {
    const Names names = split(library.names), home = split(library.home);
    const std::string include = "#include <" + library.header;
    std::vector<Line> lines;
    for (const std::string& file : sources("include src db ui"))
      if (says(text_of(file), names) || text_of(file).find(include) != std::string::npos)
        lines.insert(lines.end(), lines_of(file).begin(), lines_of(file).end());
    std::size_t said = 0;
    for (const Line& line : lines) {
      if (!begins(line.text, include)) {
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

namespace {

// What floating point is called: by the language, and by ourselves.
Names floating_names(const std::vector<Line>& lines) {
  static const std::regex alias("using (\\w+) = (?:long )?(?:double|float);.*");
  Names names{"float", "double"};
  for (const Line& line : lines) names.merge(found_in(line.text, "using ", alias));
  return names;
}

// On paper there are lengths: what is laid out there, and what prints it.
bool has_lengths(const std::string& file) {
  return ends(file, "/export/press.hpp") || begins(file, "src/export/paper/") ||
         begins(file, "src/press/");
}

}  // namespace

TEST_CASE("no floating point anywhere near points or money", "[house][once]") {
  static const std::regex quoted("\"[^\"]*\"");
  static const std::regex amount(R"(\b(hundredths|thousandths|Money|Points)\b)");
  const std::vector<Line>& lines = lines_below("include src db");
  const Names names = floating_names(lines);
  CHECK(names.count("Length") == 1);  // or it is not looked for
  const auto names_it = [&](const std::string& code) {
    bool is_named = false;
    each_word(code, [&](std::size_t from, std::size_t to) {
      is_named |= names.count(code.substr(from, to - from)) > 0;
    });
    return is_named;
  };
  int lengths = 0;
  for (const Line& line : lines) {
    if (begins(line.file, "src/export/workbook/")) continue;  // spreadsheets have no other numbers
    if (!says(line.text, names)) continue;                    // nor does it without what it quotes
    const std::string code = std::regex_replace(without_comment(line.text), quoted, "");
    if (!names_it(code)) continue;
    ++lengths;
    CAPTURE(line.file, line.number, line.text);
    CHECK(has_lengths(line.file));
    CHECK_FALSE(std::regex_search(code, amount));
  }
  CHECK(lengths > 50);
}

TEST_CASE("lines fit 100 columns, nothing is promised for later, no property held in vain",
          "[house][once]") {
  static const std::regex unasked(" *rc::check\\(.*");  // whether it holds
  const auto fits = [](const Line& line) {
    return line.text.size() <= 100 || is_table_of_sentences(line.file) ||
           kattegat::code_points(line.text).size() <= 100;
  };
  const auto is_unasked = [](const std::string& text) {
    return text.find("rc::check(") != text.npos && std::regex_match(text, unasked);
  };
  const auto promises = [](const std::string& text) {
    return text.find(std::string("TO") + "DO") != text.npos ||
           text.find(std::string("FIX") + "ME") != text.npos;
  };
  for (const Line& line : lines_below("include src db ui tests")) {
    const bool has_promise = promises(line.text), has_unasked = is_unasked(line.text);
    if (fits(line) && !has_promise && !has_unasked) continue;
    CAPTURE(line.file, line.number, line.text);
    CHECK(fits(line));
    CHECK_FALSE(has_promise);
    CHECK_FALSE(has_unasked);
  }
  for (const std::string& file : files_below("db")) {
    if (!ends(file, ".sql")) continue;
    for (const Line& line : lines_of(file)) {
      CAPTURE(line.file, line.number);
      CHECK(line.text.size() <= 100);
    }
  }
}

TEST_CASE("lines of what builds and tries it fit 100 columns too", "[house][once]") {
  static const std::regex of_these("script/.*|.*(CMakeLists\\.txt|\\.cmake|\\.mjs|\\.js)");
  std::vector<std::string> files{"CMakeLists.txt"};
  for (const std::string folder : {"script", "src", "db", "ui", "tests", "assets"})
    for (const std::string& file : files_below(folder)) files.push_back(file);
  int looked_at = 0;
  for (const std::string& file : files) {
    if (!std::regex_match(file, of_these)) continue;
    ++looked_at;
    for (const Line& line : lines_of(file)) {
      CAPTURE(line.file, line.number, line.text);
      CHECK(kattegat::code_points(line.text).size() <= 100);
    }
  }
  CHECK(looked_at > 30);
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

// The namespaces in which the next line stands; "" is the file's own.
void follow_namespaces(std::vector<std::string>& within, const std::string& line) {
  static const std::regex opens("(?:inline )?namespace ?(\\S*) \\{.*"),
      closes("\\}  // (?:inline )?namespace.*");
  std::smatch match;
  if (line.find("namespace") == line.npos) return;
  if (std::regex_match(line, match, opens)) within.push_back(match[1]);
  if (std::regex_match(line, closes) && !within.empty()) within.pop_back();
}

bool is_its_own(const std::vector<std::string>& within) {
  return std::count(within.begin(), within.end(), "") > 0;
}

std::string called_within(const std::vector<std::string>& within, const std::string& name) {
  std::string whole;
  for (const std::string& one : within) whole += one + "::";
  return whole + name;
}

}  // namespace

// Two types of one name would be one to the linker, which takes the functions of either: that is
// seen by nobody before it goes wrong.
TEST_CASE("no two types have the same name, where others see them", "[house][once]") {
  static const std::regex type("(?:struct|class|enum class) (\\w+)(?: final)?(?: : [^;]*)? \\{.*");
  std::map<std::string, std::string> types;  // by the namespaces and the name, where it stands
  for (const std::string& file : sources("include src db ui")) {
    std::vector<std::string> within;
    for (const Line& line : lines_of(file)) {
      follow_namespaces(within, line.text);
      std::smatch match;
      if (is_its_own(within) || !std::regex_match(line.text, match, type)) continue;
      const auto [known, is_new] = types.emplace(called_within(within, match[1]), file);
      CAPTURE(known->first, known->second, file);
      CHECK(is_new);
    }
  }
  CHECK(types.size() > 500);
}

namespace {

// What is compiled in one go with the file, or in turns: README.md, The tests.
std::string compiled_with(const std::string& file) {
  static const std::regex app("ui/(?:kit|desk|app|panels|screens)/.*");
  if (begins(file, "src/languages/")) return file;
  if (begins(file, "src/") && !begins(file, "src/games/")) return "src/" + layer_of(file);
  if (begins(file, "db/")) return "db";
  if (begins(file, "ui/platform/") || begins(file, "ui/device/")) return "ui/platform";
  return std::regex_match(file, app) ? "ui" : fs::path(file).parent_path().string();
}

// The function, constant or type that a line at the margin names; empty where it names none.
std::string named_by(const std::string& code) {
  static const std::regex type("(?:struct|class|enum class) (\\w+).*"),
      other("(?!template|using |namespace )[A-Za-z][^({=;\\[]*[ &*>](\\w+) ?[({=;\\[].*");
  std::smatch match;
  const bool is_found = std::regex_match(code, match, type) || std::regex_match(code, match, other);
  return is_found && match[1] != "operator" ? match[1].str() : "";
}

}  // namespace

TEST_CASE("what is a file's own is called as nothing else that is compiled with it",
          "[house][once]") {
  CHECK(named_by("std::optional<Index> read_index(Book& book) {") == "read_index");
  CHECK(named_by("constexpr std::array<float, 3> heights{0.36F, 0.25F, 0.18F};") == "heights");
  CHECK(named_by("struct OnStep {") == "OnStep");
  CHECK(named_by("void Panel::draw(Rect area) {").empty());
  std::map<std::string, std::string> owners;  // by where it is compiled and its whole name
  for (const std::string& file : sources("src db ui")) {
    if (!ends(file, ".cpp")) continue;
    std::vector<std::string> within;
    for (const Line& line : lines_of(file)) {
      follow_namespaces(within, line.text);
      const bool is_indented = begins(line.text, " ");
      if (is_indented || !is_its_own(within)) continue;
      const std::string name = named_by(without_comment(line.text));
      if (name.empty()) continue;
      const std::string key = compiled_with(file) + " " + called_within(within, name);
      const std::string& owner = owners.emplace(key, file).first->second;
      CAPTURE(key, file);
      CHECK(owner == file);
    }
  }
  CHECK(owners.size() > 2000);
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

// Adds the words of a line but for members: no function stands behind a dot.
void add_free_words(const std::string& code, std::unordered_set<std::string>& words) {
  each_word(code, [&](std::size_t at, std::size_t end) {
    const bool is_member =
        at > 0 && (code[at - 1] == '.' || (at > 1 && code.compare(at - 2, 2, "->") == 0));
    if (!is_member) words.insert(code.substr(at, end - at));
  });
}

}  // namespace

TEST_CASE("every function that a header declares is called by the programs", "[house][once]") {
  static const std::regex quoted("\"(?:[^\"\\\\]|\\\\.)*\"");
  std::map<std::string, std::string> declared;  // and where
  std::unordered_set<std::string> called;
  for (const Line& line : lines_below("include src db ui")) {
    if (begins(line.file, "src/languages/") || is_table_of_sentences(line.file)) continue;
    std::string code = without_comment(line.text);
    if (code.find('"') != code.npos) code = std::regex_replace(code, quoted, "");
    const std::size_t name = place_of_function(code);
    if (name != std::string::npos) {
      const std::string its = code.substr(name, code.find('(', name) - name);
      if (code[name - 1] != ':' && ends(line.file, ".hpp")) declared[its] = line.file;
      code.erase(name, its.size());
    }
    add_free_words(code, called);
  }
  declared.erase("operator");
  CHECK(declared.size() > 900);
  for (const auto& [name, file] : declared) {
    CAPTURE(name, file);
    CHECK(called.count(name) == 1);
  }
}

}  // namespace kattegat::test::own_sources::house_test
