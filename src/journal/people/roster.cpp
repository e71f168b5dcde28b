#include "kattegat/journal/people/roster.hpp"

#include <algorithm>
#include <utility>

namespace kattegat {

Roster::Roster(Items roster) {
  sort_items(roster);
  SaidOfPeople<RetiredContents> retired;
  SaidOfPeople<FusionContents> fusions;
  std::vector<ErasureContents> erasures;
  for (const Item& item : roster) {
    auto contents = read_contents(item.record, item.words);
    if (!contents) continue;
    if (auto* erasure = std::get_if<ErasureContents>(&*contents)) {
      erasures.push_back(std::move(*erasure));
      continue;
    }
    mentioned_.insert(item.record.id);
    if (auto* name = std::get_if<NameContents>(&*contents); name && !name->name.empty())
      names_.add(item, std::move(*name));
    if (auto* number = std::get_if<NumberContents>(&*contents))
      numbers_[number->which].add(item, std::move(*number));
    if (auto* one = std::get_if<RetiredContents>(&*contents)) retired.add(item, std::move(*one));
    if (auto* one = std::get_if<FusionContents>(&*contents)) fusions.add(item, std::move(*one));
  }
  by_logs_ = CalledByLogs(names_);
  retirements_ = Retirements(std::move(retired));
  forgotten_ = ForgottenPeople(erasures);
  fusions_ = Fusions(FusionDecisions(fusions), forgotten_);
}

Thing Roster::name_decisions(OnePerson person) const {
  AllSaidOfPerson<NameContents> said = names_.of(person);
  const auto is_as_written = [](const auto* one) { return one->contents.as_written; };
  if (!std::all_of(said.begin(), said.end(), is_as_written)) std::erase_if(said, is_as_written);
  return as_one_thing(said);
}
std::optional<std::string> Roster::name(OnePerson person) const {
  if (auto pseudonym = forgotten_.pseudonym(person)) return pseudonym;
  const Thing thing = name_decisions(person);
  if (thing.versions().empty()) return std::nullopt;
  return std::get<NameContents>(thing.held().contents).name;
}
bool Roster::has_name(OnePerson person) const {
  return std::any_of(person.begin(), person.end(),
                     [&](const Uuid& id) { return names_.has(id) || forgotten_.has(id); });
}
std::set<std::string> Roster::all_names(OnePerson person) const {
  std::set<std::string> all;
  for (const auto* const one : names_.of(person)) all.insert(one->contents.name);
  return all;
}

Thing Roster::number_decisions(OnePerson person, NumberKind which) const {
  const auto found = numbers_.find(which);
  if (found == numbers_.end()) return {};
  std::vector<Version> versions = versions_of(found->second.of(person));
  for (Version& one : versions)
    if (one.item->record.words && !one.item->words) one.meaning = std::monostate();
  return {std::move(versions), Begun::as_a_fact};
}
std::string Roster::number(OnePerson person, NumberKind which) const {
  const Thing thing = number_decisions(person, which);
  return thing.versions().empty() ? "" : std::get<NumberContents>(thing.held().contents).number;
}
PayNumbers Roster::numbers(OnePerson person) const {
  PayNumbers known;
  for (const auto& [which, said] : numbers_)
    if (std::string one = number(person, which); !one.empty()) known.emplace(which, std::move(one));
  return known;
}

bool Roster::is_retired(OnePerson person) const {
  return retirements_.is_retired(person, fusions_);
}

Roster Roster::unfused() const {
  Roster roster = *this;
  roster.fusions_ = Fusions();
  return roster;
}

Roster Roster::before(const std::map<Uuid, const Record*>& until,
                      const std::set<Uuid>& written) const {
  Roster roster = unfused();
  for (const auto& [id, record] : until) {
    const std::int64_t least = written.count(id) > 0 ? 0 : 1;
    std::int64_t before = 0;
    for (const auto* const one : names_.of(id))
      if (comes_before(one->item.record, *record)) ++before;
    roster.names_.keep_first(id, static_cast<std::size_t>(std::max(before, least)));
  }
  return roster;
}

}  // namespace kattegat
