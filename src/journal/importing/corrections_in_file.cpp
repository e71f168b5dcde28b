#include "corrections_in_file.hpp"

#include <algorithm>

#include "kattegat/journal/entering/correction_id.hpp"
#include "kattegat/journal/sessions/sitter_numbers.hpp"
#include "src/journal/sessions/kept_pairs.hpp"

namespace kattegat {
namespace {

// By which numbers the writer of a correction may have called the sitters, these first. They are
// numbered by their names, and somebody may have been called otherwise before being forgotten.
std::vector<std::vector<int>> numberings_before(const std::vector<int>& order) {
  constexpr std::size_t few = 4;
  std::vector<std::vector<int>> all{order};
  if (order.size() <= few) {
    std::vector<int> next = order;
    std::sort(next.begin(), next.end());
    do
      if (next != order) all.push_back(next);
    while (std::next_permutation(next.begin(), next.end()));
    return all;
  }
  // Of many one has moved.
  const int many = static_cast<int>(order.size());
  for (int from = 0; from < many; ++from)
    for (int to = 0; to < many; ++to) {
      if (from == to) continue;
      std::vector<int>& next = all.emplace_back(order);
      for (int& number : next) {
        const int without = number > from ? number - 1 : number;
        number = number == from ? to : without >= to ? without + 1 : without;
      }
    }
  return all;
}

// How many corrections that say the same of one entry are told from one another.
constexpr int often = 3;

// As they are hashed.
std::size_t blocks_of(const std::string& says) { return 1 + says.size() / 64; }

bool is_correction_id(const Uuid& id, const Uuid& of, const std::string& says) {
  for (int nth = 0; nth < often; ++nth)
    if (correction_id(of, says, nth) == id) return true;
  return false;
}

// Tells of a session's entries which they correct.
template <class G>
class WhatIsCorrected {
 public:
  WhatIsCorrected(const std::vector<ReadEntry<G>>& entries, const std::vector<int>& order,
                  HashBudget& budget)
      : entries_(entries), numberings_(numberings_before(order)), budget_(budget) {}

  // The entry that this one corrects.
  std::optional<EntryIndex> of(EntryIndex correction) {
    constexpr std::size_t near = 16;  // corrections stand behind what they correct
    const std::size_t place = correction.value;
    const Entry<G>& entry = entries_[place].entry;
    std::vector<std::string> says;
    for (std::size_t back = 1; back <= std::min(near, place); ++back) {
      const Stamp& before = entries_[place - back].entry.stamp;
      if (!before.voided && !entry.stamp.voided) continue;  // of the two one counts, at most
      if (says.empty()) says = all_that_may_be_said(entry);
      if (is_correction_of(*before.id, *entry.stamp.id, says)) return EntryIndex{place - back};
    }
    return std::nullopt;
  }

 private:
  std::vector<std::string> all_that_may_be_said(const Entry<G>& entry) {
    std::vector<Entry<G>> may_be{entry};
    if (is_by_pairs(entry))  // or by the seats as they were before
      keep_with_people<G>(may_be.emplace_back(entry), KeptPairs::turned);
    std::vector<std::string> all;
    for (const std::vector<int>& order : numberings_)
      for (const Entry<G>& one : may_be) {
        if (!all.empty() && budget_.is_spent()) return all;
        std::string says = what_is_said<G>(one, numbers_clockwise(order));
        budget_.spend(blocks_of(says));
        if (std::find(all.begin(), all.end(), says) == all.end()) all.push_back(std::move(says));
      }
    return all;
  }
  // The first that may be said is tried in any case.
  bool is_correction_of(const Uuid& before, const Uuid& id, const std::vector<std::string>& says) {
    for (const std::string& one : says) {
      budget_.spend(often * blocks_of(one));
      if (is_correction_id(id, before, one)) return true;
      if (budget_.is_spent()) return false;
    }
    return false;
  }

  const std::vector<ReadEntry<G>>& entries_;
  std::vector<std::vector<int>> numberings_;
  HashBudget& budget_;
};

template <class G>
Corrections found_in(const EnteredSession<G>& entered, const std::vector<int>& order,
                     HashBudget& budget) {
  Corrections found;
  WhatIsCorrected<G> corrected(entered.entries, order, budget);
  for (EntryIndex i; i.value < entered.entries.size(); ++i.value)
    if (const auto of = corrected.of(i)) {
      const EntryIndex entry = found.entry_of(*of);
      // In the book it stands right behind: anywhere else it is an entry of its own.
      if (found.entry_of({i.value - 1}) != entry) continue;
      found.all.emplace(i, Corrections::One{*of, entry});
      found.by_entry[entry].push_back(i);
    }
  return found;
}

}  // namespace

EntryIndex Corrections::entry_of(EntryIndex one) const {
  const auto correction = all.find(one);
  return correction == all.end() ? one : correction->second.entry;
}

Corrections CorrectionSearch::corrections_in(const EveningSession& session,
                                             const std::vector<int>& order) {
  return std::visit([&](const auto& entered) { return found_in(entered, order, budget_); },
                    session.entered);
}

}  // namespace kattegat
