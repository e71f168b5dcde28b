// The whole book is judged and scored again.
#pragma once
#include <optional>

#include "src/cli/answers.hpp"

namespace kattegat::cli {

// `anchor`: a line that was once printed.
Status verify(const Setting&, const std::optional<std::string>& anchor);

}  // namespace kattegat::cli
