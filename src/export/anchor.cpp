#include "kattegat/export/anchor.hpp"

#include <algorithm>
#include <vector>

#include "kattegat/core/text/written_number.hpp"

namespace kattegat {

std::string anchor_line(const Head& head, Language language) {
  return say(text(Word::anchor_head, to_string(head.origin), head.count, to_string(head.hash)),
             language);
}

std::optional<Head> parse_anchor(std::string_view line) {
  constexpr std::string_view of_words = "0123456789abcdefghijklmnopqrstuvwxyz-";
  std::vector<Uuid> logs;
  std::vector<Hash> hashes;
  std::optional<std::int64_t> count;
  while (!line.empty()) {
    line.remove_prefix(std::min(line.find_first_of(of_words), line.size()));
    const std::string_view word = line.substr(0, line.find_first_not_of(of_words));
    line.remove_prefix(word.size());
    if (const auto log = parse_uuid(word))
      logs.push_back(*log);
    else if (const auto hash = parse_hash(word))
      hashes.push_back(*hash);
    else if (!logs.empty() && !count)  // others are the page's, or so
      count = written_number<std::int64_t>(word);
  }
  if (logs.size() != 1 || hashes.size() != 1 || count.value_or(0) <= 0) return std::nullopt;
  return Head{logs.front(), *count, hashes.front()};
}

}  // namespace kattegat
