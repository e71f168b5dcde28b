// A session stored again with its players where they really sat.
#include "db/desk.hpp"
#include "db/records.hpp"

namespace kattegat {
namespace {

using Answer = std::variant<ReseatedSession, Refused>;

void append_entries(OwnLog& log, const Uuid& session, const SessionFile& file) {
  std::visit(
      [&](const auto& play) {
        for (const auto& draft : play.drafts)
          log.append("entry", random_uuid(), session,
                     to_line(entry_to_json(draft.entry, file.seats)));
      },
      file.play);
}

Answer reseat(Connection& connection, OwnLog& log, const Uuid& old,
              const std::vector<std::string>& seats, Reseat kind, const std::string& why,
              bool force) {
  const StoredSession before = known_session(connection, old);
  const SessionFile was = load_session(connection, before);
  KATTEGAT_CHECK(
      std::is_permutation(seats.begin(), seats.end(), was.seats.begin(), was.seats.end()));
  const SessionFile replacement = reseated(was, seats, kind);
  for (const StoredEntry& entry : before.entries)
    if (!entry.voided) append_void(log, entry.id, old, {why, std::nullopt});
  log.append("end", random_uuid(), old, to_line(Json::Object{{"why", why}}));
  ReseatedSession answer{.session = random_uuid(), .evening = {}, .broken = {}};
  log.append("session", answer.session, before.evening, to_line(replacement.given));
  append_entries(log, answer.session, replacement);
  const std::int64_t cause = *row_of(connection, log.last().kind, log.last().id);

  auto evening = typed(connection, known_evening(connection, before.evening));
  if (!evening) unreadable(before.evening, "it cannot be read");
  answer.evening = std::move(*evening);
  for (const SessionFile& session : answer.evening.sessions) {
    if (session.id != old && session.id != answer.session) continue;
    post_session(connection, known_session(connection, *session.id), session, cause);
    if (session.id == answer.session) answer.broken = newly_broken(nullptr, session);
  }
  if (!answer.broken.empty() && !force)
    return Refused{std::move(answer.evening), std::move(answer.broken)};
  return answer;
}

}  // namespace

Stored<ReseatedSession> reseat_session(Book& book, const Uuid& session,
                                       const std::vector<std::string>& seats, Reseat kind,
                                       const std::string& why, bool force) {
  Connection& connection = book.connection();
  const auto there = guarded(connection, [&] { return row_of(connection, "session", session); });
  if (!there) return there.error();
  if (!*there)
    return BookFault{BookFault::Kind::not_found, text(Word::book_no_session, to_string(session))};
  return write(
      connection,
      [&](OwnLog& log) { return reseat(connection, log, session, seats, kind, why, force); },
      [](const Answer& answer) { return std::holds_alternative<ReseatedSession>(answer); });
}

}  // namespace kattegat
