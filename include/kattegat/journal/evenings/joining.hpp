// Evenings that were begun apart, at two tables of one night, and are one: which is part of which.
// It is said by a fusion of their ids in the roster, a decision like any other. A part keeps its
// records where they are; whoever looks at the evening sees them all. README, "Begun apart".
#pragma once
#include <map>
#include <set>

#include "kattegat/journal/evenings/evening_headers.hpp"
#include "kattegat/journal/records/refusal.hpp"

namespace kattegat {

// In what an evening is settled: only those that are settled alike are one.
struct SettledIn {
  std::string currency;
  Money coin;  // the smallest
  bool operator==(const SettledIn&) const = default;
};
std::optional<SettledIn> settled_in(const Uuid& evening, const Items& below);
// The same, asked of the book; nothing where there is no such evening.
using HowSettled = std::function<std::optional<SettledIn>(const Uuid& evening)>;
// Asks once: a thousand evenings may be said to be part of one.
HowSettled once_for_each(HowSettled);

// Of every evening that is part of another: of which one, and which others that one has.
struct Wholes {
  std::map<Uuid, Uuid> whole_of;
  std::map<Uuid, std::set<Uuid>> parts_of;
};
Wholes all_wholes(const Roster&, const HowSettled&);
Uuid whole_in(const Wholes&, const Uuid& evening);  // itself where it stands alone
// The others that are part of it.
std::set<Uuid> parts_in(const Wholes&, const Uuid& whole);

// Whoever is known from another part of the evening takes part in this one too, should that be
// taken apart. `below`: of all of it. Nothing for who takes part already, or nowhere.
std::optional<NewRecord> bringing(const Uuid& person, const Uuid& evening, const Items& below,
                                  const EveningHistory&);

// They become part of the first. Nothing to add when they are one already.
NewRecords joining(const std::vector<Uuid>& evenings, const Roster&, const HowSettled&);
// They stand alone again.
NewRecords parting(const std::vector<Uuid>& evenings, const Roster&, const HowSettled&);

}  // namespace kattegat
