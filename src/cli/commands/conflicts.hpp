// What has been decided differently, and which of it holds.
#pragma once
#include <optional>

#include "src/cli/answers.hpp"

namespace kattegat::cli {

// Of the evening, or of the whole book when that is empty. `keep`: the beginning of a side's
// record, which is decided for; without it they are shown.
Status show_conflicts(const Setting&, const std::string& evening,
                      const std::optional<std::string>& keep);

}  // namespace kattegat::cli
