// What an argument or option of few values can be: for completion, and for who mistypes one.
#pragma once
#include <string>
#include <vector>

#include "kattegat/usage/command.hpp"

namespace kattegat::cli {

// Empty where there are others.
std::vector<std::string> few_choices(usage::Value);

}  // namespace kattegat::cli
