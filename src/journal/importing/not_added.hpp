// Why an evening file is not added to a book, whatever else it has.
#pragma once
#include "kattegat/journal/importing/importing.hpp"

namespace kattegat {

using NotAdded = std::variant<Refused, Damage>;

// Something with this id is there already, and says something else.
inline Violation differs(std::string field, const Uuid& id) {
  return {std::move(field), text(Word::import_differs, to_string(id))};
}

}  // namespace kattegat
