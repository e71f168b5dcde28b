// Who is erased is still called by name in the old book, which lies beside the new one, and in the
// copies that the app has made.
#include <fstream>

#include "support/tablet.hpp"
#include "support/whole_old_book.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace legacy_erased_test {

using namespace kattegat::test::whole_old_book;

namespace {
namespace fs = std::filesystem;
}  // namespace

TEST_CASE("whoever erases somebody hears of the old book, which has the name still", "[legacy]") {
  const Folder folder;
  const std::string path = old_book(folder);
  folder.file("book.db.0.1", "something else");
  folder.file("book.db.0.1-mine", "somebody's");
  const auto erased = [&](const std::string& name, const std::string& pseudonym) {
    const Run run = kattegatctl({"--db", path, "--lang", "en", "roster", "erase", name, pseudonym});
    CHECK(run.status == 0);
    return run.err;
  };
  CHECK(contains(erased("Bo", "Player 9"), ": " + path + ".0.1, " + path + ".0.1-2. "));
  CHECK(contains(read_bytes(path + ".0.1-2"), "Bo"));
  fs::remove(path + ".0.1");
  fs::remove(path + ".0.1-2");
  CHECK(erased("Anna", "Player 10") == "");
}

TEST_CASE("so does whoever takes an erasure over from another book", "[legacy]") {
  const Folder folder;
  const std::string path = old_book(folder), other = folder.path("other.db");
  const auto done = [](const std::string& book, std::vector<std::string> command) {
    command.insert(command.begin(), {"--db", book, "--lang", "en"});
    const Run run = kattegatctl(command);
    CHECK(run.status == 0);
    return run.out;
  };
  static_cast<void>(opened(path));
  done(other, {"merge", path});
  CHECK_FALSE(contains(done(path, {"merge", other}), path + ".0.1"));
  done(other, {"roster", "erase", "Bo", "Player 9"});
  CHECK(contains(done(path, {"merge", other}), ": " + path + ".0.1. "));
}

TEST_CASE("both hear of the copies that the app has made of the book", "[book]") {
  const Tablet tablet, other;
  const std::string copies = tablet.book + ".backups";
  static_cast<void>(tablet.import_text(ligeud_evening(1, nine_made(1))));
  REQUIRE(other.ctl({"merge", tablet.book}).status == 0);
  REQUIRE(other.ctl({"roster", "erase", "Bo", "Player 9"}).status == 0);
  const auto erased = [&] {
    return tablet.ctl({"--lang", "en", "roster", "erase", "Anna", "Player 10"}).err;
  };
  SECTION("where there are some") {
    fs::create_directory(copies);
    std::ofstream(copies + "/2026-11-20T210405-9.db") << "x";
    CHECK(contains(erased(), "lie in " + copies + " "));
    CHECK(contains(tablet.ctl({"--lang", "en", "merge", other.book}).out, "lie in " + copies));
  }
  SECTION("where there are none any longer") {
    fs::create_directory(copies);
    CHECK(erased() == "");
  }
}

}  // namespace legacy_erased_test
