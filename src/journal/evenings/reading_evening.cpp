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
#include "participants.hpp"
#include "src/journal/sessions/session_headers.hpp"

namespace kattegat {
namespace {

struct HeaderOfEvening {
  const Item* item = nullptr;
  EveningContents contents;
};

// At another place it is no other evening.
void begin_other_evenings(std::vector<HeaderOfEvening>& headers) {
  std::vector<Following> all;
  for (auto& [item, contents] : headers)
    all.push_back(
        {item->record.hash, &contents.follows, EveningMeaning{terms_of(contents.keys), ""}});
  begin_what_is_another(all);
}

// What the headers of one evening say; nothing where none can be read.
std::optional<Thing> resolved_evening(const std::vector<const Item*>& headers) {
  std::vector<HeaderOfEvening> read;
  for (const Item* item : headers)
    if (auto contents = read_as<EveningContents>(*item))
      read.push_back({item, std::move(*contents)});
  if (read.empty()) return std::nullopt;
  const bool is_alone = read.size() == 1;  // it is compared with nothing
  if (!is_alone) begin_other_evenings(read);
  Thing thing;
  for (auto& [item, contents] : read) {
    EveningMeaning means;
    if (!is_alone) means = {terms_of(contents.keys), contents.place};
    thing.add(*item, std::move(contents), std::move(means));
  }
  thing.resolve(Begun::as_a_fact);
  return thing;
}

// As its headers say, with nobody there yet; nothing where none of its own can be read. A part's
// count for nothing, but what two have decided about it stays to be settled.
std::optional<EveningHistory> history_of_headers(const EveningItems& items) {
  std::map<Uuid, std::vector<const Item*>> headers;
  for (const Item& item : items.below)
    if (item.record.kind == RecordKind::evening) headers[item.record.id].push_back(&item);
  auto own = resolved_evening(headers[items.id]);
  if (!own) return std::nullopt;
  EveningHistory evening;
  evening.id = items.id;
  evening.parts.assign(items.parts.begin(), items.parts.end());
  evening.follows = own->follows();
  add_if_any(evening.conflicts, own->conflict(RecordKind::evening, evening.id));
  evening.header =
      std::move(std::get<EveningContents>(own->versions[*own->resolved.holds].contents));
  headers.erase(evening.id);
  for (const auto& [part, its] : headers)
    if (its.size() > 1)
      if (const auto header = resolved_evening(its))
        add_if_any(evening.conflicts, header->conflict(RecordKind::evening, part));
  return evening;
}

// Of a session that stands in another evening: that it does, though it is said to stand here.
void leave_what_is_said_here(std::vector<Conflict>& conflicts,
                             const std::function<bool(const Uuid&)>& is_here) {
  std::erase_if(conflicts, [](const Conflict& one) { return one.about != RecordKind::session; });
  for (Conflict& one : conflicts)
    std::erase_if(one.sides, [&](const Side& side) {
      return !side.holds && !is_here(side.item.record.parent);
    });
}

// Of a session that is said to stand in several parts of the evening: which of them, where that is
// all that is said differently.
void leave_which_part(std::vector<Conflict>& conflicts, const WhoIs& who_is,
                      const std::function<bool(const Uuid&)>& is_here) {
  std::erase_if(conflicts, [&](const Conflict& conflict) {
    if (conflict.about != RecordKind::session) return false;
    std::set<Uuid> parts;
    std::set<SessionMeaning> said;
    for (const Side& side : conflict.sides) {
      const Uuid& part = side.item.record.parent;
      if (!is_here(part) || !parts.insert(part).second) return false;
      said.insert(who_sits_where(conflict.id, std::get<SessionContents>(side.contents), who_is));
    }
    return said.size() == 1;
  });
}

// Where it stands goes by ids alone (SessionInSeveralEvenings), alike for every evening that is
// told of it. By who is who here another evening's header may hold: then the last one of here does.
SessionHistory session_seen_here(const Uuid& id, EveningItems::OfSession items, const WhoIs& who_is,
                                 const std::function<bool(const Uuid&)>& is_here) {
  Items of_here;
  std::copy_if(items.headers.begin(), items.headers.end(), std::back_inserter(of_here),
               [&](const Item& header) { return is_here(header.record.parent); });
  const bool are_all_of_here = of_here.size() == items.headers.size();
  Items below = are_all_of_here ? Items() : items.below;
  SessionHistory session =
      session_history(id, std::move(items.headers), std::move(items.below), who_is);
  if (are_all_of_here || items.is_elsewhere || is_here(session.evening) || of_here.empty())
    return session;
  SessionHistory here = session_history(id, std::move(of_here), std::move(below), who_is);
  here.conflicts = std::move(session.conflicts);
  return here;
}

void read_sessions(EveningHistory& evening, EveningItems& items) {
  const auto who_is = [&](const Uuid& id) { return evening.who_is(id); };
  const auto is_here = [&](const Uuid& id) {
    return id == evening.id || items.parts.count(id) > 0;
  };
  for (const Item& item : items.below) {
    if (item.record.kind != RecordKind::session) continue;
    const auto found = items.sessions.find(item.record.id);
    if (found == items.sessions.end()) continue;
    const bool stands_here = !found->second.is_elsewhere;
    SessionHistory session =
        session_seen_here(item.record.id, std::move(found->second), who_is, is_here);
    items.sessions.erase(found);
    if (!stands_here) leave_what_is_said_here(session.conflicts, is_here);
    leave_which_part(session.conflicts, who_is, is_here);
    for (const Conflict& conflict : session.conflicts) evening.conflicts.push_back(conflict);
    if (stands_here && is_here(session.evening)) evening.sessions.add(std::move(session));
  }
}

}  // namespace

// Who is one person goes by the records of players, whether a session counts and which ticks are
// one payment by who is one person, and who has come without a record by sessions and payments;
// names of now are told apart once everybody is there. The id of a new payment says places among
// the players of what comes out here (payment_id): whoever has come without a record stays behind
// them.
std::optional<EveningHistory> evening_history(EveningItems items, const KnownPeople& people) {
  const auto& [roster, everybody] = people;
  sort_by_part(items);
  auto evening = history_of_headers(items);
  if (!evening) return std::nullopt;
  std::vector<Participant> players = participants(items.below, roster);
  if (everybody) players = called_as_now(std::move(players), roster, *everybody);
  for (Participant& one : players) evening->players.add(std::move(one));
  read_sessions(*evening, items);
  Payments payments = read_payments(*evening, items.below);
  evening->payments = std::move(payments.states);
  for (Conflict& conflict : payments.conflicts) evening->conflicts.push_back(std::move(conflict));
  take_in_latecomers(*evening, people);
  if (everybody) keep_names_apart(*evening, *everybody);
  for (Conflict& conflict : evening->conflicts)
    if (!conflict.evening) conflict.evening = evening->id;
  return evening;
}

}  // namespace kattegat
