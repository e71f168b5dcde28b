#include "kattegat/words/word.hpp"

#include <array>
#include <unordered_map>

namespace kattegat {
namespace {

// One after the other, each with a zero byte behind it: with a pointer and a length each they would
// take twice as much.
constexpr const char* all_ids =
#define KATTEGAT_WORD(id, rule, places) #id "\0"
#include "kattegat/words/words.def"
#undef KATTEGAT_WORD
    ;
constexpr const char* all_rules =
#define KATTEGAT_WORD(id, rule, places) rule "\0"
#include "kattegat/words/words.def"
#undef KATTEGAT_WORD
    ;

using Names = std::array<std::string_view, word_count>;

Names each_of(const char* text) {
  Names names;
  for (std::string_view& name : names) {
    name = text;
    text += name.size() + 1;
  }
  return names;
}

}  // namespace

std::string_view id_of(Word word) {
  static const Names ids = each_of(all_ids);
  return ids[static_cast<std::size_t>(word)];
}

std::string_view rule_id(Word word) {
  static const Names rules = each_of(all_rules);
  return rules[static_cast<std::size_t>(word)];
}

std::optional<Word> word_called(std::string_view id) {
  static const std::unordered_map<std::string_view, Word> all = [] {
    std::unordered_map<std::string_view, Word> made;
    for (std::size_t i = 0; i < word_count; ++i)
      made.emplace(id_of(static_cast<Word>(i)), static_cast<Word>(i));
    return made;
  }();
  const auto found = all.find(id);
  return found == all.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace kattegat
