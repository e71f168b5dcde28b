// The season as the book has it: what each evening brought to everybody, by what is booked.
#pragma once
#include "db/book/book.hpp"
#include "db/store/fault.hpp"
#include "kattegat/season/season.hpp"

namespace kattegat {

// With the sums of every evening.
Result<Season, BookFault> season(const Book&, const StandingsChoice&);

// Whoever has played in it, and what they have come to.
Result<std::vector<StandingLine>, BookFault> standings(const Book&, const StandingsChoice&);

}  // namespace kattegat
