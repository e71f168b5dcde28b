#include "db/book/steps/writing.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <span>

#include "db/book/steps/one_step.hpp"
#include "db/book/steps/reading_evenings.hpp"
#include "db/book/steps/reading_people.hpp"
#include "kattegat/journal/sessions/sessions_begun_apart.hpp"

namespace kattegat {

Knowledge knowledge_of(Store& store) {
  return {[&](const Uuid& id) { return store.with_id(id); },
          [&](const Uuid& id, Branch branch) { return store.below(id, branch); },
          [&](const Uuid& place) { return store.clock_of(place); }, [&] { return store.ends(); }};
}

std::optional<Text> refused_next(Gate& gate, Store& store, const NewRecord& one,
                                 const PlaceInLog& in) {
  Record record = record_of(one);
  record.origin = in.log;
  record.number = in.number;
  record.clock = store.clock_of(one.parent) + 1;
  return gate.refuse(record, one.words);
}

namespace {

std::optional<BookFault> refused_at_the_gate(Store& store, const std::vector<NewRecord>& records) {
  Gate gate(knowledge_of(store));
  const Head end = store.own_end();
  PlaceInLog next{end.origin, end.count};
  for (const NewRecord& one : records) {
    ++next.number;
    if (auto reason = refused_next(gate, store, one, next))
      return BookFault{BookFault::Kind::other, std::move(*reason)};
  }
  return std::nullopt;
}

// Also where the gate is asked: once our log goes on in two places it lets more in, and nobody may
// have more in one of them.
std::optional<BookFault> too_many(Store& store, const std::vector<NewRecord>& records) {
  std::map<Uuid, std::pair<Branch, std::size_t>> more;
  for (const NewRecord& one : records) {
    auto& [branch, count] = more[one.parent];
    branch = branch_of(one.kind);
    ++count;
  }
  for (const auto& [id, some] : more)
    if (auto refused = one_log_too_many(some.first, store.own_below(id), some.second))
      return refused;
  return std::nullopt;
}

// What nobody could read would count for nothing, and no other book would take our log after it. An
// import has entries and players by the thousand: these hold no more than their file.
std::optional<BookFault> unreadable(const std::vector<NewRecord>& records) {
  for (const NewRecord& one : records) {
    if (one.kind == RecordKind::entry || one.kind == RecordKind::player) continue;
    if (const auto contents = read_contents(record_of(one), one.words); !contents)
      return BookFault{BookFault::Kind::other, contents.error()};
  }
  return std::nullopt;
}

bool says_who_is_who(const NewRecord& one) {
  return one.kind == RecordKind::name || one.kind == RecordKind::fusion ||
         one.kind == RecordKind::erasure;
}

}  // namespace

std::optional<BookFault> one_log_too_many(Branch branch, std::size_t known, std::size_t more) {
  const std::size_t most = most_of_one_log(branch);
  if (most - std::min(most, known) >= more) return std::nullopt;
  return BookFault{BookFault::Kind::other,
                   text(Word::gate_too_many, static_cast<std::int64_t>(most))};
}

std::optional<BookFault> append_own(Store& store, OwnRecords own) {
  if (own.records.empty() && own.postings.empty()) return std::nullopt;
  if (auto refused = own.judging == Judging::by_gate ? refused_at_the_gate(store, own.records)
                                                     : unreadable(own.records))
    return refused;
  if (auto refused = too_many(store, own.records)) return refused;
  Batch batch;
  batch.own = std::move(own.records);
  batch.postings = std::move(own.postings);
  store.append(batch);
  if (own.judging != Judging::by_import &&
      std::any_of(batch.own.begin(), batch.own.end(), says_who_is_who))
    book_begun_apart(store);
  return std::nullopt;
}

Result<Changed, BookFault> store_decided(Store& store, NewRecords decided) {
  if (!decided) return fault_of(decided.error());
  if (decided->empty()) return Changed::no;
  if (auto refused = append_own(store, {std::move(*decided)})) return *refused;
  return Changed::yes;
}

Stored<Decided> store_amended(Store& store, Amendment amendment) {
  if (const auto* damage = std::get_if<Damage>(&amendment)) damaged(*damage);
  if (const auto* why = std::get_if<WhyNot>(&amendment)) return fault_of(*why);
  if (auto* refused = std::get_if<Refused>(&amendment))
    return OrRefused<Decided>(std::move(*refused));
  Amended& amended = std::get<Amended>(amendment);
  if (!amended.decided.already) {
    OwnRecords own{.records = std::move(amended.new_records),
                   .postings = std::move(amended.postings),
                   .judging = Judging::by_journal};
    if (auto refused = append_own(store, std::move(own))) return *refused;
  }
  return OrRefused<Decided>(std::move(amended.decided));
}

void book_sessions(Store& store, const EveningHistory& history, const Evening& known,
                   const IsMeant& is_meant) {
  Batch batch;
  for (const SessionHistory& session : history.sessions)
    if (is_meant(session.id()))
      for (const Posting& one : postings(session, judge(expect_session(known, session.id())),
                                         store.booked(session.id())))
        batch.postings.push_back(one);
  if (!batch.postings.empty()) store.append(batch);
}

namespace {

void book_evenings(Store& store, std::span<const Uuid> evenings, const IsMeant& is_meant) {
  const Roster roster = roster_of(store);
  const Wholes wholes = wholes_of(store, roster);
  EveningReader reader(store, wholes);
  for (const Uuid& evening : evenings)
    if (auto items = reader.items_once(evening)) {
      const EveningHistory history = expect_history(std::move(*items), roster);
      book_sessions(store, history, expect_evening(history), is_meant);
    }
}

}  // namespace

void book_points(Store& store, std::span<const Uuid> evenings) {
  book_evenings(store, evenings, [](const Uuid&) { return true; });
}

void book_begun_apart(Store& store) {
  const auto apart = sessions_begun_apart(store.headers());
  std::set<Uuid> evenings;
  for (const auto& [session, below] : apart)
    for (const Uuid& evening : below)
      if (has_evening(store, evening)) evenings.insert(evening);
  book_evenings(store, std::vector(evenings.begin(), evenings.end()),
                [&](const Uuid& session) { return apart.count(session) > 0; });
}

}  // namespace kattegat
