#include "kattegat/journal/merging/regrouped.hpp"

#include <map>

namespace kattegat {

bool is_regrouped(const EveningHistory& evening, const BeforeAndNow<ByAnyId>& people) {
  std::map<Uuid, Uuid> became, was;
  for (const Participant& one : evening.players)
    for (const Uuid& id : one.ids) {
      if (!people.before.find(id)) continue;
      const Uuid earlier = people.before.stands_for(id), is = people.now.stands_for(id);
      if (became.try_emplace(earlier, is).first->second != is) return true;
      if (was.try_emplace(is, earlier).first->second != earlier) return true;
    }
  return false;
}

}  // namespace kattegat
