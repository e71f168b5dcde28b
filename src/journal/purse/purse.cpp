#include "kattegat/journal/purse/purse.hpp"

#include <algorithm>
#include <set>
#include <tuple>

#include "purse_key.hpp"

namespace kattegat {
namespace {

// Which of the movements that are equal now. What is owed for one thing is owed once. Money that
// was handed over for two people who were found to be one since, or at tables that have been
// joined, was handed over twice, whichever tablets saw it; what another tablet has seen of one
// person at the same table is one of these.
struct EnteredAt {  // for whom, and at which table, by then
  Uuid person;
  std::optional<Uuid> evening;
  bool operator<(const EnteredAt& other) const {
    return std::tie(person, evening) < std::tie(other.person, other.evening);
  }
};
struct NthEntered {  // which of the equal ones there
  EnteredAt at;
  std::size_t nth = 0;
  bool operator<(const NthEntered& other) const {
    return std::tie(at, nth) < std::tie(other.at, other.nth);
  }
};
struct OneOfEquals {
  PurseKey key;
  NthEntered which;
  bool operator<(const OneOfEquals& other) const {
    return std::tie(key, which) < std::tie(other.key, other.which);
  }
};
constexpr std::size_t most_that_were_one = 8;
class EqualMovements {
 public:
  // What has been decided of two that were one then is decided of both; of so many, for more of
  // them have never been one.
  std::set<OneOfEquals> place(const Record& record, const PurseKey& key,
                              const PurseContents& contents, const WhoIs& who_was) {
    const EnteredAt entered{who_was(contents.person), contents.evening};
    std::set<NthEntered>& places = places_[record.hash];
    if (contents.what != PurseKind::payment)
      places.insert(NthEntered{});
    else if (contents.follows.empty())
      places.insert({entered, nth(record, {key, record.origin, entered})});
    else
      for (const Hash& followed : contents.follows)
        if (const auto found = places_.find(followed); found != places_.end())
          for (const NthEntered& one : found->second)
            if (places.size() < most_that_were_one) places.insert(one);
    if (places.empty()) places.insert({entered, 0});
    std::set<OneOfEquals> all;
    for (const NthEntered& one : places) all.insert({key, one});
    return all;
  }

 private:
  struct OfTablet {
    PurseKey key;
    Uuid log;
    EnteredAt at;
    bool operator<(const OfTablet& other) const {
      return std::tie(key, log, at) < std::tie(other.key, other.log, other.at);
    }
  };
  struct Count {
    std::size_t so_far = 0;
    std::int64_t clock = 0;  // of the last
    std::map<Uuid, std::size_t> places{};
  };
  // Of the same id, or of the same clock, is what two copies of a book have written with one key,
  // apart: one copy gives the equal ones ids of their own, one after the other.
  std::size_t nth(const Record& record, const OfTablet& which) {
    Count& count = entered_[which];
    const bool is_known = count.places.count(record.id) > 0;
    if (!is_known && count.clock != record.clock) ++count.so_far;
    count.clock = record.clock;
    return count.places.try_emplace(record.id, count.so_far - 1).first->second;
  }

  std::map<OfTablet, Count> entered_;
  std::map<Hash, std::set<NthEntered>> places_;
};

PurseMovement movement_of(const PurseKey& key, const Thing& thing) {
  PurseMovement made;
  for (const Version& one : thing.versions) made.ids.push_back(one.item->record.id);
  const auto contents = [&](std::size_t i) -> const PurseContents& {
    return std::get<PurseContents>(thing.versions[i].contents);
  };
  made.contents = contents(*thing.resolved.holds);
  // When it was entered, and what was said of it then, whatever was decided since.
  made.contents.at = contents(0).at;
  for (std::size_t i = 0; i < thing.versions.size() && made.contents.note.empty(); ++i)
    made.contents.note = contents(i).note;
  made.person = key.person;
  made.evening = key.evening;
  std::vector<const Item*> open;
  for (const std::size_t i : thing.resolved.open) open.push_back(thing.versions[i].item);
  made.entered = entered_for(open);
  made.conflict = thing.resolved.conflict;
  return made;
}

std::string in_words(const OneOfEquals& one) {
  const EnteredAt& at = one.which.at;
  return in_words(one.key) + " " + to_string(at.person) + " " +
         (at.evening ? to_string(*at.evening) : "-") + " " + std::to_string(one.which.nth);
}

// Another book may have given an id of ours to a movement of its own: whoever voids one means one.
// Alike in every book that has both. What was decided while two were one has an id of the one.
void tell_apart(std::vector<PurseMovement>& movements, const std::vector<OneOfEquals>& order) {
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
  std::map<OneOfEquals, Thing> things;
  EqualMovements equals;
  for (const Item& item : below) {
    const auto contents = read_as<PurseContents>(item);
    if (!contents) continue;
    for (const OneOfEquals& one :
         equals.place(item.record, key_of(*contents, before), *contents, before.who_was)) {
      if (things.count(one) == 0) order.push_back(one);
      things[one].add(item, *contents, contents->stands);
    }
  }
  Purse purse;
  for (const OneOfEquals& one : order) {
    Thing& thing = things.at(one);
    thing.resolve(Begun::by_deciding);  // what was not seen is not voided
    purse.movements.push_back(movement_of(one.key, thing));
  }
  tell_apart(purse.movements, order);
  for (std::size_t i = 0; i < order.size(); ++i)
    add_if_any(purse.conflicts,
               things.at(order[i]).conflict(RecordKind::purse, purse.movements[i].ids.front()));
  std::stable_sort(purse.movements.begin(), purse.movements.end(),
                   [](const auto& a, const auto& b) { return a.contents.date < b.contents.date; });
  return purse;
}

std::vector<EnteredFor> entered_for(std::span<const Item* const> open) {
  std::vector<EnteredFor> all;
  std::map<EnteredAt, std::size_t> places;  // among all
  for (const Item* const item : open) {
    const auto contents = read_as<PurseContents>(*item);
    if (!contents) continue;
    const auto [place, is_first] =
        places.try_emplace({contents->person, contents->evening}, all.size());
    if (is_first) all.push_back({item->record.id, contents->person, contents->evening, {}});
    all[place->second].follows.push_back(item->record.hash);
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
