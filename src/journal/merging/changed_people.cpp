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

struct WhoIsWhom {
  const std::vector<Person>& before;
  const std::vector<Person>& now;
  std::vector<Indexes> become, were;  // whom each of before has become; whom each of now was
};

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

// Who was not here before.
void tell_of_new(Changes& changes, const Person& is, const std::set<Uuid>& came) {
  if (!is.numbers.empty()) changes.add(Word::changed_new_payee, is.name);
  if (is.erased && has_any_id(is, came)) changes.add(Word::changed_came_erased, is.name);
}

// Who were several and are this one; who is several now is not one with anybody.
void tell_of_joined(Changes& changes, const WhoIsWhom& people, std::size_t is) {
  if (people.now[is].erased) return;
  Indexes whole = people.were[is];
  std::erase_if(whole, [&](std::size_t was) { return people.become[was].size() > 1; });
  for (const std::size_t other : whole)
    if (other != *whole.begin())
      changes.add(Word::changed_joined, people.before[*whole.begin()].name,
                  people.before[other].name);
}

// Of who has become several each may have kept some of the numbers.
void tell_of_numbers(Changes& changes, const Person& was, const Person& is, bool is_apart) {
  const PayNumbers &before = was.numbers, &now = is.numbers;
  if (before == now) return;
  if (is_apart && std::includes(before.begin(), before.end(), now.begin(), now.end())) return;
  if (before.empty())
    changes.add(Word::changed_first_payee, is.name);
  else
    changes.add(either<Word::changed_no_payee, Word::changed_payee>(now.empty()), is.name);
}

// Who was one and is several, or is called, paid or offered otherwise. Who has been forgotten since
// is told of as that alone.
void tell_of_known(Changes& changes, const WhoIsWhom& people, std::size_t known) {
  const Person& was = people.before[known];
  const Indexes& become = people.become[known];
  if (become.size() > 1) changes.add(Word::changed_apart, was.name);
  for (const std::size_t one : become) {
    const Person& is = people.now[one];
    if (is.erased && !was.erased) continue;
    if (is.name != was.name && become.size() == 1)
      changes.add(Word::changed_name, was.name, is.name);
    tell_of_numbers(changes, was, is, become.size() > 1);
    if (is.retired != was.retired)
      changes.add(either<Word::changed_retired, Word::changed_returned>(is.retired), is.name);
  }
}

// Who has been forgotten, by what they are called now: a list of strangers may be one pseudonym's.
std::vector<Text> changed_erased(const WhoIsWhom& people) {
  std::map<std::string, std::int64_t> erased;
  for (std::size_t is = 0; is < people.now.size(); ++is)
    if (people.now[is].erased)
      erased[people.now[is].name] +=
          std::count_if(people.were[is].begin(), people.were[is].end(),
                        [&](std::size_t was) { return !people.before[was].erased; });
  std::vector<Text> changes;
  for (const auto& [name, count] : erased)
    if (count > 0) changes.push_back(text(Word::changed_erased, name, count));
  return changes;
}
// And whose accounts are one by that.
std::vector<Text> changed_pooled(const WhoIsWhom& people) {
  std::vector<Text> changes;
  for (std::size_t is = 0; is < people.now.size(); ++is)
    if (const std::size_t were = people.were[is].size(); people.now[is].erased && were > 1)
      changes.push_back(
          text(Word::changed_pooled, people.now[is].name, static_cast<std::int64_t>(were)));
  return changes;
}

}  // namespace

std::vector<Text> changed_people(const BeforeAndNow<ByAnyId>& all, const std::set<Uuid>& came) {
  const WhoIsWhom people{all.before.all(), all.now.all(), the_same(all.before, all.now),
                         the_same(all.now, all.before)};
  Changes changes;
  for (std::size_t is = 0; is < people.now.size(); ++is) {
    if (people.were[is].empty()) tell_of_new(changes, people.now[is], came);
    tell_of_joined(changes, people, is);
  }
  for (std::size_t was = 0; was < people.before.size(); ++was) tell_of_known(changes, people, was);
  std::vector<Text> texts = std::move(changes).take();
  for (Text& one : changed_erased(people)) texts.push_back(std::move(one));
  for (Text& one : changed_pooled(people)) texts.push_back(std::move(one));
  return texts;
}

}  // namespace kattegat
