// What is the matter with a book that is not the fault of whoever asks: a record that cannot be
// what it has to be.
#pragma once
#include <optional>

#include "kattegat/core/text.hpp"
#include "kattegat/core/uuid.hpp"

namespace kattegat {

struct Damage {
  std::optional<Uuid> record;  // nothing where `what` names it, or none alone is meant
  Text what;
};

}  // namespace kattegat
