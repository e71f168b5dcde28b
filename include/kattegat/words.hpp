// The words of words.def in the reader's language.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "kattegat/core/text.hpp"

namespace kattegat {

enum class Language { english, danish, swedish };

std::optional<Language> parse_language(std::string_view);  // "en", "da", "sv"; also "da_DK.UTF-8"

// The stable id of the rule that this word reports a breach of; empty for a plain word.
std::string_view rule_id(Word);

// The row of the table as it stands there, with its places open.
std::string_view pattern(Word, Language);
inline constexpr std::size_t word_count = 0
#define KATTEGAT_WORD(id, rule, en, da, sv) +1
#include "kattegat/core/words.def"
#undef KATTEGAT_WORD
    ;

std::string say(Word, Language);
std::string say(Card, Language);  // "♠E"
// `names` are those of the seats that the arguments point to.
std::string say(const Text&, Language, std::span<const std::string> names = {});

}  // namespace kattegat
