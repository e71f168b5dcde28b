#include "kattegat/usage/spelling.hpp"

#include <algorithm>
#include <utility>

#include "kattegat/core/text/unicode.hpp"

namespace kattegat::usage {
namespace {

// How many letters are wrong, missing, too many, or have changed places with their neighbours.
std::size_t slips(const std::vector<char32_t>& a, const std::vector<char32_t>& b) {
  std::vector<std::size_t> before, above(b.size() + 1), row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) above[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t differs = a[i - 1] == b[j - 1] ? 0 : 1;
      row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + differs});
      const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (swapped) row[j] = std::min(row[j], before[j - 2] + 1);
    }
    before = std::exchange(above, row);
  }
  return above[b.size()];
}

// A word that was begun is nearer than one that is mistyped.
std::size_t apart(std::string_view word, std::string_view candidate) {
  const bool begun = word.size() > 1 && candidate.substr(0, word.size()) == word;
  return begun ? 1 : 2 * slips(code_points(word), code_points(candidate));
}

}  // namespace

std::string nearest(std::string_view word, const std::vector<std::string>& candidates) {
  const auto found = std::min_element(
      candidates.begin(), candidates.end(),
      [&](const auto& a, const auto& b) { return apart(word, a) < apart(word, b); });
  return found == candidates.end() ? std::string() : *found;
}

bool is_near(std::string_view a, std::string_view b) {
  const std::vector<char32_t> letters = code_points(a);
  return apart(a, b) == 1 || 3 * slips(letters, code_points(b)) <= letters.size() + 1;
}

}  // namespace kattegat::usage
