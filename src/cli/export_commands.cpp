// What the book has, as files: an evening, and the standings.
#include "io.hpp"
#include "kattegat/core/calendar.hpp"
#include "kattegat/export/describe.hpp"
#include "kattegat/export/exports.hpp"
#include "kattegat/export/page.hpp"
#include "nothing_found.hpp"
#include "opened.hpp"
#include "settlement.hpp"

namespace kattegat::cli {
namespace {

// The bytes to the file, or to standard output.
int deliver(const Setting& setting, const Result<std::string, Text>& bytes, const Output& output) {
  if (!bytes) return cli::fail(setting, output.file, bytes.error());
  if (output.file.empty() || output.file == "-") return answer(setting, *bytes, done);
  const auto fault = write_whole_file(output.file, *bytes, output.replace, setting.book);
  return fault ? cli::fail(setting, output.file, *fault) : done;
}

template <class E>
int no_such_format(const Setting& setting, const std::string& format, std::span<const E> table) {
  return cli::fail(setting, "", text(Word::export_unknown, format, export_ids(table)));
}

}  // namespace

int export_evening(const Setting& setting, const std::string& evening, const std::string& format,
                   bool without_numbers, const Output& output) {
  const Export* const chosen = find_export(exports(), format);
  if (!chosen) return no_such_format(setting, format, exports());
  const auto book = open_to_read(setting);
  if (!book) return impossible;
  const auto wanted = id(setting, *book, evening);
  if (!wanted) return impossible;
  auto view = look_at(*book, *wanted);
  if (!view) return fail(setting, view.error());
  ExportInputs inputs = export_inputs(std::move(*view), {}, setting.language);
  if (without_numbers) inputs.payees.clear();
  if (chosen->settled && !inputs.judged.complaints.empty())
    return show_complaints(setting, inputs.shown, inputs.judged.complaints);
  return deliver(setting, chosen->make(inputs), output);
}

namespace {

Json standings_answer(const std::vector<StandingLine>& lines) {
  Json::Array players;
  for (const StandingLine& line : lines) {
    Json::Object points, money;
    for (const auto& [game, amount] : line.points) points.emplace_back(game, to_string(amount));
    for (const auto& [currency, amount] : line.money)
      money.emplace_back(currency, to_string(amount));
    players.push_back(Json::Object{{"name", line.player},
                                   {"person", to_string(line.person)},
                                   {"evenings", line.evenings},
                                   {"money", std::move(money)},
                                   {"points", std::move(points)}});
  }
  return players;
}

std::string standings_page(const std::vector<StandingLine>& lines, Language language) {
  std::vector<std::vector<std::string>> rows;
  for (const StandingLine& line : lines) {
    std::string money, points;
    for (const auto& [currency, amount] : line.money)
      money += (money.empty() ? "" : ", ") + plain_figures(amount, language) + " " + currency;
    for (const auto& [game, amount] : line.points)
      points += (points.empty() ? "" : ", ") + game_name(game, language) + " " +
                plain_figures(amount, language);
    rows.push_back({line.player, money, std::to_string(line.evenings), points});
  }
  return table(rows, "");
}

}  // namespace

int standings(const Setting& setting, const StandingsChoice& choice, const std::string& format,
              const Output& output) {
  for (const std::string& date : {choice.from, choice.to})
    if (!date.empty() && !is_date(date))
      return cli::fail(setting, "", text(Word::cli_not_a_date, date));
  if (!choice.game.empty() && !game_called(choice.game))
    return cli::fail(setting, "", text(Word::cli_no_such_game, choice.game));
  const StandingsExport* const chosen = find_export(standings_exports(), format);
  if (!format.empty() && !chosen) return no_such_format(setting, format, standings_exports());
  const auto book = open_to_read(setting);
  if (!book) return impossible;
  const auto lines = kattegat::standings(*book, choice);
  if (!lines) return fail(setting, lines.error());
  if (chosen) return deliver(setting, chosen->make(*lines, choice, setting.language), output);
  if (!setting.json && lines->empty())
    return answer(setting, say(nothing_found(choice, setting.language), setting.language) + "\n",
                  done);
  if (!setting.json) return answer(setting, standings_page(*lines, setting.language), done);
  return answer_json(setting, {{"ok", true}, {"players", standings_answer(*lines)}}, done);
}

}  // namespace kattegat::cli
