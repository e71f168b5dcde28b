#include "kattegat/journal/people/roster.hpp"

#include <algorithm>
#include <set>

#include "chains.hpp"
#include "sets.hpp"

namespace kattegat {

namespace {

Meaning meaning_of(const NameContents& contents) { return contents.name; }
Meaning meaning_of(const NumberContents& contents) { return contents.number; }
// Of what is said of one id alone.
Meaning meaning_of(const Contents& contents) {
  if (const auto* retired = std::get_if<RetiredContents>(&contents)) return retired->retired;
  if (const auto* fusion = std::get_if<FusionContents>(&contents))
    return FusionMeaning{fusion->with};
  return {};
}

// What is said of one person, in the order in which it was said.
template <class Said>
Thing resolved(std::vector<const Said*> said) {
  std::sort(said.begin(), said.end(), [](const Said* one, const Said* other) {
    return comes_before(one->item.record, other->item.record);
  });
  Thing thing;
  for (const Said* one : said) thing.add(one->item, one->contents, meaning_of(one->contents));
  thing.resolve(Begun::as_a_fact);
  return thing;
}

}  // namespace

Roster::Roster(Items roster) {
  sort_items(roster);
  std::map<Key, Thing> things;
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
      numbers_[{item.record.id, number->which}].push_back({item, std::move(*number)});
      continue;
    }
    Thing& thing = things[{item.record.kind, item.record.id}];
    Meaning means = meaning_of(*contents);
    thing.add(item, std::move(*contents), std::move(means));
  }
  for (auto& [key, thing] : things) {
    thing.resolve(Begun::as_a_fact);
    const auto& [kind, id] = key;
    if (thing.resolved.conflict) conflicts_.push_back(thing.conflict(kind, id));
    const std::size_t holds = *thing.resolved.holds;
    if (const auto* fusion = std::get_if<FusionContents>(&thing.contents[holds]))
      if (fusion->with) fused_[id] = *fusion->with;
    said_.emplace(key, Said{thing.follows(), *thing.items[holds]});
  }
  forget(erasures);
  note_who_is_called_so();
  whom_ = ends_of(fused_, [&](const Uuid& id) {
    const Uuid next = next_in(fused_, id);
    return forgotten_as(id) == forgotten_as(next) ? next : id;
  });
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

const Item* Roster::newest(RecordKind kind, const std::vector<Uuid>& ids) const {
  const Item* newest = nullptr;
  for (const Uuid& id : ids) {
    const auto found = said_.find({kind, id});
    if (found == said_.end()) continue;
    if (!newest || comes_before(newest->record, found->second.holds.record))
      newest = &found->second.holds;
  }
  return newest;
}

Thing Roster::name_decisions(const std::vector<Uuid>& ids) const {
  std::vector<const SaidOf<NameContents>*> said;
  for (const Uuid& id : ids)
    if (const auto found = names_.find(id); found != names_.end())
      for (const auto& one : found->second) said.push_back(&one);
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
  const Thing thing = name_decisions(ids);
  if (!thing.resolved.conflict) return std::nullopt;
  return thing.conflict(RecordKind::name, ids.front());
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
  std::vector<const SaidOf<NumberContents>*> said;
  for (const Uuid& id : ids)
    if (const auto found = numbers_.find({id, which}); found != numbers_.end())
      for (const auto& one : found->second) said.push_back(&one);
  return resolved(std::move(said));
}

std::string Roster::number(const std::vector<Uuid>& ids, NumberKind which) const {
  const Thing thing = number_decisions(ids, which);
  const auto holds = thing.resolved.holds;
  return holds ? std::get<NumberContents>(thing.contents[*holds]).number : "";
}
std::optional<Conflict> Roster::number_conflict(const std::vector<Uuid>& ids,
                                                NumberKind which) const {
  const Thing thing = number_decisions(ids, which);
  if (!thing.resolved.conflict) return std::nullopt;
  return thing.conflict(RecordKind::number, ids.front());
}
Follows Roster::number_follows(const std::vector<Uuid>& ids, NumberKind which) const {
  return number_decisions(ids, which).follows();
}

bool Roster::is_retired(const std::vector<Uuid>& ids) const {
  const Item* item = newest(RecordKind::retired, ids);
  const auto contents = item ? read_as<RetiredContents>(*item) : RetiredContents{false, {}};
  return contents && contents->retired;
}

std::vector<Uuid> Roster::retired_apart(const std::vector<Uuid>& ids) const {
  std::vector<Uuid> apart;
  for (const Conflict& conflict : conflicts_)
    if (conflict.about == RecordKind::retired &&
        std::find(ids.begin(), ids.end(), conflict.id) != ids.end())
      apart.push_back(conflict.id);
  return apart;
}

Uuid Roster::fused(const Uuid& id) const { return next_in(whom_, id); }

const Item& Roster::fusion_of(const Uuid& id) const {
  return said_.at({RecordKind::fusion, id}).holds;
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

Follows Roster::follows(RecordKind kind, const Uuid& id) const {
  const auto found = said_.find({kind, id});
  return found == said_.end() ? Follows{} : found->second.follows;
}

}  // namespace kattegat
