// SHA-256, and ids that are drawn or derived with it.
#pragma once
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "kattegat/core/uuid.hpp"

namespace kattegat {

using Hash = std::array<std::uint8_t, 32>;

// Of parts that cannot be mistaken for each other: numbers are eight bytes, most significant first;
// texts follow their length.
class Sha256 {
 public:
  Sha256();
  template <std::size_t N>
  Sha256& add(const std::array<std::uint8_t, N>& bytes) {
    return add_bytes(bytes.data(), N);
  }
  Sha256& add(const Uuid& id) { return add(id.bytes); }
  Sha256& add(std::uint64_t number);
  Sha256& add(std::string_view text);
  Hash done();

 private:
  Sha256& add_bytes(const std::uint8_t* bytes, std::size_t size);
  alignas(16) std::array<std::uint8_t, 128> state_{};  // the library's own
};

std::string to_string(const Hash&);  // 64 hexadecimal digits
std::optional<Hash> parse_hash(std::string_view);

void fill_randomly(std::uint8_t* bytes, std::size_t size);
Uuid random_uuid();
// The same id for the same words in the same place.
Uuid derived_uuid(const Uuid& place, std::string_view what);
Uuid uuid_of(const Hash&);  // its first half

}  // namespace kattegat
