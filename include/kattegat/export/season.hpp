// The standings of a season as a file for a spreadsheet, and on paper.
#pragma once
#include <optional>

#include "kattegat/evening/standing.hpp"
#include "kattegat/words.hpp"

namespace kattegat {

// RFC 4180, UTF-8 with a byte order mark: a row a player, a column a currency and a game.
std::string standings_csv(const std::vector<StandingLine>&, Language);
// Empty when the library could not make it.
std::optional<std::string> standings_pdf(const std::vector<StandingLine>&, const StandingsChoice&,
                                         Language);

}  // namespace kattegat
