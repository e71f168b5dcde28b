#include "kattegat/journal/purse_request.hpp"

#include <algorithm>
#include <set>

#include "equals.hpp"
#include "kattegat/journal/evening_history.hpp"
#include "purse_key.hpp"

namespace kattegat {
namespace {

Equals<PurseMovement> those_like(const Purse& purse, PurseContents like,
                                 const PurseBefore& before) {
  Equals<PurseMovement> found;
  like.person = before.who_is(like.person);
  if (like.evening) like.evening = before.whole(*like.evening);
  for (const PurseMovement& one : purse.movements)
    if (is_like(one, like)) found.add(one, one.contents.stands);
  return found;
}

Uuid id_of(const PurseContents& one, const PurseBefore& before) {
  return derived_uuid(purse_id, in_words(key_of(one, before)));
}

// What the movement says, decided anew; its note stays where it was entered.
PurseContents again(const PurseMovement& movement, bool stands, const std::string& at,
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
  PurseContents contents = again(*counted, true, like.at, "");
  contents.note = like.note;
  return {counted->ids.front(), decided_for(counted->entered, std::move(contents))};
}

}  // namespace

std::vector<PurseContents> with_its_payment(PurseContents one, bool is_paid) {
  std::vector<PurseContents> both{std::move(one)};
  if (!is_paid || both.front().what == PurseKind::payment) return both;
  PurseContents& payment = both.emplace_back(PurseContents(both.front()));
  payment.what = PurseKind::payment;
  payment.note.clear();
  return both;
}

std::vector<PurseAdding> adding(PurseBefore before, std::span<const PurseContents> movements,
                                Extra extra) {
  std::vector<PurseAdding> all;
  Purse purse = purse_of(before);
  std::int64_t clock = newest_clock(before.below), row = 0;
  std::set<Uuid> since;  // the first of those like each that has been added since that was read
  for (const PurseContents& one : movements) {
    PurseContents first = one;
    first.nth = 0;
    if (!since.insert(id_of(first, before)).second) {
      purse = purse_of(before);
      since = {id_of(first, before)};
    }
    all.push_back(adding_to(purse, before, one, extra));
    for (const NewRecord& made : all.back().new_records)
      before.below.push_back(as_if_stored(made, clock++, --row));
  }
  return all;
}

NewRecords deciding(const PurseBefore& before, const PurseRequest& request) {
  const Purse purse = purse_of(before);
  for (const PurseMovement& one : purse.movements) {
    if (std::find(one.ids.begin(), one.ids.end(), request.movement) == one.ids.end()) continue;
    if (one.contents.stands == request.stands && !one.conflict) return std::vector<NewRecord>();
    return decided_for(one.entered, again(one, request.stands, request.at, request.why));
  }
  return WhyNot{true, text(Word::purse_no_movement, to_string(request.movement))};
}

}  // namespace kattegat
