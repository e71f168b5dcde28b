#include "support/evenings_together.hpp"

namespace kattegat::test::evenings_together {

std::string night(int n, const std::vector<std::string>& players,
                  const std::vector<std::int64_t>& points, const std::string& date) {
  std::string names, given;
  for (std::size_t i = 0; i < players.size(); ++i) {
    names += (i ? ",\"" : "\"") + players[i] + "\"";
    if (points[i] != 0)
      given +=
          (given.empty() ? "\"" : ",\"") + players[i] + "\":\"" + std::to_string(points[i]) + "\"";
  }
  return R"({"format":"kattegat-evening","version":1,"id":")" + id_of(1, n) + R"(","date":")" +
         date + R"(","place":"Klubben","players":[)" + names + R"(],"sessions":[{"id":")" +
         id_of(2, n) + R"(","game":"ligeud","seats":[)" + names + R"(],"stake":"1","entries":[)" +
         (given.empty() ? ""
                        : R"({"id":")" + id_of(3, n) + R"(","type":"adjust","points":{)" + given +
                              R"(},"why":"agreed"})") +
         "]}]}";
}

Book book_with(const TwoEvenings& kind) {
  Book book = Book::in_memory();
  import_into(book, kind.one);
  import_into(book, kind.other);
  return book;
}

TogetherView view_of(const Book& book, const std::vector<Uuid>& evenings) {
  const auto looked = look_together(book, evenings);
  REQUIRE(looked.has_value());
  REQUIRE(std::holds_alternative<TogetherView>(*looked));
  return std::get<TogetherView>(*looked);
}

std::string left_in(const Book& book, const std::vector<Uuid>& evenings) {
  std::string all;
  for (const Together& one : view_of(book, evenings).currencies)
    for (const EveningShare& share : one.people)
      if (share.left != Money{}) all += share.name + " " + to_string(share.left) + "\n";
  return all;
}

std::size_t due_alone(const Book& book) {
  std::size_t count = 0;
  for (const TogetherEvening& one : view_of(book).evenings) count += one.due;
  return count;
}

std::vector<DueTogether> from_anna(const Book& book) {
  const TogetherView view = view_of(book);
  std::vector<DueTogether> asked;
  for (const Together& one : view.currencies)
    for (const Payment& due : one.plan.payments)
      if (one.people[due.from].name == "Anna" && one.people[due.to].name == "Dea")
        asked.push_back(
            {one.currency, one.people[due.from].person, one.people[due.to].person, due.amount});
  return asked;
}

PaidTogether paid(Book& book, const std::vector<DueTogether>& only) {
  const auto stored = pay_together(book, both, "2026-12-05T10:00:00Z", only);
  REQUIRE(stored.has_value());
  REQUIRE(std::holds_alternative<PaidTogether>(*stored));
  return std::get<PaidTogether>(*stored);
}

void tick(Book& book, const Uuid& evening, Money amount) {
  REQUIRE(tick_payment(book, evening, {{}, "Anna", "Dea", amount, ""}).has_value());
}

void meet_in(std::vector<Book>& books, const std::vector<std::size_t>& order) {
  for (std::size_t i = 1; i < order.size(); ++i)
    static_cast<void>(taken(books[order[i]], books[order[i - 1]]));
  meet(books);
}

void check_alike(std::vector<Book>& books) {
  for (Book& book : books) {
    CHECK(contents(book) == contents(books[0]));
    CHECK(counts_once(book));
    CHECK(conflicts(book, std::nullopt)->empty());
  }
}

}  // namespace kattegat::test::evenings_together
