// The day that a file says it was made on, where no evening gives it one: not when it was made, so
// that the same figures give the same bytes.
#pragma once
#include <ctime>
#include <string_view>

namespace kattegat {

inline constexpr std::string_view fixed_day = "2026-01-01";
inline constexpr std::time_t fixed_time = 1'767'225'600;  // at its beginning

}  // namespace kattegat
