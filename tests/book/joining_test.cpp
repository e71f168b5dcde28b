// Evenings that two tablets have begun apart, and that are one: looked at, settled and paid as one,
// whatever way the books meet; and two again when that is taken back.
#include <rapidcheck/catch.h>

#include <thread>

#include "db/book/joining.hpp"
#include "db/book/payments.hpp"
#include "db/files/recover.hpp"
#include "kattegat/evening/settle.hpp"
#include "support/draw.hpp"
#include "support/form.hpp"
#include "support/meeting.hpp"
#include "support/tablet.hpp"
#include "support/tampering.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace joining_test {

namespace {

const Uuid first = uuid_of(1, 1), second = uuid_of(1, 2), third = uuid_of(1, 3);

// Anna and Cai owe 9.00 each; Bo and Dea have it.
std::string one_table() { return ligeud_evening(1, nine_made(1)); }
// At the other table Anna has 5.00 from Finn; Gerd and Hans sat there.
std::string other_table(const std::string& more = "") {
  return R"({"format":"kattegat-evening","version":1,"id":")" + id_of(1, 2) +
         R"(","date":"2026-11-20","place":"Klubben",)" + more +
         R"("players":["Anna","Finn","Gerd","Hans"],"sessions":[{"id":")" + id_of(2, 2) +
         R"(","game":"ligeud","seats":["Finn","Anna","Gerd","Hans"],)" +
         R"("stake":"1","entries":[{"id":")" + id_of(3, 20) +
         R"(","type":"adjust","points":{"Anna":"5","Finn":"-5"},"why":"agreed"}]}]})";
}

Book both() {
  Book book = Book::in_memory();
  import_into(book, one_table());
  import_into(book, other_table());
  return book;
}
std::vector<Book> books_with_both(std::size_t count) {
  std::vector<Book> books;
  for (std::size_t i = 0; i < count; ++i) books.push_back(both());
  meet(books);
  return books;
}

bool join(Book& book, const Uuid& to, const Uuid& part) {
  const auto joined = join_evenings(book, {to, part});
  REQUIRE(joined.has_value());
  return *joined == Changed::yes;
}
void part(Book& book, const Uuid& evening) { REQUIRE(part_evenings(book, {evening}).has_value()); }

std::string money_in(const Book& book, const Uuid& evening) {
  const auto view = look_at(book, evening);
  REQUIRE(view.has_value());
  const Settlement settled = settle(view->shown, judge(view->shown));
  const StillDue due = still_due(view->shown, settled, view->closing);
  std::string all;
  for (std::size_t i = 0; i < settled.money.size(); ++i)
    if (settled.money[i] != Money{} || due.left[i] != Money{})
      all += view->shown.players[i] + " " + to_string(settled.money[i]) + " " +
             to_string(due.left[i]) + "\n";
  return all;
}
std::size_t evenings_in(const Book& book) { return list_evenings(book)->size(); }

void tick(Book& book, const Uuid& evening, const char* from, const char* to, Money amount) {
  const auto ticked = tick_payment(book, evening, {{}, from, to, amount, ""});
  REQUIRE(ticked.has_value());
}

}  // namespace

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

TEST_CASE("what was paid in both evenings was paid twice", "[book][joining]") {
  std::vector<Book> books = books_with_both(2);
  tick(books[0], first, "Anna", "Bo", Money{500});
  tick(books[1], second, "Finn", "Anna", Money{500});
  CHECK(join(books[0], first, second));
  meet(books);
  for (Book& book : books)
    CHECK(money_in(book, first) ==
          "Anna -4.00 -4.00\nBo 9.00 4.00\nCai -9.00 -9.00\nDea 9.00 9.00\nFinn -5.00 0.00\n");
  // Ticked once more on both, now as one evening: once. Taken back where it was made.
  for (Book& book : books) tick(book, first, "Cai", "Dea", Money{900});
  meet(books);
  CHECK(contains(money_in(books[0], first), "Cai -9.00 0.00\nDea 9.00 0.00\n"));
  const auto closing = load_closing(books[0], first);
  for (const MadePayment& one : closing->payments)
    if (one.from == "Finn") REQUIRE(untick_payment(books[0], first, one.id, "").has_value());
  part(books[0], second);
  CHECK(money_in(books[0], second) == "Anna 5.00 5.00\nFinn -5.00 -5.00\n");
  CHECK(contains(money_in(books[0], first), "Bo 9.00 4.00\n"));
}

namespace {

// Who ticks that Anna has paid Bo 5.00: the first book knows that the two evenings are one, the
// second and the third do not.
struct Ticked {
  std::size_t book = 0;
  Uuid evening = first;
  std::int64_t seen = 0;  // how many of them stand, as far as that one knows
};
struct TickedApart {
  std::vector<Ticked> ticks;
  std::size_t payments = 0;  // that were made
};
const std::vector<TickedApart> ticked_apart{
    {{{0}, {1, second}}, 1},
    {{{0}, {1, first}}, 1},
    {{{1, first}, {2, second}}, 2},
    {{{0}, {1, first}, {2, second}}, 2},
    {{{0}, {0, first, 1}, {1, first}, {2, second}}, 2},
    {{{0}, {0, first, 1}, {0, first, 2}, {1, first}}, 3},
    {{{0}, {1, second}, {1, second, 1}}, 2},
};

// Books with the same four people in both evenings; the first has joined them.
std::vector<Book> books_of_four(const Uuid& to, const Uuid& part) {
  std::vector<Book> books;
  for (int i = 0; i < 3; ++i) {
    books.push_back(Book::in_memory());
    import_into(books.back(), ligeud_evening(1, nine_made(1)));
    import_into(books.back(), ligeud_evening(2, nine_made(2)));
  }
  CHECK(join(books[0], to, part));
  return books;
}
void check_paid(const std::vector<Book>& books, std::size_t payments) {
  CHECK(load_closing(books[0], first)->payments.size() == payments);
  CHECK(conflicts(books[0], std::nullopt)->empty());
  const auto agreed_on = contents(books[0]);
  for (std::size_t i = 1; i < books.size(); ++i) CHECK(contents(books[i]) == agreed_on);
}

}  // namespace

TEST_CASE("a payment ticked in a part and in the whole is one", "[book][joining]") {
  std::vector<std::size_t> order{0, 1, 2};
  bool turned = false;  // in every order one of the evenings or the other is joined to it
  std::size_t number = 0;
  do {
    for (const TickedApart& apart : ticked_apart) {
      turned = !turned;
      if (!is_due(number++, 11)) continue;  // another order for every case
      std::vector<Book> books =
          turned ? books_of_four(first, second) : books_of_four(second, first);
      for (const Ticked& one : apart.ticks)
        REQUIRE(
            tick_payment(books[one.book], one.evening, {{}, "Anna", "Bo", Money{500}, ""}, one.seen)
                .has_value());
      for (std::size_t i = 1; i < order.size(); ++i)
        static_cast<void>(taken(books[order[i]], books[order[i - 1]]));
      meet(books);
      check_paid(books, apart.payments);
      // It can be taken back under each id that it was ticked with.
      const auto made = load_closing(books[0], first)->payments;
      for (std::size_t i = 0; i < made.size(); ++i)
        REQUIRE(untick_payment(books[i % 3], first, made[i].id, "").has_value());
      meet(books);
      check_paid(books, 0);
      tick(books[1], second, "Anna", "Bo", Money{500});
      meet(books);
      check_paid(books, 1);
    }
  } while (std::next_permutation(order.begin(), order.end()));
}

TEST_CASE("what holds of a payment that is decided differently is what is settled",
          "[book][joining]") {
  const bool first_is_part = GENERATE(true, false);
  const int before = GENERATE(0, 1, 4);  // what else the book of the whole has ticked by then
  CAPTURE(first_is_part, before);
  std::vector<Book> books =
      first_is_part ? books_of_four(second, first) : books_of_four(first, second);
  const auto ticked = tick_payment(books[1], first, {{}, "Anna", "Bo", Money{500}, ""});
  REQUIRE(ticked.has_value());
  REQUIRE(untick_payment(books[1], first, ticked->id, "").has_value());
  for (int i = 0; i < before; ++i) tick(books[0], first, "Cai", "Dea", Money{100 + i});
  tick(books[0], first, "Anna", "Bo", Money{500});
  meet(books);
  const auto found = conflicts(books[0], std::nullopt);
  REQUIRE(found->size() == 1);
  const auto closing = load_closing(books[0], first);
  const bool stands = std::any_of(closing->payments.begin(), closing->payments.end(),
                                  [](const MadePayment& one) { return one.amount == Money{500}; });
  for (const Side& side : found->front().sides)
    CHECK((std::get<PaymentContents>(side.contents).made == stands) == side.holds);
}

TEST_CASE("whoever has seen a payment ticks another one", "[book][joining]") {
  std::vector<Book> books = books_of_four(first, second);
  tick(books[1], first, "Anna", "Bo", Money{500});
  static_cast<void>(taken(books[0], books[1]));
  const auto another = tick_payment(books[0], first, {{}, "Anna", "Bo", Money{500}, ""}, 1);
  REQUIRE(another.has_value());
  CHECK(!another->already);
  tick(books[2], second, "Anna", "Bo", Money{500});  // the same one, on the other tablet
  meet(books);
  check_paid(books, 2);
  REQUIRE(untick_payment(books[2], second, another->id, "").has_value());
  meet(books);
  check_paid(books, 1);
}

TEST_CASE("joined the one way and the other they are one", "[book][joining]") {
  std::vector<Book> books = books_with_both(2);
  CHECK(join(books[0], first, second));
  CHECK(join(books[1], second, first));
  CHECK(look_at(books[1], first)->history.id == second);
  meet(books);
  for (Book& book : books) {
    CHECK(evenings_in(book) == 1);
    CHECK(look_at(book, second)->history.id == first);  // the smaller
    CHECK(conflicts(book, std::nullopt)->empty());
  }
  CHECK(contents(books[0]) == contents(books[1]));
  part(books[1], first);
  meet(books);
  CHECK(evenings_in(books[0]) == 2);
}

TEST_CASE("part of two evenings is a conflict until somebody decides", "[book][joining]") {
  std::vector<Book> books = books_with_both(2);
  import_into(books[0], ligeud_evening(3, agreed(30, "10")));
  meet(books);
  CHECK(join(books[0], first, second));
  CHECK(join(books[1], third, second));
  meet(books);
  CHECK(contents(books[0]) == contents(books[1]));
  const auto differing = conflicts(books[0], std::nullopt);
  REQUIRE(differing->size() == 1);
  CHECK(differing->front().about == RecordKind::fusion);
  CHECK(differing->front().evening == second);
  const Conflict& conflict = differing->front();
  const Hash losing = conflict.sides[conflict.sides[0].holds ? 1 : 0].item.record.hash;
  const Uuid before = look_at(books[0], second)->history.id;
  REQUIRE(keep_side(books[0], conflict, losing).has_value());
  meet(books);
  CHECK(conflicts(books[1], std::nullopt)->empty());
  CHECK(look_at(books[1], second)->history.id != before);
  CHECK(counts_once(books[1]));
}

TEST_CASE("what is decided differently about a part stays to be settled", "[book][joining]") {
  std::vector<Book> books;
  books.push_back(both());
  books.push_back(Book::in_memory());
  std::string elsewhere = other_table();
  elsewhere.replace(elsewhere.find("Klubben"), 7, "Hjemme");
  import_into(books[1], elsewhere);
  CHECK(join(books[0], first, second));
  meet(books);
  for (const Book& book : books) {
    const auto differing = look_at(book, first)->history.conflicts;
    REQUIRE(differing.size() == 1);
    CHECK(differing.front().about == RecordKind::evening);
    CHECK(differing.front().id == second);
    CHECK(differing.front().evening == first);
    CHECK(conflicts(book, std::nullopt)->size() == 1);
  }
  const Conflict conflict = conflicts(books[1], std::nullopt)->front();
  REQUIRE(keep_side(books[1], conflict, conflict.sides[1].item.record.hash).has_value());
  meet(books);
  for (const Book& book : books) {
    CHECK(conflicts(book, std::nullopt)->empty());
    CHECK(look_at(book, second)->history.id == first);
  }
}

TEST_CASE("a conflict about evenings is said as one", "[cli][joining]") {
  const Tablet one, other;
  for (const Tablet* tablet : {&one, &other}) {
    static_cast<void>(tablet->import_text(one_table()));
    static_cast<void>(tablet->import_text(other_table()));
    static_cast<void>(tablet->import_text(ligeud_evening(3, agreed(30, "10"))));
  }
  REQUIRE(one.ctl({"join", id_of(1, 1), id_of(1, 2)}).status == 0);
  REQUIRE(other.ctl({"join", id_of(1, 3), id_of(1, 2)}).status == 0);
  const Run merged = one.ctl({"merge", other.book, "--lang", "en"});
  CAPTURE(merged.out, merged.err);
  CHECK(merged.status == 0);
  CHECK(contains(merged.out, "which evenings are one"));
  CHECK(contains(merged.out, "part of the evening " + id_of(1, 3)));
  for (const int evening : {1, 2, 3}) {  // the money of each hangs on it
    CAPTURE(evening);
    const std::string id = id_of(1, evening);
    CHECK(size_under(one.answer({"conflicts", id}), "conflicts") == 1);
    CHECK(size_under(one.answer({"settle", id}), "conflicts") == 1);
    CHECK(contains(one.ctl({"settle", id, "--lang", "en"}).out, "which evenings are one"));
  }
}

TEST_CASE("a conflict about a session of two evenings is said once", "[cli][joining]") {
  const Tablet one, other;
  static_cast<void>(one.import_text(one_table()));
  static_cast<void>(one.import_text(other_table()));
  const Tablet apart;
  REQUIRE(apart.ctl({"merge", one.book}).status == 0);
  REQUIRE(one.ctl({"join", id_of(1, 1), id_of(1, 2)}).status == 0);
  static_cast<void>(other.import_text(one.exported(id_of(1, 1), "evening")));
  CHECK(size_under(other.answer({"merge", apart.book}), "conflicts") == 1);
  CHECK(size_under(other.answer({"conflicts"}), "conflicts") == 1);
  // Where they are known to be one there is nothing to decide, until they are two again.
  CHECK(size_under(other.answer({"merge", one.book}), "conflicts") == 0);
  CHECK(size_under(one.answer({"merge", other.book}), "conflicts") == 0);
  for (const Tablet* tablet : {&one, &other}) {
    CHECK(size_under(tablet->answer({"conflicts"}), "conflicts") == 0);
    CHECK(size_under(tablet->answer({"settle", id_of(1, 1)}), "sessions") == 2);
  }
  REQUIRE(one.ctl({"join", "--undo", id_of(1, 1)}).status == 0);
  CHECK(size_under(one.answer({"conflicts"}), "conflicts") == 1);
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

TEST_CASE("who signed before the evenings were one signs again", "[book][joining]") {
  std::vector<Book> books = books_with_both(2);
  const auto sign = [](Book& book, const Uuid& evening, const char* as, Money money) {
    REQUIRE(set_initials(book, evening, {"Anna", as, money, ""}).has_value());
  };
  const auto signatures = [](const Book& book) {
    const auto closing = load_closing(book, first);
    std::string all;
    for (const Initials& one : closing->initials)
      all += one.player + " " + one.initials + " " + to_string(one.money) + "\n";
    return all;
  };
  // Of the part has been said more often than of the whole.
  for (const Money money : {Money{100}, Money{300}, Money{500}}) sign(books[0], second, "A", money);
  CHECK(join(books[0], first, second));
  meet(books);
  CHECK(signatures(books[1]) == "Anna A 5.00\n");
  sign(books[1], first, "AA", Money{-400});
  CHECK(signatures(books[1]) == "Anna AA -4.00\n");
  meet(books);
  CHECK(signatures(books[0]) == "Anna AA -4.00\n");
  sign(books[0], first, "", Money{});  // taken back
  meet(books);
  CHECK(signatures(books[1]).empty());
  sign(books[1], second, "AB", Money{-400});
  meet(books);
  CHECK(signatures(books[0]) == "Anna AB -4.00\n");
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
  CHECK(rc::check([] {
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
  }));
}

}  // namespace joining_test
