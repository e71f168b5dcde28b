#include "kattegat/journal/sessions/header_of_ours.hpp"

#include <algorithm>
#include <limits>

namespace kattegat {

void take_over(std::vector<NewRecord>& new_records, std::vector<Posting>& postings,
               const SessionHistory& session, const Uuid& log) {
  const auto is_entry_of_it = [&](const NewRecord& one) {
    return one.parent == session.id && says_an_entry(one.kind);
  };
  if (std::none_of(new_records.begin(), new_records.end(), is_entry_of_it)) return;
  constexpr auto newest = std::numeric_limits<std::int64_t>::max();
  const bool is_known = session.numberings.of_logs.count(log) > 0;
  if (is_known && session.numberings.in_log(log, newest) == Numbering{}) return;
  SessionContents header = session.header;
  header.why = "";
  header.follows = {session.follows.back()};
  header.takes_over = true;
  new_records.insert(new_records.begin(),
                     new_record(RecordKind::session, session.id, session.evening, header));
  for (Posting& one : postings)
    if (one.entry < 0) --one.entry;  // of the record that stands one place further by now
}

}  // namespace kattegat
