#include "lacking_evening.hpp"

#include <iterator>

#include "differs.hpp"
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
    if (session.by_headers.numberings.has_several()) sessions.insert(session.id());
  return sessions;
}

}  // namespace

Result<LackingEvening, NotAdded> lacking_evening(const Evening& file, const KnownEvening& known,
                                                 const BookBefore& book) {
  std::vector<NewRecord> new_records;
  if (!known.evening)
    new_records.push_back(new_record(RecordKind::evening, *file.id, *file.id,
                                     EveningContents{file.keys, file.place, {}}));
  auto players = lacking_players(file, known.evening, book);
  if (!players) return players.error();
  auto sessions = lacking_sessions(file, players->ids, known.evening, book);
  if (!sessions) return sessions.error();
  if (known.evening && !players->new_records.empty())
    sessions->changed.merge(numbered_several_times(known.evening->sound.history));
  for (std::vector<NewRecord>* more : {&players->new_records, &sessions->new_records})
    std::move(more->begin(), more->end(), std::back_inserter(new_records));
  if (known.has_other_header && !new_records.empty())
    return NotAdded(Refused{file, {{{}, {}, differs("id", *file.id)}}});
  forget_again(players->forgotten, new_records);
  return LackingEvening{file,
                        std::move(players->ids),
                        std::move(new_records),
                        sessions->otherwise,
                        std::move(sessions->begun),
                        std::move(sessions->changed)};
}

}  // namespace kattegat
