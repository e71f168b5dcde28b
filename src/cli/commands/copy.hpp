// Copies of the book: a good one of a good book, and what can be saved of a bad one.
#pragma once
#include "src/cli/answers.hpp"

namespace kattegat::cli {

Status backup(const Setting&, const std::string& file);
Status recover(const Setting&, const std::string& file);

}  // namespace kattegat::cli
