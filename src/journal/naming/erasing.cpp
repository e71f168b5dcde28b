#include "kattegat/journal/naming/erasing.hpp"

#include "kattegat/core/text/likeness.hpp"
#include "kattegat/journal/naming/free_names.hpp"

namespace kattegat {

std::vector<NewRecord> new_erasures(const ErasureContents& erasure, const NewId& new_id) {
  constexpr std::size_t at_once = erased_limit / 2;
  std::vector<NewRecord> new_records;
  std::size_t people = 0, records = 0;
  do {
    ErasureContents some{{}, {}, erasure.pseudonym};
    if (people > 0) some.people.push_back(erasure.people.front());  // it is one person's still
    for (; people < erasure.people.size() && some.people.size() < at_once; ++people)
      some.people.push_back(erasure.people[people]);
    for (; records < erasure.records.size() && some.records.size() < at_once; ++records)
      some.records.push_back(erasure.records[records]);
    new_records.push_back(new_record(RecordKind::erasure, new_id(), roster_id, some));
  } while (people < erasure.people.size() || records < erasure.records.size());
  return new_records;
}

namespace {

// It stands in the record that merges everywhere and is never forgotten: nobody's name does.
std::optional<WhyNot> refuse_pseudonym(const RecordsOfPeople& recorded, const Person& person,
                                       const std::string& pseudonym) {
  const std::vector<Person> others = everybody_but(person, recorded);
  if (const auto refused = why_not_free(pseudonym, others)) {
    const auto* none = std::get_if<IsNoName>(&*refused);
    return refusal(none ? none->fault : text(Word::roster_name_taken, pseudonym));
  }
  for (const Person& other : others)
    for (const std::string& name : all_names_of(other))
      if (!other.erased && mentions(pseudonym, name))
        return refusal(text(Word::roster_tells_name, pseudonym));
  const auto former = recorded.roster.forgotten().pseudonym(person.ids.front());
  for (const std::string& name : all_names_of(person))
    if (name != former && (look_alike(pseudonym, name) || mentions(pseudonym, name)))
      return refusal(text(Word::roster_tells_name, pseudonym));
  return {};
}

}  // namespace

NewRecords erasing(const RecordsOfPeople& recorded, const Person& person,
                   const std::string& pseudonym, const Items& texts, const NewId& new_id) {
  if (auto why = refuse_pseudonym(recorded, person, pseudonym)) return std::move(*why);
  ErasureContents erasure{person.ids, {}, pseudonym};
  for (const Item& item : texts) erasure.records.push_back(item.record.hash);
  return new_erasures(erasure, new_id);
}

std::set<std::string> pseudonyms_that_tell(const std::vector<std::string>& names,
                                           const ForgottenPeople& forgotten_people) {
  std::set<std::string> telling;
  if (forgotten_people.pseudonyms().empty()) return telling;
  const Mentioned mentioned(names);
  std::set<std::string> likenesses;
  for (const std::string& name : names) likenesses.insert(likeness(name));
  for (const std::string& one : forgotten_people.pseudonyms())
    if (mentioned.in(one) || likenesses.count(likeness(one)) > 0) telling.insert(one);
  return telling;
}

}  // namespace kattegat
