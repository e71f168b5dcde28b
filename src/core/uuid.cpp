#include "kattegat/core/uuid.hpp"

namespace kattegat {
namespace {

int hexadecimal(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

bool is_dash_place(std::size_t i) { return i == 8 || i == 13 || i == 18 || i == 23; }

}  // namespace

std::optional<Uuid> parse_uuid(std::string_view text) {
  if (text.size() != 36) return std::nullopt;
  Uuid uuid;
  std::size_t digits = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (is_dash_place(i)) {
      if (text[i] != '-') return std::nullopt;
      continue;
    }
    const int value = hexadecimal(text[i]);
    if (value < 0) return std::nullopt;
    auto& byte = uuid.bytes[digits / 2];
    byte = static_cast<std::uint8_t>(byte * 16 + value);
    ++digits;
  }
  return uuid;
}

std::string to_string(const Uuid& uuid) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text;
  for (const std::uint8_t byte : uuid.bytes) {
    if (is_dash_place(text.size())) text += '-';
    text += digits[byte >> 4U];
    text += digits[byte & 15U];
  }
  return text;
}

}  // namespace kattegat
