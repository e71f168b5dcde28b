// What kattegatctl says of itself: help in every language, the nearest to what was mistyped, manual
// pages, and what a shell may offer. All of it follows from one table, and so is complete.
#include <map>
#include <set>

#include "kattegat/core/text/joined.hpp"
#include "kattegat/languages/languages.hpp"
#include "support/form.hpp"
#include "support/paths.hpp"
#include "support/schema.hpp"
#include "support/tablet.hpp"
#include "support/tools.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace help_test {

namespace {

std::vector<std::string> codes_of_languages() {
  std::vector<std::string> codes;
  for (const Language language : languages) codes.emplace_back(code(language));
  return codes;
}

// The words that a shell is offered after these; a file is offered as ":files".
std::vector<std::string> offered(std::vector<std::string> typed) {
  typed.insert(typed.begin(), {"complete", "--"});
  const Run run = kattegatctl(typed);
  CAPTURE(typed, run.err);
  CHECK(run.status == 0);
  std::vector<std::string> words;
  for (const std::string& line : lines_of(run.out))
    words.push_back(line.substr(0, line.find('\t')));
  return words;
}

// Without the letters that are struck twice to look bold.
std::string as_read(const std::string& printed) {
  std::string text;
  for (const char c : printed) {
    if (c == '\b')
      text.pop_back();
    else
      text += c;
  }
  return text;
}

// Every command, as the shell is offered it: "settle", "judge trick".
std::vector<std::string> commands() {
  std::vector<std::string> all;
  for (const std::string& word : offered({""})) {
    std::vector<std::string> below;
    if (word != "help" && word != "completion")
      for (const std::string& next : offered({word, ""}))
        if (kattegatctl({word, next, "--help"}).out.find(word + " " + next) != std::string::npos)
          below.push_back(word + " " + next);
    if (below.empty() || kattegatctl({word}).err.find("needs one word more") == std::string::npos)
      all.push_back(word);
    all.insert(all.end(), below.begin(), below.end());
  }
  return all;
}

std::vector<std::string> words_of(const std::string& command) {
  const auto space = command.find(' ');
  if (space == std::string::npos) return {command};
  return {command.substr(0, space), command.substr(space + 1)};
}

}  // namespace

TEST_CASE("every command and option is told in every language", "[cli]") {
  const auto all = commands();
  CHECK(all.size() > 28);
  std::size_t number = 0;
  for (const std::string& language : codes_of_languages()) {
    const std::string overview = kattegatctl({"--help", "--lang", language}).out;
    const std::string manual = kattegatctl({"help", "--manual", "--lang", language}).out;
    for (const std::string& command : all) {
      if (!is_due(number++, 5)) continue;
      auto words = words_of(command);
      words.insert(words.end(), {"--help", "--lang", language});
      const Run help = kattegatctl(words);
      CAPTURE(command, language, help.out, help.err);
      CHECK(help.status == 0);
      CHECK(contains(overview, "\n  " + command));
      CHECK(contains(manual, "\n\\fB" + command));
      CHECK(contains(help.out, "kattegatctl " + command));
      auto typed = words_of(command);
      typed.emplace_back("--");
      for (const std::string& option : offered(typed)) {
        CHECK(contains(help.out, option));
        std::string in_roff;
        for (const char c : option) in_roff += c == '-' ? "\\-" : std::string(1, c);
        CHECK(contains(manual, "\\fB" + in_roff + "\\fR"));
      }
    }
  }
}

TEST_CASE("which commands answer the same with --json is told in every language", "[cli]") {
  const Tablet tablet;
  const std::string id = tablet.import(sample("ligeud"));
  const std::map<std::string, std::vector<std::string>> all{
      {"help", {"help"}},
      {"completion", {"completion", "bash"}},
      {"export", {"export", id, "--as", "csv"}},
      {"--as", {"standings", "--as", "csv"}}};
  for (const auto& [told, words] : all) {
    std::vector<std::string> with_json = words;
    with_json.emplace_back("--json");
    CAPTURE(with_json);
    CHECK(tablet.ctl(with_json).out == tablet.ctl(words).out);
    for (const Language language : languages)
      CHECK(contains(say(Word::manual_answers_said, language), told));
  }
}

TEST_CASE("help is in the language that is asked for, or the system's", "[cli]") {
  std::set<std::string> pages, manuals;
  for (const std::string& language : codes_of_languages()) {
    pages.insert(kattegatctl({"settle", "--help", "--lang", language}).out);
    manuals.insert(kattegatctl({"help", "--manual", "--lang", language}).out);
  }
  CHECK(pages.size() == std::size(languages));
  CHECK(manuals.size() == std::size(languages));
  const std::string swedish = kattegatctl({"--lang", "sv", "settle", "--help"}).out;
  CHECK(contains(swedish, "settle [FIL/KVÄLL...] [--plan PLAN]"));
  CHECK(kattegatctl({"help", "settle", "--lang=sv"}).out == swedish);
  const Run danish = run_program("env", {"LC_ALL=da_DK.UTF-8", test::ctl_path, "settle", "--help"});
  CHECK(danish.out == kattegatctl({"settle", "--help", "--lang", "da"}).out);
  const Run refused = run_program("env", {"LC_ALL=da_DK.UTF-8", test::ctl_path, "setle"});
  CHECK(refused.err ==
        "kattegatctl: der er ingen kommando „setle“; den nærmeste er „settle“ (se "
        "kattegatctl --help)\n");
}

TEST_CASE("the nearest command is named, and the nearest option", "[cli]") {
  struct Case {
    std::vector<std::string> typed;
    std::string said;
  };
  const std::vector<Case> cases{
      {{"chekc"}, "the nearest one is “check”"},
      {{"setle", "x"}, "the nearest one is “settle”"},
      {{"standing"}, "the nearest one is “standings”"},
      {{"exprot", "--as", "pdf"}, "the nearest one is “export”"},
      {{"judge", "trik", "x"}, "the nearest one is “judge trick”"},
      {{"roster", "renmae", "a", "b"}, "the nearest one is “roster rename”"},
      {{"help", "voids"}, "the nearest one is “void”"},
      {{"help", "xyzzy"}, "there is no command “xyzzy”; the nearest one is “"},
      {{"help", "roster", "renmae"}, "the nearest one is “roster rename”"},
      {{"standings", "-o", "x.txt"}, "--as is missing: kattegatctl standings"},
      {{"statistics", "-o", "x.txt"}, "--as is missing: kattegatctl statistics"},
      {{"purse", "-o", "x.txt"}, "--as is missing: kattegatctl purse"},
      {{"settle", "0000", "-o", "x.txt"}, "--as is missing: kattegatctl settle"},
      {{"statistics", "--deals", "deals:won"}, "NAME is missing: kattegatctl statistics"},
      {{"statistics", "Anna", "--deals", "deals:won", "--as", "pdf"},
       "--deals and --as cannot be given together"},
      {{"settle", "0000", "--paid", "--as", "pdf"}, "--paid and --as cannot be given together"},
      {{"purse", "--place", "x", "add", "Anna", "1", "--kind", "fee"},
       "there is no option --place here (see kattegatctl --help)"},
      {{"purse", "add", "Anna", "1", "--kind", "gift"}, "--kind cannot be “gift”; it can be: "},
      {{"import", "x.csv", "--layout", "diagonal"},
       "--layout cannot be “diagonal”; it can be: rows, columns"},
      {{"pay", "0000", "Anna", "Bo", "1", "--why", "x"}, "--undo is missing: kattegatctl pay"},
      // What would mean nothing is not passed over.
      {{"settle", "0000", "--force"}, "--output is missing: kattegatctl settle"},
      {{"standings", "--as", "pdf", "--force"}, "--output is missing: kattegatctl standings"},
      {{"purse", "--force"}, "--output is missing: kattegatctl purse"},
      {{"export", "0000", "--as", "csv", "--force"}, "--output is missing: kattegatctl export"},
      {{"standings", "--of", "points"}, "--by is missing: kattegatctl standings"},
      {{"standings", "--by", "money", "--of", "points"},
       "--by money and --of cannot be given together"},
      {{"pay", "0000", "Anna", "Bo", "1", "--extra", "--undo", "--why", "x"},
       "--extra and --undo cannot be given together"},
      {{"purse", "add", "Anna", "1", "--kind", "payment", "--paid"},
       "--kind payment and --paid cannot be given together"},
      {{"import", "x.csv", "--csv", "--undo", "--force", "--why", "x"},
       "--undo and --force cannot be given together"},
      {{"import", "x.csv", "--csv", "--layout", "columns", "--money", "kr"},
       "--layout columns and --money cannot be given together"},
      {{"help", "--manual", "settle"}, "--manual and settle cannot be given together"},
      {{"settle", "0000", "--from", "2026-11-20"}, "--from and 0000 cannot be given together"},
      {{"settle", "0000", "0001", "--to", "2026-11-20", "--paid"},
       "--to and 0000 cannot be given together"},
      {{"settle", "0000", "--paid", "--plan", "sessions"},
       "--paid and --plan cannot be given together"},
      {{"settle", "0000", "--as", "pdf", "--what-if", "{}"},
       "--as and --what-if cannot be given together"},
      {{"settle", "0000", "0001", "--plan", "sessions"},
       "several evenings are settled in the fewest payments"},
      // Of what cannot be read as what it is to be, the word is named before anything is opened.
      {{"pay", "0000", "Anna", "Bo", "much"}, "“much” is not an amount (50.00)"},
      {{"purse", "add", "Anna", "1.234", "--kind", "fee"}, "“1.234” is not an amount (50.00)"},
      {{"purse", "--from", "today"}, "“today” is not a date (2026-11-20)"},
      {{"settle", "--to", "today"}, "“today” is not a date (2026-11-20)"},
      {{"settle", "0000", "--plan", "least"}, "“least” is not a plan"},
      {{"purse", "add", "Anna", "1", "--kind", "fee", "--currency", "kr"},
       "the currency must be a code of ISO 4217"},
      {{"import", "--csv", "x.csv", "--currency", "kr"}, "the currency must be a code of ISO 4217"},
      {{"standings", "--as", "docx"}, "--as cannot be “docx”; it can be: pdf, html, csv"},
      {{"import", "x.csv", "--csv", "--why", "x"}, "--undo is missing: kattegatctl import"},
      {{"delete"}, "there is no command “delete”; the nearest one is “settle”"},
      {{"roster", "forget", "a"}, "the nearest one is “roster set”"},
      {{"judge"}, "“judge” needs one word more: trick, dummy, commerce"},
      {{"settle", "x", "--pln", "fewest"}, "did you mean --plan?"},
      {{"settle", "x", "--jsno"}, "did you mean --json?"},
      {{"evenings", "--what-if", "x"}, "there is no option --what-if here"},
      {{"standings", "--form", "x"}, "did you mean --from?"},
      {{"void", "0000"}, "--why is missing: kattegatctl void ENTRY --why TEXT [--force]"},
      {{"pay", "0000", "Anna"}, "TO is missing: kattegatctl pay EVENING FROM TO AMOUNT"},
      {{"check", "a", "b"}, "“b” is one word too many: kattegatctl check FILE"},
      {{"check", "a", "--json=yes"}, "--json takes no value"},
      {{"settle", "a", "--plan"}, "--plan must be followed by PLAN"},
      {{"void", "0000", "--why", "--force"}, "--why must be followed by TEXT"},
      {{"void", "0000", "--why", "--json=x"}, "--why must be followed by TEXT"},
      {{"purse", "add", "Anna", "1", "--kind", "fee", "--note", "--paid"},
       "--note must be followed by TEXT"},
      {{"export", "0000", "--as", "csv", "--output", "-o"}, "--output must be followed by FILE"},
      {{"settle", "a", "--plan", "b", "--plan=c"}, "--plan can be given only once"},
      {{"evenings", "--lang", "xx"},
       "--lang cannot be “xx”; it can be: " + joined(codes_of_languages())},
      // Little is said of what has many options, and much of what has few values.
      {{"standings", "2026"},
       "“2026” is one word too many: kattegatctl standings [OPTIONS] (kattegatctl standings "
       "--help)\n"},
      {{"settle", "0000", "--payer", "Anna"},
       "--paid is missing: kattegatctl settle [FILE/EVENING...] --paid [OPTIONS] (kattegatctl "},
      {{"export", "0000"}, "[--force]; FORM: pdf, xlsx, html, csv, "},
      {{"completion"}, "SHELL is missing: kattegatctl completion SHELL; SHELL: bash, zsh\n"},
      {{"standings", "--of", "kr"}, "--of cannot be “kr”; it can be: money, points"},
      {{"completion", "fish"}, "completion cannot be “fish”; it can be: bash, zsh"}};
  for (const Case& one : cases) {
    const Run run = kattegatctl(one.typed);
    CAPTURE(one.typed, run.out, run.err);
    CHECK(says_why_not(run));
    CHECK(contains(run.err, one.said));
  }
}

TEST_CASE("help is an answer whatever else is wrong, but of a command that there is", "[cli]") {
  const std::string page = kattegatctl({"settle", "--help"}).out;
  REQUIRE(contains(page, "kattegatctl settle"));
  for (const std::vector<std::string>& words :
       std::vector<std::vector<std::string>>{{"settle", "--bogus", "--help"},
                                             {"settle", "--plan", "--help"},
                                             {"settle", "--plan", "a", "--plan", "b", "--help"},
                                             {"settle", "--help", "--output"}}) {
    const Run run = kattegatctl(words);
    CAPTURE(words, run.err);
    CHECK(run.status == 0);
    CHECK(run.err.empty());
    CHECK(run.out == page);
  }
  const Run run = kattegatctl({"chekc", "--help"});
  CHECK(says_why_not(run));
  CHECK(contains(run.err, "the nearest one is “check”"));
}

TEST_CASE("options may stand anywhere, in every common form", "[cli]") {
  const Tablet tablet;
  const std::string id = tablet.import_text(ligeud_evening(1, nine_made(1)));
  const std::string page = tablet.ctl({"settle", id, "--plan", "banker=Anna", "--lang", "da"}).out;
  REQUIRE(contains(page, "Anna"));
  CHECK(kattegatctl({"settle", "--plan=banker=Anna", id, "--lang=da", "--db=" + tablet.book}).out ==
        page);
  CHECK(kattegatctl(
            {"--lang", "da", "settle", "--db", tablet.book, "--plan", "banker=Anna", "--", id})
            .out == page);
  const std::string file = tablet.folder.path("out.csv");
  CHECK(tablet.ctl({"export", id, "--as", "csv", "-o" + file}).status == 0);
  const std::string csv = read_bytes(file);
  CHECK(csv == tablet.ctl({"export", id, "--as=csv", "--output", "-"}).out);
  // What is written as an option is a value where it is no option here, or where it is said to be.
  for (const char* why : {"--why=--force", "--why=--oops"})
    CHECK(tablet.ctl({"void", id_of(3, 1), why}).status == 0);
  for (const char* why : {"--oops", "-", "-o", "-5"})
    CHECK(tablet.ctl({"restore", id_of(3, 1), "--why", why}).status == 0);
  // What looks like a number is no option.
  const Run negative = tablet.ctl({"pay", id, "Anna", "Bo", "-5.00"});
  CHECK(negative.status == 1);
}

TEST_CASE("a shell is offered commands, options, games, exports and what the book has", "[cli]") {
  CHECK(contains(offered({"se"}), "settle"));
  CHECK(offered({"judge", ""}) == std::vector<std::string>{"trick", "dummy", "commerce"});
  CHECK_FALSE(contains(offered({""}), "complete"));
  CHECK(offered({"help", "roster", "re"}) ==
        std::vector<std::string>{"rename", "remove", "restore"});
  CHECK(contains(offered({"export", "x", "--as", ""}), "ledger"));
  CHECK(contains(offered({"export", "x", "--as", "="}), "ledger"));
  CHECK(offered({"standings", "--game", "ro"}) == std::vector<std::string>{"rodskagg"});
  CHECK(offered({"settle", "x", "--pl"}) == std::vector<std::string>{"--plan"});
  CHECK_FALSE(contains(offered({"settle", "x", "--plan", "fewest", "-"}), "--plan"));
  // A shell that does not end a word at "=" has it whole again.
  CHECK(offered({"settle", "x", "--plan=se"}) == std::vector<std::string>{"--plan=sessions"});
  CHECK(contains(offered({"export", "x", "--as="}), "--as=ledger"));
  CHECK(offered({"export", "x", "--output="}) == std::vector<std::string>{":files"});
  CHECK(offered({"settle", "x", "--json="}).empty());
  CHECK(offered({"settle", "x", "--nothing="}).empty());
  CHECK(contains(offered({"purse", "add", "Anna", "20", "--kind="}), "--kind=fee"));
  CHECK(offered({"check", ""}) == std::vector<std::string>{":files"});
  CHECK(offered({"check", "x", ""}).empty());
  CHECK(contains(offered({"import", "a", ""}), ":files"));
  // Read as the command itself will read it.
  CHECK_FALSE(contains(offered({"export", "x", "-oout.csv", "-"}), "--output"));
  CHECK(contains(offered({"export", "x", "--output", "--as", ""}), "ledger"));

  const Tablet tablet;
  const std::string evening = tablet.import_text(ligeud_evening(1, nine_made(1)));
  const auto of_book = [&](std::vector<std::string> typed) {
    typed.insert(typed.begin(), {"--db", tablet.book});
    return offered(typed);
  };
  CHECK(of_book({"export", ""}) == std::vector<std::string>{evening});
  CHECK(of_book({"settle", ""}) == std::vector<std::string>{evening, ":files"});
  CHECK(of_book({"record", "0000"}) == std::vector<std::string>{id_of(2, 1)});
  CHECK(of_book({"void", "00000003"}) == std::vector<std::string>{id_of(3, 1)});
  CHECK(of_book({"void", "00000002"}).empty());  // a session
  CHECK(contains(of_book({"pay", evening, ""}), "Cai"));
  CHECK(contains(of_book({"statistics", "Anna", "--with", ""}), "Cai"));
  const std::string movement = text_under(
      tablet.answer({"purse", "add", "Anna", "20", "--kind", "fee"}), "movements", 0, "id");
  CHECK(of_book({"purse", "void", movement.substr(0, 8)}) == std::vector<std::string>{movement});
  CHECK(offered({"--db=" + tablet.book, "export", ""}) == std::vector<std::string>{evening});
  CHECK(of_book({"export", "ffff"}).empty());
  // Nothing is made or said where there is no book.
  const Run none =
      kattegatctl({"complete", "--", "--db", tablet.folder.path("none.db"), "export", ""});
  CHECK(none.out.empty());
  CHECK(none.err.empty());
  CHECK_FALSE(std::filesystem::exists(tablet.folder.path("none.db")));
}

TEST_CASE("of an evening at no place a shell is told when, and nothing of where", "[cli]") {
  const Tablet tablet;
  std::string text = ligeud_evening(1, nine_made(1));
  text.replace(text.find("Klubben"), 7, "");
  const std::string evening = tablet.import_text(text);
  const auto told = [&](const char* command) {
    return kattegatctl({"complete", "--", "--db", tablet.book, "--lang", "en", command, ""}).out;
  };
  CHECK(told("export") == evening + "\t2026-11-20\n");
  CHECK(told("entries") == id_of(2, 1) + "\t2026-11-20, Ligeud: Anna, Bo, Cai, Dea\n");
}

TEST_CASE("bash completes what the program offers", "[cli]") {
  const Tablet tablet;
  const std::string evening = tablet.import_text(ligeud_evening(1, nine_made(1)));
  for (const char* name : {"Gerda Berg", "Gerda Holm"})
    REQUIRE(tablet.ctl({"roster", "add", name}).status == 0);
  const std::string script = R"(PATH="$1:$PATH"; source <("$2" completion bash)
    complete() { :; }; compopt() { :; }
    try() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _kattegatctl; echo "${COMPREPLY[*]}"; }
    try kattegatctl stan; try kattegatctl --db "$3" export ''; try kattegatctl roster se
    try kattegatctl --db "$3" roster set 'Gerda\ B'
    try kattegatctl --db "$3" roster set '"Gerda H')";
  const std::string folder = std::filesystem::path(test::ctl_path).parent_path().string();
  const Run run = run_program("bash", {"-c", script, "bash", folder, test::ctl_path, tablet.book});
  CAPTURE(run.err);
  CHECK(run.out == "standings\n" + evening + "\nset separate\nGerda\\ Berg\nGerda\\ Holm\n");
}

TEST_CASE("what is only asked takes no book of an earlier version over", "[cli]") {
  const Folder folder;
  const std::string old = folder.path("old.db");
  std::filesystem::copy_file(std::string(test::source_path) + "/tests/fixtures/book-0.1.db", old);
  const Run offers = kattegatctl({"complete", "--", "--db", old, "settle", ""});
  CHECK(offers.err.empty());
  CHECK_FALSE(std::filesystem::exists(old + ".0.1"));
  // A dry run takes it over, as whatever reads it does, and says where it lies now.
  const std::string table = folder.file("t.csv", "Date;Anna;Bo;Cai;Dea\n2020-01-02;5;-5;0;0\n");
  const Run dry = kattegatctl(
      {"--db", old, "import", "--csv", table, "--game", "ligeud", "--dry-run", "--lang", "en"});
  CAPTURE(dry.out, dry.err);
  CHECK(contains(dry.err, old + ".0.1"));
}

TEST_CASE("zsh completes what the program offers", "[cli][once]") {
  if (!has_tool("zsh")) return;
  const std::string script = R"(PATH="$1:$PATH"; compdef() { :; }
    source <("$2" completion zsh)
    _describe() { print -l -- "${(@P)4}"; }; _files() { print files; }
    words=(kattegatctl verif) CURRENT=2; _kattegatctl
    words=(kattegatctl standings --game ro) CURRENT=4; _kattegatctl
    compset() { print -r -- "$@"; }
    words=(kattegatctl standings --game=ro) CURRENT=3; _kattegatctl
    words=(kattegatctl settle x --as csv --output=a) CURRENT=6; _kattegatctl
    words=(kattegatctl check '') CURRENT=3; _kattegatctl)";
  const std::string folder = std::filesystem::path(test::ctl_path).parent_path().string();
  const Run run = run_program("zsh", {"-fc", script, "zsh", folder, test::ctl_path});
  CAPTURE(run.err);
  CHECK(run.out ==
        "verify:Judge and score the whole book again and compare\nrodskagg\n"
        "--game=rodskagg\n-P 1 --*=\nfiles\nfiles\n");
}

TEST_CASE("the manual pages are roff that man understands", "[cli][once]") {
  if (!has_tool("groff")) return;
  for (const std::string& language : codes_of_languages())
    for (const bool app : {false, true}) {
      const std::string page =
          app ? run_program(test::app_path, {"--manual", "--lang", language}).out
              : kattegatctl({"help", "--manual", "--lang", language}).out;
      const Run run = run_program("groff", {"-Kutf8", "-man", "-Tutf8", "-ww", "-"}, page);
      CAPTURE(language, app, run.err);
      CHECK(run.status == 0);
      CHECK(run.err.empty());
      CHECK(contains(as_read(run.out), app ? "--scoreboard" : "--what-if"));
    }
}

TEST_CASE("the app's help has what people need, and no options of tests", "[cli][once]") {
  for (const std::string& language : codes_of_languages()) {
    const Run help = run_program(test::app_path, {"--help", "--lang", language});
    CAPTURE(help.out, help.err);
    CHECK(help.status == 0);
    for (const char* option : {"--db", "--lang", "--scoreboard", "--settings", "--exports"})
      CHECK(contains(help.out, option));
    for (const char* option : {"--tap", "--shot", "--size", "--items", "--scale", "--manual"})
      CHECK_FALSE(contains(help.out, option));
  }
  const Run full = run_program("sh", {"-c", "exec \"$0\" --help > /dev/full", test::app_path});
  CHECK(says_why_not(full));
  const Run wrong = run_program(test::app_path, {"--scorebord"});
  CHECK(says_why_not(wrong));
  CHECK(contains(wrong.err, "did you mean --scoreboard?"));
  CHECK(says_why_not(run_program(test::app_path, {"book.db"})));
  for (const auto& [option, value] :
       std::vector<std::pair<std::string, std::string>>{{"--scale", "x"},
                                                        {"--scale", "0"},
                                                        {"--scale", "2x"},
                                                        {"--scale", " 2"},
                                                        {"--scale", "0x1p0"},
                                                        {"--size", "large"},
                                                        {"--size", "1280"},
                                                        {"--size", "1280x800abc"},
                                                        {"--size", "1280x 800"},
                                                        {"--size", "0x600"},
                                                        {"--size", "800x-600"},
                                                        {"--size", "99999x9"}}) {
    const Run strange = run_program(test::app_path, {option, value});
    CAPTURE(option, value, strange.err);
    CHECK(says_why_not(strange));
    CHECK(contains(strange.err, option + " cannot be"));
  }
}

}  // namespace help_test
