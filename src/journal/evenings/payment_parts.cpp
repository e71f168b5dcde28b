#include "payment_parts.hpp"

#include <algorithm>
#include <map>

namespace kattegat {
namespace {

// A payment among those between two people: what tells whether it is a whole, or in its parts.
struct Between {
  std::size_t state;   // its place
  bool is_turned;      // from the second of the two to the first
  std::set<Uuid> ids;  // by which it may have been seen, also those that others have, too
  std::set<Uuid> settled_by_all;  // the evenings that all who ticked it knew as one
  std::set<Uuid> settled_by_any;  // and that any of them did
  std::set<Uuid> seen;            // what any of them had seen
};
Between between(std::size_t place, const PaymentState& state, const Ticks& ticks) {
  const Thing& thing = ticks.thing;
  Between payment{.state = place,
                  .is_turned = ticks.to < ticks.from,
                  .ids = state.ids,
                  .settled_by_all = {},
                  .settled_by_any = {},
                  .seen = {}};
  for (const Version& tick : thing.versions()) {
    const auto& contents = std::get<PaymentContents>(tick.contents);
    const Record& record = tick.item->record;
    const std::set<Uuid> settles = settled_by(record.parent, contents);
    payment.ids.insert(record.id);
    if (&tick == &thing.versions().front()) payment.settled_by_all = settles;
    std::erase_if(payment.settled_by_all,
                  [&](const Uuid& evening) { return settles.count(evening) == 0; });
    payment.settled_by_any.insert(settles.begin(), settles.end());
    payment.seen.insert(contents.seen.begin(), contents.seen.end());
  }
  return payment;
}

// Whether the one may be of the other: it settles only evenings that the other settles, too, and
// neither of those who ticked them had seen what the other did.
bool is_unseen_part(const PaymentState& state, const Between& part, const Between& whole) {
  const auto has_seen = [](const Between& one, const std::set<Uuid>& ids) {
    return std::any_of(ids.begin(), ids.end(), [&](const Uuid& id) { return one.seen.count(id); });
  };
  if (state.within) return false;
  const std::set<Uuid>& less = part.settled_by_any;
  const std::set<Uuid>& more = whole.settled_by_all;
  const bool is_part = less.size() < more.size() &&
                       std::includes(more.begin(), more.end(), less.begin(), less.end());
  return is_part && !has_seen(whole, part.ids) && !has_seen(part, whole.ids);
}

// Among the payments between two people: those of a whole that are what others are in its parts,
// less what went back there. Smaller wholes first, for they are parts of the larger.
void find_parts_between(std::vector<PaymentState>& states, std::vector<Between> payments) {
  std::erase_if(payments, [&](const Between& one) { return !states[one.state].contents.made; });
  if (payments.size() > most_between_two) return;
  std::stable_sort(payments.begin(), payments.end(), [](const Between& a, const Between& b) {
    return a.settled_by_all.size() < b.settled_by_all.size();
  });
  for (const Between& whole : payments) {
    const PaymentState& state = states[whole.state];
    if (whole.settled_by_all.size() < 2) continue;
    Money sum;
    std::vector<std::size_t> parts;
    for (const Between& part : payments) {
      if (!is_unseen_part(states[part.state], part, whole)) continue;
      const Money amount = states[part.state].contents.amount;
      sum += part.is_turned == whole.is_turned ? amount : -amount;
      parts.push_back(part.state);
    }
    if (sum != state.contents.amount) continue;
    for (const std::size_t part : parts) states[part].within = whole.state;
  }
}

}  // namespace

void find_parts(std::vector<PaymentState>& states, const std::vector<Ticks>& payments) {
  std::map<std::pair<Uuid, Uuid>, std::vector<Between>> all;
  for (std::size_t i = 0; i < payments.size(); ++i)
    all[std::minmax(payments[i].from, payments[i].to)].push_back(
        between(i, states[i], payments[i]));
  for (auto& [both, list] : all) find_parts_between(states, std::move(list));
}

}  // namespace kattegat
