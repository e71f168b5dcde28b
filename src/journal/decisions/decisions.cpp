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

namespace {

class Followed {
 public:
  explicit Followed(const std::vector<Version>& versions) {
    for (const Version& one : versions) decisions_.insert(one.follows.begin(), one.follows.end());
  }
  [[nodiscard]] bool has(const Version& one) const { return decisions_.count(one.decision) > 0; }

 private:
  std::set<Hash> decisions_;
};

enum class OneThing { of_all, of_each_id };

// What begins a thing as a followed one does, and means the same: who followed the one has followed
// both.
class BegunAlike {
 public:
  BegunAlike(const std::vector<Version>& versions, const Followed& followed, OneThing one_thing)
      : one_thing_(one_thing) {
    for (const Version& one : versions)
      if (one.follows.empty() && followed.has(one)) begun_.insert(said_by(one));
  }
  [[nodiscard]] bool has(const Version& one) const {
    return !begun_.empty() && one.follows.empty() && begun_.count(said_by(one)) > 0;
  }

 private:
  using Said = std::pair<Uuid, Meaning>;
  [[nodiscard]] Said said_by(const Version& one) const {
    return {one_thing_ == OneThing::of_each_id ? one.item->record.id : Uuid{}, one.meaning};
  }

  OneThing one_thing_;
  std::set<Said> begun_;
};

bool do_any_differ(const std::vector<std::size_t>& open, const std::vector<Version>& versions) {
  const Meaning* known = nullptr;
  return std::any_of(open.begin(), open.end(), [&](std::size_t i) {
    const Meaning& one = versions[i].meaning;
    if (is_lost(one)) return false;
    if (!known) known = &one;
    return one != *known;
  });
}

}  // namespace

Resolved resolve(const std::vector<Version>& versions, Begun how) {
  if (versions.size() == 1) return {0, {0}, false};
  const Followed followed(versions);
  const BegunAlike begun(versions, followed, OneThing::of_all);
  Resolved resolved;
  for (std::size_t i = 0; i < versions.size(); ++i) {
    const bool is_begun_alike = how == Begun::as_a_fact && begun.has(versions[i]);
    if (!followed.has(versions[i]) && !is_begun_alike) resolved.open.push_back(i);
  }
  // Hashes cannot follow each other in a circle; forged ones could leave nothing open.
  if (resolved.open.empty() && !versions.empty()) resolved.open.push_back(versions.size() - 1);
  if (resolved.open.empty()) return resolved;
  resolved.holds = resolved.open.back();
  resolved.conflict = do_any_differ(resolved.open, versions);
  return resolved;
}

std::vector<Version> without_begun_alike(std::vector<Version> versions) {
  const Followed followed(versions);
  const BegunAlike begun(versions, followed, OneThing::of_each_id);
  std::erase_if(versions, [&](const Version& one) { return !followed.has(one) && begun.has(one); });
  return versions;
}

void begin_what_is_another(std::vector<Following>& all) {
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
