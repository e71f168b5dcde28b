// Whether something is there.
#pragma once
#include <algorithm>
#include <string>
#include <vector>

namespace kattegat::test {

inline bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}
inline bool contains(const std::vector<std::string>& words, const std::string& word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

}  // namespace kattegat::test
