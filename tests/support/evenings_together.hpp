// Evenings that are settled together, and what has been paid and is left of them.
#pragma once
#include <algorithm>
#include <string>
#include <vector>

#include "db/book/payments.hpp"
#include "db/several/together.hpp"
#include "support/form.hpp"
#include "support/meeting.hpp"

namespace kattegat::test::evenings_together {

inline const Uuid first = uuid_of(1, 1), second = uuid_of(1, 2);
inline const std::vector<Uuid> both{first, second};

// An evening (1,n) of four at which points were agreed, 1.00 each.
inline std::string night(int n, const std::vector<std::string>& players,
                         const std::vector<std::int64_t>& points,
                         const std::string& date = "2026-11-20") {
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
inline const std::vector<std::string> four{"Anna", "Bo", "Cai", "Dea"};

// Two evenings, and what comes to be due in both of them together.
struct TwoEvenings {
  const char* about;
  std::string one, other;
  Money amount;  // from Anna to Dea
};
inline const std::vector<TwoEvenings> all_kinds{
    {"as one of them has it by itself", night(1, four, {-9, 0, 0, 9}),
     night(2, four, {0, 5, -5, 0}), Money{900}},
    {"in both of them", night(1, four, {-9, 0, 0, 9}), night(2, four, {-5, 0, 0, 5}), Money{1400}},
    {"by way of Bo", night(1, four, {-9, 9, 0, 0}), night(2, four, {0, -9, 0, 9}), Money{900}},
    {"between people who never met", night(1, {"Anna", "Bo", "Finn", "Gerd"}, {-9, 9, 0, 0}),
     night(2, {"Bo", "Dea", "Hans", "Ida"}, {-9, 9, 0, 0}), Money{900}},
};

inline Book book_with(const TwoEvenings& kind) {
  Book book = Book::in_memory();
  import_into(book, kind.one);
  import_into(book, kind.other);
  return book;
}
inline TogetherView view_of(const Book& book, const std::vector<Uuid>& evenings = both) {
  const auto looked = look_together(book, evenings);
  REQUIRE(looked.has_value());
  REQUIRE(std::holds_alternative<TogetherView>(*looked));
  return std::get<TogetherView>(*looked);
}
inline std::string left_in(const Book& book, const std::vector<Uuid>& evenings = both) {
  std::string all;
  for (const Together& one : view_of(book, evenings).currencies)
    for (const EveningShare& share : one.people)
      if (share.left != Money{}) all += share.name + " " + to_string(share.left) + "\n";
  return all;
}
// What is due within the evenings, each by itself.
inline std::size_t due_alone(const Book& book) {
  std::size_t count = 0;
  for (const TogetherEvening& one : view_of(book).evenings) count += one.due;
  return count;
}
// Of the payments to be made, the one from Anna to Dea; others there may be too.
inline std::vector<DueTogether> from_anna(const Book& book) {
  const TogetherView view = view_of(book);
  std::vector<DueTogether> asked;
  for (const Together& one : view.currencies)
    for (const Payment& due : one.plan.payments)
      if (one.people[due.from].name == "Anna" && one.people[due.to].name == "Dea")
        asked.push_back(
            {one.currency, one.people[due.from].person, one.people[due.to].person, due.amount});
  return asked;
}
inline PaidTogether paid(Book& book, const std::vector<DueTogether>& only) {
  const auto stored = pay_together(book, both, "2026-12-05T10:00:00Z", only);
  REQUIRE(stored.has_value());
  REQUIRE(std::holds_alternative<PaidTogether>(*stored));
  return std::get<PaidTogether>(*stored);
}
inline void tick(Book& book, const Uuid& evening, Money amount) {
  REQUIRE(tick_payment(book, evening, {{}, "Anna", "Dea", amount, ""}).has_value());
}

// In every order of three books whose turn has come.
template <class Work>
void in_due_orders(std::size_t& number, Work&& work) {
  std::vector<std::size_t> order{0, 1, 2};
  do {
    if (is_due(number++, 11)) work(order);
  } while (std::next_permutation(order.begin(), order.end()));
}
// Every book meets the next in this order, and then all do.
inline void meet_in(std::vector<Book>& books, const std::vector<std::size_t>& order) {
  for (std::size_t i = 1; i < order.size(); ++i)
    static_cast<void>(taken(books[order[i]], books[order[i - 1]]));
  meet(books);
}
inline void check_alike(std::vector<Book>& books) {
  for (Book& book : books) {
    CHECK(contents(book) == contents(books[0]));
    CHECK(counts_once(book));
    CHECK(conflicts(book, std::nullopt)->empty());
  }
}

}  // namespace kattegat::test::evenings_together
