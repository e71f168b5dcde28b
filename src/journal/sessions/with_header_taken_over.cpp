#include "kattegat/journal/sessions/with_header_taken_over.hpp"

#include <algorithm>

#include "kattegat/core/check.hpp"

namespace kattegat {

std::vector<NewRecord> with_header_taken_over(std::vector<NewRecord> new_records,
                                              const SessionByHeaders& session, const Uuid& log) {
  const auto is_entry_of_it = [&](const NewRecord& one) {
    return one.parent == session.id && says_an_entry(one.kind);
  };
  if (std::none_of(new_records.begin(), new_records.end(), is_entry_of_it)) return new_records;
  if (session.numberings.goes_on_as_held(log)) return new_records;
  KATTEGAT_CHECK(!session.follows.empty());  // a session that is there has a header
  SessionContents header = session.header;
  header.why = "";
  header.follows = {session.follows.back()};
  header.takes_over = true;
  new_records.insert(new_records.begin(),
                     new_record(RecordKind::session, session.id, session.evening, header));
  return new_records;
}

}  // namespace kattegat
