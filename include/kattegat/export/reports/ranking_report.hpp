// Who stands where, as it is hung on the wall, put in a spreadsheet, and answered to programs.
// README, "A season".
#pragma once
#include "kattegat/core/json/json.hpp"
#include "kattegat/export/csv_file.hpp"
#include "kattegat/export/reports/tables.hpp"
#include "kattegat/season/ranking.hpp"
#include "kattegat/wording/figures.hpp"

namespace kattegat {

struct RankingReport {
  const Season& season;
  const Ranking& ranking;
  const StandingsChoice& choice;
  Language language;
};

std::string score_text(const Ranking&, const Score&, Language, Figures);
// "By the best 8 evenings of each (money)".
std::string ranking_heading(const RankingChoice&, Language);
// "01/01/2026 – 30/06/2026 · Ligeud · Klubben": what has been chosen; empty for all.
std::string choice_text(const StandingsChoice&, Language, Figures);
// The club's name; empty where a place has been chosen, which stands there already.
std::string club_text(const StandingsChoice&, const Season&);

TablesPage page_of(const RankingReport&, Figures);
// A row a player, a column a currency and a game.
std::string csv_of(const RankingReport&, Dialect);
Json::Object answer_of(const RankingReport&);

}  // namespace kattegat
