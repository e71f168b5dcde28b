// Whoever is given a name, and whoever always had it: two people, in whatever order their books
// meet, unless somebody has said that they are one.
#include "kattegat/core/joined.hpp"
#include "kattegat/journal/people/forgotten_words.hpp"
#include "support/meeting.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace namesakes_test {

namespace {

using List = std::vector<std::string>;

// An evening (1,n) of Ligeud at which the first one has won 90 with the third.
std::string night(int n, const List& names) {
  std::string list;
  for (const std::string& name : names) list += (list.empty() ? "\"" : ",\"") + name + "\"";
  return R"({"format":"kattegat-evening","version":1,"id":")" + id_of(1, n) +
         R"(","date":"2026-11-20","players":[)" + list + R"(],"sessions":[{"id":")" + id_of(2, n) +
         R"(","game":"ligeud","seats":[)" + list +
         R"(],"stake":"1.00","entries":[{"type":"deal","contract":"9","declarer":")" + names[0] +
         R"(","trump":"H","partner":")" + names[2] + R"(","tricks":9}]}]})";
}
const std::string ours = night(1, {"Anna", "Bo", "Cai", "Dea"}),
                  theirs = night(2, {"Else", "Finn", "Gerd", "Hans"});

Person person(const Book& book, const std::string& name) {
  auto found = find_person(book, name);
  CAPTURE(name);
  REQUIRE(found.has_value());
  return std::move(*found);
}
void rename(Book& book, const std::string& name, const std::string& to) {
  REQUIRE(rename_person(book, person(book, name), to).has_value());
}
// What each of those has who are called so.
std::string money(const Book& book, const std::string& name) {
  List of_each;
  const auto lines = standings(book, {});
  for (const StandingLine& line : *lines)
    if (line.player == name) of_each.push_back(to_string(line.money.at(0).second));
  std::sort(of_each.begin(), of_each.end());
  return joined(of_each, " ");
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

}  // namespace namesakes_test
