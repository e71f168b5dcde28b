// The referee.
#pragma once
#include "src/cli/answers.hpp"

namespace kattegat::cli {

Status judge_trick(const Setting&, const std::string& file);
Status judge_dummy(const Setting&, const std::string& file);
Status judge_hands(const Setting&, const std::string& file);

}  // namespace kattegat::cli
