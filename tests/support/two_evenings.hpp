// Two evenings that were begun apart, in books that meet: what becomes of them when they are one.
#pragma once
#include "db/book/joining.hpp"
#include "db/book/payments.hpp"
#include "kattegat/evening/settle.hpp"
#include "support/meeting.hpp"

namespace kattegat::test::two_evenings {

inline const Uuid first = uuid_of(1, 1), second = uuid_of(1, 2), third = uuid_of(1, 3);

// Anna and Cai owe 9.00 each; Bo and Dea have it.
std::string one_table();
// At the other table Anna has 5.00 from Finn; Gerd and Hans sat there.
std::string other_table(const std::string& more = "");

Book both();
std::vector<Book> books_with_both(std::size_t count);

bool join(Book&, const Uuid& to, const Uuid& part);
void part(Book&, const Uuid& evening);

std::string money_in(const Book&, const Uuid& evening);
std::size_t evenings_in(const Book&);

void tick(Book&, const Uuid& evening, const char* from, const char* to, Money amount);

}  // namespace kattegat::test::two_evenings
