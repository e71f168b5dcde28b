#include "old_results_answer.hpp"

#include <fmt/format.h>

#include <set>

#include "kattegat/core/text/joined.hpp"
#include "kattegat/core/text/safe_text.hpp"
#include "kattegat/export/answer.hpp"
#include "kattegat/export/plain_text.hpp"
#include "kattegat/settlement/rounding.hpp"
#include "kattegat/wording/describe.hpp"
#include "refusing.hpp"

namespace kattegat::cli {
namespace {

// Which column is what: the word for it, its key in JSON, and the columns.
struct Mapped {
  Word what{};
  std::string_view key;
  std::vector<std::size_t> columns;
};
std::vector<Mapped> mapped(const OldMapping& mapping) {
  std::vector<Mapped> list{{Word::csv_date, "date", {mapping.date}}};
  const auto add = [&](Word what, std::string_view key, const std::optional<std::size_t>& column) {
    if (column) list.push_back({what, key, {*column}});
  };
  add(Word::csv_place, "place", mapping.place);
  add(Word::csv_game, "game", mapping.game);
  add(Word::csv_player, "player", mapping.player);
  const bool of_players = mapping.layout == OldLayout::columns;
  const Word figures = mapping.in_points ? Word::page_points : Word::csv_money;
  list.push_back({of_players ? Word::old_players : figures,
                  of_players          ? "players"
                  : mapping.in_points ? "points"
                                      : "money",
                  mapping.figures});
  if (!mapping.left_out.empty()) list.push_back({Word::old_left_out, "left_out", mapping.left_out});
  return list;
}

std::string mapping_page(const ReadTable& table, Language language) {
  const bool of_players = table.mapping.layout == OldLayout::columns;
  std::string page = on_one_line(table.file) + ": " +
                     say(text(either<Word::old_wide, Word::old_long>(of_players)), language) + "\n";
  for (const Mapped& one : mapped(table.mapping)) {
    const auto heading = [&](std::size_t column) { return printable(table.heading[column]); };
    page += "  " + say(one.what, language) + ": " + joined(one.columns, ", ", heading) + "\n";
  }
  return page;
}
Json mapping_answer(const ReadTable& table) {
  Json::Object object{{"file", table.file},
                      {"layout", table.mapping.layout == OldLayout::columns ? "columns" : "rows"}};
  for (const Mapped& one : mapped(table.mapping)) {
    Json::Array names;
    for (const std::size_t column : one.columns) names.emplace_back(table.heading[column]);
    object.emplace_back(std::string(one.key), std::move(names));
  }
  return object;
}

std::string evening_page(const Evening& evening, Language language) {
  const JudgedEvening judged = judge(evening);
  std::string page =
      evening.date + (evening.place.empty() ? "" : " " + printable(evening.place)) + ":";
  const bool is_money = evening.sessions.front().stake != Money{};
  std::vector<Points> points(evening.players.size());
  for (std::size_t s = 0; s < evening.sessions.size(); ++s)
    for (std::size_t seat = 0; seat < evening.sessions[s].seats.size(); ++seat)
      points[player_index(evening, evening.sessions[s].seats[seat])] +=
          judged.sessions[s].standing.points[Seat{static_cast<int>(seat)}];
  const std::vector<Money> money = rounded(judged.money, evening.coin);
  for (std::size_t i = 0; i < evening.players.size(); ++i)
    page += fmt::format("  {} {}", printable(evening.players[i]),
                        is_money ? money_text(money[i], language, Figures::plain)
                                 : points_text(points[i], language, Figures::plain));
  return page + "\n";
}

Json::Array wrong_in(const std::string& which, const std::vector<Violation>& wrong,
                     Language language) {
  Complaints complaints;
  for (const Violation& one : wrong) complaints.push_back({{}, {}, one});
  return violations_in(language, which, {}, complaints);
}
Json::Object wrong_answer(const std::vector<Violation>& wrong, Language language) {
  return refusal_answer(wrong_in("", wrong, language));
}
std::string wrong_page(const std::vector<Violation>& wrong, Language language) {
  return joined(wrong, "",
                [&](const Violation& one) { return wrong_line(say(one.text, language), one); });
}

Json::Object wrong_rows_answer(const std::vector<ReadTable>& tables, Language language) {
  Json::Array all;
  for (const ReadTable& table : tables)
    for (Json& one : wrong_in(tables.size() == 1 ? "" : table.file, table.results.wrong, language))
      all.push_back(std::move(one));
  return refusal_answer(std::move(all));
}
std::string wrong_rows_page(const std::vector<ReadTable>& tables, Language language) {
  std::string page;
  for (const ReadTable& table : tables) {
    if (table.results.wrong.empty()) continue;
    if (tables.size() > 1) page += on_one_line(table.file) + ":\n";
    page += wrong_page(table.results.wrong, language);
  }
  return page;
}

Json::Object outcome_answer(const OldResultsOutcome& outcome, Language) {
  const std::set<Uuid> known(outcome.known.evenings.begin(), outcome.known.evenings.end());
  Json::Array evenings, columns;
  for (const ReadTable& table : outcome.tables) {
    columns.push_back(mapping_answer(table));
    for (const OldEvening& one : table.results.evenings)
      evenings.push_back(Json::Object{{"id", to_string(*one.evening.id)},
                                      {"date", one.evening.date},
                                      {"place", one.evening.place},
                                      {"results", static_cast<std::int64_t>(one.results)},
                                      {"known", known.count(*one.evening.id) > 0}});
  }
  return {{"ok", true},
          {"stored", outcome.run == Run::in_earnest},
          {"columns", std::move(columns)},
          {"evenings", std::move(evenings)},
          {"void", outcome.known.voided},
          {"new_records", outcome.records}};
}

std::string outcome_page(const OldResultsOutcome& outcome, Language language) {
  const bool is_stored = outcome.run == Run::in_earnest;
  const std::set<Uuid> known(outcome.known.evenings.begin(), outcome.known.evenings.end());
  std::string page;
  std::int64_t added = 0, results = 0;
  for (const ReadTable& table : outcome.tables) {
    page += mapping_page(table, language);
    for (const OldEvening& one : table.results.evenings) {
      if (known.count(*one.evening.id) > 0) continue;
      ++added;
      results += static_cast<std::int64_t>(one.results);
      if (!is_stored) page += evening_page(one.evening, language);
    }
  }
  const auto line = [&](const Text& said) { page += say(said, language) + "\n"; };
  line(text(either<Word::old_added, Word::old_would_add>(is_stored), added, results));
  if (!outcome.known.evenings.empty())
    line(text(Word::old_known, static_cast<std::int64_t>(outcome.known.evenings.size())));
  if (outcome.known.voided > 0) line(text(Word::old_known_void, outcome.known.voided));
  return page;
}

}  // namespace

Status show_wrong(const Setting& setting, const std::vector<Violation>& wrong) {
  return show(setting, wrong, wrong_answer, wrong_page, Status::breaks_a_rule);
}

Status show_wrong_rows(const Setting& setting, const std::vector<ReadTable>& tables) {
  return show(setting, tables, wrong_rows_answer, wrong_rows_page, Status::breaks_a_rule);
}

Status show_outcome(const Setting& setting, const OldResultsOutcome& outcome) {
  return show(setting, outcome, outcome_answer, outcome_page);
}

Status show_taken_back(const Setting& setting, std::int64_t count, Run run) {
  const bool is_stored = run == Run::in_earnest;
  return answer(setting, {{"ok", true}, {"stored", is_stored}, {"voided", count}},
                text(either<Word::old_undone, Word::old_would_undo>(is_stored), count));
}

}  // namespace kattegat::cli
