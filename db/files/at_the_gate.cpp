#include "db/files/at_the_gate.hpp"

#include "db/book/writing.hpp"
#include "kattegat/journal/gate/gate.hpp"

namespace kattegat {

AtTheGate::AtTheGate(Store& store, const Source& source)
    : at(store.mark()),
      missing(store.without_words()),
      new_ones(store, source),
      refused(new_ones.refused()) {
  judge(store, source);
}

bool AtTheGate::is_of_now(Store& store) const {
  return at == store.mark() && missing == store.without_words();
}

// Until what is left needs nothing that has been refused. Of logs that lean on each other each
// round may refuse but one more: after so many, what leans on another is left for a later merge,
// when that one is here. So are more logs than a few, as each that is judged alone is judged by all
// of the book that it speaks of.
void AtTheGate::judge(Store& store, const Source& source) {
  constexpr int most_rounds = 10;
  constexpr std::size_t most_alone = 64;
  std::size_t before = 1;
  for (int round = 1; before != out.size() && round <= most_rounds; ++round) {
    before = out.size();
    heard = {};
    const bool is_last = round == most_rounds;
    std::map<Uuid, Gate> gates;  // in the last round each log's own
    Hashes seen;
    source.each([&](const Item& item) {
      const Record& record = item.record;
      if (item.words && missing.count(record.hash) > 0) note(item);
      if (!new_ones.contains(record) || out.count(record.origin) > 0) return;
      if (!seen.insert(record.hash).second) return;  // the same once more
      const bool follows = record.number == 1 || seen.count(record.previous) > 0 ||
                           store.knows(record.origin, record.number - 1, record.previous);
      const Uuid judged_with = is_last ? record.origin : Uuid{};
      const bool is_left = gates.size() >= most_alone && gates.count(judged_with) == 0;
      const auto judged = [&] {
        if (is_left) return std::optional(text(Word::verify_orphan));
        return gates.try_emplace(judged_with, knowledge_of(store))
            .first->second.refuse(record, item.words);
      };
      auto reason =
          follows ? judged() : text(Word::verify_chain, to_string(record.origin), record.number);
      if (!reason) return note(item);
      out.insert(record.origin);
      refused.push_back({record.origin, record.number, std::move(*reason)});
    });
  }
}

void AtTheGate::note(const Item& item) {
  const Record& record = item.record;
  heard.places.insert(branch_of(record.kind) == Branch::roster ? record.id : record.parent);
  if (record.kind == RecordKind::session) heard.places.insert(record.id);
  if (record.kind == RecordKind::erasure) {
    heard.is_somebody_erased = true;
    if (const auto erasure = read_as<ErasureContents>(item); erasure && erasure->people.size() > 1)
      heard.joined.insert(erasure->people.begin(), erasure->people.end());
  }
  if (record.kind != RecordKind::fusion) return;
  const auto fusion = read_as<FusionContents>(item);
  if (!fusion || !fusion->with) return;
  heard.places.insert(*fusion->with);
  heard.joined.insert({record.id, *fusion->with});
}

}  // namespace kattegat
