#include "kattegat/export/anchor.hpp"

#include "kattegat/core/written_number.hpp"

namespace kattegat {

std::string anchor_line(const Head& head, Language language) {
  return say(text(Word::anchor_head, to_string(head.origin), head.count, to_string(head.hash)),
             language);
}

std::optional<Head> parse_anchor(std::string_view line) {
  Head head;
  bool has_log = false, has_hash = false;
  std::string word;
  const auto take = [&] {
    if (const auto log = parse_uuid(word)) {
      head.origin = *log;
      has_log = true;
    } else if (const auto hash = parse_hash(word)) {
      head.hash = *hash;
      has_hash = true;
    } else if (const auto count = written_number<std::int64_t>(word)) {
      head.count = *count;
    }
    word.clear();
  };
  for (const char c : std::string(line) + " ") {
    const bool part = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || c == '-';
    if (part)
      word += c;
    else
      take();
  }
  if (!has_log || !has_hash || head.count <= 0) return std::nullopt;
  return head;
}

}  // namespace kattegat
