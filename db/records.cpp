#include "db/records.hpp"

#include <algorithm>
#include <limits>
#include <set>

namespace kattegat {
namespace {

template <class G>
std::optional<Text> read_drafts(const StoredSession& stored, SessionFile& session, Play<G>& play) {
  play.drafts.reserve(stored.entries.size());
  for (const StoredEntry& entry : stored.entries) {
    const auto json = parse_json(entry.body);
    if (!json) return text(Word::book_unreadable_record, to_string(entry.id), std::string("JSON"));
    Draft<G> draft = read_entry<G>(*json, session.seats);
    if (!draft.form.empty())
      return text(Word::book_unreadable_record, to_string(entry.id), draft.form.front().field);
    draft.entry.stamp.id = entry.id;
    draft.entry.stamp.voided = entry.voided;
    play.drafts.push_back(std::move(draft));
  }
  return {};
}

std::int64_t one_more(std::int64_t count) {
  if (count == std::numeric_limits<std::int64_t>::max())
    throw SQLite::Exception("a count beyond all bounds", SQLITE_CORRUPT);
  return count + 1;
}

}  // namespace

void read_row(Query& query, Row& row) {
  Record& record = row.record;
  row.seq = query.integer(0);
  record.origin = query.uuid(1);
  record.number = query.integer(2);
  record.clock = query.integer(3);
  record.kind = query.view(4);
  record.id = query.uuid(5);
  record.parent.reset();
  if (!query.is_null(6)) record.parent = query.uuid(6);
  record.body = query.view(7);
  record.previous = query.bytes<32>(8);
  record.hash = query.bytes<32>(9);
}

bool comes_before(const Record& a, const Record& b) {
  return std::tie(a.clock, a.origin, a.number, a.hash) <
         std::tie(b.clock, b.origin, b.number, b.hash);
}

std::string_view hangs_below(std::string_view kind) {
  constexpr std::array<std::string_view, 4> evening{"session", "payment", "payment-void",
                                                    "initials"};
  constexpr std::array<std::string_view, 5> nothing{"evening", "person", "alias", "retired",
                                                    "erased"};
  const auto is_one_of = [&](const auto& kinds) {
    return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
  };
  if (is_one_of(evening)) return "evening";
  return is_one_of(nothing) ? "" : "session";
}

void unreadable(const Uuid& record, const std::string& reason) {
  throw SQLite::Exception("record " + to_string(record) + ": " + reason, SQLITE_CORRUPT);
}

std::optional<Uuid> session_of_entry(Connection& connection, const Uuid& entry) {
  Query found = connection.query(
      "SELECT parent FROM record WHERE id = ? AND kind IN ('entry', 'correction')", entry);
  return found.step() ? std::optional(found.uuid(0)) : std::nullopt;
}

std::optional<std::int64_t> row_of(Connection& connection, const std::string& kind,
                                   const Uuid& id) {
  return connection.number("SELECT min(seq) FROM record WHERE id = ? AND kind = ?", id, kind);
}

Result<SessionFile, Text> typed(const StoredSession& stored,
                                const std::vector<std::string>& players) {
  const auto bad = [&](const std::string& reason) {
    return text(Word::book_unreadable_record, to_string(stored.id), reason);
  };
  const auto json = parse_json(stored.body);
  const auto* object = json ? json->as<Json::Object>() : nullptr;
  if (!object) return bad("JSON");
  Checklist list;
  auto session = read_session(*object, players, list);
  if (!session) return bad(list.found().front().field);
  session->id = stored.id;
  const auto fault =
      std::visit([&](auto& play) { return read_drafts(stored, *session, play); }, session->play);
  if (fault) return *fault;
  return std::move(*session);
}

Result<Evening, Text> typed(Connection& connection, const StoredEvening& stored) {
  const auto bad = [&](const std::string& reason) {
    return text(Word::book_unreadable_record, to_string(stored.id), reason);
  };
  auto json = parse_json(stored.body);
  auto* object = json ? std::get_if<Json::Object>(&json->value) : nullptr;
  if (!object) return bad("JSON");
  object->emplace_back("sessions", Json::Array{});
  auto reading = evening_from_json(*json);
  if (!reading) return reading.error();
  if (!reading->complaints.empty()) return bad(reading->complaints.front().violation.field);

  Evening evening = std::move(reading->evening);
  evening.id = stored.id;
  evening.players = stored.players;
  for (const Uuid& id : stored_session_ids(connection, stored.id)) {
    auto session = typed(known_session(connection, id), evening.players);
    if (!session) return session.error();
    session->index = evening.sessions.size();
    evening.sessions.push_back(std::move(*session));
  }
  return evening;
}

std::int64_t origin_row(Connection& connection, const Uuid& origin) {
  if (const auto row = connection.number("SELECT origin FROM origin WHERE uuid = ?", origin))
    return *row;
  connection.run("INSERT INTO origin (uuid) VALUES (?)", origin);
  return connection.last_insert();
}

bool exists(Connection& connection, const Uuid& origin, std::int64_t number, const Hash& hash) {
  return connection
      .number(
          "SELECT seq FROM record JOIN origin USING (origin)"
          " WHERE uuid = ? AND number = ? AND hash = ?",
          origin, number, hash)
      .has_value();
}

std::int64_t insert_record(Connection& connection, const Record& record, std::int64_t origin_row) {
  connection.run(
      "INSERT INTO record (origin, number, clock, kind, id, parent, body, previous, hash)"
      " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
      origin_row, record.number, record.clock, record.kind, record.id, record.parent, record.body,
      record.previous, record.hash);
  return connection.last_insert();
}

OwnLog::OwnLog(Connection& connection) : connection_(connection) {
  if (!connection.number("SELECT origin FROM self"))
    connection.run("INSERT INTO self (one, origin) VALUES (1, ?)",
                   origin_row(connection, random_uuid()));
  Query tail = connection.query(
      "SELECT origin, o.uuid, r.number, r.hash FROM self s JOIN origin o USING (origin)"
      " LEFT JOIN record r USING (origin) WHERE s.one = 1"
      " ORDER BY r.number DESC, r.seq DESC LIMIT 1");
  if (!tail.step()) throw SQLite::Exception("no origin of our own", SQLITE_CORRUPT);
  origin_ = tail.integer(0);
  last_.origin = tail.uuid(1);
  if (tail.is_null(2)) return;
  last_.number = tail.integer(2);
  last_.hash = tail.bytes<32>(3);
}

std::int64_t OwnLog::append(std::string kind, const Uuid& id, const std::optional<Uuid>& parent,
                            std::string body) {
  const auto clock =
      parent ? connection_.number("SELECT max(clock) FROM record WHERE parent = ?", *parent)
             : connection_.number("SELECT max(clock) FROM record WHERE id = ?", id);
  last_.previous = last_.hash;
  last_.number = one_more(last_.number);
  last_.clock = one_more(clock.value_or(0));
  last_.kind = std::move(kind);
  last_.id = id;
  last_.parent = parent;
  last_.body = std::move(body);
  last_.hash = record_hash(last_);
  ++appended_;
  return insert_record(connection_, last_, origin_);
}

SessionFile load_session(Connection& connection, const StoredSession& stored) {
  auto session = typed(stored, known_evening(connection, stored.evening).players);
  if (!session) unreadable(stored.id, "its entries cannot be read");
  return std::move(*session);
}

Complaints newly_broken(const SessionFile* before, const SessionFile& after) {
  const auto broken = [](const SessionFile& session, auto&& found) {
    const JudgedSession judged = judge(session);
    std::visit(
        [&](const auto& play) {
          for (std::size_t i = 0; i < play.drafts.size(); ++i)
            for (const Violation& violation : judged.entries[i].violations)
              found(*play.drafts[i].entry.stamp.id, i, violation);
        },
        session.play);
  };
  std::set<Uuid> known;
  if (before) broken(*before, [&](const Uuid& id, auto, const auto&) { known.insert(id); });
  Complaints complaints;
  broken(after, [&](const Uuid& id, std::size_t entry, const Violation& violation) {
    if (known.count(id) == 0) complaints.push_back({after.index, entry, violation});
  });
  return complaints;
}

}  // namespace kattegat
