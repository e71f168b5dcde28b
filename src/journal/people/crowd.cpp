#include "crowd.hpp"

#include <algorithm>
#include <functional>
#include <numeric>
#include <tuple>

#include "sets.hpp"

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

void add(Gathered& gathered, const Appearance& one) {
  gathered.by_id = gathered.by_id || one.by_id;
  if (one.written.empty()) {
    const Appearance* other = gathered.as_guest;
    if (!other || std::tie(one.nameless, other->as_guest) < std::tie(other->nameless, one.as_guest))
      gathered.as_guest = &one;
    return;
  }
  if (gathered.renamed) gathered.written.insert(one.written);
  if (one.meant) gathered.meant.try_emplace(one.written, *one.meant);
  const Appearance* newest = gathered.newest;
  if (!newest || std::tie(newest->date, newest->written) < std::tie(one.date, one.written))
    gathered.newest = &one;
}

void name(Gathered& gathered, const Roster& roster) {
  std::vector<Uuid>& ids = gathered.ids;
  // Of a fusion that does not hold, whom they were to be is not among them.
  const auto at = std::find(ids.begin(), ids.end(), roster.fusions().whom(ids.front()));
  if (at != ids.end()) std::rotate(ids.begin(), at, at + 1);
  auto name = roster.name(gathered.named_by);
  if (!name && gathered.newest) name = gathered.newest->written;
  // Whom a guest is to be, is somebody else here.
  if (!name && gathered.as_guest) {
    name = gathered.as_guest->as_guest;
    gathered.nameless = gathered.as_guest->nameless;
  }
  gathered.name = name.value_or("");
}

}  // namespace

Crowd::Crowd(const std::vector<Appearance>& appearances, const Roster& roster)
    : appearances_(appearances),
      roster_(roster),
      ids_(all_ids(appearances, roster)),
      above_(ids_.size()),
      is_here_(ids_.size()) {
  std::iota(above_.begin(), above_.end(), std::size_t{});
  for (const Appearance& one : appearances_) numbers_.push_back(*number_in(ids_, one.id));
  for (const std::size_t here : numbers_) is_here_[here] = true;
  for (const Uuid& id : roster_.mentioned()) is_here_[*number_in(ids_, id)] = true;
}

std::size_t Crowd::first(std::size_t number) { return first_in(above_, number); }
std::size_t Crowd::who_appears(std::size_t appearance) { return first(numbers_[appearance]); }
std::size_t Crowd::who_is(const Uuid& id) { return first(*number_in(ids_, id)); }
void Crowd::join(std::size_t one, std::size_t other) { join_in(above_, one, other); }

std::vector<Crowd::Sat> Crowd::all_who_sat(const Sittings& tables) {
  std::vector<Sat> sat;
  for (std::size_t table = 0; table < tables.size(); ++table)
    for (const Uuid& id : tables[table])
      if (const auto sitter = number_in(ids_, id)) sat.emplace_back(first(*sitter), table);
  std::sort(sat.begin(), sat.end());
  sat.erase(std::unique(sat.begin(), sat.end()), sat.end());
  return sat;
}

std::vector<Gathered> Crowd::gather() {
  std::vector<Gathered> list;
  constexpr auto nobody = static_cast<std::size_t>(-1);
  std::vector<std::size_t> place(ids_.size(), nobody);  // of who is known by the number
  const auto who_is_at = [&](std::size_t appearance) -> Gathered& {
    return list[place[who_appears(appearance)]];
  };
  for (std::size_t number = 0; number < ids_.size(); ++number) {
    if (!is_here_[number]) continue;
    const std::size_t who = first(number);
    if (place[who] == nobody) {
      place[who] = list.size();
      list.emplace_back().first = who;
    }
    list[place[who]].ids.push_back(ids_[number]);
  }
  for (Gathered& one : list) {
    one.named_by = named_by(one.ids);
    one.renamed = roster_.name(one.named_by).has_value();
  }
  for (std::size_t i = 0; i < appearances_.size(); ++i) add(who_is_at(i), appearances_[i]);
  for (Gathered& one : list) name(one, roster_);
  // Only beside who was given a name does it matter who always had it.
  const bool is_given = std::any_of(list.begin(), list.end(), std::mem_fn(&Gathered::renamed));
  for (std::size_t i = 0; is_given && i < appearances_.size(); ++i) {
    const std::string& written = appearances_[i].written;
    if (!written.empty() && written == who_is_at(i).name && !is_by_word_of_the_roster(i))
      who_is_at(i).always = true;
  }
  std::sort(list.begin(), list.end(),
            [](const Gathered& one, const Gathered& other) { return one.first < other.first; });
  return list;
}

std::size_t Crowd::by_itself(const Uuid& id) { return first_in(themselves_, *number_in(ids_, id)); }

// Who was made one with somebody is called as that one is, under whichever ids they are known.
std::vector<Uuid> Crowd::named_by(const std::vector<Uuid>& ids) {
  std::set<std::size_t> away, whom;
  for (const Uuid& id : ids)
    if (const Uuid with = roster_.fusions().whom(id); with != id) {
      away.insert(by_itself(id));
      whom.insert(by_itself(with));
    }
  if (away.empty() || roster_.forgotten().has(ids)) return ids;
  std::vector<Uuid> named;
  for (const Uuid& id : ids)
    if (whom.count(by_itself(id)) > 0 || away.count(by_itself(id)) == 0) named.push_back(id);
  return roster_.has_name(named) ? named : ids;
}

// Whoever is written so is this one because the roster says so.
bool Crowd::is_by_word_of_the_roster(std::size_t appearance) {
  const Appearance& one = appearances_[appearance];
  if (roster_.fusions().whom(one.id) != one.id) return true;
  return one.meant && who_is(*one.meant) == who_appears(appearance);
}

}  // namespace kattegat
