// What is said when a filter leaves nothing of the book.
#pragma once
#include "kattegat/languages/languages.hpp"
#include "kattegat/season/standing.hpp"

namespace kattegat::cli {

// That nothing has been scored, when nothing was asked for in particular.
Text nothing_found(const StandingsChoice&, const std::string& currency, Language);

}  // namespace kattegat::cli
