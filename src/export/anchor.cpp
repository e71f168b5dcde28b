#include "kattegat/export/anchor.hpp"

#include <utility>

#include "kattegat/core/digits.hpp"
#include "kattegat/core/written_number.hpp"

namespace kattegat {

std::string anchor_line(const Head& head, Language language) {
  return say(text(Word::anchor_head, to_string(head.origin), head.count, to_string(head.hash)),
             language);
}

std::optional<Head> parse_anchor(std::string_view line) {
  Head head;
  bool has_log = false, has_hash = false, has_count = false, is_one = true;
  std::string word;
  const auto take = [&] {
    if (const auto log = parse_uuid(word)) {
      is_one = is_one && !std::exchange(has_log, true);
      head.origin = *log;
    } else if (const auto hash = parse_hash(word)) {
      is_one = is_one && !std::exchange(has_hash, true);
      head.hash = *hash;
    } else if (const auto count = written_number<std::int64_t>(word); count && has_log) {
      if (!std::exchange(has_count, true)) head.count = *count;  // others are the page's, or so
    }
    word.clear();
  };
  for (const char c : std::string(line) + " ") {
    const bool part = is_digit(c) || (c >= 'a' && c <= 'z') || c == '-';
    if (part)
      word += c;
    else
      take();
  }
  if (!has_log || !has_hash || !is_one || head.count <= 0) return std::nullopt;
  return head;
}

}  // namespace kattegat
