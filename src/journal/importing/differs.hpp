// That an evening file says of something what the book does not.
#pragma once
#include "kattegat/evening/evening.hpp"

namespace kattegat {

// Something with this id is there already, and says something else.
inline Violation differs(std::string field, const Uuid& id) {
  return {std::move(field), text(Word::import_differs, to_string(id))};
}

}  // namespace kattegat
