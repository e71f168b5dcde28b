// The identity of an evening, a session, an entry or an installation.
#pragma once
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>

namespace kattegat {

struct Uuid {
  std::array<std::uint8_t, 16> bytes{};
  // A book does little as often as these: two numbers each.
  bool operator==(const Uuid& other) const {
    const auto [first, last] = halves();
    const auto [its_first, its_last] = other.halves();
    return first == its_first && last == its_last;
  }
  bool operator<(const Uuid& other) const {  // in the order of the bytes
    const auto [first, last] = halves();
    const auto [its_first, its_last] = other.halves();
    if (first != its_first) return in_order(first) < in_order(its_first);
    return in_order(last) < in_order(its_last);
  }

 private:
  [[nodiscard]] std::array<std::uint64_t, 2> halves() const {
    std::array<std::uint64_t, 2> both{};
    std::memcpy(both.data(), bytes.data(), sizeof both);  // the browser's library has no bit_cast
    return both;
  }
  static std::uint64_t in_order(std::uint64_t half) {
    return std::endian::native == std::endian::little ? __builtin_bswap64(half) : half;
  }
};

std::optional<Uuid> parse_uuid(std::string_view);  // 8-4-4-4-12 hexadecimal digits, either case
// Whether it is written with these digits first, in lower case and without dashes.
bool begins_with(const Uuid&, std::string_view digits);
std::string to_string(const Uuid&);  // in lower case

Uuid random_uuid();
// The same id for the same words in the same place; a version of our own (RFC 9562, 5.8).
inline constexpr unsigned version_of_derived = 8;
Uuid derived_uuid(const Uuid& place, std::string_view what);
bool is_derived(const Uuid&);  // or looks like it
// Marked as an id of that version (RFC 9562).
Uuid as_uuid(Uuid, unsigned version);

// From the system's own source.
void fill_randomly(std::uint8_t* bytes, std::size_t size);

}  // namespace kattegat
