#include "kattegat/evening/broken.hpp"

#include <set>

namespace kattegat {

Complaints broken_in(const EveningSession& session, const JudgedSession& judged) {
  Complaints complaints;
  for (std::size_t i = 0; i < judged.entries.size(); ++i)
    for (const Violation& violation : judged.entries[i].violations)
      complaints.push_back({session.place, i, violation});
  return complaints;
}

Complaints newly_broken(const EveningSession& before, const EveningSession& after,
                        const JudgedSession& judged) {
  std::set<std::optional<Uuid>> known;
  for (const Complaint& complaint : broken_in(before, judge(before)))
    known.insert(id_of_entry(before, *complaint.entry));
  Complaints complaints = broken_in(after, judged);
  std::erase_if(complaints, [&](const Complaint& complaint) {
    return known.count(id_of_entry(after, *complaint.entry)) > 0;
  });
  return complaints;
}

}  // namespace kattegat
