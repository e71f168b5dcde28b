// kattegatctl, but for what is a process's own.
#pragma once
#include <string>
#include <vector>

namespace kattegat::cli {

// The words after the program's name. Answers its exit status.
int run(const std::vector<std::string>& words);

}  // namespace kattegat::cli
