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
std::string night(int n, const std::vector<std::string>& players,
                  const std::vector<std::int64_t>& points, const std::string& date = "2026-11-20");
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

Book book_with(const TwoEvenings& kind);
TogetherView view_of(const Book&, const std::vector<Uuid>& evenings = both);
std::string left_in(const Book&, const std::vector<Uuid>& evenings = both);
// What is due within the evenings, each by itself.
std::size_t due_alone(const Book&);
// Of the payments to be made, the one from Anna to Dea; others there may be too.
std::vector<DueTogether> from_anna(const Book&);
PaidTogether paid(Book&, const std::vector<DueTogether>& only);
void tick(Book&, const Uuid& evening, Money amount);

// In every order of three books whose turn has come.
template <class Work>
void in_due_orders(std::size_t& number, Work&& work) {
  std::vector<std::size_t> order{0, 1, 2};
  do {
    if (is_due(number++, 11)) work(order);
  } while (std::next_permutation(order.begin(), order.end()));
}
// Every book meets the next in this order, and then all do.
void meet_in(std::vector<Book>& books, const std::vector<std::size_t>& order);
void check_alike(std::vector<Book>& books);

}  // namespace kattegat::test::evenings_together
