#include "standings.hpp"

#include "db/season/season.hpp"
#include "kattegat/core/text/joined.hpp"
#include "kattegat/core/text/safe_text.hpp"
#include "kattegat/export/answer.hpp"
#include "kattegat/export/exports.hpp"
#include "kattegat/export/plain_text.hpp"
#include "kattegat/wording/describe.hpp"
#include "show_report.hpp"
#include "src/cli/nothing_found.hpp"
#include "src/cli/opened.hpp"
#include "src/cli/remarks.hpp"

namespace kattegat::cli {
namespace {

Json::Object standings_answer(const std::vector<StandingLine>& lines, Language) {
  return {{"ok", true}, {"players", sums_answer(lines)}};
}
std::string standings_page(const std::vector<StandingLine>& lines, Language language) {
  std::vector<std::vector<std::string>> rows{
      {say(Word::report_player, language), say(Word::page_money, language),
       say(Word::standings_evenings, language), say(Word::field_points, language)}};
  const auto money = [&](const auto& one) {
    return money_text(one.second, one.first, language, Figures::plain);
  };
  const auto points = [&](const auto& one) {
    return game_name(one.first, language) + " " + points_text(one.second, language, Figures::plain);
  };
  for (const StandingLine& line : lines) {
    rows.push_back({printable(line.player), joined(line.money, ", ", money),
                    std::to_string(line.evenings), joined(line.points, ", ", points)});
  }
  return table(rows, "", {0, 3});
}

// The plain sums: whoever ranks by nothing.
Status show_sums(const Setting& setting, const StandingsChoice& choice,
                 std::vector<StandingLine> lines) {
  std::erase_if(lines, [](const StandingLine& line) { return line.evenings == 0; });
  if (lines.empty() && !setting.json)
    return answer(setting, nothing_found(choice, "", setting.language));
  return show(setting, lines, standings_answer, standings_page);
}

Status show_ranking(const Setting& setting, const StandingsOrder& order, const Season& season,
                    const Ranking& ranked) {
  const RankingReport report{season, ranked, order.choice, setting.language};
  std::optional<Text> nothing;
  if (ranked.lines.empty())
    nothing = nothing_found(order.choice, order.ranking->currency, setting.language);
  return show_report(setting, report, order.as, order.output, nothing);
}

}  // namespace

Status show_standings(const Setting& setting, const StandingsOrder& order) {
  const auto book = open_to_read(setting);
  if (!book) return book.error();
  const auto all = season(*book, order.choice);
  if (!all) return fail(setting, all.error());
  std::optional<Ranking> ranked;
  if (order.ranking) ranked = ranking(*all, *order.ranking);
  const Status shown = ranked ? show_ranking(setting, order, *all, *ranked)
                              : show_sums(setting, order.choice, all->people);
  if (shown == Status::done)
    remark_on_broken(setting, *all, [&](const SeasonEvening& evening) {
      return !ranked || ranked->choice.currency.empty() ||
             ranked->choice.currency == evening.currency;
    });
  return shown;
}

}  // namespace kattegat::cli
