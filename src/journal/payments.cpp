// The payments of an evening: which ticks are one payment, what stands, and who agrees.
#include <algorithm>
#include <set>

#include "kattegat/journal/evening_history.hpp"
#include "kattegat/journal/payments.hpp"
#include "kattegat/journal/session_history.hpp"

namespace kattegat {
namespace {

struct Tick {
  const Item* item = nullptr;
  PaymentContents contents;
  std::set<Uuid> settles;  // the evenings that were one when it was made
};
// Of equal payments: how many there were before, how many evenings it settles, and which.
using TickKey = std::tuple<std::int64_t, std::size_t, std::set<Uuid>>;
TickKey key_of(const Tick& tick) { return {tick.contents.nth, tick.settles.size(), tick.settles}; }

// Payments by the evenings that they settle.
class Settled {
 public:
  [[nodiscard]] std::size_t size() const { return size_; }
  // Of those that settle one of these, the nth; a new one where there are fewer.
  [[nodiscard]] std::size_t nth_in(const std::set<Uuid>& evenings, std::int64_t nth) const {
    std::vector<bool> is_there(size_);
    for (const Uuid& evening : evenings) {
      const auto found = by_evening_.find(evening);
      if (found == by_evening_.end()) continue;
      for (const std::size_t payment : found->second) is_there[payment] = true;
      if (found->second.size() == size_) break;  // all of them
    }
    for (std::size_t at = 0; at < size_; ++at)
      if (is_there[at] && nth-- == 0) return at;
    return size_;
  }
  void add(std::size_t payment, const std::set<Uuid>& evenings) {
    size_ = std::max(size_, payment + 1);
    for (const Uuid& evening : evenings) {
      std::vector<std::size_t>& list = by_evening_[evening];
      const auto place = std::lower_bound(list.begin(), list.end(), payment);
      if (place == list.end() || *place != payment) list.insert(place, payment);
    }
  }

 private:
  std::size_t size_ = 0;
  std::map<Uuid, std::vector<std::size_t>> by_evening_;  // rising
};

// Equal payments by number. Whoever ticked the second of a whole has counted those of its parts, so
// it is the second of these, whether that writer had seen it or not.
std::map<TickKey, std::size_t> numbered(const std::set<TickKey>& ticks) {
  std::map<TickKey, std::size_t> numbers;
  Settled payments;
  for (const TickKey& tick : ticks) {  // the first before the second, parts before the whole
    const auto& [nth, count, settles] = tick;
    // An evening alone has no parts.
    const std::size_t at = count == 1 ? payments.size() : payments.nth_in(settles, nth);
    payments.add(at, settles);
    numbers[tick] = at;
  }
  return numbers;
}

// In the order of records, of whichever part of the evening they are.
std::vector<Tick> ticks_in(const Items& below) {
  std::vector<Tick> ticks;
  for (const Item& item : below) {
    if (item.record.kind != RecordKind::payment) continue;
    auto contents = read_as<PaymentContents>(item);
    if (!contents) continue;
    std::set<Uuid> settles(contents->parts.begin(), contents->parts.end());
    settles.insert(item.record.parent);
    ticks.push_back({&item, std::move(*contents), std::move(settles)});
  }
  std::sort(ticks.begin(), ticks.end(), [](const Tick& a, const Tick& b) {
    return comes_before(a.item->record, b.item->record);
  });
  return ticks;
}

PaymentState state_of(Thing& thing) {
  const auto& first = std::get<PaymentContents>(thing.contents.front());
  const Record& record = thing.items.front()->record;
  PaymentState state{record.id, {}, record.parent, {}, thing.follows(), thing.resolved.conflict};
  for (const Item* item : thing.items) state.ids.insert(item->record.id);
  state.contents = std::get<PaymentContents>(thing.contents[*thing.resolved.holds]);
  // When it was made, whoever has taken it back and made it again since; and where.
  state.contents.at = first.at;
  state.contents.nth = first.nth;
  state.contents.parts = first.parts;
  return state;
}

// Two books may have given an id of theirs to payments of two people each: whoever takes one back
// means one. Alike in every book that has both.
void tell_apart(std::vector<PaymentState>& states, const EveningHistory& evening) {
  std::map<Uuid, int> times;
  for (const PaymentState& one : states)
    for (const Uuid& id : one.ids) ++times[id];
  for (PaymentState& one : states) {
    std::erase_if(one.ids, [&](const Uuid& id) { return times.at(id) > 1; });
    if (times.at(one.id) > 1)
      one.id = derived_uuid(one.id, "of " + to_string(evening.who_is(one.contents.from)) + " to " +
                                        to_string(evening.who_is(one.contents.to)) + " " +
                                        to_string(one.contents.amount) + " " +
                                        std::to_string(one.contents.nth));
    one.ids.insert(one.id);
  }
}

}  // namespace

Payments read_payments(const EveningHistory& evening, const Items& below) {
  using Equal = std::tuple<Uuid, Uuid, Money>;
  const auto equal = [&](const Tick& tick) {
    return Equal{evening.who_is(tick.contents.from), evening.who_is(tick.contents.to),
                 tick.contents.amount};
  };
  std::vector<Tick> ticks = ticks_in(below);
  std::map<Equal, std::set<TickKey>> equals;
  for (const Tick& tick : ticks) equals[equal(tick)].insert(key_of(tick));
  std::map<Equal, std::map<TickKey, std::size_t>> numbers;
  for (const auto& [of, keys] : equals) numbers[of] = numbered(keys);

  using Key = std::pair<Equal, std::size_t>;
  std::vector<Key> order;
  std::map<Key, Thing> things;
  for (Tick& tick : ticks) {
    const Equal of = equal(tick);
    const Key key{of, numbers[of].at(key_of(tick))};
    if (things.count(key) == 0) order.push_back(key);
    std::string what = tick.contents.made ? "made" : "";
    things[key].add(*tick.item, std::move(tick.contents), std::move(what));
  }
  Payments payments;
  for (const Key& key : order) {
    Thing& thing = things.at(key);
    thing.resolve(Begun::by_deciding);  // a tick that was not seen is not taken back
    payments.states.push_back(state_of(thing));
  }
  tell_apart(payments.states, evening);
  for (std::size_t i = 0; i < order.size(); ++i)
    if (const Thing& thing = things.at(order[i]); thing.resolved.conflict)
      payments.conflicts.push_back(thing.conflict(RecordKind::payment, payments.states[i].id));
  return payments;
}

Uuid payment_id(const EveningHistory& evening, const PaymentContents& payment) {
  // Of evenings that were joined, books may know the players in different places.
  const auto place = [&](const Uuid& id) {
    if (!evening.parts.empty()) return to_string(evening.who_is(id));
    const Participant* one = evening.find(id);
    return std::to_string(one ? one - evening.players.data() : -1);
  };
  std::string name = "payment " + place(payment.from) + " " + place(payment.to) + " " +
                     to_string(payment.amount) + " " + std::to_string(payment.nth);
  for (const Uuid& part : payment.parts) name += " " + to_string(part);
  return derived_uuid(evening.id, name);
}

Closing closing_of(const EveningHistory& evening, Items below) {
  sort_items(below);
  const auto name = [&](const Uuid& id) {
    const Participant* one = evening.find(id);
    return one ? one->written : std::string(unknown_name);
  };
  Closing closing;
  for (const PaymentState& payment : read_payments(evening, below).states)
    if (payment.contents.made)
      closing.payments.push_back({payment.id, name(payment.contents.from),
                                  name(payment.contents.to), payment.contents.amount,
                                  payment.contents.at});
  std::set<std::string> signed_for;  // the last initials of each, whoever of those who are one
  for (auto item = below.rbegin(); item != below.rend(); ++item) {
    if (item->record.kind != RecordKind::initials) continue;
    const auto contents = read_as<InitialsContents>(*item);
    if (!contents) continue;
    const Participant* const one = evening.find(contents->player);
    if (!one || !signed_for.insert(one->now).second) continue;  // or of a whole, taken apart since
    if (!contents->initials.empty())
      closing.initials.push_back({one->written, contents->initials, contents->money, contents->at});
  }
  std::reverse(closing.initials.begin(), closing.initials.end());
  for (const SessionHistory& session : evening.sessions)
    if (session.ended) closing.ended.push_back(session.id);
  return closing;
}

}  // namespace kattegat
