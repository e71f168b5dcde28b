// Nobody is forgotten with whoever was named, in whatever order other books have the same people.
#include "db/book/conflicts.hpp"
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
    if (sitter == person(books[0], "Anna").ids.front())
      sitter = person(books[0], are_swapped ? "Bo" : "Carl").ids.front();
    else if (are_swapped && sitter == person(books[0], "Bo").ids.front())
      sitter = person(books[0], "Anna").ids.front();
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

}  // namespace forgotten_neighbours_test
