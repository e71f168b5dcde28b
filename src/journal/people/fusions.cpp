#include "kattegat/journal/people/fusions.hpp"

#include <set>
#include <utility>

#include "kattegat/core/chains.hpp"

namespace kattegat {

Fusions::Fusions(FusionDecisions decisions, const ForgottenPeople& forgotten_people)
    : decisions_(std::move(decisions)) {
  const std::map<Uuid, Uuid>& held = decisions_.held();
  whom_ = ends_of(held, [&](const Uuid& id) {
    const Uuid next = next_in(held, id);
    return forgotten_people.as_whom(id) == forgotten_people.as_whom(next) ? next : id;
  });
  for (const auto& [id, end] : whom_) led_here_[end].push_back(id);
}

Uuid Fusions::whom(const Uuid& id) const { return next_in(whom_, id); }

std::vector<Uuid> Fusions::all_fused_with(const std::vector<Uuid>& ids) const {
  std::set<Uuid> ends, all(ids.begin(), ids.end());
  for (const Uuid& id : ids) ends.insert(whom(id));
  for (const Uuid& end : ends)
    if (const auto those = led_here_.find(end); those != led_here_.end())
      all.insert(those->second.begin(), those->second.end());
  return {all.begin(), all.end()};
}

}  // namespace kattegat
