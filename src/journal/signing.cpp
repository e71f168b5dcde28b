#include "kattegat/journal/signing.hpp"

#include <nettle/eddsa.h>

namespace kattegat {

SigningKey key_from(const std::array<std::uint8_t, 32>& secret) {
  SigningKey key{secret, {}};
  ed25519_sha512_public_key(key.open.data(), key.secret.data());
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
  Signature signature{};
  ed25519_sha512_sign(key.open.data(), key.secret.data(), head.size(), head.data(),
                      signature.data());
  return signature;
}

bool is_signed(const PublicKey& key, const Hash& head, const Signature& signature) {
  return ed25519_sha512_verify(key.data(), head.size(), head.data(), signature.data()) != 0;
}

}  // namespace kattegat
