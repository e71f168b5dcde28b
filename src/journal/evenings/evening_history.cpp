// What the history of an evening tells: who and which session is meant, and the evening as a file
// would have it.
#include "kattegat/journal/evenings/evening_history.hpp"

#include "reading_headers.hpp"

namespace kattegat {
namespace {

const Participant* first_to_sit(const EveningHistory& evening, std::string_view now,
                                const Participant& nobody_sat) {
  for (const SessionHistory& session : evening.sessions)
    for (const Uuid& sitter : session.by_headers.header.sitters)
      if (const Participant* one = evening.find(sitter); one && one->now == now) return one;
  return &nobody_sat;
}

}  // namespace

const Participant* EveningHistory::shown_as(std::string_view now) const {
  const Participant* first = nullptr;
  for (const Participant& one : players) {
    if (one.now != now) continue;
    if (first) return first_to_sit(*this, now, *first);
    first = &one;
  }
  return first;
}
const Participant* EveningHistory::known_as(std::string_view name) const {
  if (const Participant* one = shown_as(name)) return one;
  const Participant* one = called(name);
  return one ? shown_as(one->now) : nullptr;
}

std::vector<std::string> EveningHistory::sitters(const SessionContents& table,
                                                 std::string Participant::*name) const {
  std::vector<std::string> names;
  for (const Uuid& sitter : table.sitters) {
    const Participant* one = find(sitter);
    KATTEGAT_CHECK(one);
    names.push_back(one->*name);
  }
  return names;
}

const SessionHistory* EveningHistory::session(const Uuid& session) const {
  return sessions.find(session);
}

namespace {

void set_players(Evening& evening, const Participants& players) {
  evening.players.clear();
  evening.people.clear();
  bool is_given = false;
  for (const Participant& one : players) {
    evening.players.push_back(one.written);
    evening.people.push_back(one.by_id ? std::optional(one.ids.front()) : std::nullopt);
    is_given = is_given || one.by_id;
  }
  evening.keys.set_players(evening.players);
  if (is_given) evening.keys.set_people({});  // as they are written
}

}  // namespace

Result<Evening, Text> evening_from(const EveningHistory& history) {
  auto evening = evening_of_header(history.id, history.header);
  if (!evening) return evening;
  set_players(*evening, history.players);
  for (const SessionHistory& one : history.sessions) {
    auto session = session_from(one, history.sitters(one.by_headers.header, &Participant::written));
    if (!session) return session.error();
    session->place = {evening->sessions.size()};
    evening->sessions.push_back(std::move(*session));
  }
  return evening;
}

NewNames new_names(const EveningHistory& evening) {
  NewNames names;
  for (const Participant& one : evening.players)
    if (one.now != one.written) names[one.written] = one.now;
  return names;
}

}  // namespace kattegat
