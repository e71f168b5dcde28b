#include "behind_the_gate.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "kattegat/core/check.hpp"
#include "kattegat/journal/sessions/session_history.hpp"

namespace kattegat {
namespace {

// Records of one log below an evening, a session, the purse.
constexpr std::size_t session_limit = 5 * entries_limit;
constexpr std::size_t purse_limit = 100'000;

// Below what is not there nothing is let in.
template <class Place>
Place& must_be_there(Place* place) {
  KATTEGAT_CHECK(place != nullptr);
  return *place;
}

}  // namespace

std::size_t most_of_one_log(Branch branch) {
  switch (branch) {
    case Branch::evening:
      return records_limit;
    case Branch::session:
      return session_limit;
    case Branch::purse:
      return purse_limit;
    case Branch::roster:
      break;
  }
  return std::numeric_limits<std::size_t>::max();
}

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

std::optional<Text> BehindTheGate::refuse_one_more(const Counts& counts, const Record& record,
                                                   std::size_t limit) {
  const auto known = counts.find(record.origin);
  if (known == counts.end() || known->second < limit || is_forked(record.origin)) return {};
  return text(Word::gate_too_many, static_cast<std::int64_t>(limit));
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
  if (const auto* fusion = std::get_if<FusionContents>(&contents); fusion && fusion->with) {
    joined().join(record.id, *fusion->with);
  }
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
  count(record);
}

void BehindTheGate::count(const Record& record) {
  switch (branch_of(record.kind)) {
    case Branch::evening:
      ++must_be_there(known_evening(record.parent))[record.origin];
      break;
    case Branch::session:
      ++must_be_there(known_session(record.parent)).records[record.origin];
      break;
    case Branch::purse:
      ++purse_records()[record.origin];
      break;
    case Branch::roster:
      break;
  }
}

std::optional<Text> BehindTheGate::refuse_in_evening(const Record& record,
                                                     std::span<const Uuid> players) {
  const Counts* const records = known_evening(record.parent);
  if (!records) return text(Word::verify_orphan);
  for (const Uuid& one : players)
    if (!plays(record.parent, one)) return text(Word::gate_nobody);
  return refuse_one_more(*records, record, records_limit);
}

std::optional<Text> BehindTheGate::refuse_in_session(const Record& record,
                                                     const std::optional<Uuid>& of) {
  const KnownSession* const session = known_session(record.parent);
  if (!session) return text(Word::verify_orphan);
  if (of && session->entries.count(*of) == 0) return text(Word::gate_nothing);
  return refuse_one_more(session->records, record, session_limit);
}

std::optional<Text> BehindTheGate::refuse_in_purse(const Record& record) {
  return refuse_one_more(purse_records(), record, purse_limit);
}

std::optional<Text> BehindTheGate::refuse_header(const Record& record) {
  const Counts* const records = known_evening(record.id);
  return records ? refuse_one_more(*records, record, records_limit) : std::nullopt;
}

BehindTheGate::Counts& BehindTheGate::purse_records() {
  if (!purse_records_) {
    purse_records_.emplace();
    for (const Item& item : knowledge_.below(purse_id, Branch::purse))
      ++(*purse_records_)[item.record.origin];
  }
  return *purse_records_;
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
