// What a player may be called. evening-format, `players`.
#pragma once
#include <optional>
#include <string>

#include "kattegat/core/text.hpp"

namespace kattegat {

inline constexpr std::size_t most_letters_of_a_name = 80;
// 1 to 80 characters, none of them a control character, no space at either end.
bool is_stored_name(const std::string&);
// The same without bidi marks and what is otherwise invisible without effect: a name that hides
// something looks like another one. For every name that is new to a book.
bool is_player_name(const std::string&);
// What is said of one that is none.
std::optional<Text> name_fault(const std::string&);

}  // namespace kattegat
