// From the records of an evening to its history: its header, who takes part, its sessions.
#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <set>

#include "kattegat/journal/evenings/evening_history.hpp"
#include "kattegat/journal/evenings/payments.hpp"
#include "latecomers.hpp"
#include "names_of_now.hpp"
#include "players_written.hpp"
#include "reading_headers.hpp"
#include "src/journal/sessions/session_headers.hpp"

namespace kattegat {
namespace {

struct SaidByHeaders {
  EveningContents holds;
  Follows follows;
  std::vector<Conflict> conflicts;
};
// Nothing where none of its own can be read. A part's count for nothing, but what two have decided
// about it stays to be settled.
std::optional<SaidByHeaders> read_headers(const EveningItems& items) {
  std::map<Uuid, std::vector<const Item*>> headers;
  for (const Item& item : items.below)
    if (item.record.kind == RecordKind::evening) headers[item.record.id].push_back(&item);
  const auto own = resolved_evening(headers[items.id]);
  if (!own) return std::nullopt;
  SaidByHeaders said{header_held_by(*own), own->follows(), {}};
  add_if_any(said.conflicts, own->conflict(RecordKind::evening, items.id));
  headers.erase(items.id);
  for (const auto& [part, its] : headers)
    if (its.size() > 1)
      if (const auto header = resolved_evening(its))
        add_if_any(said.conflicts, header->conflict(RecordKind::evening, part));
  return said;
}

Participants read_players(const Items& below, const KnownPeople& people) {
  std::vector<Participant> players = players_written_in(below, people.roster);
  if (!people.everybody) return Participants(std::move(players));
  return Participants(called_as_now(std::move(players), people.roster, *people.everybody));
}

// Of a session that stands in another evening: that it does, though it is said to stand here.
void leave_what_is_said_here(SessionHistory& session,
                             const std::function<bool(const Uuid&)>& is_here) {
  session.conflicts.clear();
  if (!session.by_headers.header_conflict) return;
  std::erase_if(session.by_headers.header_conflict->sides,
                [&](const Side& side) { return !side.holds && !is_here(side.item.record.parent); });
}

// Of a session that is said to stand in several parts of the evening: whether in which of them is
// all that is said differently.
bool is_about_which_part(const Conflict& of_header, const WhoIs& who_is,
                         const std::function<bool(const Uuid&)>& is_here) {
  std::set<Uuid> parts;
  std::set<SessionMeaning> said;
  for (const Side& side : of_header.sides) {
    const Uuid& part = side.item.record.parent;
    if (!is_here(part) || !parts.insert(part).second) return false;
    said.insert(who_sits_where(of_header.id, std::get<SessionContents>(side.contents), who_is));
  }
  return said.size() == 1;
}

// Puts them behind the others.
void add_in_evening(std::vector<Conflict>& all, const Uuid& evening, std::vector<Conflict> some) {
  for (Conflict& one : some) {
    one.evening = evening;
    all.push_back(std::move(one));
  }
}

// Where it stands goes by ids alone (SessionInSeveralEvenings), alike for every evening that is
// told of it. By who is who here another evening's header may hold: then the last one of here does,
// and what is entered is read by that; but all headers are in the conflict.
SessionHistory session_seen_here(const Uuid& id, EveningItems::OfSession items, const WhoIs& who_is,
                                 const std::function<bool(const Uuid&)>& is_here) {
  Items of_here;
  std::copy_if(items.headers.begin(), items.headers.end(), std::back_inserter(of_here),
               [&](const Item& header) { return is_here(header.record.parent); });
  const bool are_all_of_here = of_here.size() == items.headers.size();
  SessionByHeaders by_all = session_by_headers(id, std::move(items.headers), who_is);
  if (are_all_of_here || items.is_elsewhere || is_here(by_all.evening) || of_here.empty())
    return {std::move(by_all), std::move(items.below)};
  SessionByHeaders here = session_by_headers(id, std::move(of_here), who_is);
  here.header_conflict = std::move(by_all.header_conflict);
  return {std::move(here), std::move(items.below)};
}

struct SessionsOfEvening {
  ListById<SessionHistory> list;
  std::vector<Conflict> conflicts;
};
SessionsOfEvening read_sessions(EveningItems& items, const Participants& players) {
  const auto who_is = [&](const Uuid& id) { return players.who_is(id); };
  const auto is_here = [&](const Uuid& id) { return id == items.id || items.parts.count(id) > 0; };
  SessionsOfEvening sessions;
  for (const Item& item : items.below) {
    if (item.record.kind != RecordKind::session) continue;
    const auto found = items.sessions.find(item.record.id);
    if (found == items.sessions.end()) continue;
    const bool stands_here = !found->second.is_elsewhere;
    SessionHistory session =
        session_seen_here(item.record.id, std::move(found->second), who_is, is_here);
    items.sessions.erase(found);
    if (!stands_here) leave_what_is_said_here(session, is_here);
    if (session.by_headers.header_conflict &&
        is_about_which_part(*session.by_headers.header_conflict, who_is, is_here))
      session.by_headers.header_conflict.reset();
    add_in_evening(sessions.conflicts, session.by_headers.evening, session.all_conflicts());
    if (stands_here && is_here(session.by_headers.evening)) sessions.list.add(std::move(session));
  }
  return sessions;
}

}  // namespace

// Who is one person goes by the records of players, whether a session counts and which ticks are
// one payment by who is one person, and who has come without a record by sessions and payments;
// names of now are told apart once everybody is there. The id of a new payment says places among
// the players of what comes out here (payment_id): whoever has come without a record stays behind
// them.
std::optional<EveningHistory> evening_history(EveningItems items, const KnownPeople& people) {
  sort_by_part(items);
  auto headers = read_headers(items);
  if (!headers) return std::nullopt;
  Participants players = read_players(items.below, people);
  SessionsOfEvening sessions = read_sessions(items, players);
  Payments payments = read_payments(players, items.below);
  std::vector<Conflict> conflicts;
  add_in_evening(conflicts, items.id, std::move(headers->conflicts));
  std::move(sessions.conflicts.begin(), sessions.conflicts.end(), std::back_inserter(conflicts));
  add_in_evening(conflicts, items.id, std::move(payments.conflicts));
  players = with_latecomers(std::move(players), sessions.list, payments.states, people);
  if (people.everybody)
    players = called_apart(std::move(players), sessions.list, *people.everybody);
  return EveningHistory{.id = items.id,
                        .header = std::move(headers->holds),
                        .follows = std::move(headers->follows),
                        .parts = {items.parts.begin(), items.parts.end()},
                        .players = std::move(players),
                        .sessions = std::move(sessions.list),
                        .payments = std::move(payments.states),
                        .conflicts = std::move(conflicts)};
}

}  // namespace kattegat
