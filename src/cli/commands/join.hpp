// Evenings that were begun apart become one, or stand alone again.
#pragma once
#include "src/cli/answers.hpp"

namespace kattegat::cli {

Status join(const Setting&, const std::vector<std::string>& evenings);
Status part(const Setting&, const std::vector<std::string>& evenings);

}  // namespace kattegat::cli
