#include "db/files/merging/taking.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "db/book/steps/reading_evenings.hpp"
#include "db/book/steps/reading_people.hpp"
#include "db/book/steps/writing.hpp"
#include "db/files/arrivals.hpp"
#include "kattegat/journal/gate/gate.hpp"
#include "kattegat/journal/people/forgotten_words.hpp"

namespace kattegat {
namespace {

class Taking {
 public:
  Taking(Store& store, const AtTheGate& let_in)
      : store_(store),
        let_in_(let_in),
        gate_(knowledge_of(store)),
        roster_(roster_of(store)),
        is_somebody_erased_(roster_.forgotten().has_erased() || let_in.heard().is_somebody_erased),
        arrivals_{store} {
    for (const LogEnd& end : store.ends())
      newest_[end.origin] = std::max(newest_[end.origin], end.count);
  }

  Result<Touched, BookFault> run(const Source& source) {
    for (const LogEnd& end : let_in_.ends()) arrivals_.add_end(end);
    auto fault = source.each([&](const Item& item) {
      if (item.record.kind == RecordKind::evening) touched_.evenings_there.insert(item.record.id);
      const bool says = item.words && item.record.words == commitment(*item.words);
      const bool is_gone =
          says && are_words_forgotten(item, roster_) && let_in_.is_genuine(store_, item.record);
      if (is_gone) forget(item);
      if (says && !is_gone) remember(item);
      if (is_somebody_erased_) hear_of_people(item, says);
      arrive(item, is_gone);
    });
    if (fault) return std::move(*fault);
    if (touched_.records > 0 || touched_.words) arrivals_.finish();
    if (!new_people_.empty()) touched_.one_there = one_there();
    return std::move(touched_);
  }

 private:
  void forget(const Item& item) {
    touched_.forgotten.push_back(name_said(item));
    if (!touched_.forgotten.back().empty()) touched_.nameless.insert(item.record.id);
  }
  // The words of a record that is here without them.
  void remember(const Item& item) {
    const auto row = let_in_.row_without_words(item.record.hash);
    if (!row || !let_in_.is_genuine(store_, item.record)) return;
    if (auto why = gate_.refuse_words(item.record, *item.words))
      return refuse_words(item.record, std::move(*why));
    arrivals_.remember(*row, *item.words);
    touched_.words = true;
    touched_.note(item.record);
  }

  // Said once a log: each of them comes again with every merge.
  void refuse_words(const Record& record, Text why) {
    const auto [place, is_first] =
        place_of_refused_.try_emplace(record.origin, touched_.refused.size());
    if (is_first) touched_.refused.push_back({record.origin, record.number, std::move(why)});
    ++touched_.refused[place->second].words;
  }

  // A record that is new here, the first time that it is met. What is gone comes without its words.
  void arrive(const Item& item, bool is_gone) {
    const Record& record = item.record;
    if (!let_in_.lets_in(record)) return;
    if (!seen_.insert(record.hash).second) return;
    ++touched_.records;
    touched_.note(record);
    note_place(record.origin, record.number);
    if (record.kind == RecordKind::session) touched_.with_tables.insert(record.parent);
    if (record.kind == RecordKind::evening && met_evenings_.insert(record.id).second &&
        !has_evening(store_, record.id))
      touched_.new_evenings.insert(record.id);
    arrivals_.add({record, is_gone ? std::nullopt : item.words});
  }

  // Two records stand in one place of a log that does not go on behind its newest.
  void note_place(const Uuid& log, std::int64_t number) {
    std::int64_t& newest = newest_[log];
    if (number <= newest) touched_.forked.insert(log);
    newest = std::max(newest, number);
  }

  // Who somebody is in their book is known while it still has the names.
  void hear_of_people(const Item& item, bool says) {
    const Record& record = item.record;
    const bool is_of_roster =
        branch_of(record.kind) == Branch::roster && record.kind != RecordKind::fusion;
    if (!is_header(record.kind) && !is_of_roster) return;
    if (!let_in_.is_genuine(store_, record)) return;
    Items& there = is_of_roster ? roster_there_ : headers_there_;
    there.push_back(item);
    if (!says) there.back().words.reset();
    if (record.kind == RecordKind::player && let_in_.lets_in(record)) new_people_.insert(record.id);
  }
  [[nodiscard]] std::vector<Person> one_there() {
    const Roster now = roster_of(store_);
    const Roster there(std::move(roster_there_));
    std::vector<Person> people =
        everybody_in(evening_headers(std::move(headers_there_), there), there);
    for (Person& person : people)
      std::erase_if(person.ids, [&](const Uuid& id) {
        return new_people_.count(id) == 0 && !now.forgotten().has(id);
      });
    return people;
  }

  Store& store_;
  const AtTheGate& let_in_;
  Gate gate_;
  Roster roster_;
  bool is_somebody_erased_;  // in either book
  Items headers_there_, roster_there_;
  std::set<Uuid> new_people_;            // new here
  std::set<Uuid> met_evenings_;          // of which something has come
  std::map<Uuid, std::int64_t> newest_;  // by log, the number of its newest record
  Touched touched_;
  std::map<Uuid, std::size_t> place_of_refused_;  // by log
  Hashes seen_;
  Arrivals arrivals_;
};

}  // namespace

Result<Touched, BookFault> take(Store& store, const Source& source, const AtTheGate& let_in) {
  return Taking(store, let_in).run(source);
}

}  // namespace kattegat
