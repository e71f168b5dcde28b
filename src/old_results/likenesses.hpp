// Words that somebody's table may use, however they are written: their likenesses, each found once.
#pragma once
#include <algorithm>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kattegat/core/text/likeness.hpp"

namespace kattegat {

class Likenesses {
 public:
  Likenesses(std::initializer_list<std::string_view> words)
      : Likenesses(std::span(words.begin(), words.size())) {}
  explicit Likenesses(std::span<const std::string_view> words) {
    for (const std::string_view word : words) keys_.push_back(likeness(word));
  }
  [[nodiscard]] bool have(std::string_view word) const {
    return std::find(keys_.begin(), keys_.end(), likeness(word)) != keys_.end();
  }
  // The first that the word begins with; their number where there is none.
  [[nodiscard]] std::size_t beginning_of(std::string_view word) const {
    const std::string key = likeness(word);
    const auto begins = [&](const std::string& one) { return key.rfind(one, 0) == 0; };
    return static_cast<std::size_t>(std::find_if(keys_.begin(), keys_.end(), begins) -
                                    keys_.begin());
  }

 private:
  std::vector<std::string> keys_;
};

// What a row, or a column, is called that adds up the others.
inline const Likenesses& words_for_a_sum() {
  static const Likenesses words{"i alt", "ialt", "total", "totalt", "sum", "summa"};
  return words;
}

}  // namespace kattegat
