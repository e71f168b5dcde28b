// Whether a book has everything that the one of version 0.1 knew; beside that one lies what that
// program said of it: every evening exported, the standings, the roster.
#pragma once
#include "support/meeting.hpp"
#include "support/old_book.hpp"

namespace kattegat::test::whole_old_book {

inline const std::string fixture = fixture_of_old_book();

// The evenings, one file after the other.
std::vector<std::string> old_evenings();
std::vector<std::string> evenings(const Book&);
std::vector<std::string> sorted(std::vector<std::string> list);

// "Anna 4 DKK -270.25 ligeud -2722.5 ...", one line a player, whatever the order of the sums.
std::string line_of(const std::string& name, std::int64_t evenings,
                    std::vector<std::string> amounts);
std::vector<std::string> old_standings();
std::vector<std::string> standings_of(const Book&);
std::vector<std::string> old_roster();
std::vector<std::string> roster_of(const Book&);

void has_all_of_it(const Book&);

}  // namespace kattegat::test::whole_old_book
