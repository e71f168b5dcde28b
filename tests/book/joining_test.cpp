// Evenings that two tablets have begun apart, and that are one: looked at, settled and paid as one,
// whatever way the books meet; and two again when that is taken back.
#include <thread>

#include "db/files/recover.hpp"
#include "support/all_items.hpp"
#include "support/draw.hpp"
#include "support/holds.hpp"
#include "support/tablet.hpp"
#include "support/tampering.hpp"
#include "support/two_evenings.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace joining_test {

using namespace kattegat::test::two_evenings;

TEST_CASE("joined evenings are one, and two again", "[book][joining]") {
  Book book = both();
  const std::string before = contents(book);
  CHECK(join(book, first, second));
  CHECK(evenings_in(book) == 1);
  CHECK(list_evenings(book)->front().parts == std::vector<Uuid>{second});
  CHECK(money_in(book, first) ==
        "Anna -4.00 -4.00\nBo 9.00 9.00\nCai -9.00 -9.00\nDea 9.00 9.00\nFinn -5.00 -5.00\n");
  CHECK(money_in(book, second) == money_in(book, first));
  CHECK(look_at(book, second)->history.id == first);
  CHECK(counts_once(book));
  CHECK(!join(book, first, second));
  CHECK(!join(book, second, first));
  part(book, first);
  CHECK(contents(book) == before);
  CHECK(!part_evenings(book, {second}).has_value());
}

TEST_CASE("an evening of several is joined once, however many of its parts are named",
          "[book][joining]") {
  Book book = both();
  import_into(book, ligeud_evening(3, nine_made(3)));
  REQUIRE(join(book, second, third));
  const std::size_t before = everything_of(book).items.size();
  REQUIRE(join_evenings(book, {first, second, third}).has_value());
  CHECK(everything_of(book).items.size() == before + 1);
  CHECK(evenings_in(book) == 1);
}

TEST_CASE("on the command line evenings are joined, listed, settled and parted", "[cli][joining]") {
  const Tablet tablet;
  const std::string one = tablet.import_text(one_table()),
                    other = tablet.import_text(other_table());
  CHECK(tablet.ctl({"join", one, other, "--lang", "en"}).out == "They are one evening now.\n");
  CHECK(tablet.answer({"join", other, one}) == json_of(R"({"ok":true,"known":true})"));
  const Json evenings = tablet.answer({"evenings"});
  CHECK(size_under(evenings, "evenings") == 1);
  CHECK(text_under(evenings, "evenings", 0, "parts", 0) == other);
  CHECK(contains(tablet.ctl({"evenings", "--lang", "en"}).out, other + " · part of this evening"));
  CHECK(size_under(tablet.answer({"settle", other}), "sessions") == 2);
  CHECK(size_under(tablet.answer({"settle", one, other}), "evenings") == 1);
  CHECK(contains(tablet.exported(one, "evening"), id_of(2, 2)));
  // An export of it, and the file of either table, add nothing.
  const std::int64_t records = tablet.records();
  static_cast<void>(tablet.import_text(tablet.exported(one, "evening")));
  static_cast<void>(tablet.import_text(other_table()));
  static_cast<void>(tablet.import_text(one_table()));
  CHECK(tablet.records() == records);
  CHECK(tablet.ctl({"join", "--undo", one}).status == 0);
  CHECK(size_under(tablet.answer({"evenings"}), "evenings") == 2);
  CHECK(says_why_not(tablet.ctl({"join", "--undo", one})));
  REQUIRE(tablet.ctl({"join", one, other}).status == 0);
  const std::string third = tablet.import_text(ligeud_evening(3, agreed(30, "10")));
  CHECK(says_why_not(tablet.ctl({"join", "--undo", other, third})));  // one has not been joined
  CHECK(size_under(tablet.answer({"evenings"}), "evenings") == 2);
  CHECK(tablet.ctl({"join", "--undo", one, other}).status == 0);
  CHECK(says_why_not(tablet.ctl({"join", one, id_of(1, 9)})));
  CHECK(tablet.ctl({"join", one}).status == 2);
  CHECK(tablet.ctl({"verify"}).status == 0);
}

TEST_CASE("evenings in different currencies or coins are not one", "[book][joining]") {
  for (const char* more : {R"("currency":"SEK",)", R"("cash_rounding":"0.50",)"}) {
    Book book = Book::in_memory();
    import_into(book, one_table());
    import_into(book, other_table(more));
    CHECK(!join_evenings(book, {first, second}).has_value());
    CHECK(evenings_in(book) == 2);
  }
  Book book = Book::in_memory();
  import_into(book, one_table());
  import_into(book, other_table(R"("currency":"DKK","cash_rounding":"0.01",)"));
  CHECK(join(book, first, second));
}

TEST_CASE("a tablet that has not heard of it goes on, and is heard", "[book][joining]") {
  std::vector<Book> books = books_with_both(3);
  CHECK(join(books[0], first, second));
  append_to(books[1], uuid_of(2, 2),
            R"({"id":")" + id_of(3, 21) +
                R"(","type":"adjust","points":{"Gerd":"2","Hans":"-2"},"why":"agreed"})");
  import_into(books[1], R"({"format":"kattegat-evening","version":1,"id":")" + id_of(1, 2) +
                            R"(","date":"2026-11-20","place":"Klubben",)"
                            R"("players":["Anna","Finn","Gerd","Hans","Ida"],"sessions":[]})");
  meet(books);
  // Between players of the two parts, which no record below one of them has together.
  tick(books[2], first, "Finn", "Bo", Money{500});
  REQUIRE(set_initials(books[2], first, {"Hans", "HH", Money{-200}, ""}).has_value());
  meet(books);
  for (Book& book : books) {
    CHECK(contains(money_in(book, first), "Bo 9.00 4.00\n"));
    CHECK(contains(money_in(book, first), "Gerd 2.00 2.00\nHans -2.00 -2.00\n"));
    CHECK(contains(contents(book), "Ida"));
    CHECK(contents(book) == contents(books[0]));
  }
  part(books[0], second);
  meet(books);
  CHECK(money_in(books[1], second) ==
        "Anna 5.00 5.00\nFinn -5.00 -5.00\nGerd 2.00 2.00\n"
        "Hans -2.00 -2.00\n");
  CHECK(counts_once(books[1]));
}

TEST_CASE("a session of the joined evening stays when it is taken apart", "[book][joining]") {
  Book book = both();
  CHECK(join(book, first, second));
  Evening night = *load_evening(book, first);
  std::string more = ligeud_evening(1, "");
  more.replace(more.find(R"(["Anna","Bo","Cai","Dea","Else"])"), 32,
               R"(["Anna","Bo","Cai","Dea","Else","Finn","Gerd","Hans"])");
  more.replace(more.find(id_of(2, 1)), 36, id_of(2, 5));
  more.replace(more.find(R"(["Anna","Bo","Cai","Dea"])"), 25, R"(["Finn","Bo","Gerd","Dea"])");
  import_into(book, more);
  append_to(book, uuid_of(2, 5),
            R"({"id":")" + id_of(3, 50) +
                R"(","type":"adjust","points":{"Finn":"10","Bo":"-10"},"why":"agreed"})");
  CHECK(look_at(book, first)->written.players.size() == 8);
  CHECK(contains(money_in(book, first), "Finn -4.00 -4.00\n"));
  part(book, second);
  CHECK(contains(money_in(book, first), "Finn 1.00 1.00\n"));
  CHECK(contains(money_in(book, second), "Finn -5.00 -5.00\n"));
  CHECK(counts_once(book));
}

TEST_CASE("two programs that join at once say it once", "[book][joining]") {
  const Folder folder;
  const std::string path = folder.path("book.db");
  {
    Book book = opened(path);
    import_into(book, one_table());
    import_into(book, other_table());
  }
  Book one = opened(path), other = opened(path);
  Result<Changed, BookFault> beside = Changed::no;
  std::thread second_program([&] { beside = join_evenings(other, {first, second}); });
  const auto here = join_evenings(one, {first, second});
  second_program.join();
  REQUIRE(here.has_value());
  REQUIRE(beside.has_value());
  CHECK(*here != *beside);
  CHECK(differences(one).empty());
}

TEST_CASE("what is joined is recovered, and forgets whom it has to", "[book][joining]") {
  const Folder folder;
  const std::string path = folder.path("book.db"), saved = folder.path("saved.db");
  {
    Book book = opened(path);
    import_into(book, one_table());
    import_into(book, other_table());
    CHECK(join(book, first, second));
    tick(book, first, "Finn", "Bo", Money{500});
    const auto finn = find_person(book, "Finn");
    REQUIRE(finn.has_value());
    REQUIRE(erase_person(book, *finn, "Spiller 1").has_value());
    CHECK(!contains(contents(book), "Finn"));
    CHECK(contains(money_in(book, second), "Spiller 1 -5.00 0.00\n"));
  }
  tamper(path, "UPDATE record SET hash = zeroblob(32) WHERE kind = 5");
  REQUIRE(recover_book(path, saved).has_value());
  Book book = opened(saved);
  CHECK(evenings_in(book) == 1);
  CHECK(contains(money_in(book, first), "Spiller 1 -5.00 0.00\n"));
}

TEST_CASE("whatever three books do with two evenings, they come to the same",
          "[book][joining][long]") {
  holds_for({33, 8, 100}, [] {
    std::vector<Book> books = books_with_both(3);
    int next = 100;
    for (int step = draw(4, 12); step > 0; --step) {
      Book& book = books[static_cast<std::size_t>(draw(0, 2))];
      switch (draw(0, 6)) {
        case 0:
          RC_ASSERT(join_evenings(book, {first, second}).has_value());
          break;
        case 1:
          RC_ASSERT(join_evenings(book, {second, first}).has_value());
          break;
        case 2:
          static_cast<void>(part_evenings(book, {toss() ? first : second}));
          break;
        case 3:
          append_to(book, uuid_of(2, 1), agreed(next++, std::to_string(draw(1, 4))));
          break;
        case 4:  // not there while they are two
          static_cast<void>(
              tick_payment(book, first, {{}, "Finn", toss() ? "Bo" : "Anna", Money{100}, ""}));
          break;
        case 5:
          RC_ASSERT(
              tick_payment(book, toss() ? first : second, {{}, "Finn", "Anna", Money{200}, ""})
                  .has_value() ||
              evenings_in(book) == 2);
          break;
        default:
          static_cast<void>(taken(book, books[static_cast<std::size_t>(draw(0, 2))]));
      }
    }
    meet(books);
    RC_ASSERT(contents(books[0]) == contents(books[1]));
    RC_ASSERT(contents(books[0]) == contents(books[2]));
    RC_ASSERT(counts_once(books[0]));
  });
}

}  // namespace joining_test
