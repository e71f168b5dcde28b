// The bytes of what has been forgotten go from the file: at once, or when the book is next written
// to, or copied.
#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

#include "db/files/backup.hpp"
#include "db/files/recover.hpp"
#include "db/store/book_file.hpp"
#include "db/store/half_made.hpp"
#include "db/store/scrub_debt.hpp"
#include "db/store/sqlite_store.hpp"
#include "kattegat/languages/languages.hpp"
#include "support/people.hpp"
#include "support/tampering.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace scrubbed_test {

using namespace kattegat::test::people;

namespace {

// VACUUM attaches the new file; a full disk refuses it at another place.
void cannot_be_written_anew(const Book& book) {
  sqlite3_limit(sqlite_of(book.store()).connection().database().getHandle(), SQLITE_LIMIT_ATTACHED,
                0);
}

const Text not_anew =
    text(Word::roster_not_anew, std::string("too many attached databases - max 0"));

// What another tool, or SQLite when it moves rows from page to page, leaves where no row is.
void leave_in_free_pages(const std::string& path, const std::string& name) {
  SQLite::Database database(path, SQLite::OPEN_READWRITE);
  database.exec("PRAGMA secure_delete = OFF; CREATE TABLE passing (text)");
  for (int i = 0; i < 30; ++i)
    database.exec("INSERT INTO passing VALUES ('" + name + "' || hex(zeroblob(1900)))");
  database.exec("DROP TABLE passing");
}

// A book in which Anna is forgotten, and whose file still has her name.
void forget_by_halves(const std::string& path) {
  { const Book begun = opened(path); }
  leave_in_free_pages(path, "Anna");
  Book book = opened(path);
  import_into(book, night(1, four));
  cannot_be_written_anew(book);
  const auto erased = erase_person(book, person(book, "Anna"), "Player 17");
  REQUIRE(erased.has_value());
  CHECK(erased->bytes_left == not_anew);
  CHECK(names(book) == List{"Bo", "Cai", "Dea", "Player 17"});
}

// Somebody else who is reading the book.
class Reader {
 public:
  explicit Reader(const std::string& path) : database_(path, SQLite::OPEN_READONLY) {
    database_.exec("BEGIN");
    database_.execAndGet("SELECT count(*) FROM record");
  }
  void let_go() { database_.exec("COMMIT"); }

 private:
  SQLite::Database database_;
};

}  // namespace

TEST_CASE("what could not be written anew is when the book is next opened to be written to") {
  const Folder folder;
  const std::string path = folder.path("book.db");
  forget_by_halves(path);
  CHECK(names(*Book::open_to_read(path)) == List{"Bo", "Cai", "Dea", "Player 17"});
  CHECK(files_with(folder, "Anna") == List{"book.db"});
  SECTION("as far as others let it") {
    Reader reader(path);
    {
      Book book = opened(path);
      append_to(book, uuid_of(2, 1), R"({"type":"misdeal"})");
    }
    CHECK(files_with(folder, "Anna") == List{"book.db"});
    reader.let_go();
  }
  const Book book = opened(path);
  CHECK(files_with(folder, "Anna").empty());
  CHECK(differences(book).empty());
}

TEST_CASE("what could not be written anew for who was reading is when the book is closed") {
  const Folder folder;
  const std::string path = folder.path("book.db");
  forget_by_halves(path);
  Reader reader(path);
  {
    Book book = opened(path);
    append_to(book, uuid_of(2, 1), R"({"type":"misdeal"})");
    CHECK(files_with(folder, "Anna") == List{"book.db"});
    reader.let_go();
  }
  CHECK(files_with(folder, "Anna").empty());
}

TEST_CASE("who was killed between forgetting and writing anew is followed by one who does") {
  const Folder folder, elsewhere;
  const std::string path = folder.path("book.db"), killed = elsewhere.path("book.db");
  { const Book begun = opened(path); }
  leave_in_free_pages(path, "Anna");
  {
    Book book = opened(path);
    import_into(book, night(1, four));
    cannot_be_written_anew(book);
    REQUIRE(erase_person(book, person(book, "Anna"), "Player 17").has_value());
    for (const char* end : {"", "-wal"}) std::filesystem::copy_file(path + end, killed + end);
  }
  REQUIRE_FALSE(files_with(elsewhere, "Anna").empty());
  const Book book = opened(killed);
  CHECK(files_with(elsewhere, "Anna").empty());
  CHECK(names(book) == List{"Bo", "Cai", "Dea", "Player 17"});
}

TEST_CASE("a backup has nothing of what the book is still to be written anew for") {
  const Folder folder, elsewhere;
  const std::string path = folder.path("book.db"), copy = elsewhere.path("copy.db");
  forget_by_halves(path);
  REQUIRE(backup_book(*Book::open_to_read(path), copy).has_value());
  CHECK(files_with(elsewhere, "Anna").empty());
  CHECK(names(*Book::open_to_read(copy)) == List{"Bo", "Cai", "Dea", "Player 17"});
}

TEST_CASE("what is recovered of a book has nothing of who has been forgotten in it") {
  const bool is_logged_anew = GENERATE(false, true);
  const Folder folder, elsewhere;
  const std::string path = folder.path("book.db"), before = folder.path("before.db"),
                    recovered = elsewhere.path("new.db");
  {
    Book book = opened(path);
    std::vector<Evening> nights;
    for (int n = 1; n <= 300; ++n) nights.push_back(read_evening(night(n, four))->evening);
    REQUIRE(import_evenings(book, std::move(nights)).has_value());
    REQUIRE(backup_book(book, before).has_value());
    for (int i = 0; i < 2; ++i) append_to(book, uuid_of(2, 1), R"({"type":"misdeal"})");
    REQUIRE(erase_person(book, person(book, "Anna"), "Player 17").has_value());
  }
  // Words that lie there still; and a record is lost, behind which another cannot be checked.
  tamper(path, "ATTACH '" + before +
                   "' AS was; INSERT OR IGNORE INTO words SELECT * FROM was.words; DETACH was");
  tamper(path, is_logged_anew ? "DELETE FROM record WHERE record ="
                                " (SELECT min(record) FROM record WHERE body LIKE '%misdeal%')"
                              : "DELETE FROM posting");
  const auto made = recover_book(path, recovered);
  REQUIRE(made.has_value());
  CHECK(made->lost == (is_logged_anew ? 2 : 0));
  CHECK(made->without_words == 0);
  CHECK(files_with(elsewhere, "Anna").empty());
  CHECK(names(*Book::open_to_read(recovered)) == List{"Bo", "Cai", "Dea", "Player 17"});
}

TEST_CASE("who is erased is so, too, where the file cannot be written anew") {
  const Folder folder;
  {
    Book book = opened(folder.path("book.db"));
    std::vector<Evening> nights;
    for (int n = 1; n <= 300; ++n) nights.push_back(read_evening(night(n, four))->evening);
    REQUIRE(import_evenings(book, std::move(nights)).has_value());
    cannot_be_written_anew(book);
    const auto erased = erase_person(book, person(book, "Anna"), "Player 17");
    REQUIRE(erased.has_value());
    CHECK(erased->bytes_left == not_anew);
    CHECK(names(book) == List{"Bo", "Cai", "Dea", "Player 17"});
  }
  CHECK(files_with(folder, "Anna").empty());
}

TEST_CASE("a merge that forgets is done, too, where the file cannot be written anew") {
  const Folder folder, elsewhere;
  {
    Book book = opened(folder.path("book.db")), other = opened(elsewhere.path("other.db"));
    for (Book* each : {&book, &other}) import_into(*each, night(1, four));
    REQUIRE(erase_person(other, person(other, "Bo"), "Player 18").has_value());
    cannot_be_written_anew(book);
    CHECK(taken(book, other).records > 0);
    CHECK(names(book) == List{"Anna", "Cai", "Dea", "Player 18"});
  }
  CHECK(files_with(folder, "\"Bo\"").empty());
}

TEST_CASE("while somebody is still reading, the bytes stay, and it is said so") {
  const Folder folder;
  const std::string path = folder.path("book.db");
  Book book = opened(path);
  import_into(book, night(1, four));
  book.set_patience(50);
  {
    Reader reader(path);
    const auto erased = erase_person(book, person(book, "Anna"), "Player 17");
    REQUIRE(erased.has_value());
    CHECK(erased->bytes_left == text(Word::roster_still_used, std::int64_t{1}));
    CHECK(contains(say(*erased->bytes_left, Language::english), " for 1 second;"));
    CHECK(names(book) == List{"Bo", "Cai", "Dea", "Player 17"});
    reader.let_go();
  }
  SECTION("they go when the book is closed") {
    { const Book closing = std::move(book); }
    CHECK(files_with(folder, "Anna").empty());
  }
  SECTION("they go when the book is next written to and closed") {
    append_to(book, uuid_of(2, 1), R"({"type":"misdeal"})");
    { const Book closing = std::move(book); }
    CHECK(files_with(folder, "Anna").empty());
  }
}

TEST_CASE("what somebody else deletes when the file has just been written anew goes as well") {
  const Folder folder;
  const std::string path = folder.path("book.db");
  Book book = opened(path);
  import_into(book, night(1, four));
  struct Other {
    std::string path;
    int commits = 0;
  } other{path};
  // The first commit is that of the erasure, the second writes the file anew.
  const auto after_commit = [](void* one, sqlite3*, const char*, int) {
    Other& here = *static_cast<Other*>(one);
    if (++here.commits != 2) return SQLITE_OK;
    leave_in_free_pages(here.path, "Nobody of ours");
    SQLite::Database database(here.path, SQLite::OPEN_READWRITE);
    owe_scrub(database);
    return SQLITE_OK;
  };
  sqlite3_wal_hook(sqlite_of(book.store()).connection().database().getHandle(), after_commit,
                   &other);
  const auto erased = erase_person(book, person(book, "Anna"), "Player 17");
  REQUIRE(erased.has_value());
  CHECK_FALSE(erased->bytes_left.has_value());
  CHECK(other.commits > 2);
  CHECK(files_with(folder, "Nobody of ours").empty());
}

namespace {

// Half a copy of the book, as a program leaves it that is killed in the midst of it.
void leave_half_a_copy(const std::string& path, const std::string& to) {
  const pid_t child = ::fork();
  if (child == 0) {
    const HalfMade copy(to);
    ::_exit(copy_book(path, copy.path()) ? 1 : 0);
  }
  int status = -1;
  REQUIRE(::waitpid(child, &status, 0) == child);
  REQUIRE(status == 0);
}

}  // namespace

TEST_CASE("half a copy that a killed program has left just now goes with what is forgotten") {
  const Folder folder;
  const std::string path = folder.path("book.db"), to = folder.path("friday.db");
  { import_into(*std::make_unique<Book>(opened(path)), night(1, four)); }
  SECTION("before the book is opened") {
    leave_half_a_copy(path, to);
    REQUIRE(leftovers(folder) >= 2);  // the copy, and what its maker held
  }
  Book book = opened(path);
  SECTION("while it is open") {
    leave_half_a_copy(path, to);
    REQUIRE(leftovers(folder) >= 2);  // the copy, and what its maker held
  }
  SECTION("but for one that is being made") {
    const HalfMade alive(to);
    REQUIRE_FALSE(copy_book(path, alive.path()));
    REQUIRE(erase_person(book, person(book, "Anna"), "Player 17").has_value());
    CHECK(std::filesystem::exists(alive.path()));
    return;
  }
  const auto erased = erase_person(book, person(book, "Anna"), "Player 17");
  REQUIRE(erased.has_value());
  CHECK_FALSE(erased->bytes_left.has_value());
  CHECK(leftovers(folder) == 0);
  CHECK(files_with(folder, "Anna").empty());
}

}  // namespace scrubbed_test
