#include "db/season.hpp"

#include <algorithm>
#include <future>
#include <limits>
#include <map>

#include "db/season_plan.hpp"
#include "db/two_readers.hpp"

namespace kattegat {
namespace {

// Of an id, among the people.
using PlaceOfPerson = std::map<Uuid, std::size_t>;

// Damage can make a record of somebody's another one's.
std::size_t place_in(const PlaceOfPerson& people, const Uuid& id, const Uuid& record) {
  const auto found = people.find(id);
  if (found == people.end()) unreadable(record, "it names somebody who is nobody");
  return found->second;
}

SeasonNight night_of(const EveningHistory& history, const Evening& evening,
                     const PlaceOfPerson& people) {
  SeasonNight night{.id = history.id,
                    .date = evening.date,
                    .place = evening.place,
                    .currency = evening.currency,
                    .coin = evening.coin,
                    .players = {},
                    .tables = {}};
  // Who is one person now is one, in the order of the night.
  for (const Participant& one : history.players) {
    const std::size_t place = place_in(people, one.ids.front(), history.id);
    if (std::find(night.players.begin(), night.players.end(), place) == night.players.end())
      night.players.push_back(place);
  }
  for (std::size_t i = 0; i < history.sessions.size(); ++i) {
    const SessionHistory& session = history.sessions[i];
    SeasonTable table{.id = session.id,
                      .game = std::string(game_id(evening.sessions[i].play)),
                      .stake = evening.sessions[i].stake,
                      .sitters = {}};
    for (const Uuid& sitter : session.header.sitters)
      table.sitters.push_back(place_in(people, sitter, session.id));
    night.tables.push_back(std::move(table));
  }
  return night;
}

}  // namespace

SeasonPlan season_plan(Store& store, const StandingsChoice& choice) {
  SeasonPlan plan;
  const People people = people_of(store);
  plan.evenings = evening_headers(store, people);
  PlaceOfPerson places;
  for (const Person& person : everybody_in(plan.evenings, people)) {
    for (const Uuid& id : person.ids) places.emplace(id, plan.season.people.size());
    StandingLine& line = plan.season.people.emplace_back();
    line.player = person.name;
    line.person = person.ids.front();
  }
  std::erase_if(plan.evenings, [&](const EveningHistory& evening) {
    return !in_choice(choice, date_of(evening), evening.header.place);
  });
  for (const EveningHistory& history : plan.evenings)
    plan.nights.push_back(night_of(history, known_evening(history), places));
  return plan;
}

Season summed(SeasonPlan plan, const SessionSums& sums, const StandingsChoice& choice) {
  for (const SeasonNight& night : plan.nights) {
    std::vector<SitterPoints> points;
    for (const SeasonTable& table : night.tables) {
      const auto found = sums.find(table.id);
      points.push_back(found == sums.end() ? SitterPoints{} : found->second);
    }
    const Sums added = add_evening(plan.season, night, points, choice);
    // A posting to somebody who does not sit there is damage that only the sum shows.
    if (added == Sums::not_zero) unreadable(night.id, "its postings do not sum to zero");
    if (added == Sums::too_much) unreadable(night.id, "more points or money than can be");
  }
  sort_evenings(plan.season);
  return std::move(plan.season);
}

Result<Season, BookFault> season(const Book& book, const StandingsChoice& choice) {
  Store& store = book.store();
  if (!store.sqlite())
    return read(book, [&] { return summed(season_plan(store, choice), store.sums(), choice); });
  return read_by_two(book, [&](SqliteStore& here, SqliteStore& beside) {
    // Whoever reads the headers sums up the last quarter.
    const std::int64_t end = here.last_place() + 1, quarter = end - end / 4;
    auto first_sums = std::async(on_the_other, [&] {
      return beside.sums(std::numeric_limits<std::int64_t>::min(), quarter);
    });
    SeasonPlan plan = season_plan(store, choice);
    SessionSums sums = here.sums(quarter, std::numeric_limits<std::int64_t>::max());
    sums.merge(first_sums.get());
    return summed(std::move(plan), sums, choice);
  });
}

}  // namespace kattegat
