#pragma once
#include <string_view>

namespace kattegat {

// What stands where words have been, or would be: texts that are forgotten read like this.
inline constexpr std::string_view forgotten = "…";
// What somebody is called whose name is not known.
inline constexpr std::string_view unknown_name = "?";

}  // namespace kattegat
