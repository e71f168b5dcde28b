#include "db/files/recovering/one_bit.hpp"

#include <bit>
#include <span>

namespace kattegat {
namespace {

// Tries each bit of these bytes until all fits together.
template <class Fits>
bool flip_one(std::span<std::byte> bytes, const Fits& fits) {
  for (std::byte& byte : bytes)
    for (unsigned bit = 0; bit < 8; ++bit) {
      const std::byte was = byte;
      byte ^= std::byte{1} << bit;
      if (fits()) return true;
      byte = was;
    }
  return false;
}

template <class Fits>
bool try_kinds(RecordKind& kind, const Fits& fits) {
  const RecordKind was = kind;
  for (std::uint8_t other = 1; other <= last_kind; ++other) {
    kind = static_cast<RecordKind>(other);
    if (fits()) return true;
  }
  kind = was;
  return false;
}

template <class Bytes>
std::span<std::byte> bytes_of(Bytes& bytes) {
  return std::as_writable_bytes(std::span(bytes));
}
std::span<std::byte> bytes_of(std::int64_t& number) {
  return std::as_writable_bytes(std::span(&number, 1));
}

// SQLite keeps a number in so many bytes as it needs, of which the first bit is its sign: with that
// bit all before it are turned round.
template <class Fits>
bool flip_in_column(std::int64_t& number, const Fits& fits) {
  if (flip_one(bytes_of(number), fits)) return true;
  const std::int64_t was = number;
  for (const int bytes : {1, 2, 3, 4, 6}) {
    number = was ^ (std::int64_t{-1} << (8 * bytes - 1));
    if (fits()) return true;
  }
  number = was;
  return false;
}

bool differ_in_one_bit(const Hash& one, const Hash& other) {
  int bits = 0;
  for (std::size_t i = 0; i < one.size(); ++i)
    bits += std::popcount(static_cast<unsigned>(one[i] ^ other[i]));
  return bits == 1;
}

}  // namespace

template <class Try>
bool OneBit::found(const Hash& wanted, std::size_t bytes, const Try& put_right) {
  if (in_vain_.count(wanted) > 0) return false;
  const std::uint64_t hashed = std::uint64_t{bytes} * bytes * 8;
  if (hashed <= left_) {
    left_ -= hashed;
    if (put_right()) return true;
  }
  in_vain_.insert(wanted);
  return false;
}

bool OneBit::put_right(Record& record) {
  if (const Hash now = record_hash(record); differ_in_one_bit(now, record.hash)) {
    record.hash = now;
    return true;
  }
  const auto fits = [&record] { return record_hash(record) == record.hash; };
  return found(record.hash, record.body.size() + RecoveryLimits::bytes_beside_body, [&] {
    return flip_one(bytes_of(record.body), fits) || flip_one(bytes_of(record.id.bytes), fits) ||
           try_kinds(record.kind, fits) || flip_in_column(record.number, fits) ||
           flip_in_column(record.clock, fits) ||
           (record.words && flip_one(bytes_of(*record.words), fits)) ||
           flip_shared(record.parent, fits) || flip_shared(record.origin, fits) ||
           flip_one(bytes_of(record.previous), fits);
  });
}

template <class Fits>
bool OneBit::flip_shared(Uuid& id, const Fits& fits) {
  const Uuid was = id;
  if (!flip_one(bytes_of(id.bytes), fits)) return false;
  right_[was] = id;
  return true;
}

bool OneBit::put_right(Words& words, const Hash& commitment) {
  const auto fits = [&] { return kattegat::commitment(words) == commitment; };
  return found(commitment, words.text.size() + words.salt.size(), [&] {
    return flip_one(bytes_of(words.text), fits) || flip_one(bytes_of(words.salt), fits);
  });
}

}  // namespace kattegat
