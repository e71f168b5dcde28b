#include "kattegat/journal/importing/importing.hpp"

#include <set>

#include "entries_that_count.hpp"
#include "held_evening.hpp"
#include "import_booking.hpp"
#include "kattegat/journal/sessions/take_over_header.hpp"
#include "lacking_evening.hpp"

namespace kattegat {
namespace {

Importing not_added(const NotAdded& why) {
  return std::visit([](const auto& one) { return Importing(one); }, why);
}

// One that followed from what is said may have been given to something else.
Complaints refuse_ids(const Evening& evening) {
  Complaints complaints;
  const auto once = [&](const Uuid& id, std::set<Uuid>& seen, PlaceInFile session,
                        std::optional<std::size_t> entry) {
    if (!seen.insert(id).second)
      complaints.push_back({session, entry, {"id", text(Word::form_id_twice, to_string(id))}});
  };
  if (is_of_every_book(*evening.id)) complaints.push_back({{}, {}, differs("id", *evening.id)});
  std::set<Uuid> tables, entered;
  for (const EveningSession& session : evening.sessions) {
    if (is_of_every_book(*session.id))
      complaints.push_back({session.place, {}, differs("id", *session.id)});
    once(*session.id, tables, session.place, {});
    const std::vector<std::optional<Uuid>> entries = ids_of_entries(session);
    for (std::size_t i = 0; i < entries.size(); ++i) once(*entries[i], entered, session.place, i);
  }
  return complaints;
}

// An evening of the book, as it is or as it is with what is new.
struct OfBook {
  const EveningHistory& history;
  const Evening& evening;
  const JudgedEvening& judged;
};
// Entries that count in both, and do not come to the same. The book keeps its own order, in which
// other entries may stand before one.
std::int64_t come_to_something_else(const LackingEvening& lacking, const OfBook& book) {
  const Evening& file = lacking.file;
  const auto of_file = [&](const std::string& name) {
    return book.history.who_is(lacking.players[player_index(file, name)]);
  };
  const auto of_book = [&](const std::string& name) {
    const Participant* const one = book.history.called(name);
    return one ? one->ids.front() : Uuid{};
  };
  return counting_otherwise(entries_that_count(file, judge(file), of_file),
                            entries_that_count(book.evening, book.judged, of_book));
}

// The records are taken out of what is lacking. `known`: as the book has had the evening, or gets
// it.
Addition addition_of(LackingEvening& lacking, const Evening& known) {
  Addition addition{.new_records = std::move(lacking.all.new_records),
                    .postings = {},
                    .date = known.date,
                    .place = known.place,
                    .otherwise = lacking.all.otherwise};
  addition.postings = postings_of_new(lacking.begun, addition.new_records);
  return addition;
}

Addition all_new(LackingEvening lacking, Force force) {
  Addition addition = addition_of(lacking, lacking.file);
  if (force == Force::yes) addition.broken = broken_then(lacking.file, {}, lacking.file);
  return addition;
}

// Something of it may count otherwise in the book.
Addition all_known(const EveningInBook& held, LackingEvening lacking, Force force) {
  Addition addition = addition_of(lacking, held.evening);
  const JudgedEvening judged = judge(held.evening);
  addition.otherwise += come_to_something_else(lacking, {held.history, held.evening, judged});
  if (force == Force::yes) addition.broken = broken_then(lacking.file, {}, held.evening);
  return addition;
}

// Beside what was there it may break a rule, and count otherwise than in the file. By the numbers
// of the book's evening with what is new that is said.
Importing partly_new(const EveningInBook& held, LackingEvening lacking, const BookBefore& book,
                     Force force) {
  const auto then = evening_then(held, lacking.all.new_records, book, force);
  if (!then) return then.error();
  const auto changed = changed_sessions(held, *then, lacking.changed);
  if (!changed) return changed.error();
  const auto& [history, evening] = then->sound;
  Complaints wrong = force == Force::yes ? Complaints{} : newly_broken_in(*changed);
  if (moves_too_much(held, *then))
    wrong.push_back({{}, {}, {"sessions", text(Word::evening_money_limit)}});
  if (!wrong.empty()) return Refused{evening, std::move(wrong)};

  Addition addition = addition_of(lacking, held.evening);
  for (const Posting& one : postings_of_changed(*changed, book)) addition.postings.push_back(one);
  for (const Uuid& id : lacking.changed)
    take_over_header(addition.new_records, addition.postings, *held.history.session(id),
                     book.own_log);
  addition.otherwise += come_to_something_else(lacking, {history, evening, then->judged});
  if (force == Force::yes) addition.broken = broken_then(lacking.file, lacking.changed, evening);
  return addition;
}

}  // namespace

Result<EveningInBook, Damage> evening_in_book(EveningItems items, const People& people) {
  auto sound = read_sound(items, people);
  if (!sound) return sound.error();
  return EveningInBook{std::move(items), std::move(sound->history), std::move(sound->evening)};
}

// A file, what the book has of it, and what that lacks; and if there is nothing against it, what
// moves by that.
Importing importing(const Evening& file, const BookBefore& book, Force force) {
  if (Complaints wrong = refuse_ids(file); !wrong.empty()) return Refused{file, std::move(wrong)};
  const auto held = held_evening(file, book);
  if (!held) return not_added(held.error());
  auto lacking = lacking_evening(file, *held, book);
  if (!lacking) return lacking.error();
  if (Complaints& wrong = lacking->all.complaints; !wrong.empty())
    return Refused{file, std::move(wrong)};
  if (!held->evening) return all_new(std::move(*lacking), force);
  return lacking->all.new_records.empty()
             ? all_known(*held->evening, std::move(*lacking), force)
             : partly_new(*held->evening, std::move(*lacking), book, force);
}

}  // namespace kattegat
