// Which evening files that break a rule may be taken in all the same, as where a book was forced to
// take a void.
#pragma once
#include "kattegat/evening/judge.hpp"

namespace kattegat {

// One that a book has written: its tables have ids.
bool is_from_a_book(const Evening&);
// Whether nothing but the rules is against storing it, by all that is complained of it. What an
// earlier edition of them allowed would count: that is taken from books only.
bool may_be_forced(const Evening&, const Complaints&);

}  // namespace kattegat
