// The commands that read the book, as entries of the table. With --keep, conflicts writes to it.
#include <algorithm>
#include <array>

#include "src/cli/choices.hpp"
#include "src/cli/commands/conflicts.hpp"
#include "src/cli/commands/entries.hpp"
#include "src/cli/commands/evenings.hpp"
#include "src/cli/commands/export.hpp"
#include "src/cli/commands/standings.hpp"
#include "src/cli/commands/statistics.hpp"
#include "src/cli/flags.hpp"
#include "table.hpp"

namespace kattegat::cli {
namespace {

using usage::Given;
using usage::Times;
using usage::Value;

// Which evenings are asked about.
StandingsChoice evenings_of(const Given& given) {
  return {.from = given.text("--from"),
          .to = given.text("--to"),
          .game = given.text("--game"),
          .place = given.text("--place")};
}

// The options that say how somebody is ranked; nothing where none of them was given.
std::optional<RankingChoice> ranking_of(const Given& given) {
  constexpr std::array options{"--by", "--of", "--least", "--since", "--currency", "--as"};
  if (std::none_of(options.begin(), options.end(), [&](auto name) { return given.has(name); }))
    return std::nullopt;
  RankingChoice choice;
  if (given.has("--by")) choice = *parse_ranking(given.text("--by"));
  choice.of_points = choice_given<RankedIn>(given, "--of") == RankedIn::points;
  if (given.has("--least")) choice.least = *parse_count(given.text("--least"));
  choice.currency = given.text("--currency");
  choice.since = given.text("--since");
  return choice;
}

Status standings_given(const Given& given) {
  const std::optional<RankingChoice> ranking = ranking_of(given);
  if (given.has("--of") && !goes_by_either(ranking->by))  // that is said by itself
    return fail_together("--by " + to_string(*ranking), "--of", given);
  return show_standings(setting(given), {.choice = evenings_of(given),
                                         .ranking = ranking,
                                         .as = as_given(standings_exports(), given),
                                         .output = output_of(given)});
}

Status statistics_given(const Given& given) {
  if (given.arguments.empty() && (given.has("--with") || given.has("--deals")))
    return fail_short_of(Value::player, given);
  return show_statistics(setting(given), {.choice = evenings_of(given),
                                          .player = given.argument(0),
                                          .with = given.text("--with"),
                                          .currency = given.text("--currency"),
                                          .figure = parse_figure(given.text("--deals")),
                                          .as = as_given(statistics_exports(), given),
                                          .output = output_of(given)});
}

Status export_given(const Given& given) {
  return export_evening(setting(given), {.evening = given.argument(0),
                                         .as = as_given(exports(), given),
                                         .without_numbers = given.has("--without-numbers"),
                                         .output = output_of(given)});
}

constexpr usage::Option of_game{"--game", Value::game, Word::option_game};
constexpr usage::Option at_place{"--place", Value::place, Word::option_where};

const usage::Topic reading_commands{
    Word::topic_reading,
    {
        {"evenings",
         Word::command_evenings,
         {},
         {},
         [](const Given& given) { return show_evenings(setting(given)); }},
        {"entries", Word::command_entries, {{Value::session}}, {}, on_argument<show_entries>},
        {"standings",
         Word::command_standings,
         {},
         {from_day,
          to_day,
          of_game,
          at_place,
          {"--by", Value::ranking, Word::option_by},
          {.name = "--of",
           .value = Value::money_or_points,
           .about = Word::option_of,
           .needs = "--by"},
          {"--least", Value::count, Word::option_least},
          {"--since", Value::date, Word::option_since},
          {"--currency", Value::currency, Word::option_currency},
          {"--as", Value::report_format, Word::option_as},
          to_file,
          write_over},
         standings_given},
        {"statistics",
         Word::command_statistics,
         {{Value::player, Times::maybe}},
         {{"--with", Value::partner, Word::option_with},
          from_day,
          to_day,
          of_game,
          at_place,
          {"--currency", Value::currency, Word::option_currency},
          {.name = "--deals",
           .value = Value::figure,
           .about = Word::option_deals,
           .not_with = "--as"},
          {"--as", Value::report_format, Word::option_as},
          to_file,
          write_over},
         statistics_given},
        {"export",
         Word::command_export,
         {{Value::evening}},
         {{"--as", Value::export_format, Word::option_as, Times::once},
          {"--without-numbers", Value::flag, Word::option_without_numbers},
          to_file,
          write_over},
         export_given},
        {"conflicts",
         Word::command_conflicts,
         {{Value::evening, Times::maybe}},
         {{"--keep", Value::record, Word::option_keep}},
         [](const Given& given) {
           return show_conflicts(setting(given), given.argument(0), given.find("--keep"));
         }},
    }};

}  // namespace

const usage::Topic& reading_topic() { return reading_commands; }

}  // namespace kattegat::cli
