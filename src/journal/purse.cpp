#include "kattegat/journal/purse.hpp"

#include <algorithm>
#include <set>
#include <tuple>

#include "kattegat/journal/evening_history.hpp"

namespace kattegat {
namespace {

// What makes two movements one: whom and what it is about, and which of equal ones it is.
struct PurseKey {
  Uuid person;  // who it stands for now
  PurseKind what{};
  bool to_club = false;
  std::string date;
  Money amount;
  std::string currency;
  std::optional<Uuid> evening;  // the whole one
  std::int64_t nth = 0;
  bool operator<(const PurseKey& other) const {
    const auto all = [](const PurseKey& key) {
      return std::tie(key.person, key.what, key.to_club, key.date, key.amount, key.currency,
                      key.evening, key.nth);
    };
    return all(*this) < all(other);
  }
};

PurseKey key_of(const PurseContents& one, const PurseBefore& before) {
  std::optional<Uuid> evening;
  if (one.evening) evening = before.whole(*one.evening);
  return {before.who_is(one.person),
          one.what,
          one.to_club,
          one.date,
          one.amount,
          one.currency,
          evening,
          one.nth};
}

// Which of the movements that are equal now. What is owed for one thing is owed once. Money that
// was handed over for two people who were found to be one since, or at tables that have been
// joined, was handed over twice, whichever tablets saw it; what another tablet has seen of one
// person at the same table is one of these.
using Entered = std::pair<Uuid, std::optional<Uuid>>;  // for whom, and at which table, by then
using Numbered = std::pair<Entered, std::size_t>;      // which of the equal ones there
using OneOfEquals = std::pair<PurseKey, Numbered>;
class EqualMovements {
 public:
  // What has been decided of two that were one then is decided of both.
  std::set<OneOfEquals> place(const Record& record, const PurseKey& key,
                              const PurseContents& contents, const WhoIs& who_was) {
    const Entered entered{who_was(contents.person), contents.evening};
    std::set<Numbered>& places = places_[record.hash];
    if (contents.what != PurseKind::payment)
      places.insert(Numbered{});
    else if (contents.follows.empty())
      places.insert({entered, entered_[{key, record.origin, entered}]++});
    else
      for (const Hash& followed : contents.follows)
        if (const auto found = places_.find(followed); found != places_.end())
          places.insert(found->second.begin(), found->second.end());
    if (places.empty()) places.insert({entered, 0});
    std::set<OneOfEquals> all;
    for (const Numbered& one : places) all.emplace(key, one);
    return all;
  }

 private:
  std::map<std::tuple<PurseKey, Uuid, Entered>, std::size_t> entered_;  // by the tablet
  std::map<Hash, std::set<Numbered>> places_;
};

PurseMovement movement_of(const PurseKey& key, const Thing& thing) {
  PurseMovement made;
  for (const Item* item : thing.items) made.ids.push_back(item->record.id);
  const auto contents = [&](std::size_t i) { return std::get<PurseContents>(thing.contents[i]); };
  made.contents = contents(*thing.resolved.holds);
  // When it was entered, and what was said of it then, whatever was decided since.
  made.contents.at = contents(0).at;
  for (std::size_t i = 0; i < thing.contents.size() && made.contents.note.empty(); ++i)
    made.contents.note = contents(i).note;
  made.person = key.person;
  made.evening = key.evening;
  made.follows = thing.follows();
  made.conflict = thing.resolved.conflict;
  return made;
}

// Of the movements that are like this one, the one that stands, and what is known of its nth.
struct Alike {
  const PurseMovement* standing = nullptr;  // the last
  const PurseMovement* voided = nullptr;    // the first
  std::set<std::int64_t> numbers;           // that are taken
  [[nodiscard]] std::int64_t next() const {
    std::int64_t nth = 0;
    while (numbers.count(nth) > 0) ++nth;
    return nth;
  }
};
Alike those_like(const Purse& purse, PurseContents like, const PurseBefore& before) {
  Alike found;
  like.person = before.who_is(like.person);
  if (like.evening) like.evening = before.whole(*like.evening);
  for (const PurseMovement& one : purse.movements) {
    if (!is_like(one, like)) continue;
    found.numbers.insert(one.contents.nth);
    if (one.contents.stands) found.standing = &one;
    if (!one.contents.stands && !found.voided) found.voided = &one;
  }
  return found;
}

Uuid id_of(const PurseContents& one, const PurseBefore& before) {
  const PurseKey key = key_of(one, before);
  return derived_uuid(purse_id, to_string(key.person) + " " +
                                    std::string(purse_kinds[static_cast<std::size_t>(one.what)]) +
                                    (one.to_club ? " to " : " from ") + one.date + " " +
                                    to_string(one.amount) + " " + one.currency + " " +
                                    (key.evening ? to_string(*key.evening) : "-") + " " +
                                    std::to_string(one.nth));
}

// What the movement says, decided anew; its note stays where it was entered.
PurseContents again(const PurseMovement& movement, bool stands, const std::string& at,
                    const std::string& why) {
  PurseContents contents = movement.contents;
  contents.stands = stands;
  contents.at = at;
  contents.note.clear();
  contents.why = why;
  contents.follows = movement.follows;
  return contents;
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
      things[one].add(item, *contents, contents->stands ? "stands" : "");
    }
  }
  Purse purse;
  for (const OneOfEquals& one : order) {
    Thing& thing = things.at(one);
    thing.resolve(Begun::by_deciding);  // what was not seen is not voided
    purse.movements.push_back(movement_of(one.first, thing));
    if (!thing.resolved.conflict) continue;
    purse.conflicts.push_back(
        thing.conflict(RecordKind::purse, purse.movements.back().ids.front()));
  }
  std::stable_sort(purse.movements.begin(), purse.movements.end(),
                   [](const auto& a, const auto& b) { return a.contents.date < b.contents.date; });
  return purse;
}

Word word(PurseKind what) {
  constexpr std::array<Word, purse_kinds.size()> words{Word::purse_membership, Word::purse_kitty,
                                                       Word::purse_fee,        Word::purse_prize,
                                                       Word::purse_payment,    Word::purse_other};
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

std::vector<PurseDue> dues_of(const PurseView& view) {
  std::vector<PurseDue> dues;
  for (const PurseAccount& one : view.accounts)
    for (const auto& [currency, balance] : one.balance) {
      const bool owes = balance < Money{};
      if (balance != Money{})
        dues.push_back({one.name, one.person, currency, owes, owes ? -balance : balance});
    }
  return dues;
}

bool is_like(const PurseMovement& one, const PurseContents& like) {
  const PurseContents& known = one.contents;
  return one.person == like.person && one.evening == like.evening && known.what == like.what &&
         known.to_club == like.to_club && known.date == like.date && known.amount == like.amount &&
         known.currency == like.currency;
}

PurseAdding adding(const PurseBefore& before, PurseContents like, bool extra) {
  const Purse purse = purse_of(before);
  const Alike found = those_like(purse, like, before);
  if (found.standing && !extra) return {found.standing->ids.front(), std::nullopt};
  if (!found.voided) {
    like.nth = found.next();
    const Uuid id = id_of(like, before);
    return {id, new_record(RecordKind::purse, id, purse_id, like)};
  }
  // It counts after all; what is said of it now stands beside what was said before.
  const Uuid id = found.voided->ids.front();
  PurseContents contents = again(*found.voided, true, like.at, "");
  contents.note = like.note;
  return {id, new_record(RecordKind::purse, id, purse_id, contents)};
}

std::vector<PurseAdding> adding(PurseBefore before, std::span<const PurseContents> movements,
                                bool extra) {
  std::vector<PurseAdding> all;
  for (const PurseContents& one : movements) {
    all.push_back(adding(before, one, extra));
    const auto row = -static_cast<std::int64_t>(all.size());
    if (const auto& made = all.back().new_record)
      before.below.push_back(as_if_stored(*made, before.below, row));
  }
  return all;
}

Result<std::optional<NewRecord>, WhyNot> deciding(const PurseBefore& before,
                                                  const PurseRequest& request) {
  using Answer = std::optional<NewRecord>;
  const Purse purse = purse_of(before);
  for (const PurseMovement& one : purse.movements) {
    if (std::find(one.ids.begin(), one.ids.end(), request.movement) == one.ids.end()) continue;
    if (one.contents.stands == request.stands && !one.conflict) return Answer();
    return Answer(new_record(RecordKind::purse, one.ids.front(), purse_id,
                             again(one, request.stands, request.at, request.why)));
  }
  return WhyNot{true, text(Word::purse_no_movement, to_string(request.movement))};
}

}  // namespace kattegat
