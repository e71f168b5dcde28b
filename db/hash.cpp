#include "db/hash.hpp"

#include <nettle/sha2.h>
#include <sys/random.h>

#include <algorithm>

#include "kattegat/core/check.hpp"

namespace kattegat {
namespace {

class Sha256 {
 public:
  Sha256() { sha256_init(&state_); }
  template <std::size_t N>
  void add(const std::array<std::uint8_t, N>& bytes) {
    sha256_update(&state_, N, bytes.data());
  }
  void add(std::uint64_t number) {
    std::array<std::uint8_t, 8> bytes{};
    for (std::size_t i = 0; i < 8; ++i)
      bytes[i] = static_cast<std::uint8_t>(number >> (56U - 8U * i));
    add(bytes);
  }
  void add(std::string_view text) {
    add(std::uint64_t{text.size()});
    sha256_update(&state_, text.size(), reinterpret_cast<const std::uint8_t*>(text.data()));
  }
  Hash done() {
    Hash hash{};
    sha256_digest(&state_, hash.size(), hash.data());
    return hash;
  }

 private:
  sha256_ctx state_{};
};

// Marks the bytes as a UUID of the given version (RFC 9562).
Uuid as_uuid(Uuid uuid, unsigned version) {
  uuid.bytes[6] = static_cast<std::uint8_t>((uuid.bytes[6] & 0x0FU) | (version << 4U));
  uuid.bytes[8] = static_cast<std::uint8_t>((uuid.bytes[8] & 0x3FU) | 0x80U);
  return uuid;
}

}  // namespace

Hash sha256(std::string_view text) {
  Sha256 hash;
  hash.add(text);
  return hash.done();
}

Hash record_hash(const Record& record) {
  Sha256 sha;
  sha.add(record.previous);
  sha.add(record.origin.bytes);
  sha.add(static_cast<std::uint64_t>(record.number));
  sha.add(static_cast<std::uint64_t>(record.clock));
  sha.add(record.kind);
  sha.add(record.id.bytes);
  sha.add(std::array<std::uint8_t, 1>{record.parent ? std::uint8_t{1} : std::uint8_t{0}});
  if (record.parent) sha.add(record.parent->bytes);
  sha.add(record.body);
  return sha.done();
}

std::string to_string(const Hash& hash) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text;
  for (const std::uint8_t byte : hash) {
    text += digits[byte >> 4U];
    text += digits[byte & 15U];
  }
  return text;
}

Uuid random_uuid() {
  Uuid uuid;
  KATTEGAT_CHECK(getentropy(uuid.bytes.data(), uuid.bytes.size()) == 0);
  return as_uuid(uuid, 4);
}

Uuid derived_uuid(const Uuid& place, std::string_view what) {
  Sha256 sha;
  sha.add(place.bytes);
  sha.add(what);
  const Hash hash = sha.done();
  Uuid uuid;
  std::copy_n(hash.begin(), uuid.bytes.size(), uuid.bytes.begin());
  return as_uuid(uuid, 8);
}

}  // namespace kattegat
