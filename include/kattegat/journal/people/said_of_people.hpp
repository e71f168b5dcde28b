// One kind of what the roster says of people, such as what they are called. Of somebody with
// several ids it is one thing, under whichever of them it was said.
#pragma once
#include <algorithm>
#include <cstddef>
#include <iterator>
#include <map>
#include <utility>
#include <vector>

#include "kattegat/journal/decisions/thing.hpp"
#include "kattegat/journal/people/who_is.hpp"

namespace kattegat {

inline Meaning meaning_of(const NameContents& one) { return one.name; }
inline Meaning meaning_of(const NumberContents& one) { return one.number; }
inline Meaning meaning_of(const RetiredContents& one) { return one.retired; }
inline Meaning meaning_of(const FusionContents& one) { return FusionMeaning{one.with}; }

// `Says`: the contents of that kind.
template <class Says>
struct SaidOfPerson {
  Item item;  // its record's id is one of the person's
  Says contents;
};
// In the order that every book agrees on; valid while what they were found in is there.
template <class Says>
using AllSaidOfPerson = std::vector<const SaidOfPerson<Says>*>;

template <class Says>
class SaidOfPeople {
 public:
  void add(const Item& item, Says contents) {
    by_id_[item.record.id].push_back({item, std::move(contents)});
  }
  // Of what was said of the id so many, as they were added.
  void keep_first(const Uuid& id, std::size_t many) {
    const auto found = by_id_.find(id);
    if (found == by_id_.end()) return;
    std::vector<SaidOfPerson<Says>>& said = found->second;
    if (many < said.size())
      said.erase(std::next(said.begin(), static_cast<std::ptrdiff_t>(many)), said.end());
    if (said.empty()) by_id_.erase(found);
  }
  [[nodiscard]] AllSaidOfPerson<Says> of(OnePerson person) const {
    AllSaidOfPerson<Says> said;
    for (const Uuid& id : person)
      if (const auto found = by_id_.find(id); found != by_id_.end())
        for (const SaidOfPerson<Says>& one : found->second) said.push_back(&one);
    std::sort(said.begin(), said.end(), [](const auto* one, const auto* other) {
      return comes_before(one->item.record, other->item.record);
    });
    return said;
  }
  [[nodiscard]] bool has(const Uuid& id) const { return by_id_.count(id) > 0; }
  // By id, of each as it was added.
  [[nodiscard]] const std::map<Uuid, std::vector<SaidOfPerson<Says>>>& all() const {
    return by_id_;
  }

 private:
  std::map<Uuid, std::vector<SaidOfPerson<Says>>> by_id_;
};

// What is said of one person, valid as long as that.
template <class Says>
std::vector<Version> versions_of(const AllSaidOfPerson<Says>& said) {
  std::vector<Version> versions;
  for (const SaidOfPerson<Says>* const one : said)
    versions.push_back(as_said(one->item, one->contents, meaning_of(one->contents)));
  return versions;
}
// The same, resolved. Two that begin it alike say one fact.
template <class Says>
Thing as_one_thing(const AllSaidOfPerson<Says>& said) {
  return {versions_of(said), Begun::as_a_fact};
}

}  // namespace kattegat
