#include "db/book/roster.hpp"

#include <algorithm>
#include <iterator>

#include "db/book/ids.hpp"
#include "db/book/steps/forgetting.hpp"
#include "db/book/steps/one_step.hpp"
#include "db/book/steps/reading_conflicts.hpp"
#include "db/book/steps/reading_people.hpp"
#include "db/book/steps/writing.hpp"
#include "db/store/scrubbing.hpp"
#include "kattegat/core/text/joined.hpp"
#include "kattegat/journal/naming/erasing.hpp"
#include "kattegat/journal/naming/retiring.hpp"
#include "kattegat/journal/naming/separating.hpp"

namespace kattegat {
namespace {

// Within a write, somebody who was read before it, as they are now: another program may have
// renamed them since, or have said that they are one with another.
Person as_now(const Person& read, const RecordsOfPeople& recorded) {
  for (const Person& one : recorded.everybody)
    if (has_id(one, read.ids.front())) return one;
  return read;
}

// Adds to the roster what `decide(RecordsOfPeople)` answers.
template <class Decide>
Result<OnDisk, BookFault> change_roster(Book& book, Decide&& decide) {
  return write_if_good(book, [&]() -> Result<OnDisk, BookFault> {
    const auto changed = store_decided(book.store(), decide(records_of_people(book.store())));
    if (!changed) return changed.error();
    return OnDisk{};
  });
}

// Where what is typed is the beginning of one id of somebody who is fused, all of that id.
std::string whole_id_of_fused(const Roster& roster, const std::string& typed) {
  const auto digits = digits_of_id(typed);
  if (!digits) return typed;
  std::vector<Uuid> found;
  for (const auto& [id, with] : roster.fusion_decisions().held())
    if (begins_with(id, *digits)) found.push_back(id);
  return found.size() == 1 ? to_string(found.front()) : typed;
}

// By the name of now, else by another that they have had, else by their id.
Result<Person, BookFault> person_among(const std::vector<Person>& all, const std::string& name) {
  std::vector<Person> found;
  for (const Person& person : all)
    if (person.name == name) found.push_back(person);
  if (found.empty())  // what they were called, too
    for (const Person& person : all)
      if (std::find(person.also.begin(), person.also.end(), name) != person.also.end())
        found.push_back(person);
  const bool is_called_so = !found.empty();
  if (const auto digits = digits_of_id(name); digits && !is_called_so)
    std::copy_if(all.begin(), all.end(), std::back_inserter(found), [&](const Person& person) {
      return std::any_of(person.ids.begin(), person.ids.end(),
                         [&](const Uuid& id) { return begins_with(id, *digits); });
    });
  if (found.empty()) return BookFault{BookFault::Kind::not_found, text(Word::roster_nobody, name)};
  if (found.size() == 1) return found.front();
  const auto id = [](const Person& person) { return to_string(person.ids.front()); };
  const auto several = either<Word::roster_several, Word::book_id_several>(is_called_so);
  return BookFault{BookFault::Kind::ambiguous, text(several, name, joined(found, ", ", id))};
}

}  // namespace

Result<std::vector<Person>, BookFault> load_roster(const Book& book) {
  return read(book,
              [&] { return who_is_who(book.store(), HeadersFor::telling).people.everybody.all(); });
}

Result<std::vector<Conflict>, BookFault> roster_conflicts(const Book& book) {
  return read(book, [&] {
    return roster_conflicts(book.store(), who_is_who(book.store(), HeadersFor::telling));
  });
}

Result<Person, BookFault> find_person(const Book& book, const std::string& name) {
  const auto all = load_roster(book);
  if (!all) return all.error();
  return person_among(*all, name);
}

Result<TakenIn, BookFault> take_in(Book& book, const std::string& name, Force force) {
  return write_if_good(book, [&]() -> Result<TakenIn, BookFault> {
    auto member = taking_in(records_of_people(book.store()), name, force, random_uuid());
    if (!member) return fault_of(member.error());
    const TakenIn taken{member->id, member->new_records.empty()};
    if (taken.already) return taken;
    if (auto refused = append_own(book.store(), {std::move(member->new_records)})) return *refused;
    return taken;
  });
}

Result<OnDisk, BookFault> set_numbers(Book& book, const Person& person, const PayNumbers& numbers) {
  return change_roster(book, [&](const RecordsOfPeople& recorded) {
    return giving_numbers(recorded.roster, as_now(person, recorded), numbers);
  });
}

Result<OnDisk, BookFault> retire_person(Book& book, const Person& person, bool retired) {
  return change_roster(book, [&](const RecordsOfPeople& recorded) -> NewRecords {
    return retiring(recorded, as_now(person, recorded), retired);
  });
}

Result<OnDisk, BookFault> rename_person(Book& book, const Person& person, const std::string& to,
                                        Force force) {
  return change_roster(book, [&](const RecordsOfPeople& recorded) {
    return renaming(recorded, as_now(person, recorded), to, force);
  });
}

Result<bool, BookFault> have_sat_together(const Book& book, const Person& one,
                                          const Person& other) {
  return read(book, [&] {
    const RecordsOfPeople recorded = records_of_people(book.store());
    return have_sat_together(recorded, as_now(one, recorded), as_now(other, recorded));
  });
}

Result<Fused, BookFault> fuse_people(Book& book, const Person& one, const Person& whom) {
  Fused fused;
  const auto stored = change_roster(book, [&](const RecordsOfPeople& recorded) {
    const Person gone = as_now(one, recorded), stays = as_now(whom, recorded);
    fused = to_be_fused(recorded.roster, gone, stays);
    return fusing(recorded, gone, stays);
  });
  if (!stored) return stored.error();
  return fused;
}

Result<OnDisk, BookFault> unfuse_people(Book& book, const Fused& fused) {
  return change_roster(book, [&](const RecordsOfPeople& recorded) -> NewRecords {
    return unfusing(recorded.roster, fused);
  });
}

Result<OnDisk, BookFault> separate_person(Book& book, const std::string& name_or_id) {
  return change_roster(book, [&](const RecordsOfPeople& recorded) {
    auto apart = separating(recorded, name_or_id);
    const bool is_none = !apart && apart.error().is_missing;  // who is called so
    return is_none ? separating(recorded, whole_id_of_fused(recorded.roster, name_or_id)) : apart;
  });
}

Result<Erased, BookFault> erase_person(Book& book, const Person& person,
                                       const std::string& pseudonym) {
  std::set<std::string> telling;
  const auto stored = write_if_good(book, [&]() -> Result<OnDisk, BookFault> {
    Store& store = book.store();
    const RecordsOfPeople recorded = records_of_people(store);
    const Person gone = as_now(person, recorded);
    auto erasure = erasing(recorded, gone, pseudonym, texts_that_mention(store, all_names_of(gone)),
                           random_uuid);
    if (!erasure) return fault_of(erasure.error());
    telling = pseudonyms_that_tell(all_names_of(gone), recorded.roster.forgotten());
    telling.erase(pseudonym);
    if (const auto former = recorded.roster.forgotten().pseudonym(gone.ids.front()))
      telling.erase(*former);  // what they are called since then is no name
    if (auto bad = append_own(store, {std::move(*erasure)})) return *bad;
    Batch words;
    words.forget = to_forget(store, roster_of(store)).rows;
    store.append(words);
    return OnDisk{};
  });
  if (!stored) return stored.error();
  return Erased{scrub(book.store()), std::move(telling)};
}

}  // namespace kattegat
