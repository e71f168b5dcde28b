#include "db/book/legacy/old_people.hpp"

namespace kattegat {
namespace {

void rename_to(OldPeople& people, const std::string& from, const std::string& to) {
  people.renamed.erase(to);
  people.renamed[from] = to;
  const OldPerson before = people.persons[from];
  OldPerson& after = people.persons[to];
  if (after.swish.empty() && after.mobilepay.empty() && after.iban.empty())
    after = {before.swish, before.mobilepay, before.iban, after.retired};
}

// Each name leads to the last one: of thousands that were given one after the other each would be
// walked through all that follow. Nothing follows a name that was just given, so none of these
// goes round, except where a name was given to itself.
void lead_to_the_last(std::map<std::string, std::string>& renamed) {
  for (auto& [name, next] : renamed) {
    std::vector<std::string*> passed{&next};
    for (auto on = renamed.find(next); on != renamed.end() && on->second != on->first;
         on = renamed.find(on->second))
      passed.push_back(&on->second);
    const std::string last = *passed.back();
    for (std::string* const one : passed) *one = last;
  }
}

}  // namespace

std::string OldPeople::now(const std::string& name) const {
  const auto found = renamed.find(name);
  return found == renamed.end() ? name : found->second;
}

OldPeople old_people(const std::vector<OldRecord>& records) {
  OldPeople people;
  for (const OldRecord& record : records) {
    const std::string name = said(record, "name");
    if (record.kind == OldKind::alias) {
      rename_to(people, said(record, "from"), said(record, "to"));
    } else if (record.kind == OldKind::person) {
      OldPerson& person = people.persons[name];
      person.swish = said(record, "swish");
      person.mobilepay = said(record, "mobilepay");
      person.iban = said(record, "iban");
    } else if (record.kind == OldKind::retired) {
      const Json* flag = record.body.find("retired");
      people.persons[name].retired = flag && *flag == Json(true);
    }
  }
  lead_to_the_last(people.renamed);
  return people;
}

}  // namespace kattegat
