// By which of several ids somebody is known.
#pragma once
#include <functional>

#include "kattegat/core/uuid.hpp"

namespace kattegat {

// The one id for all records that are about the same player of an evening.
using WhoIs = std::function<Uuid(const Uuid&)>;
// Where nobody has another id, or none is asked for.
inline Uuid itself(const Uuid& id) { return id; }

}  // namespace kattegat
