#include "kattegat/evening/player_name.hpp"

#include <algorithm>

#include "kattegat/core/text/unicode.hpp"

namespace kattegat {

bool is_stored_name(const std::string& name) {
  const auto characters = code_points(name);
  return !characters.empty() && characters.size() <= most_letters_of_a_name &&
         !is_space(characters.front()) && !is_space(characters.back()) &&
         std::none_of(characters.begin(), characters.end(), is_control);
}

bool is_player_name(const std::string& name) {
  if (!is_stored_name(name)) return false;
  const auto characters = code_points(name);
  for (std::size_t i = 0; i < characters.size(); ++i)
    if (is_invisible(characters[i]) && !has_effect(characters, i)) return false;
  return true;
}

std::optional<Text> name_fault(const std::string& name) {
  if (is_utf8(name) && is_player_name(name)) return std::nullopt;
  return text(Word::roster_no_name, name);
}

}  // namespace kattegat
