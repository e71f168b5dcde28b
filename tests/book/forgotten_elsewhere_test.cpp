// Who is forgotten in one book is forgotten in every other that knew them, in whatever order they
// meet.
#include "kattegat/journal/gate/gate.hpp"
#include "support/people.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace forgotten_elsewhere_test {

using namespace kattegat::test::people;

TEST_CASE("a name of in between is forgotten with the others, on every tablet", "[people]") {
  const Folder folder;
  const std::string path = folder.path("book.db"), there = folder.path("there.db");
  Book book = opened(path), other = opened(there);
  import_into(book, night(1, {"Qvarnhild", "Bo", "Cai", "Dea"}));
  REQUIRE(merge_book(other, path).has_value());
  REQUIRE(rename_person(other, person(other, "Qvarnhild"), "Wannabjörg").has_value());
  append_to(other, uuid_of(2, 1), R"({"type":"note","text":"Wannabjörg cheated"})");
  REQUIRE(merge_book(book, there).has_value());
  REQUIRE(rename_person(book, person(book, "Wannabjörg"), "Wanni").has_value());
  CHECK(person(book, "Wanni").also == List{"Qvarnhild", "Wannabjörg"});
  CHECK(person(book, "Wannabjörg").name == "Wanni");
  // The pseudonym of one says the name of nobody.
  CHECK(refused(erase_person(book, person(book, "Bo"), "Wannabjörgs mand")));
  REQUIRE(erase_person(book, person(book, "Wanni"), "Player 17").has_value());
  REQUIRE(merge_book(other, path).has_value());
  for (const std::string gone : {"Qvarnhild", "Wannabj", "Wanni", "cheated"})
    CHECK(files_with(folder, gone).empty());
  CHECK(contents(book) == contents(other));
}

TEST_CASE("another book forgets, too, when they next meet", "[people]") {
  enum class Had { the_same_records, the_same_file, less };
  const Had had = GENERATE(Had::the_same_records, Had::the_same_file, Had::less);
  const bool erased_one_tells = GENERATE(true, false);  // or the other is the first to take over
  CAPTURE(static_cast<int>(had), erased_one_tells);
  const Folder folder;
  std::vector<Book> books;
  books.push_back(opened(folder.path("here.db")));
  books.push_back(opened(folder.path("there.db")));
  import_into(books[0], night(1, four));
  REQUIRE(
      set_number(books[0], person(books[0], "Anna"), NumberKind::swish, "0701234567").has_value());
  if (had == Had::the_same_records) taken(books[1], books[0]);
  if (had == Had::the_same_file) import_into(books[1], night(1, four));
  REQUIRE(erase_person(books[0], person(books[0], "Anna"), "Player 17").has_value());
  if (had != Had::less) CHECK_FALSE(files_with(folder, "Anna").empty());
  for (int i = 0; i < 2; ++i) {
    const bool here_takes = (i == 0) != erased_one_tells;
    taken(books[here_takes ? 0 : 1], books[here_takes ? 1 : 0]);
    if (here_takes) CHECK(names(books[0]) == List{"Bo", "Cai", "Dea", "Player 17"});
  }
  meet(books);
  for (const Book& book : books) {
    CHECK(names(book) == List{"Bo", "Cai", "Dea", "Player 17"});
    CHECK(money(book, "Player 17") == "90.00");
    CHECK(contents(book) == contents(books[0]));
    CHECK(differences(book).empty());
  }
  CHECK(files_with(folder, "Anna").empty());
  CHECK(files_with(folder, "0701234567").empty());
}

TEST_CASE("of three who took one file apart, all forget, whichever two meet first", "[people]") {
  const int to = GENERATE(0, 1, 2), from = GENERATE(0, 1, 2);
  if (to == from) return;
  const Folder folder;
  std::vector<Book> books;
  for (const char* name : {"one.db", "two.db", "three.db"}) {
    books.push_back(opened(folder.path(name)));
    import_into(books.back(), night(1, four));
  }
  REQUIRE(erase_person(books[0], person(books[0], "Anna"), "Player 17").has_value());
  taken(books[static_cast<std::size_t>(to)], books[static_cast<std::size_t>(from)]);
  meet(books);
  for (const Book& book : books) {
    CHECK(names(book) == List{"Bo", "Cai", "Dea", "Player 17"});
    CHECK(contents(book) == contents(books[0]));
    CHECK(counts_once(book));
  }
  CHECK(files_with(folder, "Anna").empty());
}

TEST_CASE("whom another book knows by name in an evening more is forgotten there too", "[people]") {
  const bool the_other_takes_first = GENERATE(true, false);
  const Folder folder;
  std::vector<Book> books;
  for (const char* name : {"here.db", "there.db"}) {
    books.push_back(opened(folder.path(name)));
    import_into(books.back(), night(1, four));
  }
  import_into(books[1], night(2, {"Anna", "Eva", "Fie", "Gro"}));
  REQUIRE(erase_person(books[0], person(books[0], "Anna"), "Player 17").has_value());
  the_other_takes_first ? taken(books[1], books[0]) : taken(books[0], books[1]);
  meet(books);
  for (const Book& book : books) {
    CHECK(names(book) == List{"Bo", "Cai", "Dea", "Eva", "Fie", "Gro", "Player 17"});
    CHECK(money(book, "Player 17") == "180.00");
    CHECK(contents(book) == contents(books[0]));
  }
  CHECK(files_with(folder, "Anna").empty());
}

TEST_CASE("a third book forgets whom one has forgotten and another knows by name, in either order",
          "[people]") {
  const bool first_the_one_who_forgot = GENERATE(true, false);
  const Folder folder;
  Book one = opened(folder.path("one.db")), other = opened(folder.path("other.db"));
  for (Book* book : {&one, &other}) import_into(*book, night(1, four));
  import_into(other, night(2, {"Anna", "Eva", "Fie", "Gro"}));
  REQUIRE(erase_person(one, person(one, "Anna"), "Player 17").has_value());
  Book third = opened(folder.path("third.db"));
  taken(third, first_the_one_who_forgot ? one : other);
  taken(third, first_the_one_who_forgot ? other : one);
  CHECK(names(third) == List{"Bo", "Cai", "Dea", "Eva", "Fie", "Gro", "Player 17"});
  CHECK(money(third, "Player 17") == "180.00");
  CHECK_FALSE(contains(read_bytes(folder.path("third.db")), "Anna"));
  taken(one, third);
  CHECK(names(one) == names(third));
  CHECK(money(one, "Player 17") == "180.00");
}

TEST_CASE("by the name alone somebody is forgotten where it was known in both evenings",
          "[people]") {
  const bool met_while_it_was = GENERATE(true, false);
  std::vector<Book> books;
  while (books.size() < 3) books.push_back(Book::in_memory());
  import_into(books[0], night(1, four));
  taken(books[1], books[0]);
  import_into(books[2], night(2, {"Anna", "Eva", "Fie", "Gro"}));
  REQUIRE(erase_person(books[0], person(books[0], "Anna"), "Player 17").has_value());
  taken(books[2], books[met_while_it_was ? 1 : 0]);
  meet(books);
  for (const Book& book : books) {
    CHECK(contents(book) == contents(books[0]));
    CHECK(money(book, "Player 17") == (met_while_it_was ? "180.00" : "90.00"));
    const List all = names(book);
    CHECK((std::count(all.begin(), all.end(), "Anna") == 0) == met_while_it_was);
  }
}

TEST_CASE("of two who took one file apart, each forgets whom the other has forgotten", "[people]") {
  const Folder folder;
  std::vector<Book> books;
  for (const char* name : {"here.db", "there.db"}) {
    books.push_back(opened(folder.path(name)));
    import_into(books.back(), night(1, {"Anna", "Bodil", "Cai", "Dea"}));
  }
  REQUIRE(erase_person(books[0], person(books[0], "Anna"), "Player 17").has_value());
  REQUIRE(erase_person(books[1], person(books[1], "Bodil"), "Player 18").has_value());
  meet(books);
  for (const Book& book : books) {
    CHECK(names(book) == List{"Cai", "Dea", "Player 17", "Player 18"});
    CHECK(money(book, "Player 17") == "90.00");
    CHECK(contents(book) == contents(books[0]));
  }
  for (const char* gone : {"Anna", "Bodil"}) CHECK(files_with(folder, gone).empty());
}

TEST_CASE("where our log has no room for who is forgotten elsewhere, that is said",
          "[people][once]") {
  const std::size_t most = most_of_one_log(Branch::roster);
  const bool is_full = GENERATE(false, true);
  CAPTURE(is_full);
  Book here = Book::in_memory(), there = Book::in_memory();
  for (Book* const one : {&here, &there}) import_into(*one, night(1, four));
  REQUIRE(erase_person(there, person(there, "Anna"), "Player 17").has_value());
  Batch batch;
  for (std::size_t n = 0; n < (is_full ? most : 1); ++n)
    batch.own.push_back(new_record(RecordKind::retired, uuid_of(9, static_cast<int>(n) + 1),
                                   roster_id, RetiredContents{true, {}}));
  REQUIRE(here.store().writing([&] { return here.store().append(batch).mark > 0; }) ==
          Store::Kept::yes);
  const Merged merged = taken(here, there);
  const Text left = text(Word::changed_not_erased, static_cast<std::int64_t>(most));
  CHECK(contains(told(merged), say(left, Language::english)) == is_full);
  const List now = names(here);
  CHECK((std::find(now.begin(), now.end(), "Anna") != now.end()) == is_full);
  CHECK(given(there, everything_of(here)).refused.empty());
}

}  // namespace forgotten_elsewhere_test
