// The sheet of a session.
#pragma once
#include "src/cli/answers.hpp"

namespace kattegat::cli {

Status show_entries(const Setting&, const std::string& session);

}  // namespace kattegat::cli
