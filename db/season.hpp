// The season as the book has it: what each evening brought to everybody, by what is booked.
#pragma once
#include "db/book.hpp"
#include "kattegat/season/season.hpp"

namespace kattegat {

Result<Season, BookFault> season(const Book&, const StandingsChoice&);

}  // namespace kattegat
