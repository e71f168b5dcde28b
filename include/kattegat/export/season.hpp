// The standings of a season as a file for a spreadsheet, and on paper.
#pragma once
#include "kattegat/core/result.hpp"
#include "kattegat/core/text.hpp"
#include "kattegat/evening/standing.hpp"
#include "kattegat/words.hpp"

namespace kattegat {

// RFC 4180, UTF-8 with a byte order mark: a row a player, a column a currency and a game.
std::string standings_csv(const std::vector<StandingLine>&, Language);
// Ranked by the money in the currency in which most have played.
Result<std::string, Text> standings_pdf(std::vector<StandingLine>, const StandingsChoice&,
                                        Language);

}  // namespace kattegat
