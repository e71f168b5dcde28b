// Those who are called alike, while it is found out which of them are one.
#pragma once
#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "kattegat/core/uuid.hpp"

namespace kattegat {

template <class Set>
bool have_in_common(const Set& one, const Set& other) {
  const Set &few = one.size() < other.size() ? one : other, &many = &few == &one ? other : one;
  return std::any_of(few.begin(), few.end(),
                     [&](const auto& member) { return many.count(member) > 0; });
}

// One of those who are called alike.
struct Namesake {
  std::size_t first = 0;
  bool by_id = false, always = false;
  bool gone = false;              // one of those who were forgotten as one
  std::set<std::string> renamed;  // what those of them were called who were given the name
  std::set<Uuid> evenings;        // that they came to, where some were given the name

  // Somebody of whom it is known that they always had the name, or were given it.
  [[nodiscard]] bool is_known() const { return always || !renamed.empty(); }
  void take_in(Namesake other) {
    by_id = by_id || other.by_id;
    always = always || other.always;
    renamed.merge(other.renamed);
    evenings.merge(other.evenings);
  }
};
// Two of whom one was given the name, or both were: they had none in common before, and came to
// no evening together, where a name is one person. Of whom nothing is written is one of them.
inline bool are_apart(const Namesake& one, const Namesake& other) {
  if (one.renamed.empty() && other.renamed.empty()) return false;
  if (one.always && other.always) return false;
  return one.is_known() && other.is_known() && !have_in_common(one.renamed, other.renamed) &&
         !((one.always || other.always) && have_in_common(one.evenings, other.evenings));
}

// All of one name. A whole town may have been given it: whoever comes is compared with those alone
// with whom they can be one.
class Namesakes {
 public:
  // The first who is one with this one; else it is one more.
  template <class IsOne>
  const Namesake& take_in(Namesake here, const IsOne& are_one) {
    std::optional<std::size_t> found;
    const auto is_one = [&](std::size_t i) { return are_one(all_[i], here); };
    const auto look = [&](const auto& places) {
      const auto at = std::find_if(places.begin(), places.end(), is_one);
      if (at != places.end() && (!found || *at < *found)) found = *at;
    };
    if (here.by_id) {
      look(by_name_);
    } else if (here.gone || here.renamed.empty()) {
      for (std::size_t i = 0; i < all_.size() && !found; ++i)
        if (is_one(i)) found = i;
    } else {
      look(unknown_);
      for (const std::string& name : here.renamed) look(given_[name]);
      for (const Uuid& evening : here.evenings) look(came_[evening]);
    }
    if (!found) {
      found = all_.size();
      all_.push_back({here.first, false, false, here.gone, {}, {}});
    }
    note(*found, here);
    Namesake& one = all_[*found];
    one.take_in(std::move(here));
    if (one.by_id)
      by_name_.erase(*found);
    else
      by_name_.insert(*found);
    return one;
  }

 private:
  // Whoever was given the name can be one with who had it at the same evening alone where that one
  // always did.
  void note(std::size_t place, const Namesake& here) {
    if (!here.is_known()) unknown_.insert(place);
    for (const std::string& name : here.renamed) given_[name].insert(place);
    if (here.renamed.empty() || all_[place].always)
      for (const Uuid& evening : here.evenings) came_[evening].insert(place);
  }

  std::vector<Namesake> all_;
  std::set<std::size_t> unknown_;  // places among all
  std::set<std::size_t> by_name_;  // of whom no id was given: no two of the others are one
  std::map<std::string, std::set<std::size_t>> given_;
  std::map<Uuid, std::set<std::size_t>> came_;
};

}  // namespace kattegat
