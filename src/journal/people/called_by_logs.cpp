#include "kattegat/journal/people/called_by_logs.hpp"

#include <algorithm>
#include <iterator>
#include <tuple>

namespace kattegat {

CalledByLogs::CalledByLogs(const SaidOfPeople<NameContents>& names) {
  std::vector<std::pair<const Record*, const NameContents*>> said;
  for (const auto& [id, all] : names.all())
    for (const SaidOfPerson<NameContents>& one : all)
      if (!one.contents.by_id) said.emplace_back(&one.item.record, &one.contents);
  std::sort(said.begin(), said.end(), [](const auto& a, const auto& b) {
    return std::tie(a.first->origin, a.first->number) < std::tie(b.first->origin, b.first->number);
  });
  std::map<std::pair<Uuid, Uuid>, std::string> last;  // what a log called somebody
  for (const auto& [record, contents] : said) {
    std::string& name = last[{record->origin, record->id}];
    if (!name.empty() && name != contents->name)
      if (auto& former = by_log_and_name_[{record->origin, name}]; former.back().who == record->id)
        former.push_back({record->number, std::nullopt});
    name = contents->name;
    by_log_and_name_[{record->origin, name}].push_back({record->number, record->id});
  }
}

std::optional<Uuid> CalledByLogs::called(const Uuid& log, const std::string& name,
                                         std::int64_t number) const {
  if (by_log_and_name_.empty()) return std::nullopt;  // as in most books, for every player
  const auto found = by_log_and_name_.find({log, name});
  if (found == by_log_and_name_.end()) return std::nullopt;
  const std::vector<From>& all = found->second;
  const auto later = std::partition_point(all.begin(), all.end(),
                                          [&](const From& one) { return one.number < number; });
  return later == all.begin() ? std::nullopt : std::prev(later)->who;
}

}  // namespace kattegat
