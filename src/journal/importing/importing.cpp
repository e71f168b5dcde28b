#include "kattegat/journal/importing/importing.hpp"

#include <set>

#include "entries_that_count.hpp"
#include "file_players.hpp"
#include "file_sessions.hpp"
#include "held_evening.hpp"
#include "import_booking.hpp"
#include "kattegat/journal/evenings/sound.hpp"
#include "kattegat/journal/people/forgotten_words.hpp"
#include "kattegat/journal/sessions/header_of_ours.hpp"

namespace kattegat {
namespace {

Importing not_added(const NotAdded& why) {
  return std::visit([](const auto& one) { return Importing(one); }, why);
}

// One that followed from what is said may have been given to something else.
Complaints refuse_ids(const Evening& evening) {
  Complaints complaints;
  const auto once = [&](const Uuid& id, std::set<Uuid>& seen, std::size_t session,
                        std::optional<std::size_t> entry) {
    if (!seen.insert(id).second)
      complaints.push_back({session, entry, {"id", text(Word::form_id_twice, to_string(id))}});
  };
  if (is_of_every_book(*evening.id)) complaints.push_back({{}, {}, differs("id", *evening.id)});
  std::set<Uuid> tables, entered;
  for (const EveningSession& session : evening.sessions) {
    if (is_of_every_book(*session.id))
      complaints.push_back({session.index, {}, differs("id", *session.id)});
    once(*session.id, tables, session.index, {});
    const std::vector<std::optional<Uuid>> entries = ids_of_entries(session);
    for (std::size_t i = 0; i < entries.size(); ++i) once(*entries[i], entered, session.index, i);
  }
  return complaints;
}

// Texts of the file that mention who has been forgotten come without words, as by a merge.
void forget_again(const std::vector<std::string>& forgotten, Addition& addition) {
  if (forgotten.empty()) return;
  const Mentioned mentioned(forgotten);
  for (NewRecord& one : addition.new_records) forget_words(one, mentioned);
}

// Sessions that get another numbering by somebody new: whom numbers mean hangs on who is who.
std::set<Uuid> numbered_several_times(const EveningHistory& evening) {
  std::set<Uuid> sessions;
  for (const SessionHistory& session : evening.sessions)
    if (session.numberings.of_headers.size() > 1) sessions.insert(session.id);
  return sessions;
}

class Import {
 public:
  Import(const Evening& file, const HeldEvening& held, const People& people,
         const ImportQuestions& ask, Force force)
      : file_(file), held_(held), people_(people), force_(force), so_far_{ask, {}, {}} {}

  Importing run() && {
    const auto brought = add_records();
    if (!brought) return not_added(brought.error());
    return held_.evening ? add_to(*held_.evening, *brought) : added(file_, file_, *brought);
  }

 private:
  struct Brought {
    std::vector<Uuid> players;  // who those of the file are
    std::set<Uuid> changed;     // sessions that were there and have got something new
  };
  // What the book lacks, one after the other: the evening itself, its players, its sessions with
  // their entries.
  Result<Brought, NotAdded> add_records() {
    std::vector<NewRecord>& records = so_far_.addition.new_records;
    if (!held_.evening)
      records.push_back(new_record(RecordKind::evening, *file_.id, *file_.id,
                                   EveningContents{file_.keys, file_.place, {}}));
    FilePlayers players = players_of_file(file_, people_, so_far_.ask, held_.evening);
    for (const Violation& one : players.wrong) so_far_.complain({}, {}, one);
    if (!so_far_.complaints.empty()) return NotAdded(refused(file_));
    records.insert(records.end(), players.new_records.begin(), players.new_records.end());
    auto changed = add_sessions(file_, players.ids, held_.evening, people_.roster, so_far_);
    if (!changed) return NotAdded(changed.error());
    if (held_.evening && !players.new_records.empty())
      changed->merge(numbered_several_times(held_.evening->history));
    forget_again(players.forgotten, so_far_.addition);
    if (held_.has_other_header && so_far_.complaints.empty() && !records.empty())
      so_far_.complain({}, {}, differs("id", *file_.id));
    if (!so_far_.complaints.empty()) return NotAdded(refused(file_));
    return Brought{std::move(players.ids), std::move(*changed)};
  }

  // Beside what was there: it may break a rule, and count otherwise than in the file.
  Importing add_to(const EveningInBook& book, const Brought& brought) {
    if (so_far_.addition.new_records.empty()) {
      compare(brought.players, book.history, book.evening, judge(book.evening));
      return added(book.evening, book.evening, brought);
    }
    const auto then = book_changed(book, brought.changed, people_, force_, so_far_);
    if (!then) return then.error();
    const auto& [history, evening] = then->sound;
    // By the numbers of the book's evening, as it was looked at with what is new.
    if (!so_far_.complaints.empty()) return refused(evening);
    compare(brought.players, history, evening, then->judged);
    const Uuid log = so_far_.ask.own_log();
    for (const Uuid& id : brought.changed)
      take_over(so_far_.addition.new_records, so_far_.addition.postings, *book.history.session(id),
                log);
    return added(book.evening, evening, brought);
  }
  // The book keeps its own order, in which other entries may stand before one that counts in both.
  void compare(const std::vector<Uuid>& players, const EveningHistory& history,
               const Evening& evening, const JudgedEvening& judged) {
    const auto of_file = [&](const std::string& name) {
      return history.who_is(players[player_index(file_, name)]);
    };
    const auto of_book = [&](const std::string& name) {
      const Participant* const one = history.called(name);
      return one ? one->ids.front() : Uuid{};
    };
    so_far_.addition.otherwise +=
        counting_otherwise(entries_that_count(file_, judge(file_), of_file),
                           entries_that_count(evening, judged, of_book));
  }

  // `known`: as the book had it; `now`: with what is new.
  Importing added(const Evening& known, const Evening& now, const Brought& brought) {
    if (force_ == Force::yes) so_far_.addition.broken = broken_then(file_, brought.changed, now);
    so_far_.addition.date = known.date;
    so_far_.addition.place = known.place;
    return std::move(so_far_.addition);
  }
  Refused refused(const Evening& numbered) { return {numbered, std::move(so_far_.complaints)}; }

  const Evening& file_;
  const HeldEvening& held_;
  const People& people_;
  Force force_;
  ImportSoFar so_far_;
};

}  // namespace

Result<EveningInBook, Damage> evening_in_book(EveningItems items, const People& people) {
  auto sound = read_sound(items, people);
  if (!sound) return sound.error();
  return EveningInBook{std::move(items), std::move(sound->history), std::move(sound->evening)};
}

Importing importing(const Evening& evening, const People& people, const ImportQuestions& ask,
                    Force force) {
  if (Complaints wrong = refuse_ids(evening); !wrong.empty())
    return Refused{evening, std::move(wrong)};
  const auto held = held_evening(evening, ask);
  if (!held) return not_added(held.error());
  return Import(evening, *held, people, ask, force).run();
}

}  // namespace kattegat
