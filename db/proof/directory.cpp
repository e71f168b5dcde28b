#include "db/proof/directory.hpp"

#include <algorithm>

#include "db/proof/unless_damaged.hpp"
#include "kattegat/journal/evenings/evening_headers.hpp"

namespace kattegat {
namespace {

// A row that cannot be read hides no other.
template <class Take>
void each_readable(Query rows, std::vector<Difference>& found, const Take& take) {
  unless_damaged(found, {}, [&] {
    while (rows.step()) unless_damaged(found, {}, [&] { take(rows); });
  });
}

}  // namespace

Directory read_directory(SqliteStore& store, const Items& headers, std::vector<Difference>& found) {
  Directory directory;
  Connection& connection = store.connection();
  std::map<Uuid, std::int64_t> rows;
  each_readable(connection.query("SELECT place, id FROM place"), found, [&](const Query& place) {
    directory.last_place = std::max(directory.last_place, place.integer(0));
    directory.places.emplace(place.integer(0), place.uuid(1));
    rows.emplace(place.uuid(1), place.integer(0));
  });
  each_readable(
      connection.query("SELECT origin, uuid FROM origin"), found,
      [&](const Query& origin) { directory.origins.emplace(origin.integer(0), origin.uuid(1)); });
  unless_damaged(found, {}, [&] {
    directory.last_record =
        connection.number("SELECT max(record) FROM record NOT INDEXED").value_or(0);
  });
  for (const Item& item : headers) {
    const auto row = rows.find(item.record.id);
    if (row == rows.end()) continue;
    if (item.record.kind == RecordKind::evening) directory.evenings.insert(row->second);
    if (item.record.kind != RecordKind::session) continue;
    Directory::KnownSession& session = directory.sessions[row->second];
    session.id = item.record.id;
    session.headers.push_back(item);
  }
  return directory;
}

Roster roster_left(SqliteStore& store) {
  return Roster(store.below_left(roster_id, Branch::roster));
}

void read_together(Directory& directory, const Roster& roster, const Items& headers) {
  std::map<Uuid, Directory::KnownSession*> several;
  for (auto& [place, session] : directory.sessions)
    if (session.headers.size() > 1) several.emplace(session.id, &session);
  if (several.empty()) return;
  for (EveningHistory& evening : evening_headers(headers, roster))
    for (SessionHistory& session : std::move(evening.sessions).take())
      if (const auto found = several.find(session.id()); found != several.end())
        found->second->together = std::move(session.by_headers);
}

Directory::KnownPlace Directory::at(std::int64_t place) const {
  const auto id = places.find(place);
  const auto session = sessions.find(place);
  return {place, id == places.end() ? nullptr : &id->second,
          session == sessions.end() ? nullptr : &session->second, evenings.count(place) > 0};
}

}  // namespace kattegat
