// What stands for people whose words are gone: when somebody has been forgotten
// (journal/naming/erasing.hpp) the records stay, and whoever reads them finds these in place of
// their texts and names. They are in files and on screens, the same in every language.
#pragma once
#include <string_view>

namespace kattegat {

// What stands where words have been, or would be: texts that are forgotten read like this.
inline constexpr std::string_view forgotten = "…";
// One text in two places, of which either may have forgotten it since.
constexpr bool is_same_or_forgotten(std::string_view one, std::string_view other) {
  return one == other || one == forgotten || other == forgotten;
}
// What somebody is called whose name is not known.
inline constexpr std::string_view unknown_name = "?";

}  // namespace kattegat
