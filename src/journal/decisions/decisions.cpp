#include "kattegat/journal/decisions/decisions.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace kattegat {

Version as_said(const Item& item, Contents said, Meaning meaning) {
  const Follows* followed = follows_in(said);
  Follows follows = followed ? *followed : Follows();
  return {item.record.hash, std::move(follows), std::move(meaning), &item, std::move(said)};
}

Resolved resolve(const std::vector<Version>& versions, Begun how) {
  if (versions.size() == 1) return {0, {0}, false};
  std::set<Hash> followed;
  for (const Version& version : versions)
    followed.insert(version.follows.begin(), version.follows.end());
  std::set<Meaning> begun;  // what followed first versions mean
  for (const Version& version : versions)
    if (how == Begun::as_a_fact && version.follows.empty() && followed.count(version.decision) > 0)
      begun.insert(version.meaning);

  Resolved resolved;
  for (std::size_t i = 0; i < versions.size(); ++i) {
    const Version& version = versions[i];
    const bool passed = followed.count(version.decision) > 0 ||
                        (version.follows.empty() && begun.count(version.meaning) > 0);
    if (!passed) resolved.open.push_back(i);
  }
  // Hashes cannot follow each other in a circle; forged ones could leave nothing open.
  if (resolved.open.empty() && !versions.empty()) resolved.open.push_back(versions.size() - 1);
  if (resolved.open.empty()) return resolved;
  resolved.holds = resolved.open.back();
  resolved.conflict = std::any_of(resolved.open.begin(), resolved.open.end(), [&](std::size_t i) {
    return versions[i].meaning != versions[*resolved.holds].meaning;
  });
  return resolved;
}

void begin_what_is_another(const std::vector<Following>& all) {
  std::map<Hash, const Meaning*> substances;
  for (const Following& one : all) substances.emplace(one.record, &one.substance);
  for (const Following& one : all) {
    bool is_another = false, is_same = false;
    for (const Hash& record : *one.follows)
      if (const auto seen = substances.find(record); seen != substances.end())
        (*seen->second == one.substance ? is_same : is_another) = true;
    if (is_another && !is_same) one.follows->clear();
  }
}

Follows follows_of(const std::vector<Version>& versions, const Resolved& resolved) {
  Follows follows;
  std::set<Hash> known;
  for (auto i = resolved.open.rbegin(); i != resolved.open.rend(); ++i)
    if (known.insert(versions[*i].decision).second) follows.push_back(versions[*i].decision);
  std::reverse(follows.begin(), follows.end());
  return at_most_a_record_holds(std::move(follows));
}

Follows at_most_a_record_holds(Follows follows) {
  if (follows.size() > follows_limit) follows.erase(follows.begin(), follows.end() - follows_limit);
  return follows;
}

}  // namespace kattegat
