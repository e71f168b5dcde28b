// The season as the book has it: what each evening brought to everybody, by what is booked.
#pragma once
#include "db/book/book.hpp"
#include "db/store/fault.hpp"
#include "kattegat/season/season.hpp"

namespace kattegat {

// With the sums of every evening; and, of a book that is small enough for all of it to be judged,
// where entries break a rule.
Result<Season, BookFault> season(const Book&, const StandingsChoice&);

}  // namespace kattegat
