#include "lacking_evening.hpp"

#include "kattegat/journal/people/forgotten_words.hpp"
#include "lacking_players.hpp"

namespace kattegat {
namespace {

// Texts of the file that mention who has been forgotten come without words, as by a merge.
void forget_again(const std::vector<std::string>& forgotten, std::vector<NewRecord>& new_records) {
  if (forgotten.empty()) return;
  const Mentioned mentioned(forgotten);
  for (NewRecord& one : new_records) forget_words(one, mentioned);
}

// Sessions that get another numbering by somebody new: whom numbers mean hangs on who is who.
std::set<Uuid> numbered_several_times(const EveningHistory& evening) {
  std::set<Uuid> sessions;
  for (const SessionHistory& session : evening.sessions)
    if (session.numberings.has_several()) sessions.insert(session.id);
  return sessions;
}

}  // namespace

Result<LackingEvening, NotAdded> lacking_evening(const Evening& file, const HeldEvening& held,
                                                 const BookBefore& book) {
  LackingEvening found{file};
  Lacking& all = found.all;
  if (!held.evening)
    all.new_records.push_back(new_record(RecordKind::evening, *file.id, *file.id,
                                         EveningContents{file.keys, file.place, {}}));
  auto players = lacking_players(file, held.evening, book);
  if (!players) return players.error();
  const bool is_anybody_new = !players->new_records.empty();
  all.add({.new_records = std::move(players->new_records)});
  auto sessions = lacking_sessions(file, players->ids, held.evening, book);
  if (!sessions) return NotAdded(sessions.error());
  all.add(std::move(sessions->lacking));
  forget_again(players->forgotten, all.new_records);
  if (held.has_other_header && all.complaints.empty() && !all.new_records.empty())
    all.complain({}, {}, differs("id", *file.id));
  found.players = std::move(players->ids);
  found.begun = std::move(sessions->begun);
  found.changed = std::move(sessions->changed);
  if (held.evening && is_anybody_new)
    found.changed.merge(numbered_several_times(held.evening->history));
  return found;
}

}  // namespace kattegat
