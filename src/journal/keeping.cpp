#include "kattegat/journal/keeping.hpp"

namespace kattegat {
namespace {

// The same contents, decided having seen all sides.
Contents again(const Side& side, const Follows& follows) {
  Contents contents = side.contents;
  if (Follows* followed = follows_in(contents)) *followed = follows;
  return contents;
}

// What an entry or a correction says.
const EntryContents* entry_of(const Contents& contents) {
  if (const auto* correction = std::get_if<CorrectionContents>(&contents)) return &correction->as;
  return std::get_if<EntryContents>(&contents);
}

// The entry stands again; or where its row says something else, for two books have entered
// different things under one id, what this side says stands in its place.
NewRecord entry_again(const Record& was, const EntryContents& says,
                      const std::vector<EntryRow>& rows, const Follows& follows, const Uuid& as) {
  for (const EntryRow& row : rows)
    if (row.id == was.id && row.contents.body == says.body && row.contents.texts == says.texts)
      return new_record(RecordKind::restored, as, was.parent,
                        DecisionContents{was.id, "", "", follows});
  return new_record(RecordKind::correction, as, was.parent,
                    CorrectionContents{was.id, says, "", "", follows});
}

}  // namespace

Result<NewRecord, WhyNot> keeping(const Conflict& conflict, const Hash& record,
                                  const std::vector<EntryRow>& rows, const Uuid& as) {
  Follows follows;
  const Side* kept = nullptr;
  for (const Side& side : conflict.sides) {
    if (side.item.record.hash == record)
      kept = &side;
    else
      follows.push_back(side.item.record.hash);
  }
  follows.push_back(record);  // last: what a header's numbers mean goes on from that
  follows = at_most_a_record_holds(std::move(follows));
  if (!kept) return WhyNot{true, text(Word::conflict_no_such, to_string(record))};
  const Record& was = kept->item.record;
  if (const EntryContents* entry = entry_of(kept->contents))
    return entry_again(was, *entry, rows, follows, as);
  const bool decides = was.kind == RecordKind::voided || was.kind == RecordKind::restored;
  return new_record(was.kind, decides ? as : was.id, was.parent, again(*kept, follows));
}

}  // namespace kattegat
