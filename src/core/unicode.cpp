#include "kattegat/core/unicode.hpp"

#include <array>

#include <cstdint>

namespace kattegat {
namespace {

// The length that a first byte promises, and the least value that needs that length.
struct Lead {
  std::size_t length;
  char32_t least;
};
Lead lead(std::uint8_t byte) {
  if (byte < 0x80U) return {1, 0};
  if (byte >= 0xC2U && byte < 0xE0U) return {2, 0x80};
  if (byte >= 0xE0U && byte < 0xF0U) return {3, 0x800};
  if (byte >= 0xF0U && byte < 0xF5U) return {4, 0x10000};
  return {0, 0};
}

}  // namespace

bool is_utf8(std::string_view bytes) {
  while (!bytes.empty()) {
    const Lead first = lead(static_cast<std::uint8_t>(bytes.front()));
    if (first.length == 0 || first.length > bytes.size()) return false;
    for (const char c : bytes.substr(1, first.length - 1))
      if ((static_cast<std::uint8_t>(c) & 0xC0U) != 0x80U) return false;
    const char32_t value = code_points(bytes.substr(0, first.length)).front();
    if (value < first.least || value > 0x10FFFF || (value >= 0xD800 && value <= 0xDFFF))
      return false;
    bytes.remove_prefix(first.length);
  }
  return true;
}

std::vector<char32_t> code_points(std::string_view utf8) {
  std::vector<char32_t> list;
  for (const char c : utf8) {
    const auto byte = static_cast<std::uint8_t>(c);
    if ((byte & 0xC0U) == 0x80U)
      list.back() = list.back() << 6U | (byte & 0x3FU);
    else if (byte < 0x80U)
      list.push_back(byte);
    else
      list.push_back(byte & (byte < 0xE0U ? 0x1FU : byte < 0xF0U ? 0x0FU : 0x07U));
  }
  return list;
}

std::string to_utf8(const std::vector<char32_t>& code_points) {
  std::string bytes;
  const auto put = [&](char32_t bits) { bytes.push_back(static_cast<char>(bits & 0xFFU)); };
  for (const char32_t code : code_points) {
    if (code < 0x80) {
      put(code);
      continue;
    }
    const int more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    constexpr std::array<char32_t, 4> first{0, 0xC0, 0xE0, 0xF0};
    put(first[static_cast<std::size_t>(more)] | (code >> (6U * static_cast<unsigned>(more))));
    for (int i = more - 1; i >= 0; --i)
      put(0x80U | ((code >> (6U * static_cast<unsigned>(i))) & 0x3FU));
  }
  return bytes;
}

bool is_control(char32_t c) {
  return c < 0x20 || (c >= 0x7F && c <= 0x9F) || c == 0x2028 || c == 0x2029;
}

bool is_space(char32_t c) {
  return (c >= 0x09 && c <= 0x0D) || c == 0x20 || c == 0x85 || c == 0xA0 || c == 0x1680 ||
         (c >= 0x2000 && c <= 0x200A) || c == 0x2028 || c == 0x2029 || c == 0x202F || c == 0x205F ||
         c == 0x3000;
}

}  // namespace kattegat
