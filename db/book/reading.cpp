#include "db/book/reading.hpp"

#include <algorithm>
#include <memory>
#include <set>

#include "db/book/one_step.hpp"
#include "db/store/hidden.hpp"
#include "kattegat/journal/evenings/sound.hpp"

namespace kattegat {

EveningReader::EveningReader(Store& store, const Wholes& wholes)
    : store_(store),
      wholes_(wholes),
      evenings_({[&store](const Uuid& evening) { return store.below(evening, Branch::evening); },
                 [&store](const Uuid& session) {
                   return of_kind(store.with_id(session), RecordKind::session);
                 }}) {}

EveningItems EveningReader::items(const Uuid& evening, const std::optional<Uuid>& only) {
  const Uuid whole = whole_in(wholes_, evening);
  EveningItems items = evenings_.of(whole, parts_in(wholes_, whole));
  for (auto& [id, session] : items.sessions)
    if (!session.is_elsewhere && (!only || *only == id))
      session.below = store_.below(id, Branch::session);
  return items;
}

std::optional<EveningItems> EveningReader::items_once(const Uuid& evening) {
  if (!read_once_.insert(whole_in(wholes_, evening)).second) return std::nullopt;
  return items(evening);
}

Wholes wholes_of(Store& store, const Roster& roster) {
  return all_wholes(roster, how_settled(store));
}
EveningItems items_of(Store& store, const Roster& roster, const Uuid& evening,
                      const std::optional<Uuid>& only) {
  return EveningReader(store, wholes_of(store, roster)).items(evening, only);
}
EveningItems items_of(Store& store, const Wholes& wholes, const Uuid& evening) {
  return EveningReader(store, wholes).items(evening);
}
EveningItems items_to_add_to(Store& store, const Wholes& wholes, const Uuid& evening) {
  EveningItems items = items_of(store, wholes, evening);
  return items.id == evening ? std::move(items) : EveningReader(store, {}).items(evening);
}

HowSettled how_settled(Store& store) {
  auto known = std::make_shared<std::map<Uuid, std::optional<SettledIn>>>();
  return [&store, known](const Uuid& evening) {
    const auto [place, first] = known->try_emplace(evening);
    // Most who are fused are people, whose records lie below every evening that they played.
    if (first && store.clock_of(evening) > 0)
      place->second = settled_in(evening, store.with_id(evening));
    return place->second;
  };
}

std::vector<Conflict> conflicts_about_ids(Store& store, const Roster& roster) {
  std::vector<Conflict> conflicts = roster.conflicts();
  const HowSettled settled = how_settled(store);
  for (Conflict& conflict : conflicts)
    if (conflict.about == RecordKind::fusion && settled(conflict.id))
      conflict.evening = conflict.id;
  return conflicts;
}
std::vector<Conflict> roster_conflicts(Store& store, const WhoIsWho& who) {
  const auto& [roster, everybody] = who.people;
  std::vector<Conflict> conflicts =
      fusions_by_person(conflicts_about_ids(store, roster), everybody);
  for (Conflict& conflict : conflicts_about(everybody.all(), roster))
    conflicts.push_back(std::move(conflict));
  return conflicts;
}

namespace {

WhoIsWho read_who_is_who(Store& store, Roster roster, Items headers) {
  if (headers.empty()) expect_all_headers(store, headers);  // no book is empty for what is hidden
  std::vector<EveningHistory> evenings = evening_headers(std::move(headers), roster);
  ByAnyId everybody(everybody_in(evenings, roster));
  Wholes wholes = wholes_of(store, roster);
  return {{std::move(roster), std::move(everybody)}, std::move(evenings), std::move(wholes)};
}

}  // namespace

Roster roster_of(Store& store) { return Roster(store.below(roster_id, Branch::roster)); }
WhoIsWho who_is_who(Store& store) { return who_is_who(store, store.headers()); }
WhoIsWho who_is_who(Store& store, Items headers) {
  expect_all_headers(store, headers);
  return read_who_is_who(store, roster_of(store), std::move(headers));
}
WhoIsWho who_is_who_as_told(Store& store) { return who_is_who_as_told(store, store.headers()); }
WhoIsWho who_is_who_as_told(Store& store, Items headers) {
  return read_who_is_who(store, roster_of(store), std::move(headers));
}
bool tells_of_anybody(const Roster& roster) {
  return !roster.mentioned().empty() || roster.has_erased();
}
People people_of(Store& store) {
  Roster roster = roster_of(store);
  Items headers = store.headers();
  // While it says nothing nobody is fused, renamed or has a number: what is hidden of another
  // evening changes a name at most, and to look for it would cost what the whole book holds.
  if (tells_of_anybody(roster)) expect_all_headers(store, headers);
  return read_who_is_who(store, std::move(roster), std::move(headers)).people;
}
RecordsOfPeople records_of_people(Store& store) { return {roster_of(store), store.headers()}; }

bool has_evening(Store& store, const Uuid& id) {
  return has_kind(store.with_id(id), RecordKind::evening);
}

bool is_taken(Store& store, const Uuid& id) {
  const Items items = store.with_id(id);
  return std::any_of(items.begin(), items.end(), [](const Item& item) {
    return branch_of(item.record.kind) != Branch::roster;
  });
}

std::optional<Uuid> evening_of(Store& store, const Uuid& session) {
  Items headers = of_kind(store.with_id(session), RecordKind::session);
  if (headers.empty()) return std::nullopt;
  return session_history(session, std::move(headers), {}, itself).evening;
}

std::set<Uuid> sessions_of(Store& store, const Uuid& entry) {
  std::set<Uuid> sessions;
  for (const Item& item : store.with_id(entry))
    if (says_an_entry(item.record.kind)) sessions.insert(item.record.parent);
  return sessions;
}

std::vector<Head> heads_of(Store& store) {
  std::vector<Head> heads;
  for (const LogEnd& end : store.ends()) heads.push_back({end.origin, end.count, end.hash});
  return heads;
}

bool has_header(const EveningItems& items) { return has_kind(items.below, RecordKind::evening); }
EveningHistory expect_history(EveningItems items, const KnownPeople& people) {
  return sound(sound_history(std::move(items), people));
}
Evening expect_evening(const EveningHistory& history) { return sound(sound_evening(history)); }

const SessionHistory& expect_session(const EveningHistory& history, const Uuid& session) {
  if (const SessionHistory* one = history.session(session)) return *one;
  damaged(missing_session(session));
}
const EveningSession& expect_session(const Evening& evening, const Uuid& session) {
  if (const EveningSession* one = find_session(evening, session)) return *one;
  damaged(missing_session(session));
}

EveningView view_of(Store& store, EveningItems items, const People& people) {
  EveningView view = sound(view_of_records(std::move(items), people));
  view.heads = heads_of(store);
  for (const Participant& one : view.history.players) {
    const Person* const known = people.everybody.find(one.ids.front());
    if (!known || !has_number(*known)) continue;
    view.payees.push_back(*known);
    view.payees.back().name = one.now;
  }
  return view;
}

}  // namespace kattegat
