// Who is who: ids and names, and numbers; in one book and when books meet.
#include "support/people.hpp"
#include "db/book/decisions.hpp"
#include "db/book/payments.hpp"
#include "kattegat/languages/languages.hpp"
#include "support/forger.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace people_test {

using namespace kattegat::test::people;

namespace {

std::string whose(const std::string& name, int id) {
  return "\"" + name + "\":\"" + id_of(7, id) + "\"";
}
std::string shown(const Book& book, int n) {
  return evening_file(look_at(book, uuid_of(1, n))->shown);
}

}  // namespace

TEST_CASE("one id is one person under whatever name, by the newest of them", "[people]") {
  Book book = Book::in_memory();
  import_into(book, night(1, four, whose("Bo", 1), "2026-11-20"));
  import_into(book, night(2, {"Anna", "Bosse", "Cai", "Dea"}, whose("Bosse", 1), "2026-11-27"));
  CHECK(names(book) == List{"Anna", "Bosse", "Cai", "Dea"});
  CHECK(person(book, "Bosse").also == List{"Bo"});
  CHECK(money(book, "Bosse") == "-180.00");
  CHECK(contains(shown(book, 1), "\"Bo\""));  // nobody has said in the roster what he is called
  CHECK(counts_once(book));
}

TEST_CASE("whatever else an id is written with in its evening is a name of theirs, too",
          "[people]") {
  Book book = Book::in_memory();
  import_into(book, night(1, four, whose("Bo", 1)));
  Forger other;
  other.write(
      new_record(RecordKind::player, uuid_of(7, 1), uuid_of(1, 1), PlayerContents{"Bosse", true}),
      50);
  REQUIRE(given(book, other.parcel()).refused.empty());
  const Person bo = person(book, id_of(7, 1));
  std::set<std::string> names{bo.also.begin(), bo.also.end()};
  names.insert(bo.name);
  CHECK(names == std::set<std::string>{"Bo", "Bosse"});
  CHECK(counts_once(book));
}

TEST_CASE("an id that one book was given is given, whichever has written it down first",
          "[people]") {
  const bool is_given_first = GENERATE(true, false);
  const std::string by_name = GENERATE("Else", "Elsa");
  CAPTURE(is_given_first, by_name);
  Forger given_it, other;
  const auto came = [](const PlayerContents& says) {
    return new_record(RecordKind::player, uuid_of(7, 1), uuid_of(1, 1), says);
  };
  given_it.write(came({"Else", true}), is_given_first ? 50 : 60);
  other.write(came({by_name, false}), 55);
  std::vector<Book> books;
  for (const Forger* heard : {&given_it, &other}) {
    Book& book = books.emplace_back(Book::in_memory());
    import_into(book, night(1, four));
    import_into(book, night(2, {by_name, "Finn", "Gerd", "Hans"}));
    REQUIRE(given(book, heard->parcel()).refused.empty());
  }
  meet(books);
  for (const Book& book : books) {
    const auto view = look_at(book, uuid_of(1, 1));
    REQUIRE(view.has_value());
    CHECK(view->history.players.size() == 5);
    CHECK(view->history.find(uuid_of(7, 1))->by_id);
    const Person one = person(book, id_of(7, 1));
    CHECK(one.by_id);
    CHECK(one.ids == std::vector<Uuid>{uuid_of(7, 1)});  // nobody who is called so elsewhere
    CHECK(counts_once(book));
    CHECK(contents(book) == contents(books.front()));
  }
}

TEST_CASE("two people of one name in two evenings are two", "[people]") {
  Book book = Book::in_memory();
  import_into(book, night(1, four, whose("Bo", 1)));
  import_into(book, night(2, four, whose("Bo", 2)));
  CHECK(names(book) == List{"Anna", "Bo", "Bo", "Cai", "Dea"});
  CHECK(money(book, "Bo") == "-90.00 -90.00");
  const auto ambiguous = find_person(book, "Bo");
  REQUIRE(refused(ambiguous));
  CHECK(ambiguous.error().kind == BookFault::Kind::ambiguous);
  CHECK(contains(say(ambiguous.error().text, Language::english), id_of(7, 1)));

  SECTION("renaming one of them never renames the other") {
    REQUIRE(rename_person(book, person(book, id_of(7, 2)), "Bo the Younger").has_value());
    CHECK(names(book) == List{"Anna", "Bo", "Bo the Younger", "Cai", "Dea"});
    CHECK(contains(shown(book, 1), "\"Bo\""));
    CHECK(contains(shown(book, 2), "\"Bo the Younger\""));
    CHECK_FALSE(contains(shown(book, 1), "Younger"));
    CHECK(person(book, "Bo").ids == std::vector<Uuid>{uuid_of(7, 1)});
  }
  SECTION("a number of one is not the other's") {
    REQUIRE(
        set_number(book, person(book, id_of(7, 2)), NumberKind::swish, "0701234567").has_value());
    CHECK(look_at(book, uuid_of(1, 1))->payees.empty());
    REQUIRE(look_at(book, uuid_of(1, 2))->payees.size() == 1);
    CHECK(look_at(book, uuid_of(1, 2))->payees[0].number(NumberKind::swish) == "0701234567");
  }
  SECTION("erasing one of them leaves the other") {
    REQUIRE(erase_person(book, person(book, id_of(7, 2)), "Player 9").has_value());
    CHECK(names(book) == List{"Anna", "Bo", "Cai", "Dea", "Player 9"});
    CHECK(contains(shown(book, 1), "\"Bo\""));
    CHECK_FALSE(contains(shown(book, 2), "\"Bo\""));
  }
}

TEST_CASE("renaming another table's other Bo does not reach ours", "[people]") {
  std::vector<Book> books;
  books.push_back(Book::in_memory());
  books.push_back(Book::in_memory());
  import_into(books[0], night(1, four, whose("Bo", 1)));
  import_into(books[1], night(2, four, whose("Bo", 2)));
  REQUIRE(rename_person(books[1], person(books[1], "Bo"), "Bosse").has_value());
  meet(books);
  for (const Book& book : books) {
    CHECK(names(book) == List{"Anna", "Bo", "Bosse", "Cai", "Dea"});
    CHECK(contains(shown(book, 1), "\"Bo\""));
  }
}

TEST_CASE("a name without an id is one person, until the roster says who it is", "[people]") {
  Book book = Book::in_memory();
  import_into(book, night(1, four));
  import_into(book, night(2, four));
  CHECK(names(book) == four);
  CHECK(money(book, "Bo") == "-180.00");
  REQUIRE(rename_person(book, person(book, "Bo"), "Bosse").has_value());
  CHECK(money(book, "Bosse") == "-180.00");
  CHECK(person(book, "Bosse").also == List{"Bo"});
  CHECK(contains(evening_file(*load_evening(book, uuid_of(1, 1))), "\"Bo\""));  // as it was written
  // A new evening's Bo is somebody new; a new evening's Bosse is he.
  import_into(book, night(3, four));
  CHECK(names(book) == List{"Anna", "Bo", "Bosse", "Cai", "Dea"});
  import_into(book, night(4, {"Anna", "Bosse", "Cai", "Dea"}));
  CHECK(money(book, "Bosse") == "-270.00");
  CHECK(money(book, "Bo") == "-90.00");
  CHECK(counts_once(book));
}

TEST_CASE("nobody gets a name that is somebody else's, or looks like it", "[people]") {
  Book book = Book::in_memory();
  import_into(book, night(1, four));
  import_into(book, night(2, {"Eva", "Finn", "Gerd", "Hans"}));
  const Person bo = person(book, "Bo");
  CHECK(refused(rename_person(book, bo, "Anna")));
  CHECK(refused(rename_person(book, bo, "Anna", Force::yes)));
  CHECK(refused(rename_person(book, bo, "Eva")));
  CHECK(refused(rename_person(book, bo, "Eva", Force::yes)));
  const std::string cyrillic = "\xD0\x90nna";  // its first letter only looks like an A
  CHECK(refused(rename_person(book, bo, cyrillic)));
  CHECK(rename_person(book, bo, cyrillic, Force::yes).has_value());
  CHECK(refused(erase_person(book, bo, "Anna")));
  CHECK(refused(fuse_people(book, person(book, "Anna"), person(book, "Cai"))));  // sat together
  CHECK(refused(fuse_people(book, person(book, "Anna"), person(book, "Anna"))));
}

TEST_CASE("two who sat at one table stay two, also when two books give them one name", "[people]") {
  std::vector<Book> books;
  for (int i = 0; i < 2; ++i) books.push_back(Book::in_memory());
  import_into(books[0], night(1, four));
  taken(books[1], books[0]);
  REQUIRE(rename_person(books[0], person(books[0], "Anna"), "Else").has_value());
  REQUIRE(rename_person(books[1], person(books[1], "Bo"), "Else").has_value());
  meet(books);
  for (const Book& book : books) {
    CHECK(names(book) == List{"Cai", "Dea", "Else", "Else"});
    CHECK((money(book, "Else") == "90.00 -90.00" || money(book, "Else") == "-90.00 90.00"));
    CHECK(contents(book) != "unreadable");
    CHECK(counts_once(book));
  }
}

TEST_CASE("who was written in two ways is fused, and separated again", "[people]") {
  Book book = Book::in_memory();
  import_into(book, night(1, four));
  import_into(book, night(2, {"Ana", "Finn", "Gerd", "Hans"}));
  REQUIRE(fuse_people(book, person(book, "Ana"), person(book, "Anna")).has_value());
  CHECK(money(book, "Anna") == "180.00");
  CHECK(money(book, "Ana").empty());
  CHECK(person(book, "Anna").also == List{"Ana"});
  CHECK(contains(shown(book, 2), "\"Anna\""));
  CHECK(counts_once(book));
  // A number of either is the one's.
  REQUIRE(set_number(book, person(book, "Anna"), NumberKind::swish, "0701234567").has_value());
  REQUIRE(look_at(book, uuid_of(1, 2))->payees.size() == 1);
  CHECK(refused(separate_person(book, "Bo")));
  REQUIRE(separate_person(book, "Ana").has_value());
  CHECK(money(book, "Anna") == "90.00");
  CHECK(money(book, "Ana") == "90.00");
  CHECK(look_at(book, uuid_of(1, 2))->payees.empty());
  CHECK(counts_once(book));
}

TEST_CASE("who is fused is separated by the beginning of an id, too", "[people]") {
  Book book = Book::in_memory();
  import_into(book, night(1, four));
  import_into(book, night(2, {"Ana", "Finn", "Gerd", "Hans"}));
  const std::string id = to_string(id_called(book, "Ana"));
  REQUIRE(fuse_people(book, person(book, "Ana"), person(book, "Anna")).has_value());
  CHECK(refused(separate_person(book, id.substr(0, 3))));
  REQUIRE(separate_person(book, id.substr(0, 8)).has_value());
  CHECK(money(book, "Ana") == "90.00");
}

TEST_CASE("who was made one by mistake is who they were before, in every book", "[people]") {
  const bool known_there = GENERATE(false, true), ours_first = GENERATE(false, true);
  std::vector<Book> books;
  for (int i = 0; i < 2; ++i) books.push_back(Book::in_memory());
  import_into(books[0], night(1, four));
  import_into(books[0], night(2, {"Ana", "Finn", "Gerd", "Hans"}));
  import_into(books[0], night(3, {"Anni", "Ida", "Kaj", "Liv"}));
  const auto fuse = [&](const char* one, const char* whom) {
    auto fused = fuse_people(books[0], person(books[0], one), person(books[0], whom));
    REQUIRE(fused.has_value());
    return *fused;
  };
  fuse("Anni", "Ana");
  const Fused fused = fuse("Ana", "Anna");
  CHECK(money(books[0], "Anna") == "270.00");
  if (known_there) meet(books);
  REQUIRE(unfuse_people(books[0], fused).has_value());
  if (ours_first) std::swap(books[0], books[1]);
  meet(books);
  for (const Book& book : books) {
    CHECK(money(book, "Anna") == "90.00");
    CHECK(money(book, "Ana") == "180.00");
    CHECK(counts_once(book));
    CHECK(roster_conflicts(book)->empty());
  }
}

TEST_CASE("what is decided about somebody counts for who that is by then", "[people]") {
  const Folder folder;
  Book book = opened(folder.path("book.db")), other = opened(folder.path("book.db"));
  import_into(book, night(1, four));
  import_into(book, night(2, {"Bosse", "Finn", "Gerd", "Hans"}));
  const Person bo = person(book, "Bo");
  SECTION("who is called otherwise is forgotten by that name, too") {
    REQUIRE(rename_person(other, person(other, "Bo"), "Bertil").has_value());
    append_to(other, uuid_of(2, 1), R"({"type":"note","text":"Bertil pays"})");
    REQUIRE(erase_person(book, bo, "Player 9").has_value());
    CHECK_FALSE(contains(evening_file(*load_evening(book, uuid_of(1, 1))), "Bertil"));
  }
  SECTION("who is one with another is so, whatever is said of either") {
    REQUIRE(fuse_people(other, person(other, "Bo"), person(other, "Bosse")).has_value());
    SECTION("a name") {
      REQUIRE(rename_person(book, bo, "Bertil").has_value());
      CHECK(names(book) == List{"Anna", "Bertil", "Cai", "Dea", "Finn", "Gerd", "Hans"});
    }
    SECTION("that it is a third") {
      import_into(book, night(3, {"Bob", "Ina", "Jens", "Kim"}));
      REQUIRE(fuse_people(book, bo, person(book, "Bob")).has_value());
      CHECK(person(book, "Bob").also == List{"Bo", "Bosse"});
    }
    SECTION("that they are forgotten") {
      REQUIRE(erase_person(book, bo, "Player 9").has_value());
      CHECK_FALSE(find_person(book, "Bosse").has_value());
    }
  }
}

TEST_CASE("numbers that two tablets have entered for one person both stay", "[people]") {
  std::vector<Book> books;
  for (int i = 0; i < 2; ++i) {
    books.push_back(Book::in_memory());
    import_into(books.back(), night(i + 1, four));
  }
  REQUIRE(
      set_number(books[0], person(books[0], "Bo"), NumberKind::swish, "0701234567").has_value());
  REQUIRE(set_number(books[1], person(books[1], "Bo"), NumberKind::iban, "DK5000400440116243")
              .has_value());
  meet(books);
  for (const Book& book : books) {
    CHECK(person(book, "Bo").number(NumberKind::swish) == "0701234567");
    CHECK(person(book, "Bo").number(NumberKind::iban) == "DK5000400440116243");
    CHECK(names(book) == four);
    CHECK(conflicts(book, std::nullopt)->empty());
    for (const int n : {1, 2}) REQUIRE(look_at(book, uuid_of(1, n))->payees.size() == 1);
  }
  REQUIRE(set_number(books[1], person(books[1], "Bo"), NumberKind::swish, "").has_value());
  meet(books);
  CHECK(person(books[0], "Bo").number(NumberKind::swish).empty());
}

}  // namespace people_test
