#include "kattegat/journal/purse/purse_request.hpp"

#include <algorithm>
#include <set>

#include "kattegat/journal/evenings/evening_history.hpp"
#include "purse_key.hpp"
#include "src/journal/decisions/equals.hpp"

namespace kattegat {
namespace {

// About those that stand for its person and its evening.
PurseContents as_it_stands(PurseContents one, const PurseBefore& before) {
  one.person = before.who_is(one.person);
  if (one.evening) one.evening = before.whole(*one.evening);
  return one;
}

Equals<PurseMovement> those_like(const Purse& purse, const PurseContents& asked,
                                 const PurseBefore& before) {
  Equals<PurseMovement> found;
  const PurseContents like = as_it_stands(asked, before);
  for (const PurseMovement& one : purse.movements)
    if (is_like(one, like)) found.add(one, one.contents.stands);
  return found;
}

Uuid id_of(const PurseContents& one, const PurseBefore& before) {
  return derived_uuid(purse_id, in_words(key_of(one, before)));
}

// What the movement says, decided anew; its note stays where it was entered.
PurseContents decided_again(const PurseMovement& movement, bool stands, const std::string& at,
                            const std::string& why) {
  PurseContents contents = movement.contents;
  contents.stands = stands;
  contents.at = at;
  contents.note.clear();
  contents.why = why;
  return contents;
}

}  // namespace

bool is_like(const PurseMovement& one, const PurseContents& like) {
  return is_equal(key_of(one.contents, one.person, one.evening),
                  key_of(like, like.person, like.evening));
}

std::int64_t standing_like(const PurseBefore& before, const PurseContents& like) {
  return those_like(purse_of(before), like, before).count;
}

namespace {

PurseAdding adding_to(const Purse& purse, const PurseBefore& before, PurseContents like,
                      Extra extra) {
  const Equals<PurseMovement> found = those_like(purse, like, before);
  if (found.standing && extra == Extra::no) return {found.standing->ids.front(), {}};
  const PurseMovement* counted = found.to_count_again();
  if (!counted) {
    like.nth = found.free_from(0);  // as by who does not know that some are equal
    const Uuid id = id_of(like, before);
    return {id, {new_record(RecordKind::purse, id, purse_id, like)}};
  }
  // It counts after all; what is said of it now stands beside what was said before.
  PurseContents contents = decided_again(*counted, true, like.at, "");
  contents.note = like.note;
  return {counted->ids.front(), decided_for(counted->entered, std::move(contents))};
}

PurseContents payment_for(PurseContents one) {
  one.what = PurseKind::payment;
  one.note.clear();
  return one;
}
bool is_payment_for(const PurseContents& payment, const PurseContents& one) {
  const auto is_same = [](const PurseContents& a, const PurseContents& b) {
    return is_equal(key_of(a, a.person, a.evening), key_of(b, b.person, b.evening));
  };
  return one.what != PurseKind::payment && is_same(payment, payment_for(one));
}

}  // namespace

std::vector<PurseContents> with_its_payment(PurseContents one, bool is_paid) {
  std::vector<PurseContents> both{std::move(one)};
  if (is_paid && both.front().what != PurseKind::payment) both.push_back(payment_for(both.front()));
  return both;
}

namespace {

// By which id the movement is known that this record has entered: by another one where another book
// has given it to a movement of its own.
Uuid known_as(const Uuid& record, const Purse& purse, const PurseContents& like) {
  for (const PurseMovement& one : purse.movements)
    if (is_like(one, like) &&
        std::any_of(one.entered.begin(), one.entered.end(),
                    [&](const EnteredFor& entered) { return entered.id == record; }))
      return one.ids.front();
  return record;
}

}  // namespace

std::vector<PurseAdding> adding(PurseBefore before, std::span<const PurseContents> movements,
                                Extra extra) {
  std::vector<PurseAdding> all;
  Purse purse = purse_of(before);
  std::int64_t clock = newest_clock(before.below), row = 0;
  std::set<Uuid> taken;
  for (const Item& item : before.below) taken.insert(item.record.id);
  std::set<Uuid> since;  // the first of those like each that has been added since that was read
  for (std::size_t i = 0; i < movements.size(); ++i) {
    const PurseContents& one = movements[i];
    PurseContents first = one;
    first.nth = 0;
    if (!since.insert(id_of(first, before)).second) {
      purse = purse_of(before);
      since = {id_of(first, before)};
    }
    // Whoever has paid for something new has paid once more.
    const bool pays_for_new = i > 0 && !all.back().new_records.empty() &&
                              taken.count(all.back().id) == 0 &&
                              is_payment_for(one, movements[i - 1]);
    all.push_back(adding_to(purse, before, one, pays_for_new ? Extra::yes : extra));
    for (const NewRecord& made : all.back().new_records)
      before.below.push_back(as_if_stored(made, clock++, --row));
  }
  for (std::size_t i = 0; i < all.size(); ++i)
    if (!all[i].new_records.empty() && taken.count(all[i].id) > 0)
      all[i].id = known_as(all[i].id, purse_of(before), as_it_stands(movements[i], before));
  return all;
}

NewRecords deciding(const PurseBefore& before, const PurseRequest& request) {
  const Purse purse = purse_of(before);
  for (const PurseMovement& one : purse.movements) {
    if (std::find(one.ids.begin(), one.ids.end(), request.movement) == one.ids.end()) continue;
    if (one.contents.stands == request.stands && !one.conflict) return std::vector<NewRecord>();
    return decided_for(one.entered, decided_again(one, request.stands, request.at, request.why));
  }
  return missing(text(Word::purse_no_movement, to_string(request.movement)));
}

}  // namespace kattegat
