// Evenings of four people, and what a book then says of each.
#pragma once
#include <algorithm>

#include "kattegat/core/text/joined.hpp"
#include "support/meeting.hpp"

namespace kattegat::test::people {

using List = std::vector<std::string>;

// The inside of a JSON list.
std::string quoted(const List& names);

// An evening (1,n) of Ligeud at which the first one has won 90 with Cai, from Bo and Dea. `people`
// is the inside of a JSON object.
std::string night(int n, const List& names, const std::string& people = "",
                  const std::string& date = "2026-11-20");
inline const List four{"Anna", "Bo", "Cai", "Dea"};

List names(const Book&);
// What each of those has who are called so.
std::string money(const Book&, const std::string& name);
template <class T>
bool refused(const Result<T, BookFault>& result) {
  return !result.has_value();
}

}  // namespace kattegat::test::people
