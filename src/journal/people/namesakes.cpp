#include "namesakes.hpp"

#include <algorithm>
#include <utility>

#include "kattegat/core/in_common.hpp"

namespace kattegat {
namespace {

// Two of whom one was given the name, or both were: they had none in common before, and came to
// no evening together, where a name is one person. Of whom nothing is written is one of them.
bool are_apart(const Namesake& one, const Namesake& other) {
  if (one.former.empty() && other.former.empty()) return false;
  if (one.always_had_it && other.always_had_it) return false;
  return one.is_known() && other.is_known() && !have_in_common(one.former, other.former) &&
         !((one.always_had_it || other.always_had_it) &&
           have_in_common(one.evenings, other.evenings));
}

using Places = std::set<std::size_t>;
template <class Key>
const Places& places_by(const Key& key, const std::map<Key, Places>& all) {
  static const Places none;
  const auto found = all.find(key);
  return found == all.end() ? none : found->second;
}

}  // namespace

bool does_name_join(const Namesake& here, const Namesake& comes) {
  if (here.by_id && comes.by_id) return false;
  return comes.is_forgotten || !are_apart(here, comes);
}

void Namesake::take_in(Namesake other) {
  by_id = by_id || other.by_id;
  always_had_it = always_had_it || other.always_had_it;
  former.merge(other.former);
  evenings.merge(other.evenings);
}

Somebody Namesakes::take_in(Namesake comes, const HasSatWith& has_sat_with) {
  const std::size_t place = place_of_the_same(comes, has_sat_with).value_or(all_.size());
  if (place == all_.size())  // as if nothing were known, until it is taken in
    all_.push_back({.who = comes.who, .is_forgotten = comes.is_forgotten});
  note(place, comes);
  Namesake& one = all_[place];
  one.take_in(std::move(comes));
  if (one.by_id)
    without_id_.erase(place);
  else
    without_id_.insert(place);
  return one.who;
}

std::optional<std::size_t> Namesakes::place_of_the_same(const Namesake& comes,
                                                        const HasSatWith& has_sat_with) const {
  std::optional<std::size_t> found;
  const auto is_the_same = [&](std::size_t place) {
    const Namesake& here = all_[place];
    return !has_sat_with(here.who) && does_name_join(here, comes);
  };
  const auto look_among = [&](const Places& places) {
    const auto at = std::find_if(places.begin(), places.end(), is_the_same);
    if (at != places.end() && (!found || *at < *found)) found = *at;
  };
  if (comes.by_id) {
    look_among(without_id_);
  } else if (comes.is_forgotten || comes.former.empty()) {
    for (std::size_t place = 0; place < all_.size() && !found; ++place)
      if (is_the_same(place)) found = place;
  } else {
    look_among(unknown_);
    for (const std::string& name : comes.former) look_among(places_by(name, formerly_));
    for (const Uuid& evening : comes.evenings) look_among(places_by(evening, came_));
  }
  return found;
}

// Whoever was given the name can be one with who had it at the same evening alone where that one
// always did.
void Namesakes::note(std::size_t place, const Namesake& comes) {
  if (!comes.is_known()) unknown_.insert(place);
  for (const std::string& name : comes.former) formerly_[name].insert(place);
  if (comes.former.empty() || all_[place].always_had_it)
    for (const Uuid& evening : comes.evenings) came_[evening].insert(place);
}

}  // namespace kattegat
