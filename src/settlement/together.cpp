#include "kattegat/settlement/together.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>

#include "kattegat/core/text/safe_text.hpp"
#include "kattegat/settlement/rounding.hpp"

namespace kattegat {
namespace {

// Sums that no number of evenings can overflow.
struct PersonSums {
  std::string name;
  ExactMoney money = 0, left = 0;
};
Money from_exact(ExactMoney money) {
  return {static_cast<std::int64_t>(money / exact_per_hundredth)};
}

// Nothing: more than can be settled.
std::optional<Together> settled_together(const std::string& currency,
                                         const std::map<Uuid, PersonSums>& sums) {
  Together together{currency, {}, {}};
  for (const auto& [person, sum] : sums) {
    if (!fits_money(sum.money) || !fits_money(sum.left)) return std::nullopt;
    together.people.push_back({sum.name, person, from_exact(sum.money), from_exact(sum.left)});
  }
  std::stable_sort(together.people.begin(), together.people.end(),
                   [](const auto& a, const auto& b) { return a.name < b.name; });
  UniqueNames names;
  for (EveningShare& one : together.people) one.name = names.take(one.name);
  std::vector<Money> left;
  for (const EveningShare& one : together.people) left.push_back(one.left);
  together.plan = fewest_payments(left);
  return together;
}

ExactMoney moved_in(const EveningShares& evening) {
  ExactMoney moved = 0;
  for (const EveningShare& share : evening.shares)
    for (const Money money : {share.money, share.left})
      moved += money < Money{} ? -exact(money) : exact(money);
  return moved;
}

// The first of equals; whoever is asked to look there finds the wrong one, or one as large.
TooMuch too_much_in(const std::vector<EveningShares>& evenings, const std::string& currency) {
  std::optional<std::size_t> most;
  for (std::size_t i = 0; i < evenings.size(); ++i)
    if (evenings[i].currency == currency &&
        (!most || moved_in(evenings[i]) > moved_in(evenings[*most])))
      most = i;
  return {*most};
}

}  // namespace

Result<std::vector<Together>, TooMuch> settled_together(
    const std::vector<EveningShares>& evenings) {
  std::map<std::string, std::map<Uuid, PersonSums>> by_currency;
  for (const EveningShares& evening : evenings)
    for (const EveningShare& share : evening.shares) {
      PersonSums& sums = by_currency[evening.currency][share.person];
      sums.name = share.name;
      sums.money += exact(share.money);
      sums.left += exact(share.left);
    }
  std::vector<Together> list;
  for (const auto& [currency, sums] : by_currency) {
    auto together = settled_together(currency, sums);
    if (!together) return too_much_in(evenings, currency);
    list.push_back(std::move(*together));
  }
  return list;
}

// ---- A payment of that plan ----

namespace {

// What the one owes the other by that evening's own plan, and has not paid.
Money owed_alone(const EveningByItself& evening, const Uuid& from, const Uuid& to) {
  const auto between = [&](const std::vector<Payment>& payments) {
    std::vector<Payment> theirs;
    std::copy_if(payments.begin(), payments.end(), std::back_inserter(theirs),
                 [&](const Payment& one) {
                   return evening.people[one.from] == from && evening.people[one.to] == to;
                 });
    return theirs;
  };
  const std::vector<Payment> plan = between(evening.plan);
  const std::vector<std::size_t> unpaid = unpaid_of(plan, between(evening.made));
  return unpaid.empty() ? Money{} : plan[unpaid.front()].amount;
}

// How well a payment fits into an evening.
int fit(const EveningByItself& evening, const Uuid& from, const Uuid& to, Money amount) {
  const auto place = [&](const Uuid& person) {
    const auto& all = evening.people;
    return static_cast<std::size_t>(std::find(all.begin(), all.end(), person) - all.begin());
  };
  const std::size_t payer = place(from), payee = place(to);
  if (payer == evening.people.size()) return 0;
  if (payee == evening.people.size()) return 1;
  return evening.money[payer] <= -amount && evening.money[payee] >= amount ? 3 : 2;
}

}  // namespace

std::vector<PaidIn> paid_in(const Uuid& from, const Uuid& to, Money amount,
                            std::span<const EveningByItself> evenings) {
  std::vector<PaidIn> made;
  Money rest = amount;
  for (std::size_t i = 0; i < evenings.size(); ++i) {
    const Money owed = owed_alone(evenings[i], from, to);
    if (owed == Money{} || owed > rest) continue;
    made.push_back({i, owed});
    rest -= owed;
  }
  if (rest == Money{}) return made;
  const auto best = std::max_element(evenings.begin(), evenings.end(),
                                     [&](const EveningByItself& a, const EveningByItself& b) {
                                       return fit(a, from, to, rest) < fit(b, from, to, rest);
                                     });
  made.push_back({static_cast<std::size_t>(best - evenings.begin()), rest});
  return made;
}

}  // namespace kattegat
