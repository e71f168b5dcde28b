// Evenings and sessions as their header records tell them.
#include <algorithm>
#include <map>
#include <set>

#include "db/records.hpp"

namespace kattegat {
namespace {

void add_players(const Uuid& evening, const std::string& body, std::vector<std::string>& players) {
  const auto json = parse_json(body);
  if (!json) unreadable(evening, "not JSON");
  const Json* list = json->find("players");
  const auto* array = list ? list->as<Json::Array>() : nullptr;
  if (!array) return;
  for (const Json& item : *array) {
    const auto* name = item.as<std::string>();
    if (name && std::find(players.begin(), players.end(), *name) == players.end())
      players.push_back(*name);
  }
}

void read_history(Connection& connection, StoredSession& session) {
  std::vector<Row> rows;
  Query found = connection.query(
      "SELECT r.seq, o.uuid, r.number, r.clock, r.kind, r.id, r.parent, r.body, r.previous, r.hash"
      " FROM record r JOIN origin o USING (origin)"
      " WHERE r.parent = ? AND r.kind IN ('entry', 'void', 'correction') ORDER BY r.clock",
      session.id);
  while (found.step()) read_row(found, rows.emplace_back());
  session.entries = entries_of(std::move(rows));
}

}  // namespace

StoredEvening evening_of(const EveningHeaders& headers) {
  StoredEvening evening{headers.id, headers.bodies.front(), {}};
  for (const std::string& body : headers.bodies) add_players(headers.id, body, evening.players);
  return evening;
}

std::optional<StoredEvening> stored_evening(Connection& connection, const Uuid& id) {
  EveningHeaders headers{id, {}, {}};
  Query found = connection.query(
      "SELECT r.body FROM record r JOIN origin o USING (origin)"
      " WHERE r.id = ? AND r.kind = 'evening' ORDER BY r.clock, o.uuid, r.number, r.hash",
      id);
  while (found.step()) headers.bodies.push_back(found.text(0));
  if (headers.bodies.empty()) return std::nullopt;
  return evening_of(headers);
}

StoredEvening known_evening(Connection& connection, const Uuid& id) {
  auto evening = stored_evening(connection, id);
  if (!evening) unreadable(id, "this evening is missing");
  return std::move(*evening);
}

std::optional<StoredSession> stored_session(Connection& connection, const Uuid& id) {
  StoredSession session;
  session.id = id;
  {
    Query found = connection.query(
        "SELECT r.parent, r.body FROM record r JOIN origin o USING (origin)"
        " WHERE r.id = ? AND r.kind = 'session' ORDER BY r.clock, o.uuid, r.number, r.hash LIMIT 1",
        id);
    if (!found.step()) return std::nullopt;
    session.evening = found.uuid(0);
    session.body = found.text(1);
  }
  session.seq = *row_of(connection, "session", id);
  read_history(connection, session);
  return session;
}

StoredSession known_session(Connection& connection, const Uuid& id) {
  auto session = stored_session(connection, id);
  if (!session) unreadable(id, "this session is missing");
  return std::move(*session);
}

std::vector<Uuid> stored_evening_ids(Connection& connection) {
  std::vector<Uuid> ids;
  std::set<Uuid> seen;
  Query found =
      connection.query("SELECT id FROM record WHERE kind = 'evening' ORDER BY kind, id, seq");
  while (found.step())
    if (seen.insert(found.uuid(0)).second) ids.push_back(found.uuid(0));
  return ids;
}

std::vector<Uuid> stored_session_ids(Connection& connection, const Uuid& evening) {
  std::vector<Uuid> ids;
  Query found = connection.query(
      "SELECT r.id FROM record r JOIN origin o USING (origin) WHERE r.parent = ?"
      " AND r.kind = 'session' ORDER BY r.clock, o.uuid, r.number, r.hash",
      evening);
  while (found.step())
    if (std::find(ids.begin(), ids.end(), found.uuid(0)) == ids.end()) ids.push_back(found.uuid(0));
  return ids;
}

std::vector<EveningHeaders> stored_headers(Connection& connection) {
  std::vector<Row> rows;
  // Found by the index, read in the order in which they stand in the file.
  Query found = connection.query(
      "SELECT r.seq, o.uuid, r.number, r.clock, r.kind, r.id, r.parent, r.body, r.previous, r.hash"
      " FROM record r JOIN origin o USING (origin) WHERE r.seq IN"
      " (SELECT seq FROM record WHERE kind IN ('evening', 'session')) ORDER BY r.seq");
  while (found.step()) read_row(found, rows.emplace_back());
  std::sort(rows.begin(), rows.end(),
            [](const Row& a, const Row& b) { return comes_before(a.record, b.record); });

  std::map<Uuid, EveningHeaders> evenings;
  std::map<Uuid, StoredSession> sessions;
  for (auto& [seq, record] : rows) {
    if (record.kind == "evening") {
      EveningHeaders& evening = evenings[record.id];
      evening.id = record.id;
      evening.bodies.push_back(std::move(record.body));
      continue;
    }
    if (!record.parent) unreadable(record.id, "a session of no evening");
    const auto [place, first] = sessions.try_emplace(record.id);
    StoredSession& session = place->second;
    if (first) session = {seq, record.id, *record.parent, std::move(record.body), {}};
    session.seq = std::min(session.seq, seq);
  }
  // In the order of their records.
  for (const auto& [seq, record] : rows) {
    const auto session = sessions.find(record.id);
    if (record.kind != "session" || session == sessions.end()) continue;
    const auto evening = evenings.find(session->second.evening);
    if (evening != evenings.end()) evening->second.sessions.push_back(std::move(session->second));
    sessions.erase(session);
  }
  std::vector<EveningHeaders> list;
  for (auto& [id, evening] : evenings) list.push_back(std::move(evening));
  return list;
}

}  // namespace kattegat
