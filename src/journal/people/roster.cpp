#include "kattegat/journal/people/roster.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "chains.hpp"
#include "sets.hpp"

namespace kattegat {

namespace {

Meaning meaning_of(const NameContents& contents) { return contents.name; }
Meaning meaning_of(const NumberContents& contents) { return contents.number; }
Meaning meaning_of(const RetiredContents& contents) { return contents.retired; }

// What `said` has of these ids.
template <class Said>
std::vector<const Said*> said_of(const std::vector<Uuid>& ids,
                                 const std::map<Uuid, std::vector<Said>>& said) {
  std::vector<const Said*> all;
  for (const Uuid& id : ids)
    if (const auto found = said.find(id); found != said.end())
      for (const Said& one : found->second) all.push_back(&one);
  return all;
}
template <class Said>
void sort_as_said(std::vector<const Said*>& said) {
  std::sort(said.begin(), said.end(), [](const Said* one, const Said* other) {
    return comes_before(one->item.record, other->item.record);
  });
}
// What is said of one person, in the order in which it was said.
template <class Said>
Thing resolved(std::vector<const Said*> said) {
  sort_as_said(said);
  Thing thing;
  for (const Said* one : said) thing.add(one->item, one->contents, meaning_of(one->contents));
  thing.resolve(Begun::as_a_fact);
  return thing;
}

// The same of what is one of two: alike begun is one thing of each id alone, for of another id it
// is said at another time. A log has seen what it said before, under whichever id.
template <class Said>
Thing resolved_by_log(std::vector<const Said*> said) {
  sort_as_said(said);
  std::set<Hash> followed;
  for (const Said* one : said)
    followed.insert(one->contents.follows.begin(), one->contents.follows.end());
  const auto is_followed = [&](const Said* one) {
    return followed.count(one->item.record.hash) > 0;
  };
  std::set<std::pair<Uuid, Meaning>> begun;  // and followed
  for (const Said* one : said)
    if (one->contents.follows.empty() && is_followed(one))
      begun.emplace(one->item.record.id, meaning_of(one->contents));
  std::erase_if(said, [&](const Said* one) {
    return one->contents.follows.empty() && !is_followed(one) &&
           begun.count({one->item.record.id, meaning_of(one->contents)}) > 0;
  });
  Thing thing;
  std::map<Uuid, Hash> last;  // by log
  for (const Said* one : said) {
    const Record& record = one->item.record;
    thing.add(one->item, one->contents, meaning_of(one->contents));
    const auto [before, is_first] = last.try_emplace(record.origin, record.hash);
    if (!is_first)
      thing.versions.back().follows.push_back(std::exchange(before->second, record.hash));
  }
  thing.resolve(Begun::by_deciding);
  return thing;
}

std::optional<Conflict> conflict_in(const Thing& thing, RecordKind about, const Uuid& id) {
  return thing.resolved.conflict ? std::optional(thing.conflict(about, id)) : std::nullopt;
}

const FusionContents& fusion_in(const Thing& fusion, std::size_t version) {
  return std::get<FusionContents>(fusion.contents[version]);
}

// By each fusion, the last of those with the same that its log has said one after the other.
std::map<Hash, const Record*> last_along(const std::map<Uuid, Thing>& fusions) {
  std::vector<std::pair<const Record*, std::optional<Uuid>>> said;
  for (const auto& [id, thing] : fusions)
    for (std::size_t i = 0; i < thing.items.size(); ++i)
      said.emplace_back(&thing.items[i]->record, fusion_in(thing, i).with);
  std::sort(said.begin(), said.end(), [](const auto& a, const auto& b) {
    return std::tie(a.first->origin, a.first->number, a.first->hash) <
           std::tie(b.first->origin, b.first->number, b.first->hash);
  });
  std::map<Hash, const Record*> last;
  for (std::size_t i = said.size(); i-- > 0;) {
    const auto& [record, with] = said[i];
    const Record* along = record;
    if (i + 1 < said.size()) {
      const auto& [next, next_with] = said[i + 1];
      if (next->origin == record->origin && next->number == record->number + 1 && next_with == with)
        along = last.at(next->hash);
    }
    last.emplace(record->hash, along);
  }
  return last;
}

}  // namespace

Roster::Roster(Items roster) {
  sort_items(roster);
  std::map<Uuid, Thing> fusions;
  std::vector<ErasureContents> erasures;
  for (const Item& item : roster) {
    auto contents = read_contents(item.record, item.words);
    if (!contents) continue;
    if (auto* erasure = std::get_if<ErasureContents>(&*contents)) {
      erasures.push_back(std::move(*erasure));
      continue;
    }
    mentioned_.insert(item.record.id);
    if (auto* name = std::get_if<NameContents>(&*contents)) {
      if (!name->name.empty()) names_[item.record.id].push_back({item, std::move(*name)});
      continue;
    }
    if (auto* number = std::get_if<NumberContents>(&*contents)) {
      numbers_[number->which][item.record.id].push_back({item, std::move(*number)});
      continue;
    }
    if (auto* retired = std::get_if<RetiredContents>(&*contents)) {
      retired_[item.record.id].push_back({item, std::move(*retired)});
      continue;
    }
    if (const auto* fusion = std::get_if<FusionContents>(&*contents)) {
      Meaning means = FusionMeaning{fusion->with};
      fusions[item.record.id].add(item, std::move(*contents), std::move(means));
    }
  }
  note_fusions(fusions);
  forget(erasures);
  note_who_is_called_so();
  whom_ = ends_of(fused_, [&](const Uuid& id) {
    const Uuid next = next_in(fused_, id);
    return forgotten_as(id) == forgotten_as(next) ? next : id;
  });
}

// Of somebody's several ids one book's word holds of all: the later of what each has said last.
void Roster::note_fusions(std::map<Uuid, Thing>& fusions) {
  const std::map<Hash, const Record*> last = last_along(fusions);
  for (auto& [id, decisions] : fusions) {
    Thing& thing = decisions;  // which a function within may name
    thing.resolve(Begun::as_a_fact);
    const auto along = [&](std::size_t version) -> const Record& {
      return *last.at(thing.items[version]->record.hash);
    };
    const std::vector<std::size_t>& open = thing.resolved.open;
    const std::size_t holds = *std::max_element(
        open.begin(), open.end(),
        [&](std::size_t a, std::size_t b) { return comes_before(along(a), along(b)); });
    thing.resolved.holds = holds;
    if (thing.resolved.conflict)
      fusion_conflicts_.push_back(thing.conflict(RecordKind::fusion, id));
    if (const auto& with = fusion_in(thing, holds).with) fused_[id] = *with;
    said_fusions_.emplace(id, SaidFusion{thing.follows(), *thing.items[holds], along(holds)});
  }
}

void Roster::note_who_is_called_so() {
  std::vector<std::pair<Uuid, const SaidOf<NameContents>*>> said;
  for (const auto& [id, names] : names_)
    for (const auto& one : names)
      if (!one.contents.by_id) said.emplace_back(id, &one);
  std::sort(said.begin(), said.end(), [](const auto& a, const auto& b) {
    const Record &one = a.second->item.record, &other = b.second->item.record;
    return std::tie(one.origin, one.number) < std::tie(other.origin, other.number);
  });
  std::map<std::pair<Uuid, Uuid>, std::string> last;  // what a log called somebody
  for (const auto& [id, one] : said) {
    const Record& record = one->item.record;
    std::string& name = last[{record.origin, id}];
    if (!name.empty() && name != one->contents.name)
      if (auto& former = called_[{record.origin, name}]; former.back().second == id)
        former.emplace_back(record.number, std::nullopt);
    name = one->contents.name;
    called_[{record.origin, name}].emplace_back(record.number, id);
  }
}

std::optional<Uuid> Roster::called_by(const Uuid& log, const std::string& name,
                                      std::int64_t number) const {
  if (called_.empty()) return std::nullopt;
  const auto found = called_.find({log, name});
  if (found == called_.end()) return std::nullopt;
  const auto later = std::partition_point(found->second.begin(), found->second.end(),
                                          [&](const auto& one) { return one.first < number; });
  return later == found->second.begin() ? std::nullopt : std::prev(later)->second;
}

// The people of two erasures that have an id in common are one.
void Roster::forget(const std::vector<ErasureContents>& erasures) {
  if (!erasures.empty()) any_pseudonym_ = erasures.front().pseudonym;
  for (const ErasureContents& erasure : erasures) {
    forgotten_records_.insert(erasure.records.begin(), erasure.records.end());
    for (const Uuid& person : erasure.people) {
      forgotten_.try_emplace(person, person);
      join_in(forgotten_, erasure.people.front(), person);
    }
  }
  for (auto& [id, whom] : forgotten_) whom = first_in(forgotten_, id);
  for (const ErasureContents& erasure : erasures)
    if (!erasure.people.empty())
      pseudonyms_[forgotten_.at(erasure.people.front())] = erasure.pseudonym;
}

Thing Roster::name_decisions(const std::vector<Uuid>& ids) const {
  std::vector<const SaidOf<NameContents>*> said = said_of(ids, names_);
  const auto is_as_written = [](const auto* one) { return one->contents.as_written; };
  if (!std::all_of(said.begin(), said.end(), is_as_written)) std::erase_if(said, is_as_written);
  return resolved(std::move(said));
}
std::optional<std::string> Roster::name(const std::vector<Uuid>& ids) const {
  if (const auto gone = forgotten_as(ids)) return pseudonym(*gone);
  const Thing thing = name_decisions(ids);
  const auto holds = thing.resolved.holds;
  if (!holds) return std::nullopt;
  return std::get<NameContents>(thing.contents[*holds]).name;
}
bool Roster::has_name(const std::vector<Uuid>& ids) const {
  return std::any_of(ids.begin(), ids.end(), [&](const Uuid& id) {
    return names_.count(id) > 0 || forgotten_.count(id) > 0;
  });
}
std::optional<Conflict> Roster::name_conflict(const std::vector<Uuid>& ids) const {
  return conflict_in(name_decisions(ids), RecordKind::name, ids.front());
}
Follows Roster::name_follows(const std::vector<Uuid>& ids) const {
  return name_decisions(ids).follows();
}

std::set<std::string> Roster::all_names(const std::vector<Uuid>& ids) const {
  std::set<std::string> all;
  for (const Uuid& id : ids)
    if (const auto found = names_.find(id); found != names_.end())
      for (const auto& one : found->second) all.insert(one.contents.name);
  return all;
}

Thing Roster::number_decisions(const std::vector<Uuid>& ids, NumberKind which) const {
  const auto found = numbers_.find(which);
  return found == numbers_.end() ? Thing() : resolved(said_of(ids, found->second));
}

std::string Roster::number(const std::vector<Uuid>& ids, NumberKind which) const {
  const Thing thing = number_decisions(ids, which);
  const auto holds = thing.resolved.holds;
  return holds ? std::get<NumberContents>(thing.contents[*holds]).number : "";
}
std::optional<Conflict> Roster::number_conflict(const std::vector<Uuid>& ids,
                                                NumberKind which) const {
  return conflict_in(number_decisions(ids, which), RecordKind::number, ids.front());
}
Follows Roster::number_follows(const std::vector<Uuid>& ids, NumberKind which) const {
  return number_decisions(ids, which).follows();
}

Thing Roster::retired_decisions(const std::vector<Uuid>& ids) const {
  return resolved_by_log(said_of(ids, retired_));
}
// Who was made one with somebody is as that one is: what was said before is of somebody else,
// unless two books have said it apart, who are asked.
bool Roster::is_retired(const std::vector<Uuid>& ids) const {
  std::vector<const SaidOf<RetiredContents>*> said = said_of(ids, retired_);
  std::erase_if(said, [&](const auto* one) {
    const Record& record = one->item.record;
    const Uuid whom = fused(record.id);
    return whom != record.id && std::find(ids.begin(), ids.end(), whom) != ids.end() &&
           comes_before(record, fusion_of(record.id).record) &&
           !retired_decisions({record.id}).resolved.conflict;
  });
  const Thing thing = resolved_by_log(std::move(said));
  const auto holds = thing.resolved.holds;
  return holds && std::get<RetiredContents>(thing.contents[*holds]).retired;
}
std::optional<Conflict> Roster::retired_conflict(const std::vector<Uuid>& ids) const {
  return conflict_in(retired_decisions(ids), RecordKind::retired, ids.front());
}
bool Roster::may_be_retired_apart(const std::vector<Uuid>& ids) const {
  std::set<Uuid> logs;
  std::set<bool> says;
  for (const auto* one : said_of(ids, retired_)) {
    logs.insert(one->item.record.origin);
    says.insert(one->contents.retired);
  }
  return logs.size() > 1 && says.size() > 1;
}
Follows Roster::retired_follows(const std::vector<Uuid>& ids) const {
  return retired_decisions(ids).follows();
}

Uuid Roster::fused(const Uuid& id) const { return next_in(whom_, id); }

const Item& Roster::fusion_of(const Uuid& id) const { return said_fusions_.at(id).holds; }
const Record& Roster::said_along_with(const Uuid& id) const {
  return said_fusions_.at(id).last_along;
}
Follows Roster::fusion_follows(const Uuid& id) const {
  const auto found = said_fusions_.find(id);
  return found == said_fusions_.end() ? Follows{} : found->second.follows;
}
Roster Roster::unfused() const {
  Roster roster = *this;
  roster.fused_.clear();
  roster.whom_.clear();
  return roster;
}

std::vector<Uuid> Roster::all_fused_with(const std::vector<Uuid>& ids) const {
  std::set<Uuid> whom, all(ids.begin(), ids.end());
  for (const Uuid& id : ids) whom.insert(fused(id));
  all.insert(whom.begin(), whom.end());
  for (const auto& [id, with] : whom_)
    if (whom.count(with) > 0) all.insert(id);
  return {all.begin(), all.end()};
}

std::optional<Uuid> Roster::forgotten_as(const Uuid& id) const {
  const auto found = forgotten_.find(id);
  if (found == forgotten_.end()) return std::nullopt;
  return found->second;
}

std::optional<Uuid> Roster::forgotten_as(const std::vector<Uuid>& ids) const {
  for (const Uuid& id : ids)
    if (const auto gone = forgotten_as(id)) return gone;
  return std::nullopt;
}

std::optional<std::string> Roster::pseudonym(const Uuid& id) const {
  const auto whom = forgotten_as(id);
  if (!whom) return std::nullopt;
  return pseudonyms_.at(*whom);
}

}  // namespace kattegat
