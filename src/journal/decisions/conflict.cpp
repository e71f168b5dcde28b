#include "kattegat/journal/decisions/conflict.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace kattegat {

void add_if_any(std::vector<Conflict>& conflicts, std::optional<Conflict> one) {
  if (one) conflicts.push_back(std::move(*one));
}

// The evening in which it stands knows all headers, each other one its own and the one that holds
// (SessionInSeveralEvenings): what is a part of any conflict is a part of the largest.
std::vector<Conflict> each_once(std::vector<Conflict> conflicts) {
  const auto records_of = [](const Conflict& conflict) {
    std::set<Hash> records;
    for (const Side& side : conflict.sides) records.insert(side.item.record.hash);
    return records;
  };
  std::map<std::pair<RecordKind, Uuid>, std::set<Hash>> most;  // about one thing
  for (const Conflict& conflict : conflicts) {
    std::set<Hash>& known = most[{conflict.about, conflict.id}];
    if (std::set<Hash> records = records_of(conflict); records.size() > known.size())
      known = std::move(records);
  }
  std::set<std::set<Hash>> said;
  std::erase_if(conflicts, [&](const Conflict& conflict) {
    std::set<Hash> records = records_of(conflict);
    const std::set<Hash>& known = most.at({conflict.about, conflict.id});
    const bool is_part = records.size() < known.size() &&
                         std::includes(known.begin(), known.end(), records.begin(), records.end());
    return is_part || !said.insert(std::move(records)).second;
  });
  return conflicts;
}

}  // namespace kattegat
