// What is paid of an evening that others have joined with another one: a whole and its parts.
#include <algorithm>

#include "db/book/joining.hpp"
#include "db/book/payments.hpp"
#include "support/draw.hpp"
#include "support/evenings_together.hpp"
#include "support/holds.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace paid_in_parts_test {

using namespace kattegat::test::evenings_together;

namespace {

// Anna owes Dea 9.00 of the first evening, 5.00 of the second and 3.00 of the third.
std::vector<Book> books_with_three_evenings(std::size_t count) {
  std::vector<Book> books;
  for (std::size_t i = 0; i < count; ++i) {
    books.push_back(Book::in_memory());
    int n = 0;
    for (const std::int64_t points : {9, 5, 3})
      import_into(books.back(), night(++n, four, {-points, 0, 0, points}));
  }
  return books;
}
const Uuid third = uuid_of(1, 3);
const std::vector<Uuid> all_three{first, second, third};

std::vector<Money> standing(const Book& book, const Uuid& evening = first) {
  std::vector<Money> amounts;
  const auto closing = load_closing(book, evening);
  for (const MadePayment& one : closing->payments) amounts.push_back(one.amount);
  std::sort(amounts.begin(), amounts.end());
  return amounts;
}

}  // namespace

TEST_CASE("one amount in the whole and several in its parts are one payment, and taken back as one",
          "[book][together]") {
  std::size_t number = 0;
  in_due_orders(number, [&](const std::vector<std::size_t>& order) {
    std::vector<Book> books = books_with_three_evenings(3);
    tick(books[0], first, Money{900});
    tick(books[1], second, Money{500});
    REQUIRE(join_evenings(books[2], both).has_value());
    tick(books[2], first, Money{1400});
    meet_in(books, order);
    check_alike(books);
    for (const Book& book : books) CHECK(standing(book) == std::vector{Money{1400}});
    const Uuid payment = load_closing(books[order[0]], first)->payments.front().id;
    REQUIRE(untick_payment(books[order[0]], first, payment, {}).has_value());
    meet(books);
    check_alike(books);
    for (Book& book : books) CHECK(standing(book).empty());
    // Paid after all it is one amount.
    tick(books[order[1]], first, Money{1400});
    meet(books);
    check_alike(books);
    for (Book& book : books) CHECK(standing(book) == std::vector{Money{1400}});
  });
}

TEST_CASE("payments that have been taken back are not among those between two",
          "[book][together]") {
  std::vector<Book> books = books_with_three_evenings(3);
  for (std::int64_t amount = 1; amount <= 70; ++amount) {
    tick(books[0], first, Money{amount});
    const Uuid slip = load_closing(books[0], first)->payments.front().id;
    REQUIRE(untick_payment(books[0], first, slip, {}).has_value());
  }
  tick(books[0], first, Money{900});
  tick(books[1], second, Money{500});
  REQUIRE(join_evenings(books[2], both).has_value());
  tick(books[2], first, Money{1400});
  meet(books);
  check_alike(books);
  for (const Book& book : books) CHECK(standing(book) == std::vector{Money{1400}});
}

TEST_CASE("what was seen in the parts is paid beside what is ticked in the whole",
          "[book][together]") {
  std::vector<Book> books = books_with_three_evenings(2);
  tick(books[0], first, Money{900});
  tick(books[0], second, Money{500});
  meet(books);
  REQUIRE(join_evenings(books[1], both).has_value());
  tick(books[1], first, Money{1400});
  meet(books);
  check_alike(books);
  for (const Book& book : books)
    CHECK(standing(book) == std::vector{Money{500}, Money{900}, Money{1400}});
}

TEST_CASE("what differs from all that stands in the parts is another payment", "[book][together]") {
  for (const std::int64_t amount : {800, 1300, 1401}) {
    CAPTURE(amount);
    std::vector<Book> books = books_with_three_evenings(2);
    tick(books[0], first, Money{900});
    tick(books[0], second, Money{500});
    REQUIRE(join_evenings(books[1], both).has_value());
    tick(books[1], first, Money{amount});
    meet(books);
    check_alike(books);
    for (const Book& book : books) CHECK(standing(book).size() == 3);
  }
}

TEST_CASE("what went back in one part is less in the whole", "[book][together]") {
  const auto pays = [](Book& book, const Uuid& evening, const std::string& from,
                       const std::string& to, Money amount) {
    REQUIRE(tick_payment(book, evening, {{}, from, to, amount, ""}).has_value());
  };
  for (const bool turned : {false, true}) {  // whoever of the two has less to pay in all
    const std::string payer = turned ? "Dea" : "Anna", payee = turned ? "Anna" : "Dea";
    std::vector<Book> books = books_with_three_evenings(2);
    pays(books[0], first, payer, payee, Money{900});
    pays(books[0], second, payee, payer, Money{500});
    REQUIRE(join_evenings(books[1], both).has_value());
    pays(books[1], first, payer, payee, Money{400});
    meet(books);
    check_alike(books);
    for (const Book& book : books) CHECK(standing(book) == std::vector{Money{400}});
  }
}

TEST_CASE("what is ticked in a part by who has seen the whole is paid beside it",
          "[book][together]") {
  std::vector<Book> books = books_with_three_evenings(1);
  REQUIRE(join_evenings(books[0], both).has_value());
  tick(books[0], first, Money{1400});
  REQUIRE(part_evenings(books[0], {second}).has_value());
  tick(books[0], first, Money{900});
  tick(books[0], second, Money{500});
  REQUIRE(join_evenings(books[0], both).has_value());
  CHECK(standing(books[0]) == std::vector{Money{500}, Money{900}, Money{1400}});
}

namespace {

PaymentContents newest(const Book& book) {
  const auto contents = read_as<PaymentContents>(everything_of(book).items.back());
  REQUIRE(contents.has_value());
  return *contents;
}
// How often the evening itself says that this one takes part in it.
std::ptrdiff_t times_in(const Book& book, const Uuid& evening, const std::string& name) {
  const Person sought = person(book, name);
  const Items below = book.store().below(evening, Branch::evening);
  return std::count_if(below.begin(), below.end(), [&](const Item& item) {
    return item.record.kind == RecordKind::player && has_id(sought, item.record.id);
  });
}

}  // namespace

TEST_CASE("what was made in a part, and is made again in the whole, is paid in the part",
          "[book][together]") {
  for (const Uuid& part : both) {
    CAPTURE(part == first);
    std::vector<Book> books = books_with_three_evenings(1);
    Book& book = books[0];
    tick(book, part, Money{500});
    REQUIRE(join_evenings(book, both).has_value());
    const Uuid payment = load_closing(book, first)->payments.front().id;
    REQUIRE(untick_payment(book, first, payment, {}).has_value());
    tick(book, first, Money{500});
    CHECK(newest(book).parts.empty());
    REQUIRE(load_closing(book, first)->payments.size() == 1);
    CHECK(load_closing(book, first)->payments.front().id == payment);
    REQUIRE(part_evenings(book, {second}).has_value());
    for (const Uuid& evening : both)
      CHECK(standing(book, evening).size() == (evening == part ? 1 : 0));
  }
}

TEST_CASE("whoever pays in the whole, and sat in one part alone, comes to where it is paid",
          "[book][together]") {
  Book book = Book::in_memory();
  import_into(book, night(1, four, {-9, 0, 0, 9}));
  import_into(book, night(2, {"Anna", "Finn", "Gerd", "Hans"}, {9, -9, 0, 0}));
  REQUIRE(join_evenings(book, both).has_value());
  REQUIRE(tick_payment(book, first, {{}, "Finn", "Dea", Money{900}, ""}).has_value());
  CHECK(times_in(book, first, "Finn") == 1);
}

TEST_CASE("whoever has several payments to make there comes once", "[book][together]") {
  Book book = Book::in_memory();
  import_into(book, night(1, four, {4, 5, 0, -9}));
  import_into(book, night(2, {"Dea", "Finn", "Gerd", "Hans"}, {9, -9, 0, 0}));
  import_into(book, night(3, {"Anna", "Bo", "Cai", "Finn"}, {-4, -5, 0, 9}));
  REQUIRE(join_evenings(book, both).has_value());
  // Of both together nobody has to pay: what is due within each cancels out.
  const auto stored = pay_together(book, {first, third}, "");
  REQUIRE(stored.has_value());
  REQUIRE(std::holds_alternative<PaidTogether>(*stored));
  CHECK(std::get<PaidTogether>(*stored).ticked.size() == 4);
  CHECK(times_in(book, first, "Finn") == 1);
}

TEST_CASE("a payment is taken back under each id that it was ticked with", "[book][together]") {
  for (const std::size_t which : {std::size_t{0}, std::size_t{1}}) {
    CAPTURE(which);
    std::vector<Book> books = books_with_three_evenings(2);
    REQUIRE(join_evenings(books[1], both).has_value());
    std::vector<Uuid> ids;
    for (Book& book : books) {
      const auto ticked = tick_payment(book, first, {{}, "Anna", "Dea", Money{900}, ""});
      REQUIRE(ticked.has_value());
      ids.push_back(ticked->id);
    }
    CHECK(ids[0] != ids[1]);
    meet(books);
    CHECK(standing(books[0]) == std::vector{Money{900}});
    REQUIRE(untick_payment(books[0], first, ids[which], {}).has_value());
    CHECK(standing(books[0]).empty());
  }
}

TEST_CASE("what is in a whole does not stand by itself: paid once more, it is one more",
          "[book][together]") {
  std::vector<Book> books = books_with_three_evenings(2);
  tick(books[0], first, Money{900});
  tick(books[0], second, Money{500});
  REQUIRE(join_evenings(books[1], both).has_value());
  tick(books[1], first, Money{1400});
  meet(books);
  CHECK(standing(books[0]) == std::vector{Money{1400}});
  tick(books[0], first, Money{900});
  CHECK(standing(books[0]) == std::vector{Money{900}, Money{1400}});
}

TEST_CASE("whoever ticks what settles several evenings has seen what stands between the two",
          "[book][together]") {
  std::vector<Book> books = books_with_three_evenings(1);
  Book& book = books[0];
  const auto pays = [&](const std::string& from, const std::string& to, Money amount) {
    const auto ticked = tick_payment(book, first, {{}, from, to, amount, ""});
    REQUIRE(ticked.has_value());
    return ticked->id;
  };
  const Uuid alone = pays("Anna", "Dea", Money{100});
  static_cast<void>(pays("Anna", "Dea", Money{200}));
  CHECK(newest(book).seen.empty());  // neither settles another evening
  REQUIRE(untick_payment(book, first, alone, {}).has_value());
  REQUIRE(join_evenings(book, both).has_value());
  static_cast<void>(pays("Anna", "Bo", Money{300}));
  const Uuid back = pays("Dea", "Anna", Money{400});
  CHECK(newest(book).seen.size() == 1);  // of two, as one was taken back
  static_cast<void>(pays("Anna", "Dea", Money{500}));
  CHECK(newest(book).seen.size() == 2);
  REQUIRE(part_evenings(book, {second}).has_value());
  static_cast<void>(pays("Anna", "Dea", Money{600}));
  CHECK(newest(book).seen.size() == 2);  // those that settle others too
  CHECK(newest(book).seen.front() == back);
}

TEST_CASE("of very many payments between two, no more are said to be seen than are asked",
          "[book][together]") {
  std::vector<Book> books = books_with_three_evenings(1);
  REQUIRE(join_evenings(books[0], both).has_value());
  const std::size_t many = most_between_two + 2;
  for (std::size_t i = 1; i <= many; ++i)
    tick(books[0], first, Money{static_cast<std::int64_t>(i)});
  CHECK(standing(books[0]).size() == many);
  CHECK(newest(books[0]).seen.size() == most_between_two);
}

TEST_CASE("what is due once more is paid beside its equal that went into a whole",
          "[book][together]") {
  std::vector<Book> books = books_with_three_evenings(2);
  tick(books[0], first, Money{900});
  tick(books[0], second, Money{500});
  REQUIRE(join_evenings(books[1], both).has_value());
  tick(books[1], first, Money{1400});
  meet(books);
  // To be paid to Dea as the banker.
  append_to(books[0], uuid_of(2, 1),
            R"({"type":"adjust","points":{"Anna":"-9","Bo":"9"},"why":"agreed"})");
  const auto paid = tick_told_payment(books[0], first, {"Anna", "Dea", Money{900}, ""}, Extra::no);
  REQUIRE(paid.has_value());
  CHECK_FALSE(std::get<TickedAsTold>(*paid).ticked.already);
  CHECK(standing(books[0]) == std::vector{Money{900}, Money{1400}});
  meet(books);
  check_alike(books);
}

TEST_CASE("what one has paid twice stays two payments, whoever has paid as much elsewhere",
          "[book][together]") {
  const auto with_late = [](const std::string& name) {
    std::string evening = night(1, four, {-9, 0, 0, 9});
    const std::string last = R"("Dea"])";
    return evening.replace(evening.find(last), last.size(), R"("Dea",")" + name + R"("])");
  };
  std::vector<Book> books;
  for (const std::string name : {"Eva", "Finn"}) {
    Book& book = books.emplace_back(Book::in_memory());
    import_into(book, with_late(name));
    REQUIRE(tick_payment(book, first, {{}, name, "Anna", Money{1000}, ""}).has_value());
  }
  import_into(books[0], night(2, four, {-5, 0, 0, 5}));
  REQUIRE(join_evenings(books[0], both).has_value());
  REQUIRE(tick_payment(books[0], first, {{}, "Eva", "Anna", Money{1000}, ""}, 1).has_value());
  CHECK(standing(books[0]) == std::vector{Money{1000}, Money{1000}});
  meet(books);
  check_alike(books);
  for (const Book& book : books)
    CHECK(standing(book) == std::vector{Money{1000}, Money{1000}, Money{1000}});
}

TEST_CASE("a smaller whole is part of a larger one", "[book][together]") {
  std::size_t number = 0;
  in_due_orders(number, [&](const std::vector<std::size_t>& order) {
    std::vector<Book> books = books_with_three_evenings(3);
    tick(books[0], first, Money{900});
    tick(books[0], second, Money{500});
    tick(books[0], third, Money{300});
    REQUIRE(join_evenings(books[1], both).has_value());
    tick(books[1], first, Money{1400});
    REQUIRE(join_evenings(books[2], all_three).has_value());
    tick(books[2], first, Money{1700});
    meet_in(books, order);
    check_alike(books);
    for (const Book& book : books) CHECK(standing(book) == std::vector{Money{1700}});
    // Taken back it is so with all that is in it.
    const Uuid payment = load_closing(books[0], first)->payments.front().id;
    REQUIRE(untick_payment(books[0], first, payment, {}).has_value());
    CHECK(standing(books[0]).empty());
  });
}

TEST_CASE("whoever settles evenings joined and whoever settles them apart have paid once",
          "[book][together][long]") {
  holds_for({33, 8, 100}, [] {
    const std::int64_t direction = toss() ? 1 : -1;
    std::vector<Book> books;
    const auto evenings = static_cast<std::size_t>(draw(2, 3));
    std::vector<std::int64_t> points;
    for (std::size_t n = 0; n < evenings; ++n) points.push_back(direction * draw(0, 4));
    const std::vector<Uuid> some(all_three.begin(), all_three.begin() + std::ptrdiff_t(evenings));
    for (int i = 0; i < 3; ++i) {
      books.push_back(Book::in_memory());
      for (std::size_t n = 0; n < evenings; ++n)
        import_into(books.back(),
                    night(static_cast<int>(n) + 1, four, {-points[n], 0, 0, points[n]}));
    }
    // What had been paid before, and everybody has seen.
    if (toss() && points[0] != 0) {
      const bool is_anna = direction > 0;
      REQUIRE(tick_payment(books[0], first,
                           {{}, is_anna ? "Anna" : "Dea", is_anna ? "Dea" : "Anna", Money{100}, ""})
                  .has_value());
      meet(books);
    }
    for (std::size_t which = 0; which < books.size(); ++which) {
      if (which == 2 || toss()) RC_ASSERT(join_evenings(books[which], some).has_value());
      RC_ASSERT(pay_together(books[which], some, "").has_value());
      RC_ASSERT(left_in(books[which], some).empty());
    }
    std::vector<std::size_t> order{0, 1, 2};
    for (int swaps = static_cast<int>(draw(0, 3)); swaps > 0; --swaps)
      std::swap(order[static_cast<std::size_t>(draw(0, 2))], order[0]);
    meet_in(books, order);
    for (Book& book : books) {
      RC_ASSERT(left_in(book, some).empty());
      RC_ASSERT(counts_once(book));
    }
  });
}

TEST_CASE("joining evenings moves no money, whatever was ticked in them apart",
          "[book][together][long]") {
  holds_for({33, 8, 100}, [] {
    std::vector<Book> books;
    const std::int64_t a = draw(-9, 9), b = draw(-9, 9), c = draw(-9, 9), d = draw(-9, 9);
    for (int i = 0; i < 2; ++i) {
      books.push_back(Book::in_memory());
      import_into(books.back(), night(1, four, {a, b, 3, -a - b - 3}));
      import_into(books.back(), night(2, four, {c, d, -3, 3 - c - d}));
    }
    for (std::int64_t ticks = draw(1, 5); ticks > 0; --ticks) {
      const auto from = static_cast<std::size_t>(draw(0, 3)), to = (from + 1) % 4;
      const auto where = static_cast<std::size_t>(draw(0, 1));
      static_cast<void>(tick_payment(books[where], both[where],
                                     {{}, four[from], four[to], Money{draw(1, 3) * 100}, ""},
                                     toss()));
    }
    static_cast<void>(taken(books[0], books[1]));
    const std::string apart = left_in(books[0]);
    RC_ASSERT(join_evenings(books[1], toss() ? both : std::vector{second, first}).has_value());
    meet(books);
    for (Book& book : books) {
      RC_ASSERT(left_in(book) == apart);
      RC_ASSERT(left_in(book, {first}) == apart);
    }
    RC_ASSERT(part_evenings(books[0], {second}).has_value());
    RC_ASSERT(left_in(books[0]) == apart);
  });
}

}  // namespace paid_in_parts_test
