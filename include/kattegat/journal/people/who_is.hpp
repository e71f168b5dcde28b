// Somebody with several ids: all of them together, or the one by which they are known.
#pragma once
#include <functional>
#include <span>
#include <vector>

#include "kattegat/core/uuid.hpp"

namespace kattegat {

// One person under all of their ids, in whatever order; or under one, for what is of that id alone.
// Valid while the ids are there.
class OnePerson {
 public:
  OnePerson(const Uuid& id) : ids_(&id, 1) {}
  OnePerson(const std::vector<Uuid>& ids) : ids_(ids) {}
  [[nodiscard]] auto begin() const { return ids_.begin(); }
  [[nodiscard]] auto end() const { return ids_.end(); }

 private:
  std::span<const Uuid> ids_;
};

// The one id for all records that are about the same player of an evening.
using WhoIs = std::function<Uuid(const Uuid&)>;
// Where nobody has another id, or none is asked for.
inline Uuid itself(const Uuid& id) { return id; }

}  // namespace kattegat
