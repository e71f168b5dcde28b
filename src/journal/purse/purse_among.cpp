#include "kattegat/journal/purse/purse_among.hpp"

#include <set>

#include "kattegat/core/disjoint_sets.hpp"
#include "kattegat/journal/evenings/appearances.hpp"

namespace kattegat {
namespace {

// Who has been found to be somebody else, as they were one before that: each is known by the least
// id. By what the evenings say alone; names that the roster gives since change nothing about it.
class BeforeFusions {
 public:
  BeforeFusions(const std::vector<EveningHistory>& evenings, const Roster& roster) {
    for (const auto& fusion : roster.fusion_decisions().held())
      were_.emplace(fusion.first, fusion.first);
    if (were_.empty()) return;
    std::vector<Appearance> written = appearances_of(evenings, roster);
    std::erase_if(written, [&](const Appearance& one) {
      return were_.count(one.id) == 0 || roster.forgotten().as(one.id);
    });
    join_within_evenings(written);
    join_by_name_alone(written);
  }
  std::map<Uuid, Uuid> all() && {
    for (auto& [id, first] : were_) first = first_in(were_, id);
    return std::move(were_);
  }

 private:
  // There a name is one person, but for those to whom ids were given.
  void join_within_evenings(const std::vector<Appearance>& written) {
    std::map<std::pair<Uuid, std::string>, const Appearance*> called;
    for (const Appearance& one : written) {
      if (!one.is_named()) continue;
      const Appearance& first = *called.try_emplace({one.evening, one.written}, &one).first->second;
      if (!one.by_id || !first.by_id) join_in(were_, one.id, first.id);
    }
  }
  // Whoever was given an id is nobody else of that name.
  void join_by_name_alone(const std::vector<Appearance>& written) {
    std::set<Uuid> given;
    for (const Appearance& one : written)
      if (one.by_id) given.insert(first_in(were_, one.id));
    std::map<std::string, Uuid> called;
    for (const Appearance& one : written)
      if (one.is_named() && given.count(first_in(were_, one.id)) == 0)
        join_in(were_, one.id, called.try_emplace(one.written, one.id).first->second);
  }

  std::map<Uuid, Uuid> were_;  // disjoint sets
};

}  // namespace

PurseBefore purse_among(Items below, const WhoIsWho& who) {
  const WhoIs who_is = [&who](const Uuid& id) { return who.people.everybody.stands_for(id); };
  const WhoIs who_was = [were = BeforeFusions(who.evenings, who.people.roster).all(),
                         who_is](const Uuid& id) {
    const auto found = were.find(id);
    return found == were.end() ? who_is(id) : found->second;
  };
  return {.below = std::move(below),
          .who_is = who_is,
          .who_was = who_was,
          .whole = WholeOf([&who](const Uuid& evening) { return whole_in(who.wholes, evening); })};
}

}  // namespace kattegat
