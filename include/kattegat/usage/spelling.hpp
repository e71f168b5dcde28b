// Which word was meant by one that is mistyped, or only begun.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace kattegat::usage {

// The candidate that the word was probably meant to be; empty when there is none at all.
std::string nearest(std::string_view word, const std::vector<std::string>& candidates);
// So few letters apart that it may be a slip.
bool is_near(std::string_view a, std::string_view b);

}  // namespace kattegat::usage
