// Everybody in the evenings of a book, and who has sat with whom.
#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "kattegat/core/in_common.hpp"
#include "kattegat/journal/evenings/appearances.hpp"

namespace kattegat {
namespace {

// Those who are somewhere no guests; nobody where there are no guests at all, as in most seasons.
std::set<Uuid> regulars_in(const std::vector<EveningHistory>& evenings) {
  const auto has_guests = [](const EveningHistory& evening) {
    return std::any_of(evening.players.begin(), evening.players.end(),
                       [](const Participant& one) { return one.guest; });
  };
  std::set<Uuid> regulars;
  if (std::none_of(evenings.begin(), evenings.end(), has_guests)) return regulars;
  for (const EveningHistory& evening : evenings)
    for (const Participant& one : evening.players)
      if (!one.guest) regulars.insert(one.ids.begin(), one.ids.end());
  return regulars;
}

std::optional<Uuid> meant_by(const Participant& one, const Uuid& id) {
  const auto found = one.meant.find(id);
  return found == one.meant.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace

std::vector<Appearance> appearances_of(const std::vector<EveningHistory>& evenings,
                                       const Roster& roster) {
  const std::set<Uuid> regulars = regulars_in(evenings);
  const auto is_called_elsewhere = [&](const Uuid& id) {
    const Uuid& whom = roster.fusions().whom(id);
    return regulars.count(id) + regulars.count(whom) > 0 || roster.has_name(id) ||
           roster.has_name(whom);
  };
  const auto written_as = [&](const Participant& one, const Uuid& id) {
    if (one.nameless) return WrittenAs::nameless;
    return one.guest && is_called_elsewhere(id) ? WrittenAs::guest : WrittenAs::name;
  };
  std::vector<Appearance> list;
  for (const EveningHistory& evening : evenings) {
    const std::string date = date_of(evening);
    for (const Participant& one : evening.players)
      for (const Uuid& id : one.ids) {
        const bool is_given = one.by_id && id == one.ids.front();
        list.push_back({.id = id,
                        .evening = evening.id,
                        .date = date,
                        .written = one.written,
                        .by_id = is_given,
                        .as = written_as(one, id),
                        .meant = meant_by(one, id),
                        .also = is_given ? one.also : std::set<std::string>{}});
      }
  }
  return list;
}

Sittings sittings_in(const std::vector<EveningHistory>& evenings) {
  Sittings tables;
  for (const EveningHistory& evening : evenings)
    for (const SessionHistory& session : evening.sessions)
      tables.push_back(session.by_headers.header.sitters);
  return tables;
}

std::vector<Person> everybody_in(const std::vector<EveningHistory>& evenings,
                                 const Roster& roster) {
  return everybody(appearances_of(evenings, roster), sittings_in(evenings), roster);
}

RecordsOfPeople::RecordsOfPeople(Roster all_said, Items all_headers)
    : roster(std::move(all_said)),
      headers(std::move(all_headers)),
      evenings(evening_headers(headers, roster)),
      appearances(appearances_of(evenings, roster)),
      everybody(kattegat::everybody(appearances, sittings_in(evenings), roster)) {}

bool have_sat_together(const RecordsOfPeople& recorded, const Person& one, const Person& other) {
  const std::set<Uuid> mine(one.ids.begin(), one.ids.end()),
      theirs(other.ids.begin(), other.ids.end());
  return std::any_of(recorded.headers.begin(), recorded.headers.end(), [&](const Item& item) {
    if (item.record.kind != RecordKind::session) return false;
    const auto contents = read_as<SessionContents>(item);
    if (!contents) return false;
    const std::set<Uuid> sitters(contents->sitters.begin(), contents->sitters.end());
    return have_in_common(sitters, mine) && have_in_common(sitters, theirs);
  });
}

}  // namespace kattegat
