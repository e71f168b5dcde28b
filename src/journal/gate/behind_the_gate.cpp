#include "behind_the_gate.hpp"

#include <algorithm>
#include <utility>

#include "kattegat/core/check.hpp"
#include "kattegat/journal/sessions/session_history.hpp"

namespace kattegat {
namespace {

// Below what is not there nothing is let in.
template <class Place>
Place& must_be_there(Place* place) {
  KATTEGAT_CHECK(place != nullptr);
  return *place;
}

}  // namespace

void BehindTheGate::note_arrival(const Record& record) {
  const auto [log, is_first] =
      logs_.try_emplace(record.origin, Arriving{record.number, record.number, false});
  if (is_first) return;
  log->second.is_forked = log->second.is_forked || record.number <= log->second.last;
  log->second.last = record.number;
}

bool BehindTheGate::is_forked(const Uuid& log) {
  Arriving& arriving = logs_.at(log);
  if (arriving.is_forked) return true;
  int ends = 0;
  for (const LogEnd& end : knowledge_.ends()) {
    if (end.origin != log) continue;
    arriving.is_forked = ++ends > 1 || arriving.first <= end.count;
    if (arriving.is_forked) return true;
  }
  return false;
}

void BehindTheGate::KnownSession::add(const Uuid& session, const SessionContents& header) {
  const std::vector<std::string> numbers = numbers_as_names(header.sitters.size());
  auto empty = header_from(session, header, numbers);
  if (!empty) return;
  const bool is_known = std::any_of(games.begin(), games.end(), [&](const Game& game) {
    return game_id(game.empty.entered) == game_id(empty->entered) &&
           game.numbers.size() == numbers.size();
  });
  if (!is_known) games.push_back({std::move(*empty), numbers_clockwise(header)});
}

BehindTheGate::Counts* BehindTheGate::known_evening(const Uuid& evening) {
  const auto [place, first] = evenings_.try_emplace(evening);
  if (first) {
    Counts records;
    bool has_header = false;
    std::vector<Uuid> players;
    for (const Item& item : knowledge_.below(evening, Branch::evening)) {
      ++records[item.record.origin];
      has_header = has_header || item.record.kind == RecordKind::evening;
      if (item.record.kind == RecordKind::player) players.push_back(item.record.id);
    }
    if (has_header) {
      place->second = std::move(records);
      for (const Uuid& player : players) joined().take_in(evening, player);
    }
  }
  return place->second ? &*place->second : nullptr;
}

JoinedEvenings& BehindTheGate::joined() {
  if (joined_) return *joined_;
  joined_.emplace();
  for (const Item& item : knowledge_.below(roster_id, Branch::roster))
    if (item.record.kind == RecordKind::fusion)
      if (const auto one = read_as<FusionContents>(item); one && one->with)
        joined_->join(item.record.id, *one->with);
  return *joined_;
}

bool BehindTheGate::plays(const Uuid& evening, const Uuid& person) {
  for (const Uuid& one : joined().not_looked_at(evening)) known_evening(one);
  return joined().players(evening).count(person) > 0;
}

bool BehindTheGate::is_known(const Uuid& person) {
  if (people_.count(person) > 0) return true;
  const Items items = knowledge_.with_id(person);
  const bool is_somebody = has_kind(items, RecordKind::player) || has_kind(items, RecordKind::name);
  if (is_somebody) people_.insert(person);
  return is_somebody;
}

BehindTheGate::KnownSession* BehindTheGate::known_session(const Uuid& session) {
  const auto [place, first] = sessions_.try_emplace(session);
  if (first) {
    for (const Item& header : of_kind(knowledge_.with_id(session), RecordKind::session))
      if (const auto contents = read_as<SessionContents>(header)) {
        if (!place->second) place->second.emplace();
        place->second->add(session, *contents);
      }
    if (place->second)
      for (const Item& item : knowledge_.below(session, Branch::session)) {
        ++place->second->records[item.record.origin];
        if (says_an_entry(item.record.kind)) place->second->entries.insert(item.record.id);
      }
  }
  return place->second && !place->second->games.empty() ? &*place->second : nullptr;
}

void BehindTheGate::note(const Record& record, const Contents& contents) {
  clocks_[record.parent] = std::max(newest_clock(record.parent), record.clock);
  if (record.kind == RecordKind::evening && known_evening(record.id) == nullptr)
    evenings_[record.id].emplace();
  if (const auto* fusion = std::get_if<FusionContents>(&contents); fusion && fusion->with)
    joined().join(record.id, *fusion->with);
  if (record.kind == RecordKind::player) joined().take_in(record.parent, record.id);
  if (record.kind == RecordKind::player || record.kind == RecordKind::name)
    people_.insert(record.id);
  if (record.kind == RecordKind::session) {
    known_session(record.id);
    if (!sessions_[record.id]) sessions_[record.id].emplace();
    sessions_[record.id]->add(record.id, std::get<SessionContents>(contents));
  }
  if (says_an_entry(record.kind))
    must_be_there(known_session(record.parent)).entries.insert(record.id);
  ++must_be_there(counts_beside(record))[record.origin];
}

BehindTheGate::Counts* BehindTheGate::counts_beside(const Record& record) {
  switch (branch_of(record.kind)) {
    case Branch::evening:
      return known_evening(record.parent);
    case Branch::session: {
      KnownSession* const session = known_session(record.parent);
      return session ? &session->records : nullptr;
    }
    case Branch::roster:
    case Branch::purse:
      break;
  }
  return &counts_of_every_book(record.parent, branch_of(record.kind));
}

std::size_t BehindTheGate::beside(const Record& record) {
  const Counts* const counts = counts_beside(record);
  if (!counts) return 0;
  const auto found = counts->find(record.origin);
  return found == counts->end() ? 0 : found->second;
}

bool BehindTheGate::has_entry(const Uuid& session, const Uuid& entry) {
  const KnownSession* const known = known_session(session);
  return known && known->entries.count(entry) > 0;
}

BehindTheGate::Counts& BehindTheGate::counts_of_every_book(const Uuid& place, Branch branch) {
  const auto [counts, is_first] = of_every_book_.try_emplace(place);
  if (is_first)
    for (const Item& item : knowledge_.below(place, branch)) ++counts->second[item.record.origin];
  return counts->second;
}

std::int64_t BehindTheGate::newest_clock(const Uuid& place) {
  const auto [clock, is_first] = clocks_.try_emplace(place, 0);
  if (is_first) clock->second = knowledge_.clock_of(place);
  return clock->second;
}

std::span<const BehindTheGate::Game> BehindTheGate::games_of(const Uuid& session) {
  const KnownSession* const known = known_session(session);
  if (!known) return {};
  return known->games;
}

}  // namespace kattegat
