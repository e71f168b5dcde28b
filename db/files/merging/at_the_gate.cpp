#include "db/files/merging/at_the_gate.hpp"

#include "db/book/steps/writing.hpp"

namespace kattegat {

AtTheGate::AtTheGate(Store& store, Signed new_ones)
    : at_(store.mark()),
      missing_(store.without_words()),
      new_ones_(std::move(new_ones)),
      refused_(new_ones_.refused()) {}

Result<AtTheGate, BookFault> AtTheGate::judged(Store& store, const Source& source) {
  auto new_ones = Signed::among(store, source);
  if (!new_ones) return new_ones.error();
  AtTheGate all(store, std::move(*new_ones));
  if (auto fault = all.judge_in_rounds(store, source)) return std::move(*fault);
  return all;
}

bool AtTheGate::is_of_now(Store& store) const {
  return at_ == store.mark() && missing_ == store.without_words();
}
bool AtTheGate::lets_in(const Record& record) const {
  return new_ones_.contains(record) && out_.count(record.origin) == 0;
}
bool AtTheGate::is_genuine(Store& store, const Record& record) const {
  return lets_in(record) || (store.knows(record.origin, record.number, record.hash) &&
                             record_hash(record) == record.hash);
}
std::vector<LogEnd> AtTheGate::ends() const {
  std::vector<LogEnd> ends = new_ones_.ends();
  std::erase_if(ends, [&](const LogEnd& end) { return out_.count(end.origin) > 0; });
  return ends;
}
std::optional<std::int64_t> AtTheGate::row_without_words(const Hash& record) const {
  const auto row = missing_.find(record);
  return row == missing_.end() ? std::nullopt : std::optional(row->second);
}

// Until what is left needs nothing that has been refused. Of logs that lean on each other each
// round may refuse but one more: after so many, what leans on another is left for a later merge,
// when that one is here.
std::optional<BookFault> AtTheGate::judge_in_rounds(Store& store, const Source& source) {
  constexpr int most_rounds = 10;
  int rounds = 0;
  std::size_t before = 0;
  do {
    before = out_.size();
    heard_ = {};
    Round round{.each_log_alone = ++rounds == most_rounds};
    if (auto fault = source.each([&](const Item& item) { judge_one(store, round, item); }))
      return fault;
  } while (out_.size() != before && rounds < most_rounds);
  return std::nullopt;
}

void AtTheGate::judge_one(Store& store, Round& round, const Item& item) {
  const Record& record = item.record;
  if (item.words && missing_.count(record.hash) > 0 && is_genuine(store, record)) note(item);
  if (!lets_in(record)) return;
  if (!round.seen.insert(record.hash).second) return;  // the same once more
  auto reason = refuse(store, round, item);
  if (!reason) return note(item);
  out_.insert(record.origin);
  refused_.push_back({record.origin, record.number, std::move(*reason)});
}

// Of logs that are judged alone more than a few are left for later, too, as each is judged by all
// of the book that it speaks of.
std::optional<Text> AtTheGate::refuse(Store& store, Round& round, const Item& item) {
  constexpr std::size_t most_alone = 64;
  const Record& record = item.record;
  const bool follows = record.number == 1 || round.seen.count(record.previous) > 0 ||
                       store.knows(record.origin, record.number - 1, record.previous);
  if (!follows) return text(Word::verify_chain, to_string(record.origin), record.number);
  const Uuid judged_with = round.each_log_alone ? record.origin : Uuid{};
  auto gate = round.gates.find(judged_with);
  if (gate == round.gates.end()) {
    if (round.gates.size() >= most_alone) return text(Word::gate_later);
    gate = round.gates.emplace(judged_with, knowledge_of(store)).first;
  }
  return gate->second.refuse(record, item.words);
}

void AtTheGate::note(const Item& item) {
  const Record& record = item.record;
  heard_.places.insert(branch_of(record.kind) == Branch::roster ? record.id : record.parent);
  if (record.kind == RecordKind::session) heard_.places.insert(record.id);
  if (record.kind == RecordKind::erasure) {
    heard_.is_somebody_erased = true;
    if (const auto erasure = read_as<ErasureContents>(item); erasure && erasure->people.size() > 1)
      heard_.joined.insert(erasure->people.begin(), erasure->people.end());
  }
  if (record.kind != RecordKind::fusion) return;
  const auto fusion = read_as<FusionContents>(item);
  if (!fusion || !fusion->with) return;
  heard_.places.insert(*fusion->with);
  heard_.joined.insert({record.id, *fusion->with});
}

}  // namespace kattegat
