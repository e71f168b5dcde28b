// The evenings of the book.
#pragma once
#include "src/cli/answers.hpp"

namespace kattegat::cli {

Status show_evenings(const Setting&);

}  // namespace kattegat::cli
