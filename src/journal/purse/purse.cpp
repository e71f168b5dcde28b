#include "kattegat/journal/purse/purse.hpp"

#include <algorithm>

#include "equal_movements.hpp"

namespace kattegat {
namespace {

PurseMovement movement_of(const PurseKey& key, const Thing& thing) {
  PurseMovement made;
  for (const Version& one : thing.versions()) made.ids.push_back(one.item->record.id);
  const auto contents = [&](std::size_t i) -> const PurseContents& {
    return std::get<PurseContents>(thing.versions()[i].contents);
  };
  made.contents = contents(thing.place_held());
  // When it was entered, and what was said of it then, whatever was decided since.
  made.contents.at = contents(0).at;
  for (std::size_t i = 0; i < thing.versions().size() && made.contents.note.empty(); ++i)
    made.contents.note = contents(i).note;
  made.person = key.person;
  made.evening = key.evening;
  std::vector<EnteredFor> open;
  for (const std::size_t i : thing.open())
    open.push_back(entered_by(thing.versions()[i].item->record, contents(i)));
  made.entered = entered_for(open);
  made.conflict = thing.is_in_conflict();
  return made;
}

// Another book may have given an id of ours to a movement of its own: whoever voids one means one.
// Alike in every book that has both. What was decided while two were one has an id of the one.
void tell_movements_apart(std::vector<PurseMovement>& movements,
                          const std::vector<OneOfEquals>& order) {
  std::map<Uuid, int> stand_for;
  for (const PurseMovement& one : movements) ++stand_for[one.ids.front()];
  for (std::size_t i = 0; i < movements.size(); ++i) {
    PurseMovement& one = movements[i];
    const Uuid first = one.ids.front();
    const bool is_shared = stand_for.at(first) > 1;
    std::erase_if(one.ids, [&](const Uuid& id) {
      return stand_for.count(id) > 0 && (id != first || is_shared);
    });
    if (is_shared) one.ids.insert(one.ids.begin(), derived_uuid(first, in_words(order[i])));
  }
}

}  // namespace

Purse purse_of(const PurseBefore& before) {
  Items below = before.below;
  sort_items(below);
  std::vector<OneOfEquals> order;
  std::map<OneOfEquals, std::vector<Version>> said;
  EqualMovements equals;
  for (const Item& item : below) {
    const auto contents = read_as<PurseContents>(item);
    if (!contents) continue;
    for (const OneOfEquals& one :
         equals.place(item.record, key_of(*contents, before), *contents, before.who_was)) {
      std::vector<Version>& versions = said[one];
      if (versions.empty()) order.push_back(one);
      versions.push_back(as_said(item, *contents, contents->stands));
    }
  }
  Purse purse;
  std::vector<Thing> things;  // in this order; what was not seen is not voided
  for (const OneOfEquals& one : order)
    purse.movements.push_back(
        movement_of(one.key, things.emplace_back(std::move(said.at(one)), Begun::by_deciding)));
  tell_movements_apart(purse.movements, order);
  for (std::size_t i = 0; i < order.size(); ++i)
    add_if_any(purse.conflicts,
               things[i].conflict(RecordKind::purse, purse.movements[i].ids.front()));
  std::stable_sort(purse.movements.begin(), purse.movements.end(),
                   [](const auto& a, const auto& b) { return a.contents.date < b.contents.date; });
  return purse;
}

EnteredFor entered_by(const Record& record, const PurseContents& says) {
  return {record.id, says.person, says.evening, {record.hash}};
}

std::vector<EnteredFor> entered_for(std::span<const EnteredFor> open) {
  std::vector<EnteredFor> all;
  std::map<EnteredAt, std::size_t> places;  // among all
  for (const EnteredFor& one : open) {
    const auto [place, is_first] = places.try_emplace({one.person, one.evening}, all.size());
    if (is_first) {
      all.push_back(one);
      continue;
    }
    Follows& follows = all[place->second].follows;
    follows.insert(follows.end(), one.follows.begin(), one.follows.end());
  }
  return all;
}

std::vector<NewRecord> decided_for(const std::vector<EnteredFor>& each, PurseContents decided) {
  std::vector<NewRecord> new_records;
  for (const EnteredFor& one : each) {
    decided.person = one.person;
    decided.evening = one.evening;
    decided.follows = at_most_a_record_holds(one.follows);
    new_records.push_back(new_record(RecordKind::purse, one.id, purse_id, decided));
    decided.note.clear();  // once is enough
  }
  return new_records;
}

Word word(PurseKind what) {
  constexpr std::array<Word, names(PurseKind{}).size()> words{
      Word::purse_membership, Word::purse_kitty,   Word::purse_fee,
      Word::purse_prize,      Word::purse_payment, Word::purse_other};
  return words[static_cast<std::size_t>(what)];
}

Money for_the_person(const PurseContents& one) {
  const bool gives = one.to_club == (one.what == PurseKind::payment);
  return gives ? one.amount : -one.amount;
}

PurseSums sums_of(std::span<const PurseMovement> movements) {
  PurseSums sums;
  for (const PurseMovement& one : movements) {
    const PurseContents& contents = one.contents;
    if (!contents.stands) continue;
    sums.people[one.person][contents.currency] += for_the_person(contents);
    sums.club[contents.currency] += -for_the_person(contents);
    Money& in_hand = sums.in_hand[contents.currency];
    if (contents.what == PurseKind::payment) in_hand += for_the_person(contents);
  }
  return sums;
}

}  // namespace kattegat
