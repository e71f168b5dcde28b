// Who stands where, as it is hung on the wall, put in a spreadsheet, and answered to programs.
#pragma once
#include "kattegat/core/json.hpp"
#include "kattegat/evening/ranking.hpp"
#include "kattegat/export/tables.hpp"

namespace kattegat {

struct RankingReport {
  const Season& season;
  const Ranking& ranking;
  const StandingsChoice& choice;
  Language language;
};

// Figures as a page has them, or as a program wrote them.
enum class Figures { typeset, plain };
std::string score_text(const Ranking&, const Score&, Language, Figures);
// "By the best 8 evenings of each (money)".
std::string ranking_heading(const RankingChoice&, Language);
// "2026-01-01 – 2026-06-30 · Ligeud · Klubben": what has been chosen; empty for all.
std::string choice_text(const StandingsChoice&, Language);

TablesPage ranking_page(const RankingReport&, Figures);
// RFC 4180, UTF-8 with a byte order mark: a row a player, a column a currency and a game.
std::string ranking_csv(const RankingReport&);
Json::Object ranking_answer(const RankingReport&);

}  // namespace kattegat
