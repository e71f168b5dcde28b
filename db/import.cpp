// Storing an evening file: whole, idempotent, and never changing what the book has.
#include "db/records.hpp"

namespace kattegat {
namespace {

std::string numbered(std::string_view what, std::size_t i) {
  return std::string(what) + " " + std::to_string(i);
}

// The bodies of everything in the evening, one after the other; voids are not part of what it is.
Uuid id_from_contents(const Evening& evening) {
  Uuid id = derived_uuid({}, to_line(evening.given));
  for (const SessionFile& session : evening.sessions) {
    id = derived_uuid(id, to_line(session.given));
    std::visit(
        [&](const auto& play) {
          for (const auto& draft : play.drafts)
            id = derived_uuid(id, to_line(entry_to_json(draft.entry, session.seats)));
        },
        session.play);
  }
  return id;
}

void complete_ids(Evening& evening) {
  if (!evening.id) evening.id = id_from_contents(evening);
  for (SessionFile& session : evening.sessions) {
    if (!session.id) session.id = derived_uuid(*evening.id, numbered("session", session.index));
    std::visit(
        [&](auto& play) {
          for (std::size_t i = 0; i < play.drafts.size(); ++i)
            if (auto& id = play.drafts[i].entry.stamp.id; !id)
              id = derived_uuid(*session.id, numbered("entry", i));
        },
        session.play);
  }
}

Violation differs(std::string field, const Uuid& id) {
  return {std::move(field), text(Word::import_differs, to_string(id))};
}

Json::Object without_players(const Json::Object& given) {
  Json::Object rest;
  for (const auto& member : given)
    if (member.first != "players") rest.push_back(member);
  return rest;
}

// Adds one evening to the log. Complaints: something is there already with other contents.
class Importer {
 public:
  Importer(Connection& connection, OwnLog& log, const Evening& evening)
      : connection_(connection), log_(log), evening_(evening) {}

  Complaints run() {
    add_header();
    for (const SessionFile& session : evening_.sessions) add_session(session);
    return std::move(complaints_);
  }

 private:
  void add_header() {
    if (row_of(connection_, "session", *evening_.id) || row_of(connection_, "entry", *evening_.id))
      return complain({}, {}, differs("id", *evening_.id));
    const auto stored = stored_evening(connection_, *evening_.id);
    if (stored) {
      const auto json = parse_json(stored->body);
      const auto* object = json ? json->as<Json::Object>() : nullptr;
      if (!object) unreadable(*evening_.id, "not JSON");
      if (without_players(*object) != without_players(evening_.given))
        return complain({}, {}, differs("id", *evening_.id));
      const bool all_known = std::all_of(
          evening_.players.begin(), evening_.players.end(), [&](const std::string& name) {
            return std::find(stored->players.begin(), stored->players.end(), name) !=
                   stored->players.end();
          });
      if (all_known) return;
    }
    log_.append("evening", *evening_.id, std::nullopt, to_line(evening_.given));
  }

  void add_session(const SessionFile& session) {
    const std::string body = to_line(session.given);
    const auto stored = stored_session(connection_, *session.id);
    if (stored && (stored->body != body || stored->evening != *evening_.id))
      return complain(session.index, {}, differs("id", *session.id));
    if (!stored) {
      if (connection_.number("SELECT seq FROM record WHERE id = ?", *session.id))
        return complain(session.index, {}, differs("id", *session.id));
      log_.append("session", *session.id, evening_.id, body);
    }
    const std::size_t before = log_.appended();
    std::visit([&](const auto& play) { add_entries(session, stored, play); }, session.play);
    if (log_.appended() > before && complaints_.empty()) book(session, stored);
  }

  template <class G>
  void add_entries(const SessionFile& session, const std::optional<StoredSession>& stored,
                   const Play<G>& play) {
    std::map<Uuid, const StoredEntry*> known;
    if (stored)
      for (const StoredEntry& entry : stored->entries) known[entry.id] = &entry;
    for (std::size_t i = 0; i < play.drafts.size(); ++i) {
      const Entry<G>& entry = play.drafts[i].entry;
      const std::string body = to_line(entry_to_json(entry, session.seats));
      const Uuid& id = *entry.stamp.id;
      const auto found = known.find(id);
      if (found == known.end()) {
        if (connection_.number("SELECT seq FROM record WHERE id = ?", id)) {
          complain(session.index, i, differs("id", id));
          continue;
        }
        log_.append("entry", id, session.id, body);
      } else if (found->second->body != body) {
        complain(session.index, i, differs("id", id));
        continue;
      }
      const bool void_known = found != known.end() && found->second->voided;
      if (entry.stamp.voided && !void_known)
        append_void(log_, id, *session.id, *entry.stamp.voided);
    }
  }

  // Books the session as it is now. A new entry may not fit what was there before it.
  void book(const SessionFile& session, const std::optional<StoredSession>& before) {
    const StoredSession stored = known_session(connection_, *session.id);
    SessionFile whole = load_session(connection_, stored);
    whole.index = session.index;
    post_session(connection_, stored, whole,
                 *row_of(connection_, log_.last().kind, log_.last().id));
    if (!before) return;
    const SessionFile was = load_session(connection_, *before);
    for (Complaint& complaint : newly_broken(&was, whole))
      complaints_.push_back(std::move(complaint));
  }

  void complain(std::optional<std::size_t> session, std::optional<std::size_t> entry,
                Violation violation) {
    complaints_.push_back({session, entry, std::move(violation)});
  }

  Connection& connection_;
  OwnLog& log_;
  const Evening& evening_;
  Complaints complaints_;
};

}  // namespace

Stored<Imported> import_evenings(Book& book, std::vector<Evening> evenings) {
  using Answer = std::variant<Imported, Refused>;
  Connection& connection = book.connection();
  const auto work = [&](OwnLog& log) -> Answer {
    Imported imported;
    for (Evening& evening : evenings) {
      complete_ids(evening);
      Complaints complaints = Importer(connection, log, evening).run();
      if (!complaints.empty()) return Refused{std::move(evening), std::move(complaints)};
      imported.evenings.push_back(*evening.id);
    }
    imported.records = log.appended();
    return imported;
  };
  return write(connection, work,
               [](const Answer& answer) { return std::holds_alternative<Imported>(answer); });
}

}  // namespace kattegat
