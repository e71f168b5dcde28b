// Entries from standard input, a line each.
#pragma once
#include "src/cli/answers.hpp"

namespace kattegat::cli {

Status record(const Setting&, const std::string& session);

}  // namespace kattegat::cli
