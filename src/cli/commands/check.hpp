// Whether an evening file is right.
#pragma once
#include "src/cli/answers.hpp"

namespace kattegat::cli {

Status check(const Setting&, const std::string& file);

}  // namespace kattegat::cli
