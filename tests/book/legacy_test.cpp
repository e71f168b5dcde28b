// A book that version 0.1 has written, with everything that it knew.
#include "db/book/legacy/legacy.hpp"

#include "db/book/decisions.hpp"
#include "db/book/payments.hpp"
#include "support/tampering.hpp"
#include "support/whole_old_book.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace legacy_test {

using namespace kattegat::test::whole_old_book;

namespace {

namespace fs = std::filesystem;

// Says something after all that the book says, where it has said something of the kind `beside`.
void say(const std::string& path, int times, const std::string& kind, const std::string& body,
         const std::string& beside) {
  const std::string later = std::to_string(1000 * times);
  tamper(path,
         "INSERT INTO record (origin, number, clock, kind, id, parent, body, previous, hash)"
         " SELECT origin, number + " +
             later + ", clock + " + later + ", '" + kind + "', randomblob(16), parent, '" + body +
             "', previous, randomblob(32)"
             " FROM record WHERE kind = '" +
             beside + "' ORDER BY clock LIMIT 1");
}

}  // namespace

TEST_CASE("a book of version 0.1 is taken over whole when it is opened", "[legacy]") {
  REQUIRE(old_evenings().size() == 5);
  const Folder folder;
  const std::string path = old_book(folder);
  {
    const auto book = Book::open_to_read(path);
    REQUIRE(book.has_value());
    CHECK(book->taken_over().kept == path + ".0.1");
    has_all_of_it(*book);
  }
  CHECK(read_bytes(path + ".0.1") == read_bytes(fixture + ".db"));
  // Nothing else stays, and a second opening finds the new book.
  std::size_t files = 0;
  for (const auto& file : fs::directory_iterator(folder.path(""))) {
    const std::string name = file.path().filename().string();
    CAPTURE(name);
    CHECK((name == "book.db" || name == "book.db-key" || name == "book.db.0.1" ||
           name == "book.db-wal" || name == "book.db-shm"));
    files += file.path().extension() != ".db-wal" && file.path().extension() != ".db-shm";
  }
  CHECK(files == 3);
  const std::string before = read_bytes(path);
  {
    const Book book = opened(path);
    CHECK(book.taken_over().kept.empty());
    has_all_of_it(book);
  }
  CHECK(read_bytes(path) == before);
}

TEST_CASE("the ids of before are those of now", "[legacy]") {
  const Folder folder;
  Book book = opened(old_book(folder));
  const auto view = look_at(book, uuid_of(1, 1));
  REQUIRE(view.has_value());
  const SessionHistory* sheet = view->session(uuid_of(2, 1));
  REQUIRE(sheet);
  const auto state = [&](int n) {
    for (const EntryRow& row : sheet->entries)
      if (row.id == uuid_of(3, n)) return row.state;
    FAIL("no such entry");
    return EntryState::conflict;
  };
  CHECK(state(1) == EntryState::live);
  CHECK(state(2) == EntryState::voided);
  CHECK(state(3) == EntryState::corrected);
  CHECK(state(9) == EntryState::live);
  CHECK(state(10) == EntryState::live);

  SECTION("decisions go on") {
    REQUIRE(restore_entry(book, uuid_of(3, 2), {"after all", Force::yes}).has_value());
    REQUIRE(restore_entry(book, uuid_of(3, 3), {"after all", Force::yes}).has_value());
    CHECK(differences(book).empty());
    CHECK(conflicts(book, std::nullopt)->empty());
    append_to(book, uuid_of(2, 1), agreed(70, "1"));
    CHECK(differences(book).empty());
  }
  SECTION("the payment is the same one, and the one that was taken back can be made") {
    CHECK(tick_payment(book, uuid_of(1, 1), {{}, "Anna", "Bo", Money{900}, ""})->already);
    CHECK(tick_payment(book, uuid_of(1, 1), {{}, "Cai", "Bo", Money{100}, ""})->id ==
          uuid_of(4, 2));
    CHECK(load_closing(book, uuid_of(1, 1))->payments.size() == 2);
  }
  SECTION("the files of before add nothing") {
    for (const std::string& file : old_evenings()) CHECK(import_into(book, file) == 0);
    has_all_of_it(book);
  }
}

TEST_CASE("a game of version 0.1 that was over, and went on, stands as it was last said",
          "[legacy]") {
  const Folder folder;
  std::vector<Book> books;
  for (const char* name : {"here.db", "there.db"}) {
    const std::string path = old_book(folder, name);
    say(path, 1, "resume", "{}", "end");
    if (name == std::string("there.db")) say(path, 2, "end", "{}", "end");
    books.push_back(opened(path));
  }
  const auto is_over = [](const Book& book) {
    return look_at(book, uuid_of(1, 1))->session(uuid_of(2, 1))->ended;
  };
  for (const Book& book : books) CHECK(conflicts(book, std::nullopt)->empty());
  CHECK_FALSE(is_over(books[0]));
  CHECK(is_over(books[1]));
}

TEST_CASE("whoever got another name in version 0.1 has the numbers that the name had there",
          "[legacy]") {
  const Folder folder;
  const std::string path = old_book(folder);
  say(path, 1, "person", R"({"name":"Bosse","swish":"0707654321"})", "alias");
  say(path, 2, "person", R"({"name":"Cai","mobilepay":"20304050"})", "alias");
  say(path, 3, "alias", R"({"from":"Bo","to":"Bosse"})", "alias");
  say(path, 4, "alias", R"({"from":"Cai","to":"Caj"})", "alias");
  say(path, 5, "alias", R"({"from":"Dea","to":"Dorthe"})", "alias");
  const Book book = opened(path);
  CHECK(conflicts(book, std::nullopt)->empty());
  CHECK(person(book, "Bosse").number(NumberKind::swish) ==
        "0707654321");  // its own, and not that of Bo
  CHECK(person(book, "Caj").number(NumberKind::mobilepay) == "20304050");
  CHECK(person(book, "Dea").name == "Dorthe");
  CHECK_FALSE(person(book, "Dorthe").retired);  // Dea was
  CHECK(differences(book).empty());
}

TEST_CASE("whoever was renamed again and again in version 0.1 has the last of the names",
          "[legacy]") {
  const Folder folder;
  const std::string path = old_book(folder);
  int times = 0;
  const auto rename = [&](const std::string& from, const std::string& to) {
    say(path, ++times, "alias", R"({"from":")" + from + R"(","to":")" + to + R"("})", "alias");
  };
  // In other orders than that of their letters.
  for (const auto& [from, to] : std::vector<std::pair<std::string, std::string>>{
           {"Bo", "Zeno"}, {"Zeno", "Alf"}, {"Alf", "Mads"}, {"Mads", "Per"}, {"Per", "Per"}})
    rename(from, to);
  rename("Cai", "Caj");
  rename("Caj", "Cai");  // and back
  say(path, ++times, "person", R"({"name":"Per","swish":"0707654321"})", "alias");
  const Book book = opened(path);
  CHECK(conflicts(book, std::nullopt)->empty());
  CHECK(person(book, "Bo").name == "Per");
  CHECK(person(book, "Per").number(NumberKind::swish) == "0707654321");
  CHECK(person(book, "Cai").name == "Cai");
  CHECK(differences(book).empty());
}

TEST_CASE("what two tablets have taken over apart counts once when they meet", "[legacy]") {
  const Folder folder;
  std::vector<Book> books;
  for (const char* name : {"here.db", "there.db"}) books.push_back(opened(old_book(folder, name)));
  const Merged merged = taken(books[0], books[1]);
  CHECK(merged.refused.empty());
  CHECK(merged.conflicts.empty());
  CHECK(merged.broken.empty());
  meet(books);
  for (const Book& book : books) has_all_of_it(book);
  CHECK(contents(books[0]) == contents(books[1]));

  SECTION("and what either decides afterwards is decided once") {
    REQUIRE(restore_entry(books[0], uuid_of(3, 2), {"after all", Force::yes}).has_value());
    REQUIRE(restore_entry(books[1], uuid_of(3, 2), {"after all", Force::yes}).has_value());
    REQUIRE(rename_person(books[0], person(books[0], "Bo"), "Bosse").has_value());
    meet(books);
    for (const Book& book : books) {
      CHECK(conflicts(book, std::nullopt)->empty());
      CHECK(find_person(book, "Bosse").has_value());
      CHECK(person(book, "Bo").name == "Bosse");  // who was called so
      CHECK(counts_once(book));
      CHECK(differences(book).empty());
    }
    CHECK(contents(books[0]) == contents(books[1]));
  }
}

TEST_CASE("a book of version 0.1 can be the other one in a merge, and is not touched", "[legacy]") {
  const Folder folder, elsewhere;
  const std::string other = old_book(elsewhere);
  Book book = opened(folder.path("book.db"));
  const auto merged = merge_book(book, other);
  REQUIRE(merged.has_value());
  CHECK(merged->refused.empty());
  has_all_of_it(book);
  CHECK(read_bytes(other) == read_bytes(fixture + ".db"));
  CHECK(std::distance(fs::directory_iterator(elsewhere.path("")), fs::directory_iterator()) == 1);
  for (const auto& file : fs::directory_iterator(folder.path("")))
    CHECK_FALSE(contains(file.path().string(), ".new-"));
  REQUIRE(merge_book(book, other).has_value());  // again: taken over anew, under another log
  has_all_of_it(book);
}

}  // namespace legacy_test
