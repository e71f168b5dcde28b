#include "kattegat/journal/changed_people.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace kattegat {
namespace {

using Indexes = std::set<std::size_t>;

// By person, the indexes of those who have an id in common.
std::vector<Indexes> the_same(const ByAnyId& people, const ByAnyId& others) {
  std::vector<Indexes> same(people.all().size());
  for (std::size_t i = 0; i < same.size(); ++i)
    for (const Uuid& id : people.all()[i].ids)
      if (const auto other = others.index_of(id)) same[i].insert(*other);
  return same;
}

bool are_paid_alike(const Person& one, const Person& other) {
  return std::tie(one.swish, one.mobilepay, one.iban) ==
         std::tie(other.swish, other.mobilepay, other.iban);
}

}  // namespace

std::vector<Text> changed_people(const ByAnyId& those_before, const ByAnyId& those_now) {
  const std::vector<Person>&before = those_before.all(), &now = those_now.all();
  std::vector<Text> changes;
  const std::vector<Indexes> become = the_same(those_before, those_now),
                             were = the_same(those_now, those_before);
  for (std::size_t i = 0; i < now.size(); ++i) {
    if (were[i].empty() && has_number(now[i]))
      changes.push_back(text(Word::changed_new_payee, now[i].name));
    for (const std::size_t other : were[i])
      if (other != *were[i].begin() && !now[i].erased)
        changes.push_back(
            text(Word::changed_joined, before[*were[i].begin()].name, before[other].name));
  }
  for (std::size_t i = 0; i < before.size(); ++i) {
    const Person& was = before[i];
    if (become[i].empty()) continue;
    if (become[i].size() > 1) changes.push_back(text(Word::changed_apart, was.name));
    for (const std::size_t other : become[i]) {
      const Person& is = now[other];
      if (is.erased && !was.erased) {
        if (i == *were[other].begin()) changes.push_back(text(Word::changed_erased, is.name));
        continue;  // of several, once
      }
      if (is.name != was.name) changes.push_back(text(Word::changed_name, was.name, is.name));
      if (!are_paid_alike(was, is)) changes.push_back(text(Word::changed_payee, is.name));
      if (is.retired != was.retired)
        changes.push_back(is.retired ? text(Word::changed_retired, is.name)
                                     : text(Word::changed_returned, is.name));
    }
  }
  std::vector<Text> once;  // of two who are one now the same may be said
  for (Text& one : changes)
    if (std::find(once.begin(), once.end(), one) == once.end()) once.push_back(std::move(one));
  return once;
}

bool is_regrouped(const EveningHistory& evening, const ByAnyId& before, const ByAnyId& now) {
  std::map<Uuid, Uuid> became, was;
  for (const Participant& one : evening.players)
    for (const Uuid& id : one.ids) {
      if (!before.find(id)) continue;
      const Uuid earlier = before.stands_for(id), is = now.stands_for(id);
      if (became.try_emplace(earlier, is).first->second != is) return true;
      if (was.try_emplace(is, earlier).first->second != earlier) return true;
    }
  return false;
}

namespace {

// What these have to come, or to pay, together.
Sums balance_of(const std::set<Uuid>& people, const PurseSums& sums) {
  Sums balance;
  for (const Uuid& id : people)
    if (const auto found = sums.people.find(id); found != sums.people.end())
      for (const auto& [currency, amount] : found->second) balance[currency] += amount;
  std::erase_if(balance, [](const auto& one) { return one.second == Money{}; });
  return balance;
}

}  // namespace

std::vector<Text> changed_accounts(const ByAnyId& before, const PurseSums& was, const ByAnyId& now,
                                   const PurseSums& is) {
  std::vector<Text> changes;
  std::set<Uuid> said;
  for (const Person& person : before.all()) {
    std::set<Uuid> are;
    for (const Uuid& id : person.ids) are.insert(now.stands_for(id));
    if (balance_of({person.ids.begin(), person.ids.end()}, was) == balance_of(are, is)) continue;
    const Person* const one = now.find(*are.begin());
    if (said.insert(*are.begin()).second)
      changes.push_back(text(Word::changed_purse, one ? one->name : person.name));
  }
  if (was.club != is.club || was.in_hand != is.in_hand)
    changes.push_back(text(Word::changed_in_hand));
  return changes;
}

}  // namespace kattegat
