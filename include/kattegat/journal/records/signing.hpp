// Who wrote a log: each installation has a key (Ed25519, RFC 8032), and its id follows from the
// public half. The newest record of a log is signed, and with it, by the chain, all before it.
#pragma once
#include <vector>

#include "kattegat/core/hash.hpp"

namespace kattegat {

using PublicKey = std::array<std::uint8_t, 32>;
using Signature = std::array<std::uint8_t, 64>;

struct SigningKey {
  std::array<std::uint8_t, 32> secret{};
  PublicKey open{};
};
SigningKey new_key();
SigningKey key_from(const std::array<std::uint8_t, 32>& secret);

Uuid origin_of(const PublicKey&);
Signature sign(const SigningKey&, const Hash& head);
bool is_signed(const PublicKey&, const Hash& head, const Signature&);

// By the log's origin and how many of its records somebody has, with the last one's hash.
struct Head {
  Uuid origin;
  std::int64_t count = 0;
  Hash hash{};
  bool operator==(const Head&) const = default;
};

// Where a log ends; one that was continued in two places has several ends, each signed.
struct LogEnd {
  Uuid origin;
  PublicKey key{};
  std::int64_t count = 0;
  Hash hash{};
  Signature signature{};
};
inline bool is_signed(const LogEnd& end) {
  return origin_of(end.key) == end.origin && is_signed(end.key, end.hash, end.signature);
}
std::vector<Head> heads_of(const std::vector<LogEnd>&);

}  // namespace kattegat
