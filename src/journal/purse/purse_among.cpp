#include "kattegat/journal/purse/purse_among.hpp"

#include <set>

namespace kattegat {
namespace {

// Who has been found to be somebody else is who was written down by that name; names that the
// roster gives since change nothing about it.
std::map<Uuid, Uuid> who_were(const std::vector<EveningHistory>& evenings, const Roster& roster) {
  std::map<Uuid, std::set<std::string>> written;
  for (const auto& fusion : roster.fusion_decisions().held()) written[fusion.first];
  for (const EveningHistory& evening : evenings)
    for (const Participant& one : evening.players)
      for (const Uuid& id : one.ids)
        if (const auto found = written.find(id);
            found != written.end() && !roster.forgotten().as(id))
          found->second.insert(one.written);
  std::map<Uuid, Uuid> were;
  for (const auto& [id, names] : written)
    were[id] = names.empty() ? id : derived_uuid({}, "called " + *names.begin());
  return were;
}

}  // namespace

PurseBefore purse_among(Items below, const WhoIsWho& who) {
  const WhoIs who_is = [&who](const Uuid& id) { return who.people.everybody.stands_for(id); };
  return {std::move(below), who_is,
          [&who](const Uuid& evening) { return whole_in(who.wholes, evening); },
          [were = who_were(who.evenings, who.people.roster), who_is](const Uuid& id) {
            const auto found = were.find(id);
            return found == were.end() ? who_is(id) : found->second;
          }};
}

}  // namespace kattegat
