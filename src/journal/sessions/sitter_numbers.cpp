#include "kattegat/journal/sessions/sitter_numbers.hpp"

namespace kattegat {

std::vector<std::string> numbers_as_names(std::size_t sitters) {
  std::vector<std::string> names;
  for (std::size_t number = 0; number < sitters; ++number) names.push_back(std::to_string(number));
  return names;
}
std::vector<std::string> numbers_clockwise(const SessionContents& header) {
  return numbers_clockwise(header.order);
}
std::vector<std::string> numbers_clockwise(const std::vector<int>& order) {
  std::vector<std::string> names;
  for (const int number : order) names.push_back(std::to_string(number));
  return names;
}

}  // namespace kattegat
