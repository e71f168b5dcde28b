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
  return is_equal(key_of(one.contents, one.person, one.evening), key_as_said(like));
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
  return one.what != PurseKind::payment &&
         is_equal(key_as_said(payment), key_as_said(payment_for(one)));
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

// Movements that are entered one after the other, each beside those before it.
class Adding {
 public:
  explicit Adding(PurseBefore before)
      : before_(std::move(before)),
        purse_(purse_of(before_)),
        newest_clock_(newest_clock(before_.below)) {
    for (const Item& item : before_.below) taken_.insert(item.record.id);
  }
  void add(const PurseContents& one, Extra extra) {
    PurseKey like = key_of(one, before_);
    like.nth = 0;
    if (since_.count(like) > 0) read_again();
    since_.insert(std::move(like));
    // Whoever has paid for something new has paid once more.
    PurseAdding answer = adding_to(purse_, before_, one, pays_for_new(one) ? Extra::yes : extra);
    for (const NewRecord& made : answer.new_records)
      before_.below.push_back(as_if_stored(made, newest_clock_++, row_of_new(stored_++)));
    added_.push_back({one, std::move(answer)});
  }
  // Each by the id by which it is known beside all of them.
  std::vector<PurseAdding> done() && {
    std::vector<PurseAdding> all;
    for (auto& [asked, answer] : added_) {
      if (!answer.new_records.empty() && !is_new(answer)) {
        if (!since_.empty()) read_again();
        answer.id = known_as(answer.id, purse_, as_it_stands(asked, before_));
      }
      all.push_back(std::move(answer));
    }
    return all;
  }

 private:
  struct Added {
    PurseContents asked;
    PurseAdding answer;
  };
  // By an id that nothing had: it neither stands already nor counts again.
  [[nodiscard]] bool is_new(const PurseAdding& one) const {
    return !one.new_records.empty() && taken_.count(one.id) == 0;
  }
  [[nodiscard]] bool pays_for_new(const PurseContents& payment) const {
    return !added_.empty() && is_new(added_.back().answer) &&
           is_payment_for(payment, added_.back().asked);
  }
  void read_again() {
    purse_ = purse_of(before_);
    since_.clear();
  }

  PurseBefore before_;  // with what has been added
  Purse purse_;
  std::int64_t newest_clock_;
  std::size_t stored_ = 0;
  std::set<Uuid> taken_;      // ids, before anything was added
  std::set<PurseKey> since_;  // added since the purse was read, whichever of equal ones they are
  std::vector<Added> added_;
};

}  // namespace

std::vector<PurseAdding> adding(PurseBefore before, std::span<const PurseContents> movements,
                                Extra extra) {
  Adding added(std::move(before));
  for (const PurseContents& one : movements) added.add(one, extra);
  return std::move(added).done();
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
