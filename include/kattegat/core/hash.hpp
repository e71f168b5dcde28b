// SHA-256.
#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "kattegat/core/uuid.hpp"

namespace kattegat {

using Hash = std::array<std::uint8_t, 32>;

namespace detail {
template <std::size_t N>
const std::array<std::uint8_t, N>& fixed(const std::array<std::uint8_t, N>& bytes) {
  return bytes;
}
inline const std::array<std::uint8_t, 16>& fixed(const Uuid& id) { return id.bytes; }
std::array<std::uint8_t, 8> fixed(std::uint64_t number);
}  // namespace detail

// Of parts that cannot be mistaken for each other: numbers are eight bytes, most significant first;
// texts follow their length.
class Sha256 {
 public:
  Sha256();
  // Parts of a fixed size, which are gathered: the library is asked once for all of them.
  template <class... Part>
  requires requires(const Part&... parts) { (detail::fixed(parts), ...); }
  Sha256& add(const Part&... parts) { return gathered(detail::fixed(parts)...); }
  Sha256& add(std::string_view text);
  Hash done();

 private:
  template <std::size_t... N>
  Sha256& gathered(const std::array<std::uint8_t, N>&... parts) {
    std::array<std::uint8_t, (N + ...)> bytes;  // NOLINT(*-member-init): filled here
    std::uint8_t* end = bytes.data();
    ((end = std::copy_n(parts.data(), N, end)), ...);
    return add_bytes(bytes.data(), bytes.size());
  }
  Sha256& add_bytes(const std::uint8_t* bytes, std::size_t size);
  alignas(16) std::array<std::uint8_t, 128> state_{};  // the library's own
};

std::string to_string(const Hash&);  // 64 hexadecimal digits
std::optional<Hash> parse_hash(std::string_view);

Uuid uuid_of(const Hash&);  // its first half, marked as derived

}  // namespace kattegat
