#include "kattegat/journal/merging/keeping.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "kattegat/journal/people/retirements.hpp"
#include "kattegat/journal/purse/purse.hpp"
#include "src/journal/sessions/session_headers.hpp"

namespace kattegat {
namespace {

// The same contents, decided having seen all sides: taken over is nothing of it.
Contents again(const Side& side, const Follows& follows) {
  Contents contents = side.contents;
  if (auto* const header = std::get_if<SessionContents>(&contents)) header->takes_over = false;
  if (Follows* followed = follows_in(contents)) *followed = follows;
  return contents;
}

// Every record of the conflict.
std::vector<const Item*> all_of(const Conflict& conflict) {
  std::vector<const Item*> records;
  for (const Side& side : conflict.sides) {
    records.push_back(&side.item);
    for (const Item& item : side.alike) records.push_back(&item);
  }
  return records;
}

// For whom each side was entered, and what the same book says beside it.
std::vector<EnteredFor> entered_in(const Conflict& conflict) {
  std::vector<EnteredFor> open;
  for (const Side& side : conflict.sides) {
    open.push_back(entered_by(side.item.record, std::get<PurseContents>(side.contents)));
    for (const Item& item : side.alike)
      if (const auto says = read_as<PurseContents>(item))
        open.push_back(entered_by(item.record, *says));
  }
  return entered_for(open);
}

// The entry stands again; or where its row says something else, for two books have entered
// different things under one id, what this side says stands in its place.
NewRecord entry_again(const Keeping& asked, const Side& kept, const Follows& follows) {
  const Record& was = kept.item.record;
  const EntryContents& says = *entry_in(kept.contents);
  const bool is_that_row =
      std::any_of(asked.rows.begin(), asked.rows.end(), [&](const EntryRow& row) {
        return row.id == was.id && row.says_when_restored && row.contents == says;
      });
  if (is_that_row)
    return new_record(RecordKind::restored, asked.new_id, was.parent,
                      DecisionContents{was.id, "", "", follows});
  return new_record(RecordKind::correction, asked.new_id, was.parent,
                    CorrectionContents{was.id, says, "", "", follows});
}

// Of each of the person's ids, after what has been said of it. Whom they are made one with may be
// one of these: that one is nobody else.
std::vector<NewRecord> of_each_id(const Conflict& conflict, const Side& kept) {
  std::map<Uuid, Follows> said;
  for (const Item* one : all_of(conflict)) said[one->record.id].push_back(one->record.hash);
  std::vector<NewRecord> new_records;
  for (auto& [id, follows] : said) {
    Contents contents = again(kept, at_most_a_record_holds(std::move(follows)));
    if (auto* const fusion = std::get_if<FusionContents>(&contents); fusion && fusion->with == id)
      fusion->with.reset();
    new_records.push_back(new_record(conflict.about, id, roster_id, std::move(contents)));
  }
  return new_records;
}

// Every other record, then this one: what a header's numbers mean goes on from that.
Follows all_and_last(const Conflict& conflict, const Hash& record) {
  Follows follows;
  std::vector<const Item*> all = all_of(conflict);
  std::stable_partition(all.begin(), all.end(),
                        [&](const Item* one) { return one->record.hash != record; });
  for (const Item* one : all) {
    const Hash& hash = one->record.hash;
    if (one->record.kind != RecordKind::session)
      follows.push_back(hash);
    else if (const auto header = read_as<SessionContents>(*one))
      follow_header(follows, hash, *header);
  }
  return at_most_a_record_holds(std::move(follows));
}

// The same of the same thing.
NewRecord said_again(const Uuid& id, const Side& kept, const Follows& follows) {
  const Record& was = kept.item.record;
  return new_record(was.kind, id, was.parent, again(kept, follows));
}

NewRecord kept_once_more(const Keeping& asked, const Side& kept) {
  const Record& was = kept.item.record;
  Follows follows = all_and_last(asked.conflict, was.hash);
  if (entry_in(kept.contents)) return entry_again(asked, kept, follows);
  const bool is_of_entry = std::holds_alternative<DecisionContents>(kept.contents);
  if (is_of_entry) return said_again(asked.new_id, kept, follows);
  if (was.kind == RecordKind::retired)
    follows = knowing_fusions(std::move(follows), asked.fusions, was.id);
  return said_again(was.id, kept, follows);
}

}  // namespace

NewRecords keeping(const Keeping& asked) {
  const Conflict& conflict = asked.conflict;
  const auto kept =
      std::find_if(conflict.sides.begin(), conflict.sides.end(),
                   [&](const Side& side) { return side.item.record.hash == asked.record; });
  if (kept == conflict.sides.end())
    return missing(text(Word::conflict_no_such, to_string(asked.record)));
  if (conflict.about == RecordKind::name || conflict.about == RecordKind::fusion)
    return of_each_id(conflict, *kept);
  if (conflict.about == RecordKind::purse)
    return decided_for(entered_in(conflict), std::get<PurseContents>(kept->contents));
  return std::vector<NewRecord>{kept_once_more(asked, *kept)};
}

}  // namespace kattegat
