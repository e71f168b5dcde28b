// Bytes as an address has what it cannot hold: "%C3%B8".
#pragma once
#include <fmt/format.h>

#include <string>
#include <string_view>

namespace kattegat {

// All of them, also what an address could hold.
inline std::string percent_encoded(std::string_view bytes) {
  std::string out;
  for (const char byte : bytes) out += fmt::format("%{:02X}", static_cast<unsigned char>(byte));
  return out;
}

}  // namespace kattegat
