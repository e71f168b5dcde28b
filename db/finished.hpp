// A book that has been made beside its place, before it is put there.
#pragma once
#include <optional>
#include <string>

#include "db/fault.hpp"

namespace kattegat {

// Brings everything into the one file, closes it, and reads it again: its pages must be sound
// without any log beside it. A disk that is full fails here, and not silently afterwards.
std::optional<BookFault> finish(const std::string& made);

}  // namespace kattegat
