#include "statistics.hpp"

#include <algorithm>
#include <set>

#include "db/book/roster.hpp"
#include "db/season/deals_behind.hpp"
#include "kattegat/export/exports.hpp"
#include "kattegat/export/plain_text.hpp"
#include "kattegat/wording/describe.hpp"
#include "show_report.hpp"
#include "src/cli/ids.hpp"
#include "src/cli/nothing_found.hpp"
#include "src/cli/opened.hpp"
#include "src/cli/remarks.hpp"

namespace kattegat::cli {
namespace {

// Everybody who is asked about, with nobody in the place of an empty name.
struct PlayersAsked {
  std::optional<Person> player, with;
};
OrSaid<PlayersAsked> asked_about(const Setting& setting, const Book& book,
                                 const StatisticsOrder& order) {
  PlayersAsked asked;
  for (const auto& [name, to] :
       {std::pair(&order.player, &asked.player), {&order.with, &asked.with}}) {
    if (name->empty()) continue;
    auto found = person_called(setting, book, *name);
    if (!found) return found.error();
    *to = std::move(*found);
  }
  return asked;
}

std::vector<std::size_t> people_told(const Statistics& all, const PlayersAsked& asked) {
  std::vector<std::size_t> people;
  for (std::size_t i = 0; i < all.season.people.size(); ++i) {
    const bool is_asked = !asked.player || all.season.people[i].person == asked.player->ids.front();
    if (is_asked && all.season.people[i].evenings > 0) people.push_back(i);
  }
  return people;
}

// Why nobody is told of.
Text nothing_told(const Statistics& all, const PlayersAsked& asked, const StatisticsOrder& order,
                  Language language) {
  const Text nothing = nothing_found(order.choice, order.currency, language);
  if (asked.with) return text(Word::cli_nothing_like_that);
  if (people_told(all, {}).empty()) return nothing;
  return nothing.word == Word::cli_no_results
             ? text(Word::cli_nothing_of_player, asked.player->name)
             : text(Word::cli_nothing_like_that);
}

// Whether those who are asked about have played there.
bool is_told_of(const SeasonEvening& evening, const Season& season, const PlayersAsked& asked) {
  const auto has_played = [&](const std::optional<Person>& one) {
    return !one ||
           std::any_of(evening.shares.begin(), evening.shares.end(), [&](const Share& share) {
             return season.people[share.person].person == one->ids.front();
           });
  };
  return has_played(asked.player) && has_played(asked.with);
}

Json::Object mark_answer(const DealMark& mark) {
  return {{"evening", to_string(mark.evening_id)},
          {"date", mark.date},
          {"session", to_string(mark.session)},
          {"entry", to_string(mark.entry)},
          {"number", mark.number},
          {"points", to_string(mark.points)}};
}

// What a figure counts: the deals and other entries, or the evenings.
struct Behind {
  Json::Array deals, evenings;
  std::vector<std::vector<std::string>> rows;
};

Result<Behind, BookFault> evenings_asked(const Book& book, const StatisticsChoice& choice,
                                         const PlayersAsked& asked, const Figure& figure) {
  const auto all = statistics(book, choice);
  if (!all) return all.error();
  Behind behind;
  for (const std::size_t person : people_told(*all, asked))
    for (const std::size_t evening : evenings_behind(all->players[person], figure)) {
      const SeasonEvening& one = all->season.evenings[evening];
      behind.evenings.push_back(to_string(one.id));
      behind.rows.push_back({to_string(one.id), one.date});
    }
  return behind;
}

Result<Behind, BookFault> deals_asked(const Book& book, const StatisticsChoice& choice,
                                      const PlayersAsked& asked, const Figure& figure,
                                      Language language) {
  const auto marks = deals_behind(book, choice, asked.player->ids.front(), figure);
  if (!marks) return marks.error();
  Behind behind;
  for (const DealMark& mark : *marks) {
    behind.deals.push_back(mark_answer(mark));
    behind.rows.push_back({to_string(mark.entry), mark.date, std::to_string(mark.number),
                           points_text(mark.points, language, Figures::plain)});
  }
  return behind;
}

// A figure counts deals or evenings, never both: the book is read once.
Status show_behind(const Setting& setting, const Book& book, const StatisticsChoice& choice,
                   const PlayersAsked& asked, const Figure& figure) {
  auto behind = counts_evenings(figure)
                    ? evenings_asked(book, choice, asked, figure)
                    : deals_asked(book, choice, asked, figure, setting.language);
  if (!behind) return fail(setting, behind.error());
  if (setting.json)
    return answer_json(setting, {{"ok", true},
                                 {"figure", to_string(figure)},
                                 {"deals", std::move(behind->deals)},
                                 {"evenings", std::move(behind->evenings)}});
  if (behind->rows.empty())
    return answer(setting, text(Word::cli_nothing_behind, to_string(figure), asked.player->name));
  return answer(setting, table(behind->rows, ""));
}

}  // namespace

Status show_statistics(const Setting& setting, const StatisticsOrder& order) {
  const auto book = open_to_read(setting);
  if (!book) return book.error();
  const auto asked = asked_about(setting, *book, order);
  if (!asked) return asked.error();
  StatisticsChoice choice{order.choice, order.currency, {}};
  if (asked->player && asked->with) {
    choice.pair = {asked->player->ids.front(), asked->with->ids.front()};
    if (choice.pair->first == choice.pair->second)
      return fail(setting, text(Word::roster_same_person, order.player, order.with));
  }
  if (order.figure) return show_behind(setting, *book, choice, *asked, *order.figure);
  const auto all = statistics(*book, choice);
  if (!all) return fail(setting, all.error());
  const StatisticsReport report{*all, people_told(*all, *asked),
                                choice.pair ? asked->with->name : "", order.choice,
                                setting.language};
  std::optional<Text> nothing;
  if (report.people.empty()) nothing = nothing_told(*all, *asked, order, setting.language);
  const Status shown = show_report(setting, report, order.as, order.output, nothing);
  if (shown == Status::done)
    remark_on_broken(setting, all->season, [&](const SeasonEvening& evening) {
      return is_told_of(evening, all->season, *asked);
    });
  return shown;
}

}  // namespace kattegat::cli
