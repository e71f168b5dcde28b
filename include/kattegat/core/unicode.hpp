// The little we need to know about text in UTF-8.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace kattegat {

bool is_utf8(std::string_view bytes);                      // no surrogates, nothing overlong
std::vector<char32_t> code_points(std::string_view utf8);  // of valid UTF-8
std::string to_utf8(const std::vector<char32_t>& code_points);
bool is_control(char32_t);  // C0, DEL, C1, and the line and paragraph separators
bool is_space(char32_t);    // Unicode White_Space

}  // namespace kattegat
