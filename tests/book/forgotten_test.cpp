// Being forgotten: a person's names and words go from the book, and every sum stands.
#include "db/book/decisions.hpp"
#include "db/book/payments.hpp"
#include "db/files/backup.hpp"
#include "support/people.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace forgotten_test {

using namespace kattegat::test::people;

TEST_CASE("who is erased is nowhere in the folder of the book, and every sum stands", "[people]") {
  const Folder folder;
  const std::string path = folder.path("book.db");
  std::vector<Head> before, after;
  {
    Book book = opened(path);
    import_into(book, night(1, four));
    import_into(book, night(2, {"Zachrisson", "Bo", "Cai", "Dea"}));
    REQUIRE(set_number(book, person(book, "Anna"), NumberKind::swish, "0701234567").has_value());
    REQUIRE(set_initials(book, uuid_of(1, 1), {"Anna", "ANNAs", Money{9000}, ""}).has_value());
    REQUIRE(void_entry(book, uuid_of(4, 1), {"Anna forgot"}).has_value());
    before = *heads(book);
    const auto erased = erase_person(book, person(book, "Anna"), "Player 17");
    REQUIRE(erased.has_value());
    CHECK_FALSE(erased->bytes_left.has_value());
    for (const std::string gone : {"Anna", "ANNA", "0701234567"})
      CHECK(files_with(folder, gone).empty());
    after = *heads(book);
    CHECK(money(book, "Player 17") == "90.00");
    CHECK(money(book, "Bo") == "-180.00");
    CHECK(person(book, "Player 17").erased);
    CHECK(names(book) == List{"Bo", "Cai", "Dea", "Player 17", "Zachrisson"});  // nothing of others
    const std::string file = evening_file(*load_evening(book, uuid_of(1, 1)));
    CHECK(contains(file, "\"Player 17\""));
    CHECK(contains(file, "\"place\": \"…\""));
    CHECK(contains(file, "\"text\": \"…\""));
    CHECK(contains(file, "\"why\": \"…\""));
    CHECK_FALSE(contains(file, "Anna"));
    CHECK(contains(evening_file(*load_evening(book, uuid_of(1, 2))), "Hos Zachrisson"));
    CHECK(differences(book).empty());
    CHECK(load_closing(book, uuid_of(1, 1))->initials.empty());
  }
  for (const std::string gone : {"Anna", "0701234567"}) CHECK(files_with(folder, gone).empty());
  // No log has changed: there is one record more.
  REQUIRE((before.size() == 1 && after.size() == 1));
  CHECK(after[0].origin == before[0].origin);
  CHECK(after[0].count == before[0].count + 1);
  Book book = opened(path);
  CHECK(*contains_head(book, before[0]));
  CHECK(differences(book).empty());

  SECTION("the file that was imported before adds nothing, and does not bring the name back") {
    CHECK(import_into(book, night(1, four)) == 0);
    CHECK(names(book) == List{"Bo", "Cai", "Dea", "Player 17", "Zachrisson"});
    CHECK(files_with(folder, "Anna").empty());
  }
  SECTION("a text that an older file has beside comes without the name") {
    std::string file = night(1, four);
    file.insert(file.rfind("]}]}"), R"(,{"id":")" + id_of(5, 1) +
                                        R"(","type":"note","text":"Anna cheated","by":"Cai"})");
    CHECK(import_into(book, file) == 1);
    CHECK(files_with(folder, "Anna").empty());
    CHECK(files_with(folder, "cheated").empty());
    CHECK(names(book) == List{"Bo", "Cai", "Dea", "Player 17", "Zachrisson"});
    CHECK(import_into(book, file) == 0);
    CHECK(differences(book).empty());
  }
  SECTION("what is exported now can be imported elsewhere") {
    Book other = opened(folder.path("other.db"));
    import_into(other, evening_file(*load_evening(book, uuid_of(1, 1))));
    CHECK(money(other, "Player 17") == "90.00");
    CHECK(import_into(book, evening_file(*load_evening(book, uuid_of(1, 1)))) == 0);
  }
  SECTION("somebody new may be called so") {
    import_into(book, night(3, four));
    CHECK(names(book) == List{"Anna", "Bo", "Cai", "Dea", "Player 17", "Zachrisson"});
    CHECK(money(book, "Anna") == "90.00");
    CHECK(money(book, "Player 17") == "90.00");
    CHECK(differences(book).empty());
    Book other = opened(folder.path("other.db"));
    REQUIRE(merge_book(other, path).has_value());
    CHECK(contents(other) == contents(book));
  }
}

TEST_CASE("an old copy of the book does not bring back who is forgotten", "[people]") {
  const Folder folder, elsewhere;
  const std::string old = elsewhere.path("old.db");
  Book book = opened(folder.path("book.db"));
  import_into(book, night(1, four));
  REQUIRE(backup_book(book, old).has_value());
  REQUIRE(erase_person(book, person(book, "Anna"), "Player 17").has_value());
  const std::string before = contents(book);
  const auto merged = merge_book(book, old);
  REQUIRE(merged.has_value());
  CHECK(merged->records == 0);
  CHECK(contents(book) == before);
  CHECK(files_with(folder, "Anna").empty());
  CHECK(differences(book).empty());
  // The old copy goes on, and comes back with something new.
  {
    Book copy = opened(old);
    append_to(copy, uuid_of(2, 1), R"({"type":"note","text":"Anna was here"})");
  }
  REQUIRE(merge_book(book, old).has_value());
  CHECK(names(book) == List{"Bo", "Cai", "Dea", "Player 17"});
  CHECK(files_with(folder, "Anna").empty());
}

TEST_CASE("two who are forgotten under one pseudonym, or another's name, stay two", "[people]") {
  const std::string pseudonym = GENERATE("Player 17", "Eva");
  const Folder folder;
  std::vector<Book> books;
  for (const char* name : {"here.db", "there.db"}) books.push_back(opened(folder.path(name)));
  import_into(books[0], night(1, four));
  taken(books[1], books[0]);
  REQUIRE(erase_person(books[0], person(books[0], "Anna"), pseudonym).has_value());
  if (pseudonym == "Eva")
    REQUIRE(rename_person(books[1], person(books[1], "Bo"), "Eva").has_value());
  else
    REQUIRE(erase_person(books[1], person(books[1], "Bo"), pseudonym).has_value());
  meet(books);
  for (const Book& book : books) {
    CHECK(names(book) == (pseudonym == "Eva" ? List{"Cai", "Dea", "Eva", "Eva"}
                                             : List{"Cai", "Dea", "Player 17", "Player 17"}));
    CHECK((money(book, pseudonym) == "90.00 -90.00" || money(book, pseudonym) == "-90.00 90.00"));
    CHECK(counts_once(book));
    CHECK(contents(book) == contents(books[0]));
    CHECK(differences(book).empty());
  }
}

TEST_CASE("a player who sat nowhere is forgotten as well", "[people]") {
  const Folder folder;
  std::vector<Book> books;
  for (const char* name : {"here.db", "there.db"}) {
    books.push_back(opened(folder.path(name)));
    import_into(books.back(), ligeud_evening(1, nine_made(1)));  // Else looks on
  }
  REQUIRE(erase_person(books[0], person(books[0], "Else"), "Player 17").has_value());
  meet(books);
  for (const Book& book : books)
    CHECK(names(book) == List{"Anna", "Bo", "Cai", "Dea", "Player 17"});
  CHECK(files_with(folder, "Else").empty());
}

TEST_CASE("what is booked goes by whom a merge finds forgotten, whatever it brings", "[people]") {
  const bool first_the_one_who_forgot = GENERATE(true, false);
  // Which of two headers holds goes by the keys that the books have been given.
  const int turn = GENERATE(range(0, 8));
  CAPTURE(first_the_one_who_forgot, turn);
  std::vector<Book> books;
  for (int i = 0; i < 2; ++i) books.push_back(Book::in_memory());
  // One file, in which the other book has spelt a name otherwise, and seated two the other way
  // round: what was entered there is read by seat until all are known to be the same people.
  import_into(books[0], night(1, four));
  std::string spelt = night(1, {"Ana", "Bo", "Cai", "Dea"});
  const std::string seats = R"("seats":["Ana","Bo")";
  import_into(books[1], spelt.replace(spelt.find(seats), seats.size(), R"("seats":["Bo","Ana")"));
  import_into(books[0], night(2, {"Eva", "Fie", "Gro", "Hal"}));
  append_to(books[1], uuid_of(2, 1),
            R"({"type":"adjust","points":{"Ana":"50","Bo":"-50"},"why":"a wager"})");
  meet(books);
  const std::string more = R"({"type":"misdeal"})";
  append_to(books[1], uuid_of(2, 2), more);  // which says first whose table it goes on from
  meet(books);
  REQUIRE(erase_person(books[0], person(books[0], "Anna"), "Player 17").has_value());
  append_to(books[1], uuid_of(2, 2), more);
  Book& first = books[first_the_one_who_forgot ? 0 : 1];
  taken(first, books[first_the_one_who_forgot ? 1 : 0]);
  REQUIRE(standings(first, {}).has_value());
  CHECK(counts_once(first));
  CHECK(money(first, "Player 17") == "140.00");
  meet(books);
  for (const Book& book : books) {
    CHECK(names(book) == List{"Bo", "Cai", "Dea", "Eva", "Fie", "Gro", "Hal", "Player 17"});
    CHECK(money(book, "Player 17") == "140.00");
    CHECK(counts_once(book));
    CHECK(contents(book) == contents(books[0]));
  }
}

}  // namespace forgotten_test
