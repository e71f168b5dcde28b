#include "kattegat/journal/sessions/take_over_header.hpp"

#include <algorithm>

namespace kattegat {

void take_over_header(std::vector<NewRecord>& new_records, std::vector<Posting>& postings,
                      const SessionByHeaders& session, const Uuid& log) {
  const auto is_entry_of_it = [&](const NewRecord& one) {
    return one.parent == session.id && says_an_entry(one.kind);
  };
  if (std::none_of(new_records.begin(), new_records.end(), is_entry_of_it)) return;
  if (session.numberings.goes_on_as_held(log)) return;
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
