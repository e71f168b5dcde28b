// Voiding a stored entry: a record of its own, never a deletion.
#include "db/records.hpp"

namespace kattegat {

void append_void(OwnLog& log, const Uuid& entry, const Uuid& session, const Voided& voided) {
  Json::Object body{{"entry", to_string(entry)}, {"why", voided.why}};
  if (voided.at) body.emplace_back("at", *voided.at);
  log.append("void", derived_uuid(entry, "void"), session, to_line(body));
}

namespace {

struct Found {
  Uuid session;
  std::size_t place = 0;  // among the session's entries
};

std::optional<Found> find_entry(Connection& connection, const Uuid& entry) {
  const std::optional<Uuid> session = session_of_entry(connection, entry);
  if (!session) return std::nullopt;
  const StoredSession stored = known_session(connection, *session);
  const auto place = std::find_if(stored.entries.begin(), stored.entries.end(),
                                  [&](const StoredEntry& e) { return e.id == entry; });
  if (place == stored.entries.end()) unreadable(entry, "it is in no session");
  return Found{*session, static_cast<std::size_t>(place - stored.entries.begin())};
}

std::size_t place_of(const Evening& evening, const Uuid& session) {
  const auto found = std::find_if(evening.sessions.begin(), evening.sessions.end(),
                                  [&](const SessionFile& s) { return s.id == session; });
  return static_cast<std::size_t>(found - evening.sessions.begin());
}

}  // namespace

Stored<VoidedEntry> void_entry(Book& book, const Uuid& entry, const std::string& why, bool force) {
  using Answer = std::variant<VoidedEntry, Refused>;
  Connection& connection = book.connection();
  const auto known = guarded(connection, [&] { return find_entry(connection, entry); });
  if (!known) return known.error();
  if (!*known)
    return BookFault{BookFault::Kind::not_found, text(Word::book_no_entry, to_string(entry))};
  const Found found = **known;

  const auto work = [&](OwnLog& log) -> Answer {
    const StoredSession before = known_session(connection, found.session);
    VoidedEntry answer;
    answer.known = before.entries[found.place].voided.has_value();
    if (!answer.known) append_void(log, entry, found.session, {why, std::nullopt});

    auto evening = typed(connection, known_evening(connection, before.evening));
    if (!evening) unreadable(before.evening, "it cannot be read");
    answer.evening = std::move(*evening);
    if (answer.known) return answer;
    const SessionFile& after = answer.evening.sessions[place_of(answer.evening, found.session)];
    const SessionFile was = load_session(connection, before);
    Complaints caused = newly_broken(&was, after);
    if (!caused.empty() && !force) return Refused{std::move(answer.evening), std::move(caused)};
    post_session(connection, known_session(connection, found.session), after,
                 *row_of(connection, "void", log.last().id));
    answer.broken = newly_broken(nullptr, after);
    return answer;
  };
  return write(connection, work, [](const Answer& answer) {
    const auto* voided = std::get_if<VoidedEntry>(&answer);
    return voided && !voided->known;
  });
}

}  // namespace kattegat
