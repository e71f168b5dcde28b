// The letters that bid, in every language. A player's initial is heard before them where players
// are asked for.
#pragma once
#include <string_view>

namespace kattegat::ui::bid_letters {

inline constexpr std::string_view passed = "P";
inline constexpr std::string_view clubs = "C";  // the figure after it is of clubs
inline constexpr std::string_view nolo = "N";
inline constexpr std::string_view penalty = "F";  // "Fem opp!"

}  // namespace kattegat::ui::bid_letters
