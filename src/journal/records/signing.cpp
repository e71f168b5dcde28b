#include "kattegat/journal/records/signing.hpp"

#include <sodium/crypto_sign_ed25519.h>

#include <algorithm>

namespace kattegat {

SigningKey key_from(const std::array<std::uint8_t, 32>& secret) {
  SigningKey key{secret, {}};
  std::array<std::uint8_t, crypto_sign_ed25519_SECRETKEYBYTES> both{};
  crypto_sign_ed25519_seed_keypair(key.open.data(), both.data(), key.secret.data());
  return key;
}

SigningKey new_key() {
  std::array<std::uint8_t, 32> secret{};
  fill_randomly(secret.data(), secret.size());
  return key_from(secret);
}

Uuid origin_of(const PublicKey& key) {
  return uuid_of(Sha256().add(std::string_view("kattegat origin")).add(key).done());
}

Signature sign(const SigningKey& key, const Hash& head) {
  std::array<std::uint8_t, crypto_sign_ed25519_SECRETKEYBYTES> both{};  // the secret, the public
  std::copy(key.open.begin(), key.open.end(),
            std::copy(key.secret.begin(), key.secret.end(), both.begin()));
  Signature signature{};
  crypto_sign_ed25519_detached(signature.data(), nullptr, head.data(), head.size(), both.data());
  return signature;
}

bool is_signed(const PublicKey& key, const Hash& head, const Signature& signature) {
  return crypto_sign_ed25519_verify_detached(signature.data(), head.data(), head.size(),
                                             key.data()) == 0;
}

std::vector<Head> heads_of(const std::vector<LogEnd>& ends) {
  std::vector<Head> heads;
  for (const LogEnd& end : ends) heads.push_back({end.origin, end.count, end.hash});
  return heads;
}

}  // namespace kattegat
