// Who stands where over many evenings.
#include "season.hpp"
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

namespace kattegat::cli {
namespace {

std::string standings_page(const std::vector<StandingLine>& lines, Language language) {
  std::vector<std::vector<std::string>> rows{
      {say(Word::report_player, language), say(Word::page_money, language),
       say(Word::standings_evenings, language), say(Word::field_points, language)}};
  const auto money = [&](const auto& one) {
    return money_text(one.second, language, Figures::plain) + " " + one.first;
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
Status show_sums(const Setting& setting, const StandingsChoice& choice) {
  const auto book = open_to_read(setting);
  if (!book) return book.error();
  const auto lines = standings(*book, choice);
  if (!lines) return fail(setting, lines.error());
  if (!setting.json && lines->empty())
    return answer(setting, nothing_found(choice, "", setting.language));
  if (!setting.json) return answer(setting, standings_page(*lines, setting.language));
  return answer_json(setting, {{"ok", true}, {"players", sums_answer(*lines)}});
}

}  // namespace

Status show_standings(const Setting& setting, const StandingsOrder& order) {
  if (!order.ranking) return show_sums(setting, order.choice);
  const auto book = open_to_read(setting);
  if (!book) return book.error();
  const auto evenings = season(*book, order.choice);
  if (!evenings) return fail(setting, evenings.error());
  const Ranking ranked = ranking(*evenings, *order.ranking);
  const RankingReport report{*evenings, ranked, order.choice, setting.language};
  std::optional<Text> nothing;
  if (ranked.lines.empty())
    nothing = nothing_found(order.choice, order.ranking->currency, setting.language);
  return show_report(setting, report, order.as, order.output, nothing);
}

}  // namespace kattegat::cli
