// Corrections in an evening file. It does not say what corrects what: a correction that was given
// no id of its own has one that follows from the entry and from what it says.
#pragma once
#include <map>
#include <vector>

#include "kattegat/evening/evening.hpp"

namespace kattegat {

// Which of a session's entries are corrections of others there, that were given no ids of their
// own: the file only says which are void.
struct Corrections {
  std::map<std::size_t, std::size_t> of;     // by the place of a correction what it corrects, ...
  std::map<std::size_t, std::size_t> entry;  // ... and the entry that it goes back to
  std::map<std::size_t, std::vector<std::size_t>> by;  // by the place of an entry, in their order
};
// `order`: the numbers by which the book calls the sitters. `tried` goes on from table to table of
// a file.
Corrections corrections_in(const EveningSession&, const std::vector<int>& order,
                           std::size_t& tried);

}  // namespace kattegat
