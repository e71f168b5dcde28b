#include "kattegat/journal/merging/changed_people.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

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

// What has changed, each said once: of two who are one now the same may be said.
class Changes {
 public:
  template <class... Name>
  void add(WordFor<sizeof...(Name)> word, const Name&... names) {
    if (said_.insert({word, {names...}}).second) texts_.push_back(text(word, names...));
  }
  std::vector<Text> take() && { return std::move(texts_); }

 private:
  std::set<std::pair<Word, std::vector<std::string>>> said_;
  std::vector<Text> texts_;
};

// Who has been forgotten, by what they are called now, and whose accounts are one by that: a list
// of strangers may be one pseudonym's.
std::vector<Text> changed_erased(const std::vector<Person>& before, const std::vector<Person>& now,
                                 const std::vector<Indexes>& were) {
  std::vector<Text> pooled;
  std::map<std::string, std::int64_t> erased;
  for (std::size_t i = 0; i < now.size(); ++i) {
    if (!now[i].erased || were[i].empty()) continue;
    erased[now[i].name] += std::count_if(were[i].begin(), were[i].end(),
                                         [&](std::size_t one) { return !before[one].erased; });
    if (were[i].size() > 1)
      pooled.push_back(
          text(Word::changed_pooled, now[i].name, static_cast<std::int64_t>(were[i].size())));
  }
  std::vector<Text> changes;
  for (const auto& [name, count] : erased)
    if (count > 0) changes.push_back(text(Word::changed_erased, name, count));
  changes.insert(changes.end(), pooled.begin(), pooled.end());
  return changes;
}

}  // namespace

std::vector<Text> changed_people(const ByAnyId& those_before, const ByAnyId& those_now,
                                 const std::set<Uuid>& came) {
  const std::vector<Person>&before = those_before.all(), &now = those_now.all();
  Changes changes;
  const std::vector<Indexes> become = the_same(those_before, those_now),
                             were = the_same(those_now, those_before);
  for (std::size_t i = 0; i < now.size(); ++i) {
    if (were[i].empty() && !now[i].numbers.empty())
      changes.add(Word::changed_new_payee, now[i].name);
    if (were[i].empty() && now[i].erased && has_any_id(now[i], came))
      changes.add(Word::changed_came_erased, now[i].name);
    Indexes whole = were[i];  // who is several now is not one with anybody
    std::erase_if(whole, [&](std::size_t other) { return become[other].size() > 1; });
    for (const std::size_t other : whole)
      if (other != *whole.begin() && !now[i].erased)
        changes.add(Word::changed_joined, before[*whole.begin()].name, before[other].name);
  }
  for (std::size_t i = 0; i < before.size(); ++i) {
    const Person& was = before[i];
    if (become[i].empty()) continue;
    if (become[i].size() > 1) changes.add(Word::changed_apart, was.name);
    for (const std::size_t other : become[i]) {
      const Person& is = now[other];
      if (is.erased && !was.erased) continue;
      if (is.name != was.name && become[i].size() == 1)
        changes.add(Word::changed_name, was.name, is.name);
      if (is.numbers != was.numbers) changes.add(Word::changed_payee, is.name);
      if (is.retired != was.retired)
        changes.add(either<Word::changed_retired, Word::changed_returned>(is.retired), is.name);
    }
  }
  std::vector<Text> all = std::move(changes).take();
  for (Text& one : changed_erased(before, now, were)) all.push_back(std::move(one));
  return all;
}

}  // namespace kattegat
