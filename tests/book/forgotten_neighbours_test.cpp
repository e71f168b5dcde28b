// Nobody is forgotten with whoever was named, in whatever order other books have the same people.
#include "db/book/conflicts.hpp"
#include "db/book/decisions.hpp"
#include "support/forger.hpp"
#include "support/people.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace forgotten_neighbours_test {

using namespace kattegat::test::people;

namespace {

// Anna has won 50, Bo has lost 30 and Else 20.
std::string file(const List& players, const List& seats) {
  return R"({"format":"kattegat-evening","version":1,"id":")" + id_of(1, 1) +
         R"(","date":"2026-11-21","players":[)" + quoted(players) + R"(],"sessions":[{"id":")" +
         id_of(2, 1) + R"(","game":"commerce","seats":[)" + quoted(seats) +
         R"(],"entries":[{"id":")" + id_of(3, 1) +
         R"(","type":"adjust","points":{"Anna":"50","Bo":"-30","Else":"-20"},"why":"k"}]}]})";
}

}  // namespace

TEST_CASE("who stands elsewhere in another order of a file is not forgotten with them",
          "[people]") {
  const bool have_met = GENERATE(true, false);
  const bool is_of_the_seats = GENERATE(true, false);
  const auto [gone, left, sum] = GENERATE(
      table<std::string, List, std::string>({{"Anna", {"Bo", "Else", "Player 17"}, "50.00"},
                                             {"Bo", {"Anna", "Else", "Player 17"}, "-30.00"}}));
  const List other =
      GENERATE(List{"Bo", "Anna", "Else"}, List{"Else", "Bo", "Anna"}, List{"Bo", "Else", "Anna"});
  CAPTURE(have_met, is_of_the_seats, gone, other);
  const List order{"Anna", "Bo", "Else"};
  std::vector<Book> books;
  for (int i = 0; i < 2; ++i) books.push_back(Book::in_memory());
  import_into(books[0], file(order, order));
  import_into(books[1], is_of_the_seats ? file(order, other) : file(other, order));
  if (have_met) meet(books);
  REQUIRE(erase_person(books[0], person(books[0], gone), "Player 17").has_value());
  meet(books);
  for (const Book& book : books) {
    CHECK(names(book) == left);
    CHECK(money(book, "Player 17") == sum);
    CHECK(money(book, "Else") == "-20.00");
    CHECK(counts_once(book));
    CHECK(contents(book) == contents(books[0]));
    if (!is_of_the_seats) CHECK(conflicts(book, std::nullopt)->empty());
  }
}

TEST_CASE("a stranger's header has nobody forgotten with whose seat it gives them", "[people]") {
  const bool are_swapped = GENERATE(true, false);
  std::vector<Book> books;
  for (int i = 0; i < 2; ++i) books.push_back(Book::in_memory());
  import_into(books[0], file({"Anna", "Bo", "Else", "Carl"}, {"Anna", "Bo", "Else"}));
  taken(books[1], books[0]);
  SessionContents header;
  std::int64_t clock = 0;
  for (const Item& item : everything_of(books[0]).items) {
    clock = std::max(clock, item.record.clock);
    if (item.record.kind == RecordKind::session) header = *read_as<SessionContents>(item);
  }
  for (Uuid& sitter : header.sitters)
    if (sitter == id_called(books[0], "Anna"))
      sitter = id_called(books[0], are_swapped ? "Bo" : "Carl");
    else if (are_swapped && sitter == id_called(books[0], "Bo"))
      sitter = id_called(books[0], "Anna");
  Forger stranger;
  stranger.write(new_record(RecordKind::session, uuid_of(2, 1), uuid_of(1, 1), header), clock + 1);
  CHECK(given(books[0], stranger.parcel()).records == 1);
  REQUIRE(erase_person(books[0], person(books[0], "Anna"), "Player 17").has_value());
  meet(books);
  for (const Book& book : books) CHECK(names(book) == List{"Bo", "Carl", "Else", "Player 17"});
}

TEST_CASE("whom another book has given a name of their own is not forgotten with who had it too",
          "[people]") {
  std::vector<Book> books;
  for (int i = 0; i < 3; ++i) books.push_back(Book::in_memory());
  import_into(books[0], night(1, four));
  import_into(books[0], night(2, {"Anna", "Bodil", "Carl", "Else"}));
  taken(books[1], books[0]);
  taken(books[2], books[0]);
  const Uuid second = [&] {
    const auto view = look_at(books[2], uuid_of(1, 2));
    return view->history.called("Anna")->ids.front();
  }();
  Forger stranger;
  stranger.write(new_record(RecordKind::name, second, roster_id, NameContents{"Annika", true, {}}),
                 50);
  CHECK(given(books[0], stranger.parcel()).records == 1);
  REQUIRE(erase_person(books[0], person(books[0], "Anna"), "Player 17").has_value());
  meet(books);
  for (const Book& book : books) {
    CHECK(money(book, "Annika") == "90.00");
    CHECK(money(book, "Player 17") == "90.00");
    CHECK(contents(book) == contents(books[0]));
  }
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

}  // namespace forgotten_neighbours_test
