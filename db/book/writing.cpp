#include "db/book/writing.hpp"

#include <algorithm>

#include "db/book/one_step.hpp"
#include "db/book/reading.hpp"

namespace kattegat {

Uuid own_log(Store& store) {
  const Hash head = store.own_head();
  for (const LogEnd& end : store.ends())
    if (end.hash == head) return end.origin;
  return {};
}

Knowledge knowledge_of(Store& store) {
  return {[&](const Uuid& id) { return store.with_id(id); },
          [&](const Uuid& place) { return store.below(place); },
          [&](const Uuid& place) { return store.clock_of(place); }};
}

std::optional<BookFault> append_bounded(Store& store, const Batch& batch) {
  std::map<Uuid, std::pair<Place, std::size_t>> more;
  for (const auto& one : batch.own) {
    auto& [place, count] = more[one.parent];
    place = place_of(one.kind);
    ++count;
  }
  for (const auto& [id, some] : more) {
    const std::size_t most = most_of_one_log(some.first);
    if (most - std::min(most, store.own_below(id)) < some.second)
      return BookFault{BookFault::Kind::other,
                       text(Word::gate_too_many, static_cast<std::int64_t>(most))};
  }
  store.append(batch);
  return std::nullopt;
}

std::optional<BookFault> append_own(Store& store, std::vector<NewRecord> new_records) {
  if (new_records.empty()) return std::nullopt;
  Gate gate(knowledge_of(store));
  for (const NewRecord& new_record : new_records) {
    Record record = record_of(new_record);
    record.clock = store.clock_of(new_record.parent) + 1;
    if (auto reason = gate.refuse(record, new_record.words))
      return BookFault{BookFault::Kind::other, std::move(*reason)};
  }
  Batch batch;
  batch.own = std::move(new_records);
  return append_bounded(store, batch);
}

Result<DecidedOrNot, BookFault> store_amended(Store& store, Amendment amendment) {
  if (const auto* damage = std::get_if<Damage>(&amendment)) unreadable(*damage);
  if (const auto* why = std::get_if<WhyNot>(&amendment)) return fault_of(*why);
  if (auto* refused = std::get_if<Refused>(&amendment)) return DecidedOrNot{std::move(*refused)};
  Amended& amended = std::get<Amended>(amendment);
  if (!amended.decided.known) {
    Batch batch;
    batch.own = std::move(amended.new_records);
    batch.postings = std::move(amended.postings);
    if (auto refused = append_bounded(store, batch)) return *refused;
  }
  return DecidedOrNot{std::move(amended.decided)};
}

void book_points(Store& store, const People& people, const Uuid& evening) {
  const EveningHistory history = known_history(items_of(store, people, evening), people);
  const Evening known = known_evening(history);
  Batch batch;
  for (const SessionHistory& session : history.sessions)
    for (Posting& one :
         postings(session, judge(file_in(known, session.id)), store.booked(session.id)))
      batch.postings.push_back(one);
  store.append(batch);
}

}  // namespace kattegat
