// Words that somebody's table may use, however they are written: their likenesses, each found once.
#pragma once
#include <algorithm>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kattegat/core/text/likeness.hpp"
#include "kattegat/core/text/unicode.hpp"

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
  // Which is the first that the word is, or that begins with the word, if it has so many letters.
  [[nodiscard]] std::optional<std::size_t> shortened_to(std::string_view word,
                                                        std::size_t fewest_letters) const {
    const std::string key = likeness(word);
    if (code_points(key).size() < fewest_letters) return std::nullopt;
    const auto found = std::find_if(keys_.begin(), keys_.end(),
                                    [&](const std::string& one) { return one.rfind(key, 0) == 0; });
    if (found == keys_.end()) return std::nullopt;
    return static_cast<std::size_t>(found - keys_.begin());
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
