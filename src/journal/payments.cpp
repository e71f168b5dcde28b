// The payments of an evening: which ticks are one payment, what stands, and who agrees.
#include <algorithm>
#include <bit>
#include <set>

#include "kattegat/journal/evening_history.hpp"
#include "kattegat/journal/payments.hpp"
#include "kattegat/journal/session_history.hpp"

namespace kattegat {
namespace {

// The evenings that were one when it was ticked below this one.
std::set<Uuid> settled_by(const Uuid& evening, const PaymentContents& payment) {
  std::set<Uuid> settles(payment.parts.begin(), payment.parts.end());
  settles.insert(evening);
  return settles;
}

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
    std::vector<std::uint64_t> is_there(size_ / 64 + 1);
    for (const Uuid& evening : evenings) {
      const auto found = by_evening_.find(evening);
      if (found == by_evening_.end()) continue;
      for (const SixtyFour& some : found->second) is_there[some.number] |= some.payments;
    }
    for (std::size_t number = 0; number < is_there.size(); ++number) {
      std::uint64_t some = is_there[number];
      if (const int count = std::popcount(some); nth >= count) {
        nth -= count;
        continue;
      }
      while (nth-- > 0) some &= some - 1;  // without the lowest
      return number * 64 + static_cast<std::size_t>(std::countr_zero(some));
    }
    return size_;
  }
  void add(std::size_t payment, const std::set<Uuid>& evenings) {
    size_ = std::max(size_, payment + 1);
    for (const Uuid& evening : evenings) {
      std::vector<SixtyFour>& list = by_evening_[evening];
      auto place = std::lower_bound(
          list.begin(), list.end(), payment / 64,
          [](const SixtyFour& some, std::size_t number) { return some.number < number; });
      if (place == list.end() || place->number != payment / 64)
        place = list.insert(place, {payment / 64, 0});
      place->payments |= std::uint64_t{1} << payment % 64;
    }
  }

 private:
  struct SixtyFour {  // payments, from 64 times the number on; a bit each
    std::size_t number = 0;
    std::uint64_t payments = 0;
  };
  std::size_t size_ = 0;
  std::map<Uuid, std::vector<SixtyFour>> by_evening_;  // rising
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
    std::set<Uuid> settles = settled_by(item.record.parent, *contents);
    ticks.push_back({&item, std::move(*contents), std::move(settles)});
  }
  std::sort(ticks.begin(), ticks.end(), [](const Tick& a, const Tick& b) {
    return comes_before(a.item->record, b.item->record);
  });
  return ticks;
}

PaymentState state_of(const Thing& thing) {
  const auto& first = std::get<PaymentContents>(thing.contents.front());
  const Record& record = thing.items.front()->record;
  PaymentState state{record.id, {}, record.parent, {}, thing.follows(), thing.resolved.conflict};
  for (const Item* item : thing.items) state.ids.insert(item->record.id);
  state.contents = std::get<PaymentContents>(thing.contents[*thing.resolved.holds]);
  // When it was made, whoever has taken it back and made it again since; and where.
  state.contents.at = first.at;
  state.contents.nth = first.nth;
  state.contents.parts = first.parts;
  state.contents.seen = first.seen;
  return state;
}

// Two books may have given an id of theirs to payments of two people each, or to two of the same
// two: whoever takes one back means one. Alike in every book that has both.
void tell_apart(std::vector<PaymentState>& states, const EveningHistory& evening) {
  std::map<Uuid, int> times;
  for (const PaymentState& one : states)
    for (const Uuid& id : one.ids) ++times[id];
  for (PaymentState& one : states) {
    std::erase_if(one.ids, [&](const Uuid& id) { return times.at(id) > 1; });
    if (times.at(one.id) > 1) {
      std::string name = "of " + to_string(evening.who_is(one.contents.from)) + " to " +
                         to_string(evening.who_is(one.contents.to)) + " " +
                         to_string(one.contents.amount) + " " + std::to_string(one.contents.nth);
      for (const Uuid& settled : settled_by(one.parent, one.contents))
        name += " " + to_string(settled);
      one.id = derived_uuid(one.id, name);
    }
    one.ids.insert(one.id);
  }
}

// A payment among those between two people: what tells whether it is a whole, or in its parts.
struct Between {
  std::size_t state;
  bool is_turned;       // from the second of the two to the first
  std::set<Uuid> one;   // the evenings that all who ticked it knew as one
  std::set<Uuid> all;   // and that any of them did
  std::set<Uuid> seen;  // what any of them had seen
};
Between between(std::size_t state, bool is_turned, const Thing& thing) {
  Between payment{state, is_turned, {}, {}, {}};
  for (std::size_t i = 0; i < thing.items.size(); ++i) {
    const auto& contents = std::get<PaymentContents>(thing.contents[i]);
    const std::set<Uuid> settles = settled_by(thing.items[i]->record.parent, contents);
    if (i == 0) payment.one = settles;
    std::erase_if(payment.one, [&](const Uuid& evening) { return settles.count(evening) == 0; });
    payment.all.insert(settles.begin(), settles.end());
    payment.seen.insert(contents.seen.begin(), contents.seen.end());
  }
  return payment;
}

// Neither of those who ticked them had seen what the other did.
bool is_unseen_part(const PaymentState& state, const Between& part, const Between& whole,
                    const std::set<Uuid>& whole_ids) {
  const auto has_seen = [](const Between& one, const std::set<Uuid>& ids) {
    return std::any_of(ids.begin(), ids.end(), [&](const Uuid& id) { return one.seen.count(id); });
  };
  return state.contents.made && !state.within && part.all.size() < whole.one.size() &&
         std::includes(whole.one.begin(), whole.one.end(), part.all.begin(), part.all.end()) &&
         !has_seen(whole, state.ids) && !has_seen(part, whole_ids);
}

// Among the payments between two people: those of a whole that are what others are in its parts,
// less what went back there. Smaller wholes first, for they are parts of the larger.
void find_parts(std::vector<PaymentState>& states, std::vector<Between> payments) {
  if (payments.size() < 2 || payments.size() > most_between_two) return;
  std::stable_sort(payments.begin(), payments.end(),
                   [](const Between& a, const Between& b) { return a.one.size() < b.one.size(); });
  for (const Between& whole : payments) {
    const PaymentState& state = states[whole.state];
    if (whole.one.size() < 2 || !state.contents.made || state.within) continue;
    Money sum;
    std::vector<std::size_t> parts;
    for (const Between& part : payments) {
      if (!is_unseen_part(states[part.state], part, whole, state.ids)) continue;
      const Money amount = states[part.state].contents.amount;
      sum += part.is_turned == whole.is_turned ? amount : -amount;
      parts.push_back(part.state);
    }
    if (sum != state.contents.amount) continue;
    for (const std::size_t part : parts) states[part].within = whole.state;
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
  std::map<std::pair<Uuid, Uuid>, std::vector<Between>> all_between;
  for (const Key& key : order) {
    Thing& thing = things.at(key);
    thing.resolve(Begun::by_deciding);  // a tick that was not seen is not taken back
    const auto& [from, to, amount] = key.first;
    all_between[std::minmax(from, to)].push_back(between(payments.states.size(), to < from, thing));
    payments.states.push_back(state_of(thing));
  }
  tell_apart(payments.states, evening);
  for (auto& [who, all] : all_between) find_parts(payments.states, std::move(all));
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
    if (payment.contents.made && !payment.within)
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
