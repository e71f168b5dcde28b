// From the records of an evening to the evening: its header, who takes part, its sessions.
#include "kattegat/journal/evenings/evening_history.hpp"

#include <algorithm>

#include "kattegat/evening/read.hpp"
#include "kattegat/journal/evenings/payments.hpp"
#include "participants.hpp"
#include "src/journal/sessions/session_headers.hpp"

namespace kattegat {
namespace {

EveningMeaning meaning_of_header(const EveningContents& header) {
  return {terms_of(header.keys), header.place};
}

// What the headers of one evening say; nothing where none can be read.
std::optional<Thing> resolved(const std::vector<const Item*>& headers) {
  std::vector<std::pair<const Item*, EveningContents>> read;
  for (const Item* item : headers)
    if (auto contents = read_as<EveningContents>(*item))
      read.emplace_back(item, std::move(*contents));
  if (read.empty()) return std::nullopt;
  const bool is_one = headers.size() == 1;
  if (!is_one) {
    std::vector<Following> all;
    for (auto& [item, contents] : read)
      all.push_back(
          {item->record.hash, &contents.follows, EveningMeaning{terms_of(contents.keys), ""}});
    begin_what_is_another(all);
  }
  Thing thing;
  for (auto& [item, contents] : read) {
    Meaning means;  // of one alone it is compared with nothing
    if (!is_one) means = meaning_of_header(contents);
    thing.add(*item, std::move(contents), std::move(means));
  }
  thing.resolve(Begun::as_a_fact);
  return thing;
}

// A part's counts for nothing, but what two have decided about it stays to be settled.
bool read_evening_headers(EveningHistory& evening, const Items& below) {
  std::map<Uuid, std::vector<const Item*>> headers;
  for (const Item& item : below)
    if (item.record.kind == RecordKind::evening) headers[item.record.id].push_back(&item);
  auto own = resolved(headers[evening.id]);
  if (!own) return false;
  evening.follows = own->follows();
  add_if_any(evening.conflicts, own->conflict(RecordKind::evening, evening.id));
  evening.header =
      std::move(std::get<EveningContents>(own->versions[*own->resolved.holds].contents));
  headers.erase(evening.id);
  for (const auto& [part, its] : headers)
    if (its.size() > 1)
      if (const auto header = resolved(its))
        add_if_any(evening.conflicts, header->conflict(RecordKind::evening, part));
  return true;
}

// Of so many the places are kept by their ids; a few are found as fast without.
constexpr std::size_t places_kept_from = 32;

const Participant* first_to_sit(const EveningHistory& evening, std::string_view now,
                                const Participant& nobody_sat) {
  for (const SessionHistory& session : evening.sessions)
    for (const Uuid& sitter : session.header.sitters)
      if (const Participant* one = evening.find(sitter); one && one->now == now) return one;
  return &nobody_sat;
}

}  // namespace

void EveningHistory::take_in(Participant one) {
  players.push_back(std::move(one));
  // One of them may be known by thousands.
  std::size_t ids = 0;
  if (places_.empty())
    for (const Participant& player : players) ids += player.ids.size();
  if (places_.empty() && ids < places_kept_from) return;
  for (std::size_t place = places_.empty() ? 0 : players.size() - 1; place < players.size();
       ++place)
    for (const Uuid& mine : players[place].ids) places_.try_emplace(mine, place);
}
void EveningHistory::take_in(SessionHistory one) {
  sessions.push_back(std::move(one));
  if (sessions.size() < places_kept_from) return;
  for (std::size_t place = tables_.size(); place < sessions.size(); ++place)
    tables_.try_emplace(sessions[place].id, place);
}
const Participant* EveningHistory::find(const Uuid& person) const {
  if (!places_.empty()) {
    const auto found = places_.find(person);
    return found == places_.end() ? nullptr : &players[found->second];
  }
  for (const Participant& one : players)
    if (std::find(one.ids.begin(), one.ids.end(), person) != one.ids.end()) return &one;
  return nullptr;
}
Uuid EveningHistory::who_is(const Uuid& person) const {
  const Participant* one = find(person);
  return one ? one->ids.front() : person;
}
bool EveningHistory::are_one(const Uuid& a, const Uuid& b) const {
  const Participant *one = find(a), *other = find(b);
  return one && other ? one->now == other->now : a == b;
}
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
const Participant* EveningHistory::called(std::string_view written) const {
  for (const Participant& one : players)
    if (one.written == written) return &one;
  return nullptr;
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
  if (!tables_.empty()) {
    const auto found = tables_.find(session);
    return found == tables_.end() ? nullptr : &sessions[found->second];
  }
  for (const SessionHistory& one : sessions)
    if (one.id == session) return &one;
  return nullptr;
}

namespace {

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

// Where it stands goes by ids alone (ScatteredSession), alike for every evening that is told of it.
// By who is who here another evening's header may hold: then the last one of here does.
SessionHistory read_session(const Uuid& id, EveningItems::OfSession items, const WhoIs& who_is,
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
        read_session(item.record.id, std::move(found->second), who_is, is_here);
    items.sessions.erase(found);
    if (!stands_here) leave_what_is_said_here(session.conflicts, is_here);
    leave_which_part(session.conflicts, who_is, is_here);
    for (const Conflict& conflict : session.conflicts) evening.conflicts.push_back(conflict);
    if (stands_here && is_here(session.evening)) evening.take_in(std::move(session));
  }
}

// Whoever sits in one of its sessions, or has paid, and is not among its players.
void take_in_latecomers(EveningHistory& evening, const KnownPeople& people) {
  Latecomers latecomers(evening);
  const auto add = [&](const Uuid& id) {
    if (evening.find(id)) return;
    const Person* const person = people.everybody ? people.everybody->find(id) : nullptr;
    latecomers.take_in(id, person ? std::optional(person->name) : people.roster.name({id}));
  };
  for (const SessionHistory& session : evening.sessions)
    for (const Uuid& sitter : session.header.sitters) add(sitter);
  for (const PaymentState& one : evening.payments)
    for (const Uuid& id : {one.contents.from, one.contents.to}) add(id);
}

}  // namespace

std::optional<EveningHistory> evening_history(EveningItems items, const KnownPeople& people) {
  const auto& [roster, everybody] = people;
  EveningHistory evening;
  evening.id = items.id;
  evening.parts.assign(items.parts.begin(), items.parts.end());
  sort_by_part(items);
  if (!read_evening_headers(evening, items.below)) return std::nullopt;
  for (Participant& one : participants(items.below, roster)) evening.take_in(std::move(one));
  read_sessions(evening, items);
  if (everybody) call_as_now(evening.players, roster, *everybody);
  Payments payments = read_payments(evening, items.below);
  evening.payments = std::move(payments.states);
  for (Conflict& conflict : payments.conflicts) evening.conflicts.push_back(std::move(conflict));
  take_in_latecomers(evening, people);
  if (everybody) keep_names_apart(evening, *everybody);
  for (Conflict& conflict : evening.conflicts)
    if (!conflict.evening) conflict.evening = evening.id;
  return evening;
}

Result<Evening, Text> evening_from(const EveningHistory& history) {
  const auto bad = [&](const std::string& what) {
    return text(Word::book_unreadable_record, to_string(history.id), what);
  };
  // Who takes part is known already, and may be more than a file can have.
  EveningKeys keys = history.header.keys;
  keys.set_players({"1", "2"});
  const std::string& place = history.header.place;
  if (keys.has_place() || !place.empty()) keys.set_place(place);
  auto reading = evening_from_header(keys);
  if (!reading) return reading.error();
  if (!reading->complaints.empty()) return bad(reading->complaints.front().violation.field);

  Evening evening = std::move(reading->evening);
  evening.id = history.id;
  evening.players.clear();
  evening.people.clear();
  bool is_given = false;
  for (const Participant& one : history.players) {
    evening.players.push_back(one.written);
    evening.people.push_back(one.by_id ? std::optional(one.ids.front()) : std::nullopt);
    is_given = is_given || one.by_id;
  }
  evening.keys.set_players(evening.players);
  if (is_given) evening.keys.set_people({});  // as they are written
  for (const SessionHistory& one : history.sessions) {
    auto session = session_from(one, history.sitters(one.header, &Participant::written));
    if (!session) return session.error();
    session->index = evening.sessions.size();
    evening.sessions.push_back(std::move(*session));
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
