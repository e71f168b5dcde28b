// Being forgotten: a person's names and words go from every book that hears of it, and every sum
// stands.
#include "db/book/decisions.hpp"
#include "db/book/payments.hpp"
#include "db/files/backup.hpp"
#include "kattegat/journal/naming/erasing.hpp"
#include "kattegat/languages/languages.hpp"
#include "support/people.hpp"
#include "support/tampering.hpp"

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

TEST_CASE("who has changed places with somebody is not forgotten with them", "[people]") {
  std::vector<Book> books;
  for (int i = 0; i < 2; ++i) books.push_back(Book::in_memory());
  import_into(books[0], night(1, four));
  REQUIRE(reseat_session(books[0], uuid_of(2, 1), {"Bo", "Anna", "Cai", "Dea"}, Reseat::people,
                         {"wrong seats"})
              .has_value());
  REQUIRE(erase_person(books[0], person(books[0], "Anna"), "Player 17").has_value());
  meet(books);
  for (const Book& book : books) CHECK(names(book) == List{"Bo", "Cai", "Dea", "Player 17"});
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
      batch.own = new_records_of(ErasureContents{{}, {item.record.hash}, "N.N."}, random_uuid);
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

TEST_CASE("somebody at another table of the evening is not forgotten with them", "[people]") {
  std::vector<Book> books;
  for (int i = 0; i < 2; ++i) books.push_back(Book::in_memory());
  // One evening, begun on two tablets: each has its own table, and another first player.
  import_into(books[0], night(1, four));
  std::string other = night(1, {"Ana", "Bo", "Cai", "Dea"});
  for (const int group : {2, 3, 4}) other.replace(other.find(id_of(group, 1)), 36, id_of(group, 8));
  import_into(books[1], other);
  REQUIRE(erase_person(books[0], person(books[0], "Anna"), "Player 17").has_value());
  meet(books);
  for (const Book& book : books) {
    CHECK(names(book) == List{"Ana", "Bo", "Cai", "Dea", "Player 17"});
    CHECK(counts_once(book));
  }
}

TEST_CASE("who stands in that place of the list on another tablet is not forgotten with them",
          "[people]") {
  const bool had_one_file = GENERATE(false, true);  // with a table more, or each its own table
  const auto file = [](const std::string& fifth, const std::string& tables) {
    return R"({"format":"kattegat-evening","version":1,"id":")" + id_of(1, 1) +
           R"(","date":"2026-11-20","players":["Anna","Bo","Cai","Dea",")" + fifth +
           R"("],"sessions":[)" + tables + "]}";
  };
  const auto table = [](int n, const std::string& fourth) {
    return R"({"id":")" + id_of(2, n) +
           R"(","game":"ligeud","entries":[],"seats":["Anna","Bo","Cai",")" + fourth + "\"]}";
  };
  std::vector<Book> books;
  for (int i = 0; i < 2; ++i) books.push_back(Book::in_memory());
  import_into(books[0], file("Else", table(1, "Dea")));
  import_into(books[1], file("Ellen", had_one_file ? table(1, "Dea") + "," + table(8, "Ellen")
                                                   : table(8, "Dea")));
  REQUIRE(erase_person(books[0], person(books[0], "Else"), "Player 17").has_value());
  meet(books);
  for (const Book& book : books)
    CHECK(names(book) == List{"Anna", "Bo", "Cai", "Dea", "Ellen", "Player 17"});
}

TEST_CASE("who has somebody else's seat in another version of a file is not forgotten with them",
          "[people]") {
  const auto seats = GENERATE(std::vector<std::string>{"Eva", "Finn", "Cai", "Dea"},  // others
                              std::vector<std::string>{"Bo", "Anna", "Cai", "Dea"},
                              std::vector<std::string>{"Anna", "Bo", "Carl", "Dea"});
  std::vector<Book> books;
  for (int i = 0; i < 2; ++i) books.push_back(Book::in_memory());
  // The same players; only the seats were edited.
  const auto file = [](const std::vector<std::string>& at_table) {
    std::string text = R"({"format":"kattegat-evening","version":1,"id":")" + id_of(1, 1) +
                       R"(","date":"2026-11-20","players":["Anna","Bo","Cai","Carl","Dea","Eva",)" +
                       R"("Finn"],"sessions":[{"id":")" + id_of(2, 1) +
                       R"(","game":"ligeud","entries":[],"seats":[)";
    for (const std::string& name : at_table) text += "\"" + name + (name == "Dea" ? "\"" : "\",");
    return text + "]}]}";
  };
  import_into(books[0], file(four));
  import_into(books[1], file(seats));
  REQUIRE(erase_person(books[0], person(books[0], "Cai"), "Player 17").has_value());
  meet(books);
  const List others{"Anna", "Bo", "Carl", "Dea", "Eva", "Finn"};
  for (const Book& book : books) {
    CHECK(names(book) == List{"Anna", "Bo", "Carl", "Dea", "Eva", "Finn", "Player 17"});
    for (const std::string& name : others) {  // under both the ids that the two gave
      CAPTURE(name);
      CHECK(person(book, name).ids.size() == 2);
    }
  }
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
