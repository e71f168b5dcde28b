// What ui/app/app.hpp promises: screens and panels draw, and only its actions write to the book,
// the settings or files. The book is theirs to read by its type; nobody takes the other one.
#include <catch2/catch.hpp>
#include <regex>

#include "support/own_sources.hpp"

namespace kattegat::test::own_sources::screens_write_nothing_test {

namespace {

// What ui/app/club.hpp declares between its heading for writing and what is private.
Names writing_functions() {
  const std::string header = text_of("ui/app/club.hpp");
  const std::size_t from = header.find("---- Writing"), to = header.find("private:", from);
  REQUIRE(to != std::string::npos);
  const std::string section = header.substr(from, to - from);
  // Whatever it answers: a type and a name at the margin of the class.
  static const std::regex declared(R"(\n  (?!//)[A-Za-z][^\n(]*[ &*](\w+)\()");
  return found_in(section, declared);
}

// Whoever names none of these has neither a book in hand nor a file, nor what actions are made of.
const std::regex others(
    R"(#include "(db/|ui/app/actions/(club|decisions|tapped_in)\.hpp))"
    R"(|\b(Club|Book|Store|SessionLog)\b)"
    R"(|\b(club_of|WritingHand)\b)"
    R"(|\b(write_(settings|whole_file|beside_book|device_file|drafts)|put_aside)\b)"
    R"(|\b(write_(schools|evening_notes)|put_(draft|setup))\b)"
    R"(|\b(fs|filesystem)\b|\bstd::(rename\b|remove\s*\([^,;]*;))"  // of a range it has more
    R"(|\bworld\s*\.\s*copy\b)"
    R"(|\b(ofstream|fopen)\b)");

// What in the source writes; empty when nothing does.
std::string writes(const std::string& code, const Names& functions) {
  static const std::regex comment("//[^\n]*"), call(R"(\bclub\s*\.\s*(\w+)\s*\()");
  const std::string bare = std::regex_replace(code, comment, "");
  for (auto at = std::sregex_iterator(bare.begin(), bare.end(), call); at != std::sregex_iterator();
       ++at)
    if (functions.count((*at)[1]) > 0) return at->str();
  std::smatch other;
  return std::regex_search(bare, other, others) ? other.str() : "";
}

}  // namespace

TEST_CASE("screens and panels write nothing", "[house]") {
  const Names functions = writing_functions();
  REQUIRE(functions == Names{"append", "backup", "import", "merge", "write"});
  int files = 0;
  for (const char* folder : {"ui/screens", "ui/panels"})
    for (const std::string& file : files_below(folder)) {
      CAPTURE(file);
      CHECK(writes(text_of(file), functions).empty());
      ++files;
    }
  CHECK(files > 90);
}

TEST_CASE("a screen that wrote would be noticed", "[house]") {
  const Names functions = writing_functions();
  for (const char* code :
       {"app.club.write(Reach::evening, act);", "app.club\n    .merge(path)",
        "app.club.backup(path);", "club_of(app).write(Reach::evening, act);", "std::ofstream file;",
        "#include \"db/book.hpp\"", "#include \"ui/app/actions/decisions.hpp\"",
        "void_entry(Book&)", "app.world.copy(words);", "write_drafts(path, drafts);",
        "put_aside(path);", "write_evening_notes(path, {}, notes);", "put_draft(app);",
        "fs::rename(from, to);", "std::filesystem::remove(path, fault);",
        "namespace files = std::filesystem;", "std::rename(from.c_str(), to.c_str());",
        "if (std::remove(path.c_str()) != 0) return;", "fopen(path, \"w\")"}) {
    CAPTURE(code);
    CHECK_FALSE(writes(code, functions).empty());
  }
  CHECK(writes("app.club.roster(); tick(app); // app.club.write()", functions).empty());
  CHECK(writes("std::remove(all.begin(), all.end(), one);", functions).empty());
}

}  // namespace kattegat::test::own_sources::screens_write_nothing_test
