#include "kattegat/journal/people/forgotten_people.hpp"

#include "kattegat/core/disjoint_sets.hpp"

namespace kattegat {

// The people of two erasures that have an id in common are one.
ForgottenPeople::ForgottenPeople(const std::vector<ErasureContents>& erasures) {
  if (!erasures.empty()) any_pseudonym_ = erasures.front().pseudonym;
  for (const ErasureContents& erasure : erasures) {
    all_pseudonyms_.insert(erasure.pseudonym);
    records_.insert(erasure.records.begin(), erasure.records.end());
    for (const Uuid& person : erasure.people) {
      as_.try_emplace(person, person);
      join_in(as_, erasure.people.front(), person);
    }
  }
  for (auto& [id, whom] : as_) whom = first_in(as_, id);
  for (const ErasureContents& erasure : erasures)
    if (!erasure.people.empty()) pseudonyms_[as_.at(erasure.people.front())] = erasure.pseudonym;
}

std::optional<Uuid> ForgottenPeople::as_whom(OnePerson one) const {
  for (const Uuid& id : one)
    if (const auto found = as_.find(id); found != as_.end()) return found->second;
  return std::nullopt;
}

std::optional<std::string> ForgottenPeople::pseudonym(OnePerson one) const {
  const auto whom = as_whom(one);
  if (!whom) return std::nullopt;
  return pseudonyms_.at(*whom);
}

}  // namespace kattegat
