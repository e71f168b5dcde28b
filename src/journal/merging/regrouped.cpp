#include "kattegat/journal/merging/regrouped.hpp"

#include <map>

namespace kattegat {

bool is_regrouped(const EveningHistory& evening, const ByAnyId& before, const ByAnyId& now) {
  std::map<Uuid, Uuid> became, was;
  for (const Participant& one : evening.players)
    for (const Uuid& id : one.ids) {
      if (!before.find(id)) continue;
      const Uuid earlier = before.stands_for(id), is = now.stands_for(id);
      if (became.try_emplace(earlier, is).first->second != is) return true;
      if (was.try_emplace(is, earlier).first->second != earlier) return true;
    }
  return false;
}

}  // namespace kattegat
