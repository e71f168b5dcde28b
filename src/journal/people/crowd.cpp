#include "crowd.hpp"

#include <algorithm>
#include <numeric>

#include "kattegat/core/check.hpp"
#include "kattegat/core/disjoint_sets.hpp"

namespace kattegat {
namespace {

std::vector<Uuid> all_ids(const std::vector<Appearance>& appearances, const Roster& roster) {
  std::vector<Uuid> ids;
  ids.reserve(appearances.size());
  for (const Appearance& one : appearances) ids.push_back(one.id);
  for (const Uuid& id : roster.mentioned()) {
    ids.push_back(id);
    ids.push_back(roster.fusions().whom(id));
  }
  std::sort(ids.begin(), ids.end());
  ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
  return ids;
}

std::optional<std::size_t> number_in(const std::vector<Uuid>& ids, const Uuid& id) {
  const auto found = std::lower_bound(ids.begin(), ids.end(), id);
  if (found == ids.end() || *found != id) return std::nullopt;
  return static_cast<std::size_t>(found - ids.begin());
}

}  // namespace

Crowd::Crowd(const std::vector<Appearance>& appearances, const Roster& roster)
    : appearances_(appearances),
      roster_(roster),
      ids_(all_ids(appearances, roster)),
      above_(ids_.size()),
      is_here_(ids_.size()) {
  std::iota(above_.begin(), above_.end(), std::size_t{});
  for (const Appearance& one : appearances_) numbers_.push_back(number_of(one.id));
  for (const std::size_t here : numbers_) is_here_[here] = true;
  for (const Uuid& id : roster_.mentioned()) is_here_[number_of(id)] = true;
}

std::size_t Crowd::number_of(const Uuid& id) const {
  const auto number = number_in(ids_, id);
  KATTEGAT_CHECK(number.has_value());
  return *number;
}
Somebody Crowd::first(std::size_t number) { return Somebody{first_in(above_, number)}; }
Somebody Crowd::who_appears(std::size_t appearance) { return first(numbers_[appearance]); }
Somebody Crowd::who_is(const Uuid& id) { return first(number_of(id)); }
Somebody Crowd::who_is(Somebody before) { return first(static_cast<std::size_t>(before)); }
void Crowd::join(Somebody one, Somebody other) {
  join_in(above_, static_cast<std::size_t>(one), static_cast<std::size_t>(other));
}

Somebody Crowd::who_is_by_evenings(const Uuid& id) {
  return Somebody{first_in(by_evenings_, number_of(id))};
}

std::vector<Crowd::Sat> Crowd::all_who_sat(const Sittings& tables) {
  std::vector<Sat> sat;
  for (std::size_t table = 0; table < tables.size(); ++table)
    for (const Uuid& id : tables[table])
      if (const auto sitter = number_in(ids_, id)) sat.push_back({first(*sitter), table});
  std::sort(sat.begin(), sat.end());
  sat.erase(std::unique(sat.begin(), sat.end()), sat.end());
  return sat;
}

std::vector<std::vector<Uuid>> Crowd::ids_of_each() {
  std::vector<std::vector<Uuid>> ids(ids_.size());
  for (std::size_t number = 0; number < ids_.size(); ++number)
    if (is_here_[number]) ids[static_cast<std::size_t>(first(number))].push_back(ids_[number]);
  return ids;
}

}  // namespace kattegat
