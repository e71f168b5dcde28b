// Sitters of a session as its entries in the book name them: by their numbers.
#pragma once
#include <string>
#include <vector>

#include "kattegat/journal/records/contents.hpp"

namespace kattegat {

// "0", "1" and so on: sitters by their numbers, where nobody asks who they are. In the order of the
// numbers.
std::vector<std::string> numbers_as_names(std::size_t sitters);
// Players of a session by their numbers, as entries in the book name them, clockwise.
std::vector<std::string> numbers_clockwise(const SessionContents&);
std::vector<std::string> numbers_clockwise(const std::vector<int>& order);

}  // namespace kattegat
