// Numbers of JSON that no type of C++ holds, such as 1e400.
#pragma once
#include <string>
#include <string_view>

namespace kattegat {

// Each number with a fraction or an exponent, or with more digits than an int64 can have, is no
// whole number to us, as 0.5 is not: that takes its place. All else stays at its byte.
std::string without_vast_numbers(std::string_view json);

}  // namespace kattegat
