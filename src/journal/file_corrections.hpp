// Corrections in an evening file. It does not say what corrects what: a correction that was given
// no id of its own has one that follows from the entry and from what it says.
#pragma once
#include <algorithm>
#include <map>

#include "kattegat/journal/amending.hpp"

namespace kattegat {

// Which of a file's entries are corrections of others there, that were given no ids of their own:
// the file only says which are void.
struct Corrections {
  std::map<std::size_t, std::size_t> of;     // by the place of a correction what it corrects, ...
  std::map<std::size_t, std::size_t> entry;  // ... and the entry that it goes back to
  std::map<std::size_t, std::vector<std::size_t>> by;  // by the place of an entry, in their order
};
// The place of the entry that this one corrects.
template <class G>
std::optional<std::size_t> corrected_by(const std::vector<ReadEntry<G>>& entries, std::size_t place,
                                        Names numbers) {
  constexpr std::size_t near = 16;  // corrections stand behind what they correct
  constexpr int often = 3;
  const Entry<G>& entry = entries[place].entry;
  std::string says;
  for (std::size_t back = 1; back <= std::min(near, place); ++back) {
    const Entry<G>& before = entries[place - back].entry;
    if (!before.stamp.voided && !entry.stamp.voided) continue;
    if (says.empty()) says = what_is_said<G>(entry, numbers);
    for (int nth = 0; nth < often; ++nth)
      if (correction_id(*before.stamp.id, says, nth) == *entry.stamp.id) return place - back;
  }
  return std::nullopt;
}
template <class G>
Corrections corrections_in(const EnteredSession<G>& entered, Names numbers) {
  Corrections found;
  for (std::size_t i = 0; i < entered.entries.size(); ++i)
    if (const auto of = corrected_by<G>(entered.entries, i, numbers)) {
      const auto back_to = [&](std::size_t place) {
        const auto first = found.entry.find(place);
        return first == found.entry.end() ? place : first->second;
      };
      const std::size_t entry = back_to(*of);
      // In the book it stands right behind: anywhere else it is an entry of its own.
      if (back_to(i - 1) != entry) continue;
      found.of[i] = *of;
      found.entry[i] = entry;
      found.by[entry].push_back(i);
    }
  return found;
}

}  // namespace kattegat
