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
    const auto gone = roster.forgotten().as(person.ids);
    if (!gone) continue;
    for (const Uuid& id : person.ids)
      if (!roster.forgotten().has(id) && !is_another_now(id)) others[*gone].insert(id);
  }
  return others;
}

}  // namespace

Forgotten forget_in_both(Store& store, const std::vector<Person>& before,
                         std::vector<std::string> names) {
  Roster roster = roster_of(store);
  if (!roster.forgotten().has_erased()) return {};
  // Where our log has no room for more no other book would take it after them.
  std::size_t own = store.own_below(roster_id);
  const auto add = [&](const ErasureContents& erasure) {
    Batch batch;
    batch.own = new_erasures(erasure, random_uuid);
    if (one_log_too_many(Branch::roster, own, batch.own.size())) return;
    own += batch.own.size();
    store.append(batch);
  };
  // A twin may be the one by whom this book knew another id.
  constexpr int most_rounds = 4;
  bool more_people = false;
  for (int round = 0; round < most_rounds; ++round) {
    auto more = twins_of_forgotten(store.headers(), roster);
    for (auto& [whom, others] : other_ids_of_forgotten(before, roster)) more[whom].merge(others);
    if (more.empty()) break;
    more_people = true;
    for (const auto& [whom, twins] : more) {
      ErasureContents erasure{{whom}, {}, *roster.forgotten().pseudonym(whom)};
      erasure.people.insert(erasure.people.end(), twins.begin(), twins.end());
      add(erasure);
    }
    roster = roster_of(store);
  }
  // What has been written here about them, or been taken over from the same file as there.
  for (std::string& name : names_to_forget(store, roster)) names.push_back(std::move(name));
  Items texts = texts_that_mention(store, names);
  for (Item& item : texts_like_forgotten(store, roster)) texts.push_back(std::move(item));
  ErasureContents of_texts{{}, {}, roster.forgotten().any_pseudonym()};
  for (const Item& item : texts)
    if (!are_words_forgotten(item, roster)) of_texts.records.push_back(item.record.hash);
  if (!of_texts.records.empty()) {
    add(of_texts);
    roster = roster_of(store);
  }
  Forgotten gone = to_forget(store, roster);
  gone.more_people = more_people;
  if (gone.rows.empty()) return gone;
  Batch batch;
  batch.forget = gone.rows;
  store.append(batch);
  return gone;
}

}  // namespace kattegat
