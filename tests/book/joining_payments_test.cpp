// What was paid, ticked and signed in evenings that two tablets have begun apart, once they are
// one.
#include "support/form.hpp"
#include "support/two_evenings.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace joining_payments_test {

using namespace kattegat::test::two_evenings;

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
    if (one.from == "Finn") REQUIRE(untick_payment(books[0], first, one.id, {}).has_value());
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
        REQUIRE(untick_payment(books[i % 3], first, made[i].id, {}).has_value());
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
  REQUIRE(untick_payment(books[1], first, ticked->id, {}).has_value());
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
  REQUIRE(untick_payment(books[2], second, another->id, {}).has_value());
  meet(books);
  check_paid(books, 1);
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

}  // namespace joining_payments_test
