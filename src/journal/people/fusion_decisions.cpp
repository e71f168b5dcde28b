#include "kattegat/journal/people/fusion_decisions.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace kattegat {

namespace {

// By each fusion, the last of those with the same that its log has said one after the other.
std::map<Hash, const Record*> last_along(const SaidOfPeople<FusionContents>& fusions) {
  std::vector<std::pair<const Record*, std::optional<Uuid>>> said;
  for (const auto& [id, all] : fusions.all())
    for (const SaidOfPerson<FusionContents>& one : all)
      said.emplace_back(&one.item.record, one.contents.with);
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

// Of somebody's several ids one book's word holds of all: the later of what each has said last.
Thing resolved_by_book(const AllSaidOfPerson<FusionContents>& said,
                       const std::map<Hash, const Record*>& last) {
  Thing thing = as_one_thing(said);
  const auto along = [&](std::size_t version) -> const Record& {
    return *last.at(thing.versions()[version].item->record.hash);
  };
  const std::vector<std::size_t>& open = thing.open();
  thing.let_hold(*std::max_element(open.begin(), open.end(), [&](std::size_t a, std::size_t b) {
    return comes_before(along(a), along(b));
  }));
  return thing;
}

// The first with somebody since the last with nobody; where that came last, what holds.
const Record& first_with_somebody(const Thing& thing) {
  const std::vector<Version>& all = thing.versions();
  const auto last_with_nobody = std::find_if(all.rbegin(), all.rend(), [](const Version& one) {
    return !std::get<FusionContents>(one.contents).with;
  });
  const auto since = last_with_nobody.base();
  return (since == all.end() ? thing.held() : *since).item->record;
}

}  // namespace

FusionDecisions::FusionDecisions(const SaidOfPeople<FusionContents>& fusions) {
  const std::map<Hash, const Record*> last = last_along(fusions);
  for (const auto& [id, said] : fusions.all()) {
    const Thing thing = resolved_by_book(fusions.of(id), last);
    add_if_any(conflicts_, thing.conflict(RecordKind::fusion, id));
    if (const auto& with = std::get<FusionContents>(thing.held().contents).with) held_[id] = *with;
    said_.emplace(id, said_in(thing, *last.at(thing.held().item->record.hash)));
  }
}

FusionDecisions::SaidOfId FusionDecisions::said_in(const Thing& thing, const Record& along) {
  SaidOfId said{thing.follows(), *thing.held().item, along, first_with_somebody(thing)};
  for (const Version& one : thing.versions())
    if (one.meaning == thing.held().meaning) said.alike.insert(one.item->record.hash);
  for (const std::size_t i : thing.open()) {
    if (thing.versions()[i].meaning != thing.held().meaning) continue;
    const Record& record = thing.versions()[i].item->record;
    std::int64_t& first = said.first_in.try_emplace(record.origin, record.number).first->second;
    first = std::min(first, record.number);
  }
  return said;
}

std::optional<Uuid> FusionDecisions::with_whom(const Uuid& id) const {
  const auto found = held_.find(id);
  return found == held_.end() ? std::nullopt : std::optional(found->second);
}

Follows FusionDecisions::follows(const Uuid& id) const {
  const auto found = said_.find(id);
  return found == said_.end() ? Follows{} : found->second.follows;
}

bool FusionDecisions::was_known(const Record& said, const Follows& followed) const {
  const auto found = said_.find(said.id);
  if (found == said_.end()) return false;
  const SaidOfId& fusion = found->second;
  const auto first = fusion.first_in.find(said.origin);
  if (first != fusion.first_in.end() && first->second < said.number) return true;
  return std::any_of(followed.begin(), followed.end(),
                     [&](const Hash& one) { return fusion.alike.count(one) > 0; });
}

NewRecord new_fusion(const FusionDecisions& decisions, const Uuid& id,
                     const std::optional<Uuid>& with) {
  return new_record(RecordKind::fusion, id, roster_id, FusionContents{with, decisions.follows(id)});
}

}  // namespace kattegat
