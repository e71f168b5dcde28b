// The identity of an evening, a session, an entry or an installation.
#pragma once
#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kattegat {

struct Uuid {
  std::array<std::uint8_t, 16> bytes{};
  // libc++ 14, the browser's, has no three-way comparison of arrays.
  bool operator==(const Uuid&) const = default;
  bool operator<(const Uuid& other) const { return bytes < other.bytes; }
};

std::optional<Uuid> parse_uuid(std::string_view);  // 8-4-4-4-12 hexadecimal digits, either case
std::string to_string(const Uuid&);                // in lower case

}  // namespace kattegat
