#include "kattegat/journal/importing/importing.hpp"

#include <algorithm>
#include <set>

#include "entries_that_count.hpp"
#include "file_players.hpp"
#include "file_sessions.hpp"
#include "import_booking.hpp"
#include "kattegat/evening/header_terms.hpp"
#include "kattegat/journal/evenings/sound.hpp"
#include "kattegat/journal/people/forgotten_words.hpp"
#include "kattegat/journal/sessions/header_of_ours.hpp"

namespace kattegat {
namespace {

// Why a file cannot be added, whatever else it has.
using NotAdded = std::variant<Refused, Damage>;

Complaint about_evening(Violation violation) { return {{}, {}, std::move(violation)}; }

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
  if (is_of_every_book(*evening.id))
    complaints.push_back(about_evening(differs("id", *evening.id)));
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

// ---- The evening ----

struct Held {
  const EveningInBook* evening = nullptr;  // where the book has it
  bool has_other_header = false;           // which the file does not know: it adds nothing then
};

bool is_headed_by(const Evening& file, const EveningKeys& keys, const std::string& place) {
  return terms_of(keys) == terms_of(file.keys) && is_same_or_forgotten(place, file.place);
}
// It holds no longer, or is one side of a conflict.
bool has_heard_of_header(const EveningInBook& held, const Evening& file) {
  return std::any_of(held.items.below.begin(), held.items.below.end(), [&](const Item& item) {
    if (item.record.kind != RecordKind::evening || item.record.id != *file.id) return false;
    const auto said = read_as<EveningContents>(item);
    return said && is_headed_by(file, said->keys, said->place);
  });
}

Result<Held, NotAdded> held_by_book(const Evening& file, const ImportQuestions& ask) {
  const auto is_another = [&] {
    return NotAdded(Refused{file, {about_evening(differs("id", *file.id))}});
  };
  const auto there = ask.evening();
  if (!there) return NotAdded(there.error());
  if (!*there) {
    if (ask.is_taken(*file.id)) return is_another();
    return Held{};
  }
  const EveningInBook& held = **there;
  if (is_headed_by(file, held.evening.keys, held.evening.place)) return Held{&held, false};
  if (!has_heard_of_header(held, file)) return is_another();
  // Of a whole the header of its part need not hold, but for the money that is meant.
  return Held{&held, held.evening.id == file.id ||
                         held.evening.keys.currency() != file.keys.currency() ||
                         held.evening.coin != file.coin};
}

// ---- What is added to it ----

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

// What counts in both, and not alike: the book keeps its own order, in which other entries may
// stand before it.
std::int64_t counting_otherwise(const Evening& file, const std::vector<Uuid>& players,
                                const EveningHistory& history, const Evening& here,
                                const JudgedEvening& judged) {
  const auto of_file = [&](const std::string& name) {
    return history.who_is(players[player_index(file, name)]);
  };
  const auto of_book = [&](const std::string& name) {
    const Participant* const one = history.called(name);
    return one ? one->ids.front() : Uuid{};
  };
  return differing(counted(file, judge(file), of_file), counted(here, judged, of_book));
}

class Import {
 public:
  Import(const Evening& file, const People& people, const ImportQuestions& ask, Force force)
      : file_(file), people_(people), force_(force), so_far_{ask, {}, {}} {}

  Importing of(const Held& held) {
    const EveningInBook* const book = held.evening;
    if (!book)
      so_far_.addition.new_records.push_back(new_record(
          RecordKind::evening, *file_.id, *file_.id, EveningContents{file_.keys, file_.place, {}}));
    const FilePlayers players = players_of_file(file_, people_, so_far_.ask, book);
    for (const Violation& one : players.wrong) so_far_.complain({}, {}, one);
    if (!so_far_.complaints.empty()) return refused_by(file_);
    std::vector<NewRecord>& added = so_far_.addition.new_records;
    added.insert(added.end(), players.new_records.begin(), players.new_records.end());
    auto changed = add_sessions(file_, players.ids, book, people_.roster, so_far_);
    if (!changed) return changed.error();
    if (book && !players.new_records.empty()) changed->merge(numbered_several_times(book->history));
    forget_again(players.forgotten, so_far_.addition);
    if (held.has_other_header && so_far_.complaints.empty() && !added.empty())
      so_far_.complain({}, {}, differs("id", *file_.id));
    if (!so_far_.complaints.empty()) return refused_by(file_);
    return book ? added_to(*book, players.ids, *changed) : added_as(file_, file_, *changed);
  }

 private:
  Importing added_to(const EveningInBook& book, const std::vector<Uuid>& players,
                     const std::set<Uuid>& changed) {
    std::optional<EveningThen> then;  // as it is with what is new
    if (!so_far_.addition.new_records.empty()) {
      auto booked = book_changed(book, changed, people_, force_, so_far_);
      if (!booked) return booked.error();
      then = std::move(*booked);
    }
    const Evening& now = then ? then->sound.evening : book.evening;
    // By the numbers of the book's evening, as it was looked at with what is new.
    if (!so_far_.complaints.empty()) return refused_by(now);
    so_far_.addition.otherwise +=
        counting_otherwise(file_, players, then ? then->sound.history : book.history, now,
                           then ? then->judged : judge(book.evening));
    if (!changed.empty()) {
      const Uuid log = so_far_.ask.own_log();
      for (const Uuid& id : changed)
        take_over(so_far_.addition.new_records, so_far_.addition.postings,
                  *book.history.session(id), log);
    }
    return added_as(book.evening, now, changed);
  }
  // `known`: as the book had it; `now`: with what is new.
  Importing added_as(const Evening& known, const Evening& now, const std::set<Uuid>& changed) {
    if (force_ == Force::yes) so_far_.addition.broken = broken_then(file_, changed, now);
    so_far_.addition.date = known.date;
    so_far_.addition.place = known.place;
    return std::move(so_far_.addition);
  }
  Refused refused_by(const Evening& numbered) { return {numbered, std::move(so_far_.complaints)}; }

  const Evening& file_;
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
  const auto held = held_by_book(evening, ask);
  if (!held) return not_added(held.error());
  return Import(evening, people, ask, force).of(*held);
}

}  // namespace kattegat
