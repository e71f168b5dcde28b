#include "db/records.hpp"

#include <algorithm>
#include <limits>
#include <set>

namespace kattegat {
namespace {

Json parsed(const Uuid& record, const std::string& body) {
  auto json = parse_json(body);
  if (!json) unreadable(record, "not JSON");
  return std::move(*json);
}

std::vector<std::string> texts(const Json* list) {
  std::vector<std::string> found;
  const auto* array = list ? list->as<Json::Array>() : nullptr;
  if (!array) return found;
  for (const Json& item : *array)
    if (const auto* one = item.as<std::string>()) found.push_back(*one);
  return found;
}

// The text of a void, {"entry": id, "why": text, "at": time}, or of a correction, which has the new
// entry under "as" too.
struct Change {
  Uuid entry;
  Voided voided;
  std::string as;
};
Change read_change(const Uuid& record, const std::string& body) {
  const Json json = parsed(record, body);
  const auto given = [&](std::string_view key) {
    const Json* value = json.find(key);
    const auto* one = value ? value->as<std::string>() : nullptr;
    return one ? std::optional(*one) : std::nullopt;
  };
  const auto entry = given("entry");
  const auto id = entry ? parse_uuid(*entry) : std::nullopt;
  if (!id) unreadable(record, "a change of nothing");
  Change read{*id, {given("why").value_or(""), given("at")}, ""};
  if (const Json* as = json.find("as")) read.as = to_line(*as);
  return read;
}

// The entries of a session while their order is being found.
class History {
 public:
  void add(std::int64_t seq, const Uuid& id, std::string body, std::optional<Uuid> replaces) {
    if (const auto [place, fresh] = places_.emplace(id, entries_.size()); fresh) {
      entries_.push_back({seq, id, std::move(body), std::nullopt});
      replaces_.push_back(replaces);
    } else {  // the same entry by way of two origins: postings point to its first row here
      std::int64_t& first = entries_[place->second].seq;
      first = std::min(first, seq);
    }
  }
  void mark_void(const Uuid& id, const Voided& voided) {
    const auto place = places_.find(id);
    if (place == places_.end()) return;
    auto& mark = entries_[place->second].voided;
    if (!mark) mark = voided;
  }
  // Corrections stand behind what they correct; one of something that is not here, at its own
  // place.
  std::vector<StoredEntry> in_order() && {
    std::vector<std::vector<std::size_t>> behind(entries_.size());
    std::vector<std::size_t> roots;
    for (std::size_t i = 0; i < entries_.size(); ++i) {
      const auto before = replaces_[i] ? places_.find(*replaces_[i]) : places_.end();
      // Only what is older is replaced: nothing can go round in a circle.
      const bool placed = before != places_.end() && before->second < i;
      (placed ? behind[before->second] : roots).push_back(i);
    }
    std::vector<StoredEntry> order;
    std::vector<std::size_t> next(roots.rbegin(), roots.rend());
    while (!next.empty()) {
      const std::size_t here = next.back();
      next.pop_back();
      next.insert(next.end(), behind[here].rbegin(), behind[here].rend());
      order.push_back(std::move(entries_[here]));
    }
    return order;
  }

 private:
  std::vector<StoredEntry> entries_;
  std::vector<std::optional<Uuid>> replaces_;
  std::map<Uuid, std::size_t> places_;
};

void read_history(Connection& connection, StoredSession& session) {
  History history;
  std::vector<Change> changes;
  Query records = connection.query(
      "SELECT r.seq, r.kind, r.id, r.body FROM record r JOIN origin o USING (origin)"
      " WHERE r.parent = ? AND r.kind IN ('entry', 'void', 'correction')"
      " ORDER BY r.clock, o.uuid, r.number, r.hash",
      session.id);
  while (records.step()) {
    const std::string kind = records.text(1);
    const Uuid id = records.uuid(2);
    if (kind == "entry") {
      history.add(records.integer(0), id, records.text(3), std::nullopt);
      continue;
    }
    changes.push_back(read_change(id, records.text(3)));
    if (kind == "correction")
      history.add(records.integer(0), id, changes.back().as, changes.back().entry);
  }
  for (const Change& change : changes) history.mark_void(change.entry, change.voided);
  session.entries = std::move(history).in_order();
}

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

std::int64_t player_row(Connection& connection, const std::string& name) {
  if (const auto row = connection.number("SELECT player FROM player WHERE name = ?", name))
    return *row;
  connection.run("INSERT INTO player (name) VALUES (?)", name);
  return connection.last_insert();
}

}  // namespace

Booked booked(Connection& connection, std::int64_t session, const std::vector<std::string>& seats) {
  Booked booked{seats, {}};
  const auto add = [&](std::int64_t entry, const std::string& name, std::int64_t amount) {
    const auto found = std::find(booked.names.begin(), booked.names.end(), name);
    const auto place = static_cast<std::size_t>(found - booked.names.begin());
    if (found == booked.names.end()) booked.names.push_back(name);
    std::vector<Points>& nets = booked.nets[entry];
    nets.resize(booked.names.size());
    std::int64_t& sum = nets[place].thousandths;
    if (__builtin_add_overflow(sum, amount, &sum))
      throw SQLite::Exception("a posting beyond all bounds", SQLITE_CORRUPT);
  };
  Query postings = connection.query(
      "SELECT entry, a.name, b.name, points FROM posting JOIN player a ON a.player = payer"
      " JOIN player b ON b.player = payee WHERE session = ?",
      session);
  while (postings.step()) {
    const std::int64_t amount = postings.integer(3);
    if (amount <= 0) throw SQLite::Exception("a posting of nothing", SQLITE_CORRUPT);
    add(postings.integer(0), postings.text(1), -amount);
    add(postings.integer(0), postings.text(2), amount);
  }
  return booked;
}

std::vector<Points> Booked::of(std::int64_t entry) const {
  const auto found = nets.find(entry);
  std::vector<Points> list = found == nets.end() ? std::vector<Points>{} : found->second;
  list.resize(names.size());
  return list;
}

StoredEvening known_evening(Connection& connection, const Uuid& id) {
  auto evening = stored_evening(connection, id);
  if (!evening) unreadable(id, "this evening is missing");
  return std::move(*evening);
}

StoredSession known_session(Connection& connection, const Uuid& id) {
  auto session = stored_session(connection, id);
  if (!session) unreadable(id, "this session is missing");
  return std::move(*session);
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

std::optional<StoredEvening> stored_evening(Connection& connection, const Uuid& id) {
  StoredEvening evening{id, "", {}};
  Query found = connection.query(
      "SELECT r.body FROM record r JOIN origin o USING (origin)"
      " WHERE r.id = ? AND r.kind = 'evening' ORDER BY r.clock, o.uuid, r.number, r.hash",
      id);
  while (found.step()) {
    const std::string body = found.text(0);
    if (evening.body.empty()) evening.body = body;
    for (std::string& name : texts(parsed(id, body).find("players")))
      if (std::find(evening.players.begin(), evening.players.end(), name) == evening.players.end())
        evening.players.push_back(std::move(name));
  }
  if (evening.body.empty()) return std::nullopt;
  return evening;
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

std::optional<std::int64_t> origin_row(Connection& connection, const Uuid& origin) {
  return connection.number("SELECT origin FROM origin WHERE uuid = ?", origin);
}

bool exists(Connection& connection, const Record& record) {
  return connection
      .number(
          "SELECT seq FROM record JOIN origin USING (origin)"
          " WHERE uuid = ? AND number = ? AND hash = ?",
          record.origin, record.number, record.hash)
      .has_value();
}

std::int64_t insert_record(Connection& connection, const Record& record) {
  auto origin = origin_row(connection, record.origin);
  if (!origin) {
    connection.run("INSERT INTO origin (uuid) VALUES (?)", record.origin);
    origin = connection.last_insert();
  }
  connection.run(
      "INSERT INTO record (origin, number, clock, kind, id, parent, body, previous, hash)"
      " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
      *origin, record.number, record.clock, record.kind, record.id, record.parent, record.body,
      record.previous, record.hash);
  return connection.last_insert();
}

OwnLog::OwnLog(Connection& connection) : connection_(connection) {
  auto origin = connection.number("SELECT origin FROM self");
  if (!origin) {
    connection.run("INSERT INTO origin (uuid) VALUES (?)", random_uuid());
    origin = connection.last_insert();
    connection.run("INSERT INTO self (one, origin) VALUES (1, ?)", *origin);
  }
  Query uuid = connection.query("SELECT uuid FROM origin WHERE origin = ?", *origin);
  if (!uuid.step()) throw SQLite::Exception("no origin of our own", SQLITE_CORRUPT);
  last_.origin = uuid.uuid(0);
  Query tail = connection.query(
      "SELECT number, hash FROM record WHERE origin = ? ORDER BY number DESC, hash DESC LIMIT 1",
      *origin);
  if (!tail.step()) return;
  last_.number = tail.integer(0);
  last_.hash = tail.bytes<32>(1);
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
  return insert_record(connection_, last_);
}

void post(Connection& connection, std::int64_t cause, std::int64_t entry, std::int64_t session,
          std::span<const Points> nets, const std::vector<std::string>& names) {
  const auto name = [&](Seat seat) { return names[static_cast<std::size_t>(seat.index)]; };
  for (const Transfer& transfer : payments(nets))
    connection.run(
        "INSERT INTO posting (cause, entry, session, payer, payee, points)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        cause, entry, session, player_row(connection, name(transfer.from)),
        player_row(connection, name(transfer.to)), transfer.amount.thousandths);
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

void post_session(Connection& connection, const StoredSession& stored, const SessionFile& session,
                  std::int64_t cause) {
  const JudgedSession judged = judge(session);
  const Booked before = booked(connection, stored.seq, session.seats);
  for (std::size_t i = 0; i < stored.entries.size(); ++i) {
    std::vector<Points> change = before.of(stored.entries[i].seq);
    for (Points& amount : change) amount = -amount;
    for (const Seat seat : Seats{static_cast<int>(session.seats.size())})
      change[static_cast<std::size_t>(seat.index)] += judged.entries[i].points[seat];
    post(connection, cause, stored.entries[i].seq, stored.seq, change, before.names);
  }
}

}  // namespace kattegat
