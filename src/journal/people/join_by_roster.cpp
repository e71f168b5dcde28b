// By what the roster says: whom it makes one, and whom it called by a name.
#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "becoming_one.hpp"
#include "gathered.hpp"
#include "kattegat/core/in_common.hpp"

namespace kattegat {
namespace {

using Pairs = std::vector<std::pair<Somebody, Somebody>>;

// Two who sat at one table are no one person, whatever a book says that did not know of it.
void join_unless_together(Crowd& crowd, const Pairs& pairs, const Sittings& tables) {
  if (pairs.empty()) return;
  std::map<Somebody, std::set<std::size_t>> sits_at;
  for (const auto& [who, table] : crowd.all_who_sat(tables)) sits_at[who].insert(table);
  for (const auto& [a, b] : pairs) {
    const Somebody one = crowd.who_is(a), other = crowd.who_is(b);
    if (one == other) continue;
    std::set<std::size_t>&mine = sits_at[one], &theirs = sits_at[other];
    if (have_in_common(mine, theirs)) continue;
    crowd.join(one, other);
    const bool is_mine = crowd.who_is(one) == one;
    std::set<std::size_t>&both = is_mine ? mine : theirs, &rest = is_mine ? theirs : mine;
    if (both.size() < rest.size()) both.swap(rest);  // few are moved to many
    both.merge(rest);
  }
}

// Of those that cannot all hold, it is what is the last in the book's own order; of somebody of
// several evenings what one book says of all of them.
std::vector<Uuid> fused_last_first(const FusionDecisions& fusions) {
  std::vector<Uuid> order;
  for (const auto& [id, with] : fusions.held()) order.push_back(id);
  std::sort(order.begin(), order.end(), [&](const Uuid& one, const Uuid& other) {
    const Record &mine = fusions.said_along_with(one), &theirs = fusions.said_along_with(other);
    if (mine.hash != theirs.hash) return comes_before(theirs, mine);
    return comes_before(fusions.said_of(other).record, fusions.said_of(one).record);
  });
  return order;
}

// Each with the next one alone: who has sat with that one may be whom that one leads to. Nobody is
// one with who has been forgotten as somebody else.
std::map<Uuid, Uuid> not_forgotten_apart(const Roster& roster) {
  std::map<Uuid, Uuid> fused = roster.fusion_decisions().held();
  std::erase_if(fused, [&](const auto& one) {
    return roster.forgotten().as_whom(one.first) != roster.forgotten().as_whom(one.second);
  });
  return fused;
}

// Each with whom the name means that the roster of its writer called so.
Pairs those_meant(Crowd& crowd) {
  const std::vector<Appearance>& all = crowd.appearances();
  const AllGathered gathered(crowd);
  std::set<std::string> always_had;  // names, by somebody whom no roster meant
  for (const Gathered& one : gathered.all())
    if (one.always_had_it && one.meant.empty() && !one.by_id) always_had.insert(one.name);
  std::set<Somebody> written_by_others;
  for (std::size_t i = 0; i < all.size(); ++i)
    if (!all[i].meant) written_by_others.insert(crowd.who_appears(i));
  Pairs pairs;
  for (const Gathered& one : gathered.all())
    for (const auto& [name, whom] : one.meant) {
      if (one.by_id || (written_by_others.count(one.who) > 0 && always_had.count(name) > 0))
        continue;
      const Gathered& other = gathered.all()[gathered.place_of(crowd.who_is(whom))];
      const bool has_it = other.name == name && other.is_given_the_name();
      const bool were_given_another = one.is_named_in_roster && other.name == one.name;
      if (!other.by_id && (has_it || were_given_another)) pairs.emplace_back(one.who, other.who);
    }
  return pairs;
}

}  // namespace

std::vector<FusedApart> join_by_fusions(Crowd& crowd, const Sittings& tables) {
  const FusionDecisions& decisions = crowd.roster().fusion_decisions();
  const std::map<Uuid, Uuid> fused = not_forgotten_apart(crowd.roster());
  std::map<Somebody, std::vector<Uuid>> of_each;  // as they are by the evenings alone
  for (const auto& [id, with] : decisions.held()) of_each[crowd.who_is(id)].push_back(id);
  Pairs pairs;
  for (const Uuid& id : fused_last_first(decisions))
    pairs.emplace_back(crowd.who_is(id), crowd.who_is(next_in(fused, id)));
  join_unless_together(crowd, pairs, tables);
  const auto holds = [&](const Uuid& id) {
    return crowd.who_is(id) == crowd.who_is(next_in(fused, id));
  };
  crowd.keep_whom(
      ends_of(fused, [&](const Uuid& id) { return holds(id) ? next_in(fused, id) : id; }));
  std::vector<FusedApart> apart;
  for (auto& [who, ids] : of_each)
    if (!std::all_of(ids.begin(), ids.end(), holds) && std::any_of(ids.begin(), ids.end(), holds))
      apart.push_back({std::move(ids)});
  return apart;
}

void join_by_meaning(Crowd& crowd, const Sittings& tables) {
  const std::vector<Appearance>& all = crowd.appearances();
  const auto has_meaning = [](const Appearance& one) { return one.meant.has_value(); };
  if (std::none_of(all.begin(), all.end(), has_meaning)) return;
  join_unless_together(crowd, those_meant(crowd), tables);
}

}  // namespace kattegat
