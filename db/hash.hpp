// The chain over the records of an origin, and ids.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "kattegat/core/uuid.hpp"

namespace kattegat {

using Hash = std::array<std::uint8_t, 32>;

// One record of the book. Everything but its hash is hashed.
struct Record {
  Uuid origin;
  std::int64_t number = 0;
  std::int64_t clock = 0;
  std::string kind;
  Uuid id;
  std::optional<Uuid> parent;
  std::string body;
  Hash previous{};
  Hash hash{};
};

// SHA-256 over previous hash, origin, number, clock, kind, id, parent and body. Numbers are eight
// bytes, most significant first; texts follow their length; a parent follows a 1, its absence is a
// 0.
Hash record_hash(const Record&);

Hash sha256(std::string_view);
std::string to_string(const Hash&);  // hexadecimal

Uuid random_uuid();
// The same id for the same words in the same place: how an import names what has no id of its own.
Uuid derived_uuid(const Uuid& place, std::string_view what);

}  // namespace kattegat
