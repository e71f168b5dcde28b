// Words in a row.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace kattegat {

// "Anna, Bo"; whatever is empty is left out.
inline std::string joined(const std::vector<std::string>& parts, std::string_view between = ", ") {
  std::string line;
  for (const std::string& part : parts)
    if (!part.empty()) line += (line.empty() ? "" : std::string(between)) + part;
  return line;
}

}  // namespace kattegat
