// Ids are numbered in their own order, so that a season of tens of thousands is vectors of numbers.
#include "kattegat/journal/everybody.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <set>

#include "namesakes.hpp"
#include "sets.hpp"

namespace kattegat {
namespace {

struct Gathered {
  std::size_t first = 0;  // the smallest number of theirs
  std::vector<Uuid> ids;  // whom the others are is first; the rest in their own order
  bool by_id = false;
  const Appearance* newest = nullptr;  // of those with a name
  const Appearance* as_guest = nullptr;
  std::string name;
  bool nameless = false;              // the name is none, and tells nobody from another
  bool renamed = false;               // by the roster
  std::set<std::string> written;      // what they were called, of who was renamed
  bool always = false;                // written so, too, by who had not given them the name
  std::map<std::string, Uuid> meant;  // whom the roster called so, where they were written

  [[nodiscard]] bool is_given_the_name() const { return renamed && !always && !written.empty(); }
};

class Crowd {
 public:
  Crowd(const std::vector<Appearance>& appearances, const Roster& roster)
      : appearances_(appearances),
        roster_(roster),
        ids_(all_ids(appearances, roster)),
        above_(ids_.size()),
        is_here_(ids_.size()) {
    std::iota(above_.begin(), above_.end(), std::size_t{});
    for (const Appearance& one : appearances_) numbers_.push_back(*number(one.id));
    for (const std::size_t here : numbers_) is_here_[here] = true;
    for (const Uuid& id : roster_.mentioned()) is_here_[*number(id)] = true;
  }

  // Within an evening a name is one person.
  void join_by_evening() {
    std::vector<std::size_t> evening;
    for (std::size_t begin = 0, end = 0; begin < appearances_.size(); begin = end) {
      evening.clear();
      for (; end < appearances_.size() && appearances_[end].evening == appearances_[begin].evening;
           ++end)
        if (!appearances_[end].written.empty()) evening.push_back(end);
      join_evening(evening);
    }
  }
  void join_fused(const Sittings& tables) {
    Pairs fused;
    if (!roster_.fusions().empty())
      for (const Uuid& id : roster_.mentioned())
        fused.emplace_back(*number(id), *number(roster_.fused(id)));
    join_unless_together(fused, tables);
  }
  // A name means whom the roster of its writer called so, as long as that one has the name, or both
  // were given another. Where others have written it of the same player, it may be one who always
  // had it.
  void join_meant(const Sittings& tables) {
    if (std::none_of(appearances_.begin(), appearances_.end(),
                     [](const Appearance& one) { return one.meant.has_value(); }))
      return;
    const std::vector<Gathered> list = gather();
    std::map<std::size_t, const Gathered*> by_first;
    std::set<std::string> always;
    for (const Gathered& one : list) {
      by_first[one.first] = &one;
      if (one.always && one.meant.empty() && !one.by_id) always.insert(one.name);
    }
    std::set<std::size_t> written_by_others;
    for (std::size_t i = 0; i < appearances_.size(); ++i)
      if (!appearances_[i].meant) written_by_others.insert(first_in(above_, numbers_[i]));
    Pairs meant;
    for (const Gathered& one : list)
      for (const auto& [name, whom] : one.meant) {
        if (one.by_id || (written_by_others.count(one.first) > 0 && always.count(name) > 0))
          continue;
        const Gathered& other = *by_first.at(first_in(above_, *number(whom)));
        const bool has_it = other.name == name && other.is_given_the_name();
        if (!other.by_id && (has_it || (one.renamed && other.name == one.name)))
          meant.emplace_back(one.first, other.first);
      }
    join_unless_together(meant, tables);
  }
  // Who is known by the name alone is known by the name of now. Two books may have given two people
  // the same name: those who sat at one table, or had no name in common before, stay two. So are
  // two who were forgotten as two, whatever they are called.
  void join_by_name(const Sittings& tables) {
    const std::vector<Sat> sat = all_who_sat(tables);
    std::vector<std::vector<std::size_t>> sitters(tables.size());  // of `called`
    std::map<KnownBy, Namesakes> called;
    std::vector<Gathered> list = gather();
    std::stable_partition(list.begin(), list.end(),
                          [](const Gathered& one) { return !one.is_given_the_name(); });
    const EveningsOf evenings = evenings_of_namesakes(list);
    for (const Gathered& gathered : list) {
      const auto gone = forgotten(gathered);
      if ((gathered.by_id && !gone) || gathered.name.empty() || gathered.nameless) continue;
      const auto seats = std::equal_range(
          sat.begin(), sat.end(), Sat(gathered.first, 0),
          [](const Sat& one, const Sat& other) { return one.first < other.first; });
      const auto sit_together = [&](std::size_t other) {
        return std::any_of(seats.first, seats.second, [&](const Sat& seat) {
          const std::vector<std::size_t>& there = sitters[seat.second];
          return std::find(there.begin(), there.end(), other) != there.end();
        });
      };
      const auto are_one = [&](const Namesake& other, const Namesake& here) {
        return !sit_together(other.first) && !(other.by_id && here.by_id) &&
               (here.gone || !are_apart(other, here));
      };
      const Namesake& one = called[gone ? KnownBy(*gone) : KnownBy(gathered.name)].take_in(
          namesake(gathered, evenings, gone.has_value()), are_one);
      for (auto seat = seats.first; seat != seats.second; ++seat)
        sitters[seat->second].push_back(one.first);
      join_in(above_, one.first, gathered.first);
    }
  }

  // By their smallest ids.
  std::vector<Gathered> gather() {
    std::vector<Gathered> list;
    constexpr auto nobody = static_cast<std::size_t>(-1);
    std::vector<std::size_t> place(ids_.size(), nobody);  // of who is known by the number
    for (std::size_t n = 0; n < ids_.size(); ++n) {
      if (!is_here_[n]) continue;
      std::size_t& at = place[first_in(above_, n)];
      if (at == nobody) {
        at = list.size();
        list.emplace_back().first = first_in(above_, n);
      }
      list[at].ids.push_back(ids_[n]);
    }
    for (Gathered& one : list) one.renamed = roster_.name(one.ids).has_value();
    for (std::size_t i = 0; i < appearances_.size(); ++i)
      add(appearances_[i], list[place[first_in(above_, numbers_[i])]]);
    for (Gathered& one : list) name(one);
    // Only beside who was given a name does it matter who always had it.
    const bool is_given = std::any_of(list.begin(), list.end(), std::mem_fn(&Gathered::renamed));
    for (std::size_t i = 0; is_given && i < appearances_.size(); ++i) {
      const Appearance& one = appearances_[i];
      Gathered& gathered = list[place[first_in(above_, numbers_[i])]];
      const bool is_called_so = !one.written.empty() && one.written == gathered.name;
      if (is_called_so && !is_by_word_of_the_roster(i)) gathered.always = true;
    }
    std::sort(list.begin(), list.end(),
              [](const Gathered& a, const Gathered& b) { return a.first < b.first; });
    return list;
  }

  // The names in the book, by the place of whose they are in the list: what an evening calls them,
  // and what the roster has.
  std::vector<std::set<std::string>> names(const std::vector<Gathered>& list) {
    std::vector<std::set<std::string>> names(list.size());
    for (std::size_t i = 0; i < list.size(); ++i) names[i] = roster_.all_names(list[i].ids);
    for (std::size_t i = 0; i < appearances_.size(); ++i) {
      const Appearance& one = appearances_[i];
      const std::string& name = one.written.empty() ? one.as_guest : one.written;
      if (name.empty() || one.nameless) continue;
      const auto who = std::lower_bound(
          list.begin(), list.end(), first_in(above_, numbers_[i]),
          [](const Gathered& gathered, std::size_t first) { return gathered.first < first; });
      names[static_cast<std::size_t>(who - list.begin())].insert(name);
    }
    return names;
  }

 private:
  using Sat = std::pair<std::size_t, std::size_t>;  // who, and at which table

  using Pairs = std::vector<std::pair<std::size_t, std::size_t>>;
  using EveningsOf = std::map<std::size_t, std::set<Uuid>>;

  static Namesake namesake(const Gathered& gathered, const EveningsOf& evenings, bool gone) {
    Namesake one{gathered.first, gathered.by_id, gathered.always, gone, {}, {}};
    if (gathered.is_given_the_name()) one.renamed = gathered.written;
    one.renamed.erase(gathered.name);
    if (const auto found = evenings.find(gathered.first); found != evenings.end())
      one.evenings = found->second;
    return one;
  }
  // Of all who have a name that was given to some of them; by their smallest numbers.
  EveningsOf evenings_of_namesakes(const std::vector<Gathered>& list) {
    std::set<std::string> given;
    for (const Gathered& one : list)
      if (one.is_given_the_name()) given.insert(one.name);
    EveningsOf evenings;
    if (given.empty()) return evenings;
    for (const Gathered& one : list)
      if (given.count(one.name) > 0) evenings[one.first];
    for (std::size_t i = 0; i < appearances_.size(); ++i)
      if (const auto found = evenings.find(first_in(above_, numbers_[i])); found != evenings.end())
        found->second.insert(appearances_[i].evening);
    return evenings;
  }
  // Two who sat at one table are no one person, whatever a book says that did not know of it.
  void join_unless_together(const Pairs& pairs, const Sittings& tables) {
    std::map<std::size_t, std::set<std::size_t>> sits_at;
    if (!pairs.empty())
      for (const auto& [who, table] : all_who_sat(tables)) sits_at[who].insert(table);
    for (const auto& [a, b] : pairs) {
      const std::size_t one = first_in(above_, a), other = first_in(above_, b);
      if (one == other) continue;
      std::set<std::size_t>&mine = sits_at[one], &theirs = sits_at[other];
      if (have_in_common(mine, theirs)) continue;
      std::set<std::size_t>&few = mine.size() < theirs.size() ? mine : theirs,
      &many = &few == &mine ? theirs : mine;
      join_in(above_, one, other);
      many.merge(few);
      if (std::set<std::size_t>& both = sits_at[first_in(above_, one)]; &both != &many)
        both.swap(many);
    }
  }
  [[nodiscard]] std::optional<Uuid> forgotten(const Gathered& gathered) const {
    for (const Uuid& id : gathered.ids)
      if (const auto gone = roster_.forgotten(id)) return gone;
    return std::nullopt;
  }

  static std::vector<Uuid> all_ids(const std::vector<Appearance>& appearances,
                                   const Roster& roster) {
    std::vector<Uuid> ids;
    ids.reserve(appearances.size());
    for (const Appearance& one : appearances) ids.push_back(one.id);
    for (const Uuid& id : roster.mentioned()) {
      ids.push_back(id);
      ids.push_back(roster.fused(id));
    }
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    return ids;
  }
  [[nodiscard]] std::optional<std::size_t> number(const Uuid& id) const {
    const auto found = std::lower_bound(ids_.begin(), ids_.end(), id);
    if (found == ids_.end() || *found != id) return std::nullopt;
    return static_cast<std::size_t>(found - ids_.begin());
  }

  // Whoever is written so is this one because the roster says so.
  bool is_by_word_of_the_roster(std::size_t appearance) {
    const Appearance& one = appearances_[appearance];
    if (roster_.fused(one.id) != one.id) return true;
    return one.meant &&
           first_in(above_, *number(*one.meant)) == first_in(above_, numbers_[appearance]);
  }
  void join_evening(std::vector<std::size_t>& evening) {
    const auto before = [&](std::size_t a, std::size_t b) {
      return std::tie(appearances_[a].written, a) < std::tie(appearances_[b].written, b);
    };
    std::sort(evening.begin(), evening.end(), before);
    std::size_t first = 0;  // of the same name
    for (std::size_t i = 1; i < evening.size(); ++i) {
      const Appearance &one = appearances_[evening[i]], &other = appearances_[evening[first]];
      if (one.written != other.written)
        first = i;
      else if (!one.by_id || !other.by_id)
        join_in(above_, numbers_[evening[i]], numbers_[evening[first]]);
    }
  }
  std::vector<Sat> all_who_sat(const Sittings& tables) {
    std::vector<Sat> sat;
    for (std::size_t table = 0; table < tables.size(); ++table)
      for (const Uuid& id : tables[table])
        if (const auto sitter = number(id)) sat.emplace_back(first_in(above_, *sitter), table);
    std::sort(sat.begin(), sat.end());
    sat.erase(std::unique(sat.begin(), sat.end()), sat.end());
    return sat;
  }

  void add(const Appearance& one, Gathered& gathered) const {
    gathered.by_id = gathered.by_id || one.by_id;
    if (one.written.empty()) {
      const Appearance* other = gathered.as_guest;
      if (!other ||
          std::tie(one.nameless, other->as_guest) < std::tie(other->nameless, one.as_guest))
        gathered.as_guest = &one;
      return;
    }
    if (gathered.renamed) gathered.written.insert(one.written);
    if (one.meant) gathered.meant.try_emplace(one.written, *one.meant);
    const Appearance* newest = gathered.newest;
    if (!newest || std::tie(newest->date, newest->written) < std::tie(one.date, one.written))
      gathered.newest = &one;
  }
  void name(Gathered& gathered) const {
    std::vector<Uuid>& ids = gathered.ids;
    // Of a fusion that does not hold, whom they were to be is not among them.
    const auto at = std::find(ids.begin(), ids.end(), roster_.fused(ids.front()));
    if (at != ids.end()) std::rotate(ids.begin(), at, at + 1);
    auto name = roster_.name(ids);
    if (!name && gathered.newest) name = gathered.newest->written;
    // Whom a guest is to be, is somebody else here.
    if (!name && gathered.as_guest) {
      name = gathered.as_guest->as_guest;
      gathered.nameless = gathered.as_guest->nameless;
    }
    gathered.name = name.value_or("");
  }

  const std::vector<Appearance>& appearances_;
  const Roster& roster_;
  std::vector<Uuid> ids_;             // rising
  std::vector<std::size_t> above_;    // by number, in sets.hpp: who are one
  std::vector<bool> is_here_;         // takes part, or is mentioned
  std::vector<std::size_t> numbers_;  // beside the appearances
};

Person person_of(Gathered gathered, const std::set<std::string>& names, const Roster& roster) {
  Person person;
  person.ids = std::move(gathered.ids);
  person.name = std::move(gathered.name);
  person.by_id = gathered.by_id;
  take_numbers(person, roster);
  person.renamed = gathered.is_given_the_name();
  person.retired = roster.is_retired(person.ids);
  person.erased = std::any_of(person.ids.begin(), person.ids.end(),
                              [&](const Uuid& id) { return roster.is_forgotten(id); });
  for (const std::string& name : names)
    if (name != person.name) person.also.push_back(name);
  return person;
}

}  // namespace

std::vector<Person> everybody(const std::vector<Appearance>& appearances, const Sittings& tables,
                              const Roster& roster) {
  Crowd crowd(appearances, roster);
  crowd.join_by_evening();
  crowd.join_fused(tables);
  crowd.join_meant(tables);
  crowd.join_by_name(tables);
  std::vector<Gathered> gathered = crowd.gather();
  const std::vector<std::set<std::string>> names = crowd.names(gathered);
  std::vector<Person> list;
  for (std::size_t i = 0; i < gathered.size(); ++i)
    if (!gathered[i].name.empty())  // else no name is known any longer, nor a pseudonym
      list.push_back(person_of(std::move(gathered[i]), names[i], roster));
  std::sort(list.begin(), list.end(), [](const Person& a, const Person& b) {
    return std::tie(a.name, a.ids) < std::tie(b.name, b.ids);
  });
  return list;
}

std::vector<Conflict> conflicts_about(const std::vector<Person>& persons, const Roster& roster) {
  std::vector<Conflict> conflicts;
  for (const Person& person : persons) {
    if (auto conflict = roster.name_conflict(person.ids)) conflicts.push_back(std::move(*conflict));
    for (std::size_t which = 0; which < names(NumberKind{}).size(); ++which)
      if (auto conflict = roster.number_conflict(person.ids, static_cast<NumberKind>(which)))
        conflicts.push_back(std::move(*conflict));
  }
  return conflicts;
}

}  // namespace kattegat
