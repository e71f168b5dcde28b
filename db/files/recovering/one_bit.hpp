// What one bit that flipped on the disk has changed in a record. Of all that it may have been, its
// hash says which it was: each bit is tried.
#pragma once
#include <cstdint>
#include <map>
#include <set>

#include "db/files/recovering/limits.hpp"
#include "kattegat/journal/records/record.hpp"

namespace kattegat {

class OneBit {
 public:
  // For a reading of the whole book once more, which comes to the same.
  void begin_again() {
    left_ = RecoveryLimits::bytes_for_bits;
    right_.clear();
  }
  // The id that this one has turned out to be: many rows share one.
  [[nodiscard]] Uuid right(const Uuid& id) const {
    const auto found = right_.find(id);
    return found == right_.end() ? id : found->second;
  }
  // Whether the record, or its hash, is right now. Else both are as they were.
  bool put_right(Record&);
  // Whether the words are those that the commitment stands for.
  bool put_right(Words&, const Hash& commitment);

 private:
  // Tries what has so many bytes.
  template <class Try>
  bool found(const Hash& wanted, std::size_t bytes, const Try& put_right);
  template <class Fits>
  bool flip_shared(Uuid& id, const Fits& fits);

  std::uint64_t left_ = RecoveryLimits::bytes_for_bits;  // that may be hashed
  std::set<Hash> in_vain_;
  std::map<Uuid, Uuid> right_;  // by what stands there
};

}  // namespace kattegat
