// Where a copy of a book may be put, and what lies beside it then.
#include <chrono>
#include <filesystem>

#include "db/files/backup.hpp"
#include "db/files/recover.hpp"
#include "db/store/book_file.hpp"
#include "db/store/copy_pages.hpp"
#include "db/store/sqlite_store.hpp"
#include "kattegat/languages/languages.hpp"
#include "support/closed_book.hpp"
#include "support/tampering.hpp"
#include "support/whole_book.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace copies_test {

namespace {

using WhyNot = BookFault::Kind;

}  // namespace

TEST_CASE("no copy of a book is put where it has files of its own", "[book]") {
  const Folder folder;
  const std::string path = closed_book(folder);
  const std::string before = contents(opened(path));
  for (const char* end : {"-wal", "-shm", "-journal", "-key"}) {
    const std::string to = path + end;
    CAPTURE(to);
    const std::string key = read_bytes(path + "-key");
    for (const auto& fault : {backup_book(*Book::open_to_read(path), to).error(),
                              *copy_as_it_is(path, to), recover_book(path, to).error()}) {
      CHECK(fault.kind == WhyNot::other);
      CHECK(contains(say(fault.text, Language::english), to));
    }
    CHECK(read_bytes(path + "-key") == key);
    const Book book = opened(path);
    CHECK(contents(book) == before);
    CHECK(differences(book).empty());
  }
}

TEST_CASE("where a book is held while its pages are copied, it is the book that is named",
          "[book]") {
  const Folder folder;
  const std::string path = closed_book(folder), to = folder.file("copy.db", "");
  Book book = opened(path);
  book.set_patience(0);
  SQLite::Database& database = sqlite_of(book.store()).connection().database();
  database.exec("BEGIN IMMEDIATE");
  const auto fault = copy_pages(book.store(), to);
  database.exec("ROLLBACK");
  REQUIRE(fault.has_value());
  CHECK(fault->kind == WhyNot::busy);
  CHECK(contains(say(fault->text, Language::english), path));
  CHECK_FALSE(copy_pages(book.store(), to).has_value());
}

// A file system notes of the time what its clock's last tick was: two changes may look alike.
TEST_CASE("what was written just now is copied when later changes would show", "[book]") {
  const Folder folder;
  const std::string from = folder.file("book.db", "written just now"), to = folder.path("copy.db");
  REQUIRE_FALSE(copy_book(from, to).has_value());
  CHECK(read_bytes(to) == "written just now");
  CHECK(std::filesystem::last_write_time(to) - std::filesystem::last_write_time(from) >=
        std::chrono::milliseconds(10));
}

TEST_CASE("a copy in which the end of a log is not to be found is none", "[book]") {
  const Folder folder;
  const std::string path = closed_book(folder), to = folder.path("copy.db");
  hide_in_index(path, "record_by_origin", "record (origin, number)", " WHERE number < 3");
  const auto book = Book::open_to_read(path);
  REQUIRE(book.has_value());
  const auto copied = backup_book(*book, to);
  REQUIRE_FALSE(copied.has_value());
  CHECK(copied.error().text.word == Word::book_copy_lacks);
  CHECK_FALSE(std::filesystem::exists(to));
}

TEST_CASE("beside a file that is there no log of a copy stays", "[book]") {
  const Folder folder;
  const std::string path = closed_book(folder), other = closed_book(folder, "other.db");
  Book book = opened(path);
  append_to(book, uuid_of(2, 1), agreed(7, "1"));
  REQUIRE(std::filesystem::file_size(path + "-wal") > 0);
  const std::string before = read_bytes(other);
  CHECK(copy_as_it_is(path, other).has_value());
  CHECK_FALSE(std::filesystem::exists(other + "-wal"));
  CHECK(read_bytes(other) == before);
  CHECK_FALSE(copy_as_it_is(path, folder.path("third.db")).has_value());
  CHECK(read_bytes(folder.path("third.db-wal")) == read_bytes(path + "-wal"));
}

TEST_CASE("a log that has lost its book is played into no other one", "[book]") {
  const Folder folder;
  const std::string path = closed_book(folder), gone = folder.path("gone.db");
  Book book = opened(path);
  append_to(book, uuid_of(2, 1), agreed(7, "1"));
  const std::string log = read_bytes(path + "-wal");
  REQUIRE_FALSE(log.empty());
  for (const char* end : {"-wal", "-journal"}) {
    const std::string left = gone + end;
    folder.file("gone.db" + std::string(end), log);
    const auto refuses = [&](const BookFault& fault) {
      const std::string said = say(fault.text, Language::english);
      CHECK(contains(said, gone + " is not made: " + left + " lies there without its book"));
      CHECK(contains(said, "put the book back beside it, or move the log away"));
      CHECK_FALSE(std::filesystem::exists(gone));
      CHECK(read_bytes(left) == log);
    };
    refuses(Book::open_or_create(gone).error());
    refuses(backup_book(book, gone).error());
    refuses(*copy_as_it_is(path, gone));
    refuses(recover_book(path, gone).error());
    // Whoever has no use for it moves it away.
    std::filesystem::remove(left);
  }
  CHECK(Book::open_or_create(gone).has_value());
}

TEST_CASE("a link to a book that is elsewhere just now says where no book is", "[book]") {
  const Folder folder;
  const std::string link = folder.path("book.db"), stick = folder.path("stick/club.db");
  std::filesystem::create_symlink("stick/club.db", link);
  for (const BookFault& fault :
       {Book::open_or_create(link).error(), Book::open_to_read(link).error()})
    CHECK(say(fault.text, Language::english) == "there is no book at " + stick);
  std::filesystem::create_directory(folder.path("stick"));
  std::filesystem::rename(closed_book(folder, "other.db"), stick);
  CHECK(Book::open_or_create(link).has_value());
}

TEST_CASE("no book is made under a name of what lies beside another", "[book]") {
  const Folder folder;
  const std::string path = closed_book(folder);
  const Book book = opened(path);
  for (const std::string& beside : {path, folder.path("none.db")})  // there, or perhaps to come
    for (const char* end : {"-wal", "-shm", "-journal", "-key"}) {
      if (beside == path && std::filesystem::exists(path + end)) continue;
      const std::string to = beside + end;
      CAPTURE(to);
      for (const auto& fault : {Book::open_or_create(to).error(), Book::open_to_fill(to).error(),
                                backup_book(book, to).error(), *copy_as_it_is(path, to),
                                recover_book(path, to).error()})
        CHECK(contains(say(fault.text, Language::english), to));
      CHECK_FALSE(std::filesystem::exists(to));
    }
}

TEST_CASE("no book is made under a name beside which no log can be named", "[book]") {
  const Folder folder;
  const Book book = opened(closed_book(folder));
  for (const std::size_t length : {252U, 253U, 254U, 255U, 256U}) {
    const std::string to = folder.path("far/" + std::string(length, 'k'));
    CAPTURE(length);
    for (const auto& fault :
         {Book::open_or_create(to).error(), backup_book(book, to).error(),
          *copy_as_it_is(book.path(), to), recover_book(book.path(), to).error()})
      CHECK(contains(say(fault.text, Language::english), "name too long"));
  }
  CHECK_FALSE(std::filesystem::exists(folder.path("far")));
  const std::string longest = folder.path(std::string(251, 'k'));
  CHECK(opened(longest).path() == longest);
  import_into(*std::make_unique<Book>(opened(longest)), ligeud_evening(1, nine_made(1)));
}

TEST_CASE("no folder is made where a book was to be, of which the name of a folder was given",
          "[book]") {
  const Folder folder;
  const Book book = opened(closed_book(folder));
  const std::string path = folder.path("next.db"), as_a_folder = path + "/";
  for (const auto& fault :
       {Book::open_or_create(as_a_folder).error(), backup_book(book, as_a_folder).error(),
        *copy_as_it_is(book.path(), as_a_folder), recover_book(book.path(), as_a_folder).error()})
    CHECK(contains(say(fault.text, Language::english), as_a_folder));
  CHECK_FALSE(std::filesystem::exists(path));
  CHECK(opened(path).path() == path);
}

TEST_CASE("a book that somebody has called as what lies beside another is not lost", "[book]") {
  const Folder folder;
  const std::string other = closed_book(folder, "other.db"), bytes = read_bytes(other);
  const bool is_there = GENERATE(false, true);
  CAPTURE(is_there);
  const std::string path = is_there ? closed_book(folder) : folder.path("book.db");
  for (const char* end : {"-wal", "-shm", "-journal", "-key"}) {
    CAPTURE(end);
    std::filesystem::remove(path + "-key");
    folder.file("book.db" + std::string(end), bytes);
    const auto refuses = [&](const Result<Book, BookFault>& opening) {
      REQUIRE_FALSE(opening.has_value());
      CHECK(contains(say(opening.error().text, Language::english), path + end));
    };
    refuses(Book::open_or_create(path));
    if (is_there) refuses(Book::open_to_write(path));
    if (is_there && end != std::string("-key")) refuses(Book::open_to_read(path));
    if (is_there && end == std::string("-key")) CHECK(Book::open_to_read(path).has_value());
    CHECK(read_bytes(path + end) == bytes);
    std::filesystem::remove(path + end);
  }
  CHECK(opened(path).path() == path);
}

}  // namespace copies_test
