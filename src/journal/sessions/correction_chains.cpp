#include "correction_chains.hpp"

#include "kattegat/core/chains.hpp"

namespace kattegat {

std::map<Uuid, Uuid> entries_behind(const std::map<Uuid, Uuid>& corrects,
                                    const std::function<bool(const Uuid&)>& is_entry) {
  const auto past_entries = [&](const Uuid& id) { return next_in(corrects, id); };
  const auto to_an_entry = [&](const Uuid& id) { return is_entry(id) ? id : past_entries(id); };
  const std::map<Uuid, Uuid> last = ends_of(corrects, past_entries);
  const std::map<Uuid, Uuid> first = ends_of(corrects, to_an_entry);
  std::map<Uuid, Uuid> entries;
  for (const auto& [correction, of] : corrects) {
    const Uuid& end = last.at(correction);
    const bool comes_to_an_end = corrects.count(end) == 0 && is_entry(end);
    const Uuid& entry = comes_to_an_end ? end : first.at(correction);
    if (is_entry(entry)) entries.emplace(correction, entry);
  }
  return entries;
}

}  // namespace kattegat
