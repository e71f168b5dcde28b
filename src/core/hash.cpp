#include "kattegat/core/hash.hpp"

#include <nettle/sha2.h>

#include <algorithm>
#include <new>

#include "kattegat/core/text/hexadecimal.hpp"

namespace kattegat {
namespace {

sha256_ctx& context(std::array<std::uint8_t, 128>& state) {
  static_assert(sizeof(sha256_ctx) <= sizeof(state));
  return *std::launder(reinterpret_cast<sha256_ctx*>(state.data()));
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
  std::string text;
  text.reserve(2 * hash.size());
  for (const std::uint8_t byte : hash) add_hexadecimal(text, byte);
  return text;
}

std::optional<Hash> parse_hash(std::string_view text) {
  Hash hash{};
  return read_hexadecimal(text, hash) ? std::optional(hash) : std::nullopt;
}

Uuid uuid_of(const Hash& hash) {
  Uuid uuid;
  std::copy_n(hash.begin(), uuid.bytes.size(), uuid.bytes.begin());
  return as_uuid(uuid, version_of_derived);
}

}  // namespace kattegat
