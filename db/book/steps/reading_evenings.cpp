#include "db/book/steps/reading_evenings.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "db/book/steps/one_step.hpp"
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
  return items_of(store, wholes_of(store, roster), evening, only);
}
EveningItems items_of(Store& store, const Wholes& wholes, const Uuid& evening,
                      const std::optional<Uuid>& only) {
  return EveningReader(store, wholes).items(evening, only);
}

HowSettled how_settled(Store& store) {
  return once_for_each([&store](const Uuid& evening) -> std::optional<SettledIn> {
    // Most who are fused are people, whose records lie below every evening that they played.
    if (store.clock_of(evening) <= 0) return std::nullopt;
    return settled_in(evening, store.with_id(evening));
  });
}

bool has_evening(Store& store, const Uuid& id) {
  return has_kind(store.with_id(id), RecordKind::evening);
}

bool is_taken(Store& store, const Uuid& id) { return is_taken(store.with_id(id)); }
bool is_taken(const Items& items) {
  return std::any_of(items.begin(), items.end(), [](const Item& item) {
    return branch_of(item.record.kind) != Branch::roster;
  });
}

std::optional<Uuid> evening_of(Store& store, const Uuid& session) {
  Items headers = of_kind(store.with_id(session), RecordKind::session);
  if (headers.empty()) return std::nullopt;
  return session_by_headers(session, std::move(headers), itself).evening;
}

std::set<Uuid> sessions_of(Store& store, const Uuid& entry) {
  std::set<Uuid> sessions;
  for (const Item& item : store.with_id(entry))
    if (says_an_entry(item.record.kind)) sessions.insert(item.record.parent);
  return sessions;
}

bool has_header(const EveningItems& items) { return has_kind(items.below, RecordKind::evening); }
EveningHistory expect_history(EveningItems items, const KnownPeople& people) {
  return expect_sound(sound_history(std::move(items), people));
}
Evening expect_evening(const EveningHistory& history) {
  return expect_sound(sound_evening(history));
}

EveningSession expect_numbered(const SessionHistory& history) {
  auto session = session_from(history, numbers_as_names(history.by_headers.header.sitters.size()));
  if (!session) damaged({std::nullopt, session.error()});
  return std::move(*session);
}

const SessionHistory& expect_session(const EveningHistory& history, const Uuid& session) {
  if (const SessionHistory* one = history.session(session)) return *one;
  damaged(missing_session(session));
}
const EveningSession& expect_session(const Evening& evening, const Uuid& session) {
  if (const EveningSession* one = find_session(evening, session)) return *one;
  damaged(missing_session(session));
}

EveningView expect_view(EveningItems items, const People& people) {
  return expect_sound(view_of_records(std::move(items), people));
}

}  // namespace kattegat
