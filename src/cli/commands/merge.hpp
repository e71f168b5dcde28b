// Another's book is taken over.
#pragma once
#include "src/cli/answers.hpp"

namespace kattegat::cli {

Status merge(const Setting&, const std::string& other_book);

}  // namespace kattegat::cli
