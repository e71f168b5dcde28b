// The referee.
#pragma once
#include "src/cli/answers.hpp"

namespace kattegat::cli {

int judge_trick(const Setting&, const std::string& file);
int judge_dummy(const Setting&, const std::string& file);
int judge_hands(const Setting&, const std::string& file);

}  // namespace kattegat::cli
