// All that people see of a book, as one text.
#pragma once
#include "db/season/season.hpp"
#include "support/books.hpp"

namespace kattegat::test {

// Whoever has played in the season, and what they have come to.
Result<std::vector<StandingLine>, BookFault> standings(const Book&, const StandingsChoice& choice);

// A conflict, the same in every book that knows its sides.
std::string described(const Conflict&);
std::string described(const Closing&);
std::string described(const std::vector<StandingLine>& standings);
std::string described(const Person&);

std::string described(const PurseView&);

// Every evening as its file and with what belongs to it, the roster, the standings, the purse, and
// what is decided differently: all that people see of a book.
std::string contents(const Book&);

}  // namespace kattegat::test
