#include "decoded_text.hpp"

#include <algorithm>
#include <array>

#include "kattegat/core/text/unicode.hpp"

namespace kattegat {
namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

// What Windows-1252 has at 0x80 to 0x9F; 0: nothing.
constexpr std::array<char32_t, 32> windows{
    0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0,      0x017D, 0,      0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};

std::string from_latin1(std::string_view bytes) {
  std::vector<char32_t> codes;
  codes.reserve(bytes.size());
  for (const char c : bytes) {
    const auto code = static_cast<unsigned char>(c);
    const bool is_windows = code >= 0x80 && code < 0xA0 && windows[code - 0x80U] != 0;
    codes.push_back(is_windows ? windows[code - 0x80U] : char32_t{code});
  }
  return to_utf8(codes);
}

std::int64_t line_at(std::string_view bytes, std::size_t place) {
  const auto before = bytes.substr(0, place);
  return 1 + std::count(before.begin(), before.end(), '\n');
}

}  // namespace

Result<std::string, Text> decoded_text(std::string_view bytes, Encoding encoding) {
  if (bytes.substr(0, 2) == "\xFF\xFE" || bytes.substr(0, 2) == "\xFE\xFF")
    return text(Word::table_not_utf8);
  if (const std::size_t zero = bytes.find('\0'); zero != std::string_view::npos)
    return text(Word::table_zero_byte, line_at(bytes, zero));
  const bool marked = bytes.substr(0, byte_order_mark.size()) == byte_order_mark;
  if (marked) bytes.remove_prefix(byte_order_mark.size());
  if (encoding == Encoding::latin1 && !marked) return from_latin1(bytes);
  if (!is_utf8(bytes)) return text(Word::table_not_utf8);
  return std::string(bytes);
}

}  // namespace kattegat
