// Whoever is given a name, and whoever always had it: two people, in whatever order their books
// meet, unless somebody has said that they are one.
#include "kattegat/journal/records/contents.hpp"
#include "support/people.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace namesakes_test {

using namespace kattegat::test::people;

namespace {

const std::string ours = night(1, {"Anna", "Bo", "Cai", "Dea"}),
                  theirs = night(2, {"Else", "Finn", "Gerd", "Hans"});

void rename(Book& book, const std::string& name, const std::string& to) {
  REQUIRE(rename_person(book, person(book, name), to).has_value());
}
std::vector<Book> some_books(std::size_t n) {
  std::vector<Book> books;
  while (books.size() < n) books.push_back(Book::in_memory());
  return books;
}
// When all have met, each has this.
void all_have(std::vector<Book>& books, const std::string& name, const std::string& of_each) {
  meet(books);
  for (const Book& book : books) {
    CHECK(money(book, name) == of_each);
    CHECK(counts_once(book));
    CHECK(contents(book) == contents(books[0]));
  }
}

}  // namespace

TEST_CASE("who is given a name is not who always had it in another book", "[people]") {
  const bool other_way = GENERATE(false, true);
  std::vector<Book> books = some_books(2);
  import_into(books[0], ours);
  import_into(books[1], theirs);
  rename(books[0], "Anna", "Else");
  if (other_way) std::swap(books[0], books[1]);
  const Merged merged = taken(books[0], books[1]);
  CHECK(merged.changes.empty());  // nobody is called otherwise
  all_have(books, "Else", "90.00 90.00");
}

TEST_CASE("a third book that had both does not make them one when it hears of the name",
          "[people]") {
  std::vector<Book> books = some_books(3);
  import_into(books[0], ours);
  import_into(books[1], theirs);
  for (const std::size_t from : {0u, 1u}) taken(books[2], books[from]);
  rename(books[0], "Anna", "Else");
  const Merged merged = taken(books[2], books[0]);
  REQUIRE(merged.changes.size() == 1);
  CHECK(say(change_text(merged.changes[0]), Language::english) == "“Anna” is called “Else” now");
  all_have(books, "Else", "90.00 90.00");
}

TEST_CASE("two who are renamed to the name of a third are three", "[people]") {
  std::vector<Book> books = some_books(3);
  import_into(books[0], ours);
  import_into(books[1], theirs);
  import_into(books[2], night(3, {"Ina", "Jens", "Kim", "Lis"}));
  rename(books[0], "Anna", "Else");
  rename(books[2], "Ina", "Else");
  all_have(books, "Else", "90.00 90.00 90.00");
}

TEST_CASE("a new name in a file is who was given it where the file was taken in", "[people]") {
  const bool elsewhere = GENERATE(false, true);  // by a book that had only heard of the name
  std::vector<Book> books = some_books(3);
  import_into(books[0], ours);
  import_into(books[1], theirs);
  rename(books[0], "Anna", "Else");
  Book& writer = elsewhere ? books[2] : books[0];
  if (elsewhere) taken(books[2], books[0]);
  import_into(writer, night(3, {"Else", "Bo", "Cai", "Dea"}));
  import_into(writer, night(4, {"Else", "Bo", "Cai", "Dea"}));
  CHECK(money(writer, "Else") == "270.00");
  // The other one's plays on, too.
  import_into(books[1], night(5, {"Else", "Finn", "Gerd", "Hans"}));
  SECTION("and they stay two") {
    all_have(books, "Else", "180.00 270.00");
    // In a book that knows both, the name alone is who always had it.
    import_into(books[1], night(6, {"Else", "Finn", "Gerd", "Hans"}));
    all_have(books, "Else", "270.00 270.00");
  }
  SECTION("also when the name is taken back") {
    rename(writer, "Else", "Anna");
    all_have(books, "Else", "180.00");
    CHECK(money(books[1], "Anna") == "270.00");
  }
  SECTION("and when one of them is forgotten") {
    REQUIRE(erase_person(writer, person(writer, "Else"), "Player 17").has_value());
    all_have(books, "Else", "180.00");
    CHECK(money(books[1], "Player 17") == "270.00");
  }
  SECTION("until somebody says that they are one") {
    meet(books);
    std::vector<Person> both;
    const auto people = load_roster(books[1]);
    for (const Person& one : *people)
      if (one.name == "Else") both.push_back(one);
    REQUIRE(both.size() == 2);
    REQUIRE(fuse_people(books[1], both[0], both[1]).has_value());
    all_have(books, "Else", "450.00");
  }
}

TEST_CASE("one evening that two took in is played by who always had the name", "[people]") {
  std::vector<Book> books = some_books(2);
  import_into(books[0], ours);
  import_into(books[1], theirs);
  rename(books[0], "Anna", "Else");
  const std::string file = night(3, {"Else", "Finn", "Gerd", "Hans"});
  for (Book& book : books) import_into(book, file);
  CHECK(money(books[0], "Else") == "180.00");  // nobody else is known there
  const Merged merged = taken(books[0], books[1]);
  REQUIRE_FALSE(merged.changes.empty());
  CHECK(say(change_text(merged.changes[0]), Language::english) ==
        "“Else” is more than one person now");
  all_have(books, "Else", "180.00 90.00");
}

TEST_CASE("a slip of the pen that is put right is one person at the tables of that evening",
          "[people]") {
  std::vector<Book> books = some_books(2);
  std::string other = night(1, {"Ana", "Finn", "Gerd", "Hans"});
  other.replace(other.find(id_of(2, 1)), 36, id_of(2, 9));
  import_into(books[0], ours);
  import_into(books[0], night(4, {"Anna", "Bo", "Cai", "Dea"}));
  import_into(books[1], other);
  rename(books[1], "Ana", "Anna");
  all_have(books, "Anna", "270.00");
}

TEST_CASE("two whose names a book has lost stay two, and are called as the next book knows",
          "[people][merge]") {
  std::vector<Book> books = some_books(2);
  import_into(books[0], ours);
  import_into(books[0], theirs);
  const Parcel whole = everything_of(books[0]);
  Parcel damaged = whole;
  for (Item& item : damaged.items)
    if (const std::string name = name_said(item); name == "Anna" || name == "Else")
      item.words.reset();
  given(books[1], damaged);
  CHECK(money(books[1], "?") == "90.00 90.00");
  CHECK(counts_once(books[1]));
  given(books[1], whole);
  CHECK(money(books[1], "?").empty());
  all_have(books, "Else", "90.00");
}

TEST_CASE("who is several people now is called nothing else by that", "[people]") {
  std::vector<Book> books = some_books(2);
  const std::vector<std::string> whom{"Anna", "Bo"};  // who sat together: one of the two holds
  for (std::size_t i = 0; i < books.size(); ++i) {
    import_into(books[i], ours);
    import_into(books[i], theirs);
    REQUIRE(fuse_people(books[i], person(books[i], "Else"), person(books[i], whom[i])).has_value());
  }
  std::string said;
  for (const std::size_t into : {0u, 1u}) said += told(taken(books[into], books[1 - into]));
  CHECK(contains(said, " is more than one person now"));
  CHECK_FALSE(contains(said, " is called "));
  CHECK_FALSE(contains(said, " are one person now"));
}

}  // namespace namesakes_test
