#include "support/two_evenings.hpp"

namespace kattegat::test::two_evenings {

std::string one_table() { return ligeud_evening(1, nine_made(1)); }

std::string other_table(const std::string& more) {
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

}  // namespace kattegat::test::two_evenings
