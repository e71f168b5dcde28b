// Where a file of SQLite's says of itself what we ask without SQLite, in its first bytes.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace kattegat {

inline std::uint64_t big_endian(std::string_view bytes) {
  std::uint64_t number = 0;
  for (const char byte : bytes) number = number << 8U | static_cast<std::uint8_t>(byte);
  return number;
}

struct SqliteHeader {
  static constexpr std::size_t size = 100;
  static constexpr std::size_t page_size = 16;              // of two bytes,
  static constexpr std::size_t writer = 18, reader = 19;    // each of one: who may do so,
  static constexpr std::size_t pages = 28;                  // and of four each
  static constexpr std::size_t first_free = 32, free = 36;  // a page, and how many
  static constexpr std::size_t version = 60, application = 68;
};

// Of the log beside it ("-wal"), and of what stands there before each page. Salts and sums are two
// of four bytes each.
inline constexpr std::size_t size_of_salts = 8;
struct LogHeader {
  static constexpr std::size_t size = 32;
  static constexpr std::size_t mark = 0, page_size = 8;  // of four bytes each
  static constexpr std::size_t salts = 16, sums = 24;    // of what stands before these
  // Which words the sums go over: those that begin with their least byte, or with their most.
  static constexpr std::uint32_t mark_of_little = 0x377f0682, mark_of_big = 0x377f0683;
};
struct FrameHeader {
  static constexpr std::size_t size = 24;
  static constexpr std::size_t page = 0, pages = 4;  // of four bytes each
  static constexpr std::size_t salts = 8, sums = 16;
  static constexpr std::size_t summed = 8;  // so many bytes go into the sums, before the page
};

// That has four bytes.
inline std::uint32_t four_bytes_at(std::string_view bytes, std::size_t place) {
  return static_cast<std::uint32_t>(big_endian(bytes.substr(place, 4)));
}

}  // namespace kattegat
