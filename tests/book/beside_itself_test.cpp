// A book that is open, and whose file the same program looks at once more. Whoever closes a file
// gives up all the locks that they have on it (POSIX): then the next one who closes the book would
// take away the log that is still written to, and with it all that comes later.
#include <sys/stat.h>

#include <functional>

#include "db/files/backup.hpp"
#include "db/files/other_file.hpp"
#include "db/files/recover.hpp"
#include "db/proof/verify.hpp"
#include "db/season/season.hpp"
#include "db/store/bytes/book_bytes.hpp"
#include "support/meeting.hpp"
#include "support/paths.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace beside_itself_test {

namespace {

namespace fs = std::filesystem;

// Never in this process: what is held here is between two.
Run another_program(const std::vector<std::string>& arguments) {
  return run_program(ctl_path, arguments);
}

ino_t number_of(const std::string& path) {
  struct stat found {};
  return ::stat(path.c_str(), &found) == 0 ? found.st_ino : 0;
}
// Another program opens the book, and closes it again.
void somebody_looks_in(const std::string& path) {
  REQUIRE(another_program({"--db", path, "--json", "evenings"}).status == 0);
}

struct Deed {
  std::string what;
  std::function<void(const Folder&, Book&)> run;
};
const std::vector<Deed>& deeds() {
  static const std::vector<Deed> all{
      {"nothing", [](const Folder&, Book&) {}},
      {"a second look",
       [](const Folder&, Book& book) { REQUIRE(Book::open_to_read(book.path())); }},
      {"a second writer", [](const Folder&, Book& book) { opened(book.path()); }},
      {"the season", [](const Folder&, Book& book) { REQUIRE(season(book, {})); }},
      {"a proof", [](const Folder&, Book& book) { REQUIRE(verify_book(book)); }},
      {"a look at the file",
       [](const Folder&, Book& book) {
         CHECK(is_database(book.path()));
         CHECK_FALSE(refuse_other(book.path()));
       }},
      {"a meeting with itself",
       [](const Folder&, Book& book) { CHECK(merge_book(book, book.path())->records == 0); }},
      {"a backup",
       [](const Folder& folder, Book& book) { CHECK(backup_book(book, folder.path("b.db"))); }},
      {"a copy as it is",
       [](const Folder& folder, Book& book) {
         CHECK_FALSE(copy_as_it_is(book.path(), folder.path("c.db")));
       }},
      {"a recovery", [](const Folder& folder,
                        Book& book) { CHECK(recover_book(book.path(), folder.path("r.db"))); }},
      {"by way of a link",
       [](const Folder& folder, Book& book) {
         fs::create_symlink(book.path(), folder.path("link.db"));
         REQUIRE(Book::open_to_read(folder.path("link.db")));
       }},
  };
  return all;
}

}  // namespace

TEST_CASE("whatever looks at an open book once more leaves it its locks", "[book][locks]") {
  for (const Deed& deed : deeds()) {
    CAPTURE(deed.what);
    const Folder folder;
    const std::string path = folder.path("book.db");
    Book book = opened(path);
    import_into(book, ligeud_evening(1, nine_made(1)));
    const ino_t log = number_of(path + "-wal");
    REQUIRE(log != 0);
    deed.run(folder, book);
    somebody_looks_in(path);
    CHECK(number_of(path + "-wal") == log);
    append_to(book, uuid_of(2, 1), nine_made(2));
    // What is stored is there for everybody, before the book is closed.
    const Run seen = another_program({"--db", path, "--lang", "en", "verify"});
    CAPTURE(seen.out, seen.err);
    CHECK(contains(seen.out, " 2 entries"));
  }
}

TEST_CASE("a book whose log has been taken away takes no entries", "[book][locks]") {
  const Folder folder;
  const std::string path = folder.path("book.db");
  std::optional<Book> book = opened(path);
  import_into(*book, ligeud_evening(1, nine_made(1)));
  const auto refused = [&] {
    auto log = SessionLog::open(*book, uuid_of(2, 1));
    REQUIRE(log);
    const auto answer = log->append(*parse_json(nine_made(2)));
    return !answer && answer.error().text.word == Word::book_vanished;
  };
  fs::remove(path + "-wal");
  CHECK(refused());
  SECTION("what was stored before is there when it has been closed") {
    book.reset();
    book = opened(path);
    append_to(*book, uuid_of(2, 1), nine_made(2));
    CHECK(differences(*book).empty());
    CHECK(verify_book(*book)->entries == 2);
  }
  SECTION("nor does it lay its own over what somebody has begun since") {
    fs::remove(path + "-shm");
    REQUIRE(another_program({"--db", path, "import", folder.file("e.json", ligeud_evening(2, ""))})
                .status == 0);
    CHECK(refused());
    book.reset();
    const Run proof = another_program({"--db", path, "verify"});
    CAPTURE(proof.out, proof.err);
    CHECK(proof.status == 0);
  }
}

TEST_CASE("bytes are read as they are, or it is said why not", "[book][locks]") {
  const Folder folder;
  const std::string from = folder.path("book"), to = folder.path("copy");
  const std::string bytes(200'001, '\1');  // more than are read at a time
  folder.file("book", bytes);
  CHECK(*first_bytes(from, 4) == "\1\1\1\1");
  CHECK(*first_bytes(from, bytes.size() + 1) == bytes);
  CHECK_FALSE(copy_bytes(from, to).why);
  CHECK(read_bytes(to) == bytes);
  CHECK(copy_bytes(from, to).why == std::errc::file_exists);
  CHECK_FALSE(copy_bytes(from, to).is_of_source);
  CHECK(first_bytes(folder.path("nothing"), 4).error() == std::errc::no_such_file_or_directory);
  CHECK(copy_bytes(folder.path("nothing"), folder.path("other")).is_of_source);
  CHECK(copy_bytes(folder.path("nothing"), folder.path("other")).why ==
        std::errc::no_such_file_or_directory);
  CHECK(copy_bytes(folder.path("."), folder.path("other")).why == std::errc::is_a_directory);
  CHECK_FALSE(fs::exists(folder.path("other")));  // nor a part of it
}

}  // namespace beside_itself_test
