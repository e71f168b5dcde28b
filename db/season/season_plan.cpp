#include "db/season/season_plan.hpp"

#include <algorithm>
#include <utility>

#include "db/book/steps/one_step.hpp"
#include "db/book/steps/reading_evenings.hpp"
#include "db/book/steps/reading_people.hpp"
#include "db/book/steps/whole_evening.hpp"
#include "db/season/played.hpp"
#include "kattegat/core/check.hpp"
#include "kattegat/evening/when_and_where.hpp"

namespace kattegat {
namespace {

// Damage can make a record of somebody's another one's.
std::size_t index_in(const ByAnyId& people, const Uuid& id, const Uuid& record) {
  const auto index = people.index_of(id);
  if (!index) damaged({record, text(Word::gate_stranger)});
  return *index;
}

// Damage is thrown. More money than can be settled is none: two books may have brought it together,
// each of them within bounds.
BookFault fault_of_unsound(const Unsound& unsound, const std::vector<PlannedEvening>& all) {
  if (unsound.why == Unsound::Why::not_there) damaged({unsound.id, text(Word::gate_nobody)});
  if (unsound.why == Unsound::Why::points) damaged({unsound.id, text(Word::damage_bounds)});
  // Also a posting to somebody who does not sit there.
  if (unsound.why == Unsound::Why::not_zero) damaged({unsound.id, text(Word::damage_not_zero)});
  const auto evening = std::find_if(all.begin(), all.end(), [&](const PlannedEvening& one) {
    return one.played.id == unsound.id;
  });
  KATTEGAT_CHECK(evening != all.end());  // it is the plan that was summed
  return {BookFault::Kind::other, text(either<Word::evening_too_much, Word::together_too_much>(
                                           unsound.why == Unsound::Why::money),
                                       evening->played.date, to_string(unsound.id))};
}

PlayedEvening played_evening(const EveningHistory& history, const Evening& evening,
                             const ByAnyId& people) {
  PlayedEvening played{.id = history.id,
                       .date = evening.date,
                       .place = evening.place,
                       .currency = evening.currency,
                       .coin = evening.coin,
                       .players = {},
                       .tables = {}};
  // Who is one person now is one, in the order of the night.
  std::set<std::size_t> there;
  for (const Participant& one : history.players) {
    const std::size_t person = index_in(people, one.ids.front(), history.id);
    if (there.insert(person).second) played.players.push_back(person);
  }
  for (std::size_t i = 0; i < history.sessions.size(); ++i) {
    const SessionHistory& session = history.sessions[i];
    SeasonTable table{.id = session.id(),
                      .game = std::string(game_id(evening.sessions[i].entered)),
                      .stake = evening.sessions[i].stake,
                      .sitters = {}};
    for (const Uuid& sitter : session.by_headers.header.sitters)
      table.sitters.push_back(index_in(people, history.who_is(sitter), session.id()));
    played.tables.push_back(std::move(table));
  }
  return played;
}

// The tables of one game; of every game where it is empty.
void keep_game(PlannedEvening& evening, const std::string& game) {
  if (game.empty()) return;
  auto& [history, played] = evening;
  std::vector<SessionHistory> all = std::exchange(history.sessions, {}).take();
  for (std::size_t i = 0; i < played.tables.size(); ++i)
    if (played.tables[i].game == game) history.sessions.add(std::move(all[i]));
  std::erase_if(played.tables, [&](const SeasonTable& table) { return table.game != game; });
}

BrokenEvening broken_evening(const PlayedEvening& played, const BrokenEntries& broken) {
  BrokenEvening evening{played.id, played.date};
  for (const SeasonTable& table : played.tables)
    if (const auto found = broken.find(table.id); found != broken.end())
      evening.entries += found->second;
  return evening;
}

}  // namespace

void expect_table(const SeasonPlan& plan, const Uuid& session) {
  if (plan.tables.count(session) == 0) damaged({session, text(Word::damage_session)});
}

SeasonPlan season_plan(Store& store, const StandingsChoice& choice) {
  return season_plan(store, store.headers(), choice);
}
SeasonPlan season_plan(Store& store, Items headers, const StandingsChoice& choice) {
  WhoIsWho who = who_is_who(store, HeadersFor::settling, std::move(headers));
  expect_whole_roster(store, who.people.roster);
  SeasonPlan plan;
  const ByAnyId& everybody = who.people.everybody;
  for (const Person& person : everybody.all()) {
    StandingLine& line = plan.season.people.emplace_back();
    line.player = person.name;
    line.person = person.ids.front();
  }
  for (const EveningHistory& evening : who.evenings)
    for (const SessionHistory& session : evening.sessions) plan.tables.insert(session.id());
  const Within within({choice.from, choice.to, choice.place});
  for (EveningHistory& history : who.evenings) {
    if (!within.on(date_of(history)) || !within.at(history.header.place)) continue;
    PlayedEvening played = played_evening(history, expect_evening(history), everybody);
    plan.evenings.push_back({std::move(history), std::move(played)});
    keep_game(plan.evenings.back(), choice.game);
  }
  return plan;
}

Result<Season, BookFault> summed(Store& store, SeasonPlan plan, const SessionsCounted& counted) {
  const SessionSums& sums = counted.sums;
  for (const auto& [history, planned] : plan.evenings) {
    BrokenEvening broken = broken_evening(planned, counted.broken);
    if (broken.entries > 0) plan.season.broken.push_back(std::move(broken));
    PlayedEvening played = planned;
    std::erase_if(played.tables, [&, &of = history](const SeasonTable& table) {
      return points_in(sums, table.id) == SitterPoints{} &&
             !is_played(store, expect_session(of, table.id).by_headers);
    });
    std::vector<SitterPoints> points;
    for (const SeasonTable& table : played.tables) points.push_back(points_in(sums, table.id));
    if (const auto unsound = add_evening(plan.season, played, points))
      return fault_of_unsound(*unsound, plan.evenings);
  }
  sort_evenings(plan.season);
  return std::move(plan.season);
}

}  // namespace kattegat
