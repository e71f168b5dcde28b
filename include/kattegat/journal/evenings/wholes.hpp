// Evenings that were begun apart, at two tables of one night, and are one: which is part of which.
// It is said by a fusion of their ids in the roster, a decision like any other; only those that are
// settled alike are one. A part keeps its records where they are; whoever looks at the evening sees
// them all. README, "Begun apart".
#pragma once
#include <functional>
#include <map>
#include <optional>
#include <set>

#include "kattegat/evening/header_terms.hpp"
#include "kattegat/journal/people/roster.hpp"

namespace kattegat {

// By the header that holds among the records; nothing where none of that evening's can be read.
std::optional<SettledIn> settled_in(const Uuid& evening, const Items& below);
// The same, asked of the book; nothing where there is no such evening: the roster fuses people,
// too.
using HowSettled = std::function<std::optional<SettledIn>(const Uuid& evening)>;
// Asks once: a thousand evenings may be said to be part of one.
HowSettled once_for_each(HowSettled);

// Of every evening that is part of another: of which one, and which others that one has. Evenings
// that stand alone are in neither. Where two books have said it the one way and the other, the
// least of them is the whole.
struct Wholes {
  std::map<Uuid, Uuid> whole_of;
  std::map<Uuid, std::set<Uuid>> parts_of;
};
Wholes all_wholes(const Roster&, const HowSettled&);
Uuid whole_in(const Wholes&, const Uuid& evening);  // itself where it stands alone
// The others that are part of it; none where it stands alone, or is a part itself.
std::set<Uuid> parts_in(const Wholes&, const Uuid& whole);

}  // namespace kattegat
