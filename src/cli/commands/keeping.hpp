// The book itself: other books, and its own file.
#pragma once
#include <optional>

#include "src/cli/answers.hpp"

namespace kattegat::cli {

// Evenings that were begun apart are one; or each of these stands alone again.
Status join(const Setting&, const std::vector<std::string>& evenings);
Status part(const Setting&, const std::vector<std::string>& evenings);

Status merge(const Setting&, const std::string& other_book);
// `anchor`: a line that was once printed.
Status verify(const Setting&, const std::optional<std::string>& anchor);
Status backup(const Setting&, const std::string& file);
Status recover(const Setting&, const std::string& file);

}  // namespace kattegat::cli
