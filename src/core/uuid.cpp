#include "kattegat/core/uuid.hpp"

#include <sys/random.h>

#include "kattegat/core/check.hpp"
#include "kattegat/core/hash.hpp"
#include "kattegat/core/text/digits.hpp"
#include "kattegat/core/text/hexadecimal.hpp"

namespace kattegat {
namespace {

bool is_dash_place(std::size_t i) { return i == 8 || i == 13 || i == 18 || i == 23; }

}  // namespace

std::optional<Uuid> parse_uuid(std::string_view text) {
  if (text.size() != 36) return std::nullopt;
  std::array<char, 32> digits;  // NOLINT(*-member-init): filled here
  char* end = digits.data();
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (!is_dash_place(i))
      *end++ = ascii_lower(text[i]);
    else if (text[i] != '-')
      return std::nullopt;
  }
  Uuid uuid;
  const bool are_good = read_hexadecimal({digits.data(), digits.size()}, uuid.bytes);
  return are_good ? std::optional(uuid) : std::nullopt;
}

std::string to_string(const Uuid& uuid) {
  std::string text;
  for (const std::uint8_t byte : uuid.bytes) {
    if (is_dash_place(text.size())) text += '-';
    add_hexadecimal(text, byte);
  }
  return text;
}

bool begins_with(const Uuid& uuid, std::string_view digits) {
  std::string all;
  for (const std::uint8_t byte : uuid.bytes) add_hexadecimal(all, byte);
  return all.starts_with(digits);
}

void fill_randomly(std::uint8_t* bytes, std::size_t size) {
  KATTEGAT_CHECK(getentropy(bytes, size) == 0);
}

Uuid as_uuid(Uuid uuid, unsigned version) {
  uuid.bytes[6] = static_cast<std::uint8_t>((uuid.bytes[6] & 0x0FU) | (version << 4U));
  uuid.bytes[8] = static_cast<std::uint8_t>((uuid.bytes[8] & 0x3FU) | 0x80U);
  return uuid;
}

Uuid random_uuid() {
  Uuid uuid;
  fill_randomly(uuid.bytes.data(), uuid.bytes.size());
  return as_uuid(uuid, 4);
}

bool is_derived(const Uuid& id) { return id.bytes[6] >> 4U == version_of_derived; }
Uuid derived_uuid(const Uuid& place, std::string_view what) {
  return uuid_of(Sha256().add(place).add(what).done());
}

}  // namespace kattegat
