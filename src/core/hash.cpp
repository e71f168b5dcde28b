#include "kattegat/core/hash.hpp"

#include <nettle/sha2.h>
#include <sys/random.h>

#include <algorithm>
#include <new>

#include "kattegat/core/check.hpp"

namespace kattegat {
namespace {

sha256_ctx& context(std::array<std::uint8_t, 128>& state) {
  static_assert(sizeof(sha256_ctx) <= sizeof(state));
  return *std::launder(reinterpret_cast<sha256_ctx*>(state.data()));
}

// Marks the bytes as a UUID of the given version (RFC 9562).
Uuid as_uuid(Uuid uuid, unsigned version) {
  uuid.bytes[6] = static_cast<std::uint8_t>((uuid.bytes[6] & 0x0FU) | (version << 4U));
  uuid.bytes[8] = static_cast<std::uint8_t>((uuid.bytes[8] & 0x3FU) | 0x80U);
  return uuid;
}

std::optional<std::uint8_t> digit(char c) {
  if (c >= '0' && c <= '9') return static_cast<std::uint8_t>(c - '0');
  if (c >= 'a' && c <= 'f') return static_cast<std::uint8_t>(c - 'a' + 10);
  return std::nullopt;
}

}  // namespace

std::array<std::uint8_t, 8> detail::fixed(std::uint64_t number) {
  std::array<std::uint8_t, 8> bytes{};
  for (std::size_t i = 0; i < 8; ++i)
    bytes[i] = static_cast<std::uint8_t>(number >> (56U - 8U * i));
  return bytes;
}

Sha256::Sha256() { sha256_init(::new (state_.data()) sha256_ctx); }

Sha256& Sha256::add_bytes(const std::uint8_t* bytes, std::size_t size) {
  sha256_update(&context(state_), size, bytes);
  return *this;
}
Sha256& Sha256::add(std::string_view text) {
  add(std::uint64_t{text.size()});
  return add_bytes(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
}
Hash Sha256::done() {
  Hash hash{};
  sha256_digest(&context(state_), hash.size(), hash.data());
  return hash;
}

std::string to_string(const Hash& hash) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text;
  text.reserve(2 * hash.size());
  for (const std::uint8_t byte : hash) {
    text += digits[byte >> 4U];
    text += digits[byte & 15U];
  }
  return text;
}

std::optional<Hash> parse_hash(std::string_view text) {
  Hash hash{};
  if (text.size() != 2 * hash.size()) return std::nullopt;
  for (std::size_t i = 0; i < hash.size(); ++i) {
    const auto high = digit(text[2 * i]), low = digit(text[2 * i + 1]);
    if (!high || !low) return std::nullopt;
    hash[i] = static_cast<std::uint8_t>(*high << 4U | *low);
  }
  return hash;
}

void fill_randomly(std::uint8_t* bytes, std::size_t size) {
  KATTEGAT_CHECK(getentropy(bytes, size) == 0);
}

Uuid random_uuid() {
  Uuid uuid;
  fill_randomly(uuid.bytes.data(), uuid.bytes.size());
  return as_uuid(uuid, 4);
}

Uuid uuid_of(const Hash& hash) {
  Uuid uuid;
  std::copy_n(hash.begin(), uuid.bytes.size(), uuid.bytes.begin());
  return as_uuid(uuid, 8);
}

Uuid derived_uuid(const Uuid& place, std::string_view what) {
  return uuid_of(Sha256().add(place).add(what).done());
}

}  // namespace kattegat
