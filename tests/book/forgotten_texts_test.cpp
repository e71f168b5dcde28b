// What has been written about somebody goes with them, wherever it was written and whenever it
// comes.
#include "db/book/payments.hpp"
#include "kattegat/journal/naming/erasing.hpp"
#include "support/people.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace forgotten_texts_test {

using namespace kattegat::test::people;

TEST_CASE("a text about them goes when the name comes, though nothing new comes with it",
          "[people]") {
  const Folder folder;
  std::vector<Book> books;
  for (const char* name : {"old.db", "erases.db", "new.db"})
    books.push_back(opened(folder.path(name)));
  import_into(books[0], night(1, four));
  taken(books[1], books[0]);
  REQUIRE(erase_person(books[1], person(books[1], "Anna"), "Player 17").has_value());
  taken(books[2], books[1]);
  append_to(books[2], uuid_of(2, 1), R"({"type":"note","text":"Annas rule"})");
  taken(books[2], books[0]);  // which is where the name still is
  CHECK_FALSE(contains(contents(books[2]), "Annas rule"));
}

TEST_CASE("a text that alone was erased goes wherever it is, in either order", "[people]") {
  Book writes = Book::in_memory(), erases = Book::in_memory();
  import_into(writes, ligeud_evening(1, R"({"type":"note","text":"Qvizbo was here"})"));
  Batch batch;
  for (const Item& item : everything_of(writes).items)
    if (item.record.kind == RecordKind::entry)
      batch.own = new_erasures(ErasureContents{{}, {item.record.hash}, "N.N."}, random_uuid);
  erases.store().writing([&] {
    erases.store().append(batch);
    return true;
  });
  for (const bool first_the_text : {true, false}) {
    CAPTURE(first_the_text);
    Book book = Book::in_memory();
    taken(book, first_the_text ? writes : erases);
    taken(book, first_the_text ? erases : writes);
    CHECK_FALSE(contains(contents(book), "Qvizbo"));
    CHECK(contains(evening_file(*load_evening(book, uuid_of(1, 1))), "\"text\": \"…\""));
  }
}

TEST_CASE("whose name somebody has signed with is not left in the signature", "[people]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  import_into(book, night(1, four));
  REQUIRE(set_initials(book, uuid_of(1, 1), {"Bo", "for Anna", Money{9000}, ""}).has_value());
  REQUIRE(set_initials(book, uuid_of(1, 1), {"Cai", "CC", Money{9000}, ""}).has_value());
  REQUIRE(erase_person(book, person(book, "Anna"), "Player 17").has_value());
  CHECK_FALSE(contains(contents(book), "for Anna"));
  CHECK(load_closing(book, uuid_of(1, 1))->initials.size() == 1);
  CHECK(differences(book).empty());
}

TEST_CASE("what another book has written about them goes as well", "[people]") {
  const bool here_takes_first = GENERATE(true, false);
  const Folder folder;
  std::vector<Book> books;
  for (const char* name : {"here.db", "there.db"}) books.push_back(opened(folder.path(name)));
  import_into(books[0], night(1, four));
  taken(books[1], books[0]);
  append_to(books[1], uuid_of(2, 1), R"({"type":"note","text":"Anna owes me a beer"})");
  append_to(books[1], uuid_of(2, 1), R"({"type":"note","text":"Annas rule","by":"Cai"})");
  append_to(books[1], uuid_of(2, 1), R"({"type":"note","text":"Bo owes me a beer"})");
  REQUIRE(erase_person(books[0], person(books[0], "Anna"), "Player 17").has_value());
  taken(books[here_takes_first ? 0 : 1], books[here_takes_first ? 1 : 0]);
  meet(books);
  CHECK(files_with(folder, "Anna").empty());
  CHECK(contains(contents(books[0]), "Bo owes me a beer"));
  CHECK(contents(books[0]) == contents(books[1]));
}

}  // namespace forgotten_texts_test
