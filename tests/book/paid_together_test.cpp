// One payment of the plan of several evenings, ticked by itself: it counts once in all of them
// together, in each of them and when they are joined, whoever else has ticked it.
#include <thread>

#include "db/book/joining.hpp"
#include "db/book/roster.hpp"
#include "kattegat/evening/write.hpp"
#include "support/evenings_together.hpp"
#include "support/tablet.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace paid_together_test {

using namespace kattegat::test::evenings_together;

TEST_CASE("a payment of several evenings is ticked alone, and taken back", "[book][together]") {
  for (const TwoEvenings& kind : all_kinds) {
    CAPTURE(kind.about);
    Book book = book_with(kind);
    const std::string before = left_in(book);
    const auto asked = from_anna(book);
    REQUIRE(asked.size() == 1);
    CHECK(asked.front().amount == kind.amount);
    const PaidTogether ticked = paid(book, asked);
    CHECK_FALSE(ticked.ticked.empty());
    CHECK_FALSE(contains(left_in(book), "Anna"));
    CHECK_FALSE(contains(left_in(book), "Dea"));
    CHECK(from_anna(book).empty());
    // Asked again it is paid already.
    CHECK(paid(book, asked).ticked.empty());
    if (left_in(book).empty()) CHECK(due_alone(book) == 0);
    REQUIRE(unpay_together(book, ticked.ticked, {}).has_value());
    CHECK(left_in(book) == before);
    CHECK(paid(book, asked).ticked.size() == ticked.ticked.size());
    CHECK(counts_once(book));
  }
}

TEST_CASE("ticked in several evenings, in the joined one and by another tablet, it is paid once",
          "[book][together]") {
  std::size_t number = 0;
  for (const TwoEvenings& kind : all_kinds) {
    in_due_orders(number, [&](const std::vector<std::size_t>& order) {
      CAPTURE(kind.about);
      std::vector<Book> books;
      for (int i = 0; i < 3; ++i) books.push_back(book_with(kind));
      paid(books[0], from_anna(books[0]));
      paid(books[1], from_anna(books[1]));
      REQUIRE(join_evenings(books[2], both).has_value());
      // Joined it is due as one, in both apart it may be as two: whoever pays these has paid the
      // sum.
      tick(books[2], first, kind.amount);
      meet_in(books, order);
      check_alike(books);
      for (Book& book : books) {
        CHECK_FALSE(contains(left_in(book), "Anna"));
        CHECK_FALSE(contains(left_in(book), "Dea"));
      }
    });
  }
}

TEST_CASE("ticked in its own evening and in several, it is paid once", "[book][together]") {
  std::size_t number = 0;
  for (const std::size_t which : {std::size_t{0}, std::size_t{1}}) {
    const TwoEvenings& kind = all_kinds[which];
    in_due_orders(number, [&](const std::vector<std::size_t>& order) {
      CAPTURE(kind.about);
      std::vector<Book> books;
      for (int i = 0; i < 3; ++i) books.push_back(book_with(kind));
      paid(books[0], from_anna(books[0]));
      tick(books[1], first, Money{900});
      if (which == 1) tick(books[2], second, Money{500});
      if (which == 0) paid(books[2], from_anna(books[2]));
      meet_in(books, order);
      check_alike(books);
      for (Book& book : books) CHECK_FALSE(contains(left_in(book), "Anna"));
      CHECK(load_closing(books[0], first)->payments.size() == 1);
      CHECK(load_closing(books[0], second)->payments.size() == which);
    });
  }
}

TEST_CASE("each ticks another payment, and together all is paid", "[book][together]") {
  std::vector<Book> books;
  for (int i = 0; i < 2; ++i) {
    books.push_back(Book::in_memory());
    import_into(books.back(), night(1, four, {-9, -4, 6, 7}));
    import_into(books.back(), night(2, four, {2, -8, 5, 1}));
  }
  const auto all = due_together(view_of(books[0]).currencies);
  const auto there = due_together(view_of(books[1]).currencies);
  REQUIRE(all.size() == 3);
  REQUIRE(there.size() == 3);
  paid(books[0], {all[0]});
  paid(books[1], {there[1], there[2]});
  meet(books);
  check_alike(books);
  for (Book& book : books) CHECK(left_in(book).empty());
  // What is left within each of the evenings cancels out.
  const auto rest = pay_together(books[0], both, "");
  REQUIRE(rest.has_value());
  CHECK(due_alone(books[0]) == 0);
  meet(books);
  CHECK(due_alone(books[1]) == 0);
}

TEST_CASE("what is owed in one currency is paid in an evening of that currency",
          "[book][together]") {
  Book book = Book::in_memory();
  import_into(book, night(1, four, {-9, 0, 0, 9}));
  std::string abroad = night(2, four, {-9, 0, 0, 9});
  abroad.insert(abroad.find(R"("place")"), R"("currency":"SEK",)");
  import_into(book, abroad);
  const auto all = due_together(view_of(book).currencies);
  REQUIRE(all.size() == 2);
  for (const DueTogether& due : all)
    if (due.currency == "SEK") CHECK(paid(book, {due}).ticked.size() == 1);
  CHECK(load_closing(book, first)->payments.empty());
  CHECK(load_closing(book, second)->payments.size() == 1);
  REQUIRE(pay_together(book, both, "").has_value());
  for (const Uuid& evening : both) CHECK(load_closing(book, evening)->payments.size() == 1);
  CHECK(left_in(book).empty());
}

TEST_CASE("whoever comes for a payment takes part in that evening", "[book][together]") {
  Book book = book_with(all_kinds[3]);
  paid(book, from_anna(book));
  const auto players = load_evening(book, first)->players;
  CHECK(std::count(players.begin(), players.end(), "Dea") == 1);
  CHECK(load_evening(book, second)->players.size() == 4);
  // The file of it says the same elsewhere.
  Book other = Book::in_memory();
  import_into(other, evening_file(*load_evening(book, first)));
  CHECK(load_evening(other, first)->players == players);
}

namespace {

// In the first evening one Bo has lost what another, who was never there, has won in the second.
// Known: by an id that was given; else by the name alone.
Book two_of_one_name(bool one_known, bool other_known) {
  std::string one = night(1, {"Anna", "Bo", "Cai", "Else"}, {5, -9, 4, 0});
  std::string other = night(2, {"Bo", "Dea", "Finn", "Gerd"}, {9, -5, -4, 0});
  const auto know = [](std::string& file, int n) {
    file.insert(file.find(R"("sessions")"), R"("people":{"Bo":")" + id_of(9, n) + "\"},");
  };
  if (one_known) know(one, 1);
  if (other_known) know(other, 2);
  Book book = Book::in_memory();
  import_into(book, one);
  import_into(book, other);
  return book;
}
std::vector<DueTogether> between_namesakes(const Book& book) {
  std::vector<DueTogether> between;
  for (const DueTogether& due : due_together(view_of(book).currencies))
    if (due.amount == Money{900}) between.push_back(due);
  REQUIRE(between.size() == 1);
  return between;
}
// Only what the four others owe each other is left.
void check_namesakes_paid(const Book& book) {
  CHECK_FALSE(contains(left_in(book), "Bo"));
  const Evening evening = *load_evening(book, first);
  CHECK(std::count(evening.players.begin(), evening.players.end(), "Bo") == 1);
  CHECK(std::count(evening.players.begin(), evening.players.end(), "Bo (2)") == 1);
  const auto roster = load_roster(book);
  CHECK(roster->size() == 8);
  CHECK(std::count_if(roster->begin(), roster->end(),
                      [](const Person& one) { return one.name == "Bo"; }) == 2);
  CHECK(counts_once(book));
}

}  // namespace

TEST_CASE("nobody is taken for a namesake of that evening", "[book][together]") {
  for (const auto& [one_known, other_known] :
       {std::pair(true, false), {false, true}, {true, true}}) {
    CAPTURE(one_known, other_known);
    Book book = two_of_one_name(one_known, other_known);
    const std::string before = left_in(book);
    const PaidTogether ticked = paid(book, between_namesakes(book));
    check_namesakes_paid(book);
    REQUIRE(unpay_together(book, ticked.ticked, {}).has_value());
    CHECK(left_in(book) == before);
    // All of it at once, each in the evening where it is due.
    REQUIRE(pay_together(book, both, "").has_value());
    CHECK(left_in(book).empty());
    CHECK(due_alone(book) == 0);
    CHECK(load_roster(book)->size() == 8);
  }
}

TEST_CASE("what a namesake pays counts once, whoever has ticked it and whoever meets whom",
          "[book][together]") {
  std::size_t number = 0;
  in_due_orders(number, [&](const std::vector<std::size_t>& order) {
    std::vector<Book> books;
    for (int i = 0; i < 3; ++i) books.push_back(two_of_one_name(true, false));
    paid(books[0], between_namesakes(books[0]));
    paid(books[1], between_namesakes(books[1]));
    // Somebody has given one of them another name meanwhile.
    const auto bo = find_person(books[2], id_of(9, 1));
    REQUIRE(bo.has_value());
    REQUIRE(rename_person(books[2], *bo, "Bosse", Force::yes).has_value());
    meet_in(books, order);
    check_alike(books);
    for (Book& book : books) {
      CHECK_FALSE(contains(left_in(book), "Bo"));
      CHECK(view_of(book).currencies.at(0).people.size() == 8);
      const auto shown = look_at(book, first);
      CHECK(shown->shown.players.size() == 5);
    }
  });
}

TEST_CASE("whoever was given another name by another book comes for a payment under that name",
          "[book][together]") {
  std::size_t number = 0;
  in_due_orders(number, [&](const std::vector<std::size_t>& order) {
    std::vector<Book> books;
    for (int i = 0; i < 3; ++i) {
      books.push_back(book_with(all_kinds[3]));  // Dea was not there in the first
      import_into(books.back(), night(3, {"Dea", "Eli", "Fia", "Gus"}, {0, 0, 0, 0}));
    }
    REQUIRE(rename_person(books[1], person(books[1], "Dea"), "Dorte").has_value());
    static_cast<void>(taken(books[0], books[1]));
    REQUIRE(pay_together(books[0], both, "").has_value());
    REQUIRE(pay_together(books[2], both, "").has_value());  // has not heard of it
    const auto is_one = [](const Book& book) {
      const auto roster = load_roster(book);
      return std::count_if(roster->begin(), roster->end(),
                           [](const Person& one) { return one.name == "Dorte"; }) == 1;
    };
    CHECK(is_one(books[0]));
    meet_in(books, order);
    check_alike(books);
    for (const Book& book : books) {
      CHECK(is_one(book));
      CHECK(left_in(book).empty());
      CHECK(due_alone(book) == 0);
    }
  });
}

TEST_CASE("equal payments made in two evenings are two, also when these become one",
          "[book][together]") {
  std::size_t number = 0;
  for (const bool joined_first : {false, true}) {
    in_due_orders(number, [&](const std::vector<std::size_t>& order) {
      CAPTURE(joined_first);
      std::vector<Book> books;
      for (int i = 0; i < 3; ++i) {
        books.push_back(Book::in_memory());
        for (int n = 1; n <= 2; ++n) import_into(books.back(), night(n, four, {-9, 0, 0, 9}));
      }
      if (joined_first) REQUIRE(join_evenings(books[2], both).has_value());
      tick(books[0], first, Money{900});
      tick(books[1], second, Money{900});
      tick(books[1], first, Money{900});  // the same one as on the other tablet
      if (!joined_first) REQUIRE(join_evenings(books[2], {second, first}).has_value());
      meet_in(books, order);
      check_alike(books);
      for (Book& book : books) {
        CHECK(left_in(book).empty());
        CHECK(load_closing(book, first)->payments.size() == 2);
      }
      REQUIRE(part_evenings(books[0], {joined_first ? second : first}).has_value());
      for (const Uuid& evening : both) CHECK(load_closing(books[0], evening)->payments.size() == 1);
      CHECK(left_in(books[0]).empty());
    });
  }
}

TEST_CASE("of equal payments in a joined evening, each is one", "[book][together]") {
  const auto number = [](const Book& book) { return load_closing(book, first)->payments.size(); };
  std::vector<Book> books;
  for (int i = 0; i < 2; ++i) {
    books.push_back(Book::in_memory());
    for (int n = 1; n <= 2; ++n) import_into(books.back(), night(n, four, {-9, 0, 0, 9}));
    REQUIRE(join_evenings(books.back(), both).has_value());
    for (const bool extra : {false, true})
      REQUIRE(tick_payment(books.back(), first, {{}, "Anna", "Dea", Money{900}, ""}, extra)
                  .has_value());
    CHECK(number(books.back()) == 2);
  }
  meet(books);
  for (const Book& book : books) CHECK(number(book) == 2);
  // One of them is taken back, and the other stands.
  REQUIRE(untick_payment(books[1], first, load_closing(books[1], first)->payments[1].id, {})
              .has_value());
  meet(books);
  for (const Book& book : books) CHECK(number(book) == 1);
}

TEST_CASE("two programs that tick one payment at once tick it once", "[book][together]") {
  for (int round = 0; round < 5; ++round) {
    const Folder folder;
    const std::string path = folder.path("book.db");
    {
      Book book = opened(path);
      import_into(book, all_kinds[2].one);
      import_into(book, all_kinds[2].other);
    }
    Book one = opened(path), other = opened(path);
    const auto asked = from_anna(one);
    bool is_paid = true;  // Catch's own checks are for one thread
    std::thread beside([&] { is_paid = pay_together(other, both, "", asked).has_value(); });
    const auto stored = pay_together(one, both, "", asked);
    beside.join();
    CHECK(is_paid);
    CHECK(stored.has_value());
    CHECK(left_in(one).empty());
    CHECK(load_closing(one, first)->payments.size() == 2);
  }
}

TEST_CASE("on the command line one payment of several evenings is ticked", "[cli][together]") {
  const Tablet tablet;
  const std::string one = tablet.import_text(night(1, four, {-9, -4, 6, 7}));
  const std::string other = tablet.import_text(night(2, four, {2, -8, 5, 1}));
  CHECK(size_under(tablet.answer({"settle", one, other}), "currencies", 0, "transfers") == 3);
  const Json some = tablet.answer({"settle", one, other, "--paid", "--payer", "Anna"});
  CHECK(under(some, "payments") == Json(std::int64_t{1}));
  CHECK(text_under(some, "ticked", 0, "from") == "Anna");
  CHECK(size_under(tablet.answer({"settle", one, other}), "currencies", 0, "transfers") == 2);
  // It is said where it can be taken back.
  const std::string amount = text_under(some, "ticked", 0, "amount");
  const std::string to = text_under(some, "ticked", 0, "to");
  const std::string evening = text_under(some, "ticked", 0, "evening");
  CHECK(tablet.ctl({"pay", evening, "Anna", to, amount, "--undo", "--why", "bounced"}).status == 0);
  CHECK(size_under(tablet.answer({"settle", one, other}), "currencies", 0, "transfers") == 3);
  const Run said = tablet.ctl(
      {"settle", one, other, "--paid", "--payer", "Anna", "--payee", to, "--lang", "en"});
  CHECK(contains(said.out, "1 payment ticked in 1 evening\n"));
  CHECK(contains(said.out, evening + "  Anna → " + to + "  " + amount + " DKK"));
  CHECK(under(tablet.answer({"settle", one, other, "--paid", "--payee", "Bo"}), "payments") ==
        Json(std::int64_t{0}));
  CHECK(says_why_not(tablet.ctl({"settle", one, other, "--paid", "--payer", "Nobody"})));
  CHECK(says_why_not(tablet.ctl({"settle", one, other, "--payer", "Anna"})));
  CHECK(tablet.ctl({"verify"}).status == 0);
}

}  // namespace paid_together_test
