#include "ticks.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <tuple>

namespace kattegat {
namespace {

struct Tick {
  const Item* item = nullptr;
  PaymentContents contents;
  std::set<Uuid> settles;  // the evenings that were one when it was made
};
// Those of equal payments: between the two who they are in the evening.
struct PaidAlike {
  Uuid from, to;
  Money amount;
  bool operator<(const PaidAlike& other) const {
    return std::tie(from, to, amount) < std::tie(other.from, other.to, other.amount);
  }
};
// One among equal ones: how many there were before, and which evenings it settles; the first before
// the second, parts before the whole.
struct AmongEqual {
  std::int64_t nth = 0;
  std::set<Uuid> settles;
  bool operator<(const AmongEqual& other) const {
    if (nth != other.nth) return nth < other.nth;
    if (settles.size() != other.settles.size()) return settles.size() < other.settles.size();
    return settles < other.settles;
  }
};
AmongEqual key_of(const Tick& tick) { return {tick.contents.nth, tick.settles}; }

// The nth of the bits that are set, from 0.
std::optional<std::size_t> place_of_nth(const std::vector<std::uint64_t>& bits, std::int64_t nth) {
  for (std::size_t number = 0; number < bits.size(); ++number) {
    std::uint64_t some = bits[number];
    if (const int count = std::popcount(some); nth >= count) {
      nth -= count;
      continue;
    }
    while (nth-- > 0) some &= some - 1;  // without the lowest
    return number * 64 + static_cast<std::size_t>(std::countr_zero(some));
  }
  return std::nullopt;
}

// Payments by the evenings that they settle: a bit each, for there may be thousands of both.
class PaymentsByEvening {
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
    return place_of_nth(is_there, nth).value_or(size_);
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
std::map<AmongEqual, std::size_t> numbered(const std::set<AmongEqual>& ticks) {
  std::map<AmongEqual, std::size_t> numbers;
  PaymentsByEvening payments;
  for (const AmongEqual& tick : ticks) {
    const bool is_alone = tick.settles.size() == 1;  // an evening that has no parts
    const std::size_t at = is_alone ? payments.size() : payments.nth_in(tick.settles, tick.nth);
    payments.add(at, tick.settles);
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

}  // namespace

std::set<Uuid> settled_by(const Uuid& evening, const PaymentContents& payment) {
  std::set<Uuid> settles(payment.parts.begin(), payment.parts.end());
  settles.insert(evening);
  return settles;
}

std::vector<Ticks> ticks_by_payment(const Participants& players, const Items& below) {
  const auto alike = [&](const Tick& tick) {
    return PaidAlike{players.who_is(tick.contents.from), players.who_is(tick.contents.to),
                     tick.contents.amount};
  };
  std::vector<Tick> ticks = ticks_in(below);
  std::map<PaidAlike, std::set<AmongEqual>> equals;
  for (const Tick& tick : ticks) equals[alike(tick)].insert(key_of(tick));
  std::map<PaidAlike, std::map<AmongEqual, std::size_t>> numbers;
  for (const auto& [of, keys] : equals) numbers[of] = numbered(keys);

  struct OfPayment {
    PaidAlike paid;
    std::vector<Version> ticks;
  };
  std::vector<OfPayment> gathered;
  std::map<std::pair<PaidAlike, std::size_t>, std::size_t> places;  // of each by its number
  for (Tick& tick : ticks) {
    const PaidAlike of = alike(tick);
    const auto [place, is_first] =
        places.try_emplace({of, numbers[of].at(key_of(tick))}, gathered.size());
    if (is_first) gathered.push_back({of, {}});
    const bool made = tick.contents.made;
    gathered[place->second].ticks.push_back(as_said(*tick.item, std::move(tick.contents), made));
  }
  // A tick that was not seen is not taken back.
  std::vector<Ticks> payments;
  for (auto& [paid, all] : gathered)
    payments.push_back({paid.from, paid.to, Thing(std::move(all), Begun::by_deciding)});
  return payments;
}

}  // namespace kattegat
