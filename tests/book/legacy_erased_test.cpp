// Who is erased is still called by name in the old book, which lies beside the new one.
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

}  // namespace legacy_erased_test
