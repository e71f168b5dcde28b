#include "kattegat/evening/together.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "kattegat/settlement/rounding.hpp"

namespace kattegat {
namespace {

// Sums that no number of evenings can overflow.
struct PersonSums {
  std::string name;
  ExactMoney money = 0, left = 0;
};
constexpr ExactMoney exact_in_a_hundredth = 1000;

ExactMoney exactly(Money money) { return exact_in_a_hundredth * money.hundredths; }
Money from_exact(ExactMoney money) {
  return {static_cast<std::int64_t>(money / exact_in_a_hundredth)};
}

// Namesakes follow each other.
void number_namesakes(std::vector<EveningShare>& people) {
  std::set<std::string> taken;
  for (EveningShare& one : people) {
    const std::string name = one.name;
    for (int n = 2; !taken.insert(one.name).second; ++n)
      one.name = name + " (" + std::to_string(n) + ")";
  }
}

Result<Together, Text> settled_in(const std::string& currency,
                                  const std::map<Uuid, PersonSums>& sums) {
  Together together{currency, {}, {}};
  for (const auto& [person, sum] : sums) {
    if (!fits_money(sum.money) || !fits_money(sum.left)) return text(Word::together_too_much);
    together.people.push_back({sum.name, person, from_exact(sum.money), from_exact(sum.left)});
  }
  std::stable_sort(together.people.begin(), together.people.end(),
                   [](const auto& a, const auto& b) { return a.name < b.name; });
  number_namesakes(together.people);
  std::vector<Money> left;
  for (const EveningShare& one : together.people) left.push_back(one.left);
  together.plan = fewest_payments(left);
  return together;
}

}  // namespace

Result<std::vector<Together>, Text> settled_together(const std::vector<EveningShares>& evenings) {
  std::map<std::string, std::map<Uuid, PersonSums>> by_currency;
  for (const EveningShares& evening : evenings)
    for (const EveningShare& share : evening.shares) {
      PersonSums& sums = by_currency[evening.currency][share.person];
      sums.name = share.name;
      sums.money += exactly(share.money);
      sums.left += exactly(share.left);
    }
  std::vector<Together> list;
  for (const auto& [currency, sums] : by_currency) {
    auto together = settled_in(currency, sums);
    if (!together) return together.error();
    list.push_back(std::move(*together));
  }
  return list;
}

}  // namespace kattegat
