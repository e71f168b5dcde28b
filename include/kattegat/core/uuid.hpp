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
  auto operator<=>(const Uuid&) const = default;
};

std::optional<Uuid> parse_uuid(std::string_view);  // 8-4-4-4-12 hexadecimal digits, either case
std::string to_string(const Uuid&);                // in lower case

}  // namespace kattegat
