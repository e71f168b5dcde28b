#include "db/files/merging/forgotten_by_either.hpp"

#include <map>
#include <set>
#include <utility>

#include "db/book/steps/reading_people.hpp"
#include "db/book/steps/writing.hpp"
#include "kattegat/journal/merging/forgotten_twins.hpp"
#include "kattegat/journal/naming/erasing.hpp"

namespace kattegat {
namespace {

// The other ids of whoever has been forgotten under some: that they are one by their name stood in
// this book alone. Who is one by a fusion lives on, and so does whom somebody has called otherwise.
std::map<Uuid, std::set<Uuid>> other_ids_of_forgotten(const std::vector<Person>& before,
                                                      const Roster& roster) {
  std::map<Uuid, std::set<Uuid>> others;
  for (const Person& person : before) {
    const auto is_another_now = [&](const Uuid& id) {
      const auto name = roster.name(id);
      return name && *name != person.name;
    };
    const auto gone = roster.forgotten().as_whom(person.ids);
    if (!gone) continue;
    for (const Uuid& id : person.ids)
      if (!roster.forgotten().has(id) && !is_another_now(id)) others[*gone].insert(id);
  }
  return others;
}

// What is said here of who is forgotten, as far as our log has room for it: no other book would
// take that after more.
class Erasures {
 public:
  explicit Erasures(Store& store) : store_(store), own_(store.own_below(roster_id)) {}

  // Whether it has been said.
  bool add(const ErasureContents& erasure) {
    Batch batch;
    batch.own = new_erasures(erasure, random_uuid);
    if (one_log_too_many(Branch::roster, own_, batch.own.size())) {
      is_full_ = true;
      return false;
    }
    own_ += batch.own.size();
    store_.append(batch);
    return true;
  }
  [[nodiscard]] bool is_full() const { return is_full_; }

 private:
  Store& store_;
  std::size_t own_;
  bool is_full_ = false;
};

// Whether there were some. A twin may be the one by whom this book knew another id.
bool erase_other_ids(Store& store, const std::vector<Person>& before, Roster& roster,
                     Erasures& erasures) {
  constexpr int most_rounds = 4;
  bool had_some = false;
  for (int round = 0; round < most_rounds; ++round) {
    auto more = twins_of_forgotten(store.headers(), roster);
    for (auto& [whom, others] : other_ids_of_forgotten(before, roster)) more[whom].merge(others);
    if (more.empty()) break;
    bool is_said = false;
    for (const auto& [whom, twins] : more) {
      ErasureContents erasure{{whom}, {}, *roster.forgotten().pseudonym(whom)};
      erasure.people.insert(erasure.people.end(), twins.begin(), twins.end());
      if (erasures.add(erasure)) is_said = true;
    }
    if (!is_said) break;
    had_some = true;
    roster = roster_of(store);
  }
  return had_some;
}

// What has been written here about them, or been taken over from the same file as there.
void erase_texts(Store& store, std::vector<std::string> names, Roster& roster, Erasures& erasures) {
  for (std::string& name : names_to_forget(store, roster)) names.push_back(std::move(name));
  Items texts = texts_that_mention(store, names);
  for (Item& item : texts_like_forgotten(store, roster)) texts.push_back(std::move(item));
  ErasureContents of_texts{{}, {}, roster.forgotten().any_pseudonym()};
  for (const Item& item : texts)
    if (!are_words_forgotten(item, roster)) of_texts.records.push_back(item.record.hash);
  if (!of_texts.records.empty() && erasures.add(of_texts)) roster = roster_of(store);
}

}  // namespace

ForgottenInBoth forget_in_both(Store& store, const std::vector<Person>& before,
                               std::vector<std::string> names) {
  Roster roster = roster_of(store);
  if (!roster.forgotten().has_erased()) return {};
  Erasures erasures(store);
  ForgottenInBoth both;
  both.has_more_people = erase_other_ids(store, before, roster, erasures);
  erase_texts(store, std::move(names), roster, erasures);
  both.is_all = !erasures.is_full();
  both.gone = to_forget(store, roster);
  if (both.gone.rows.empty()) return both;
  Batch batch;
  batch.forget = both.gone.rows;
  store.append(batch);
  return both;
}

}  // namespace kattegat
