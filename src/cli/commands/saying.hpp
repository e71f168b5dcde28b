// What is said of a decision: that it is made, or that it was so already.
#pragma once
#include "kattegat/core/text.hpp"

namespace kattegat::cli {

struct Saying {
  Word made{}, already{};
};
inline constexpr Saying of_void{Word::cli_voided, Word::cli_already_void},
    of_restored{Word::cli_restored, Word::cli_not_void};

}  // namespace kattegat::cli
