// How an evening file comes in, step by step. Each step is a file and answers what it has found, or
// why nothing of the file is added (not_added). Before them, file_ids has given everything its id.
//   held_evening       to which evening of the book it is added
//   lacking_evening    what the book lacks of it, by these three:
//   lacking_players    who its players are there (known_players), and who is new
//   lacking_sessions   table by table: which are new, and by which numbers the book calls those who
//                      sit at the others (order_of_seats)
//   lacking_entries    of a table, as the book would keep them (entries_in_file, rows_in_file) and
//                      with what corrects what (corrections_in_file): what is there must say the
//                      same, and is decided about as the file says where nobody had heard of that
//                      (decisions_in_file); behind it comes what is new, also to an entry that is
//                      known (newly_corrected)
//   import_booking     what moves by it, and what breaks a rule then
//   counting_otherwise what comes to something else in the book than in the file, and stays so
#include "kattegat/journal/importing/importing.hpp"

#include <set>

#include "counting_otherwise.hpp"
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

// What is stored of what is lacking. `known`: the evening as the book has had it, or gets it;
// `then`: as it has it then.
Addition addition_of(LackingEvening lacking, const Evening& known, const Evening& then,
                     Force force) {
  Addition addition{.new_records = std::move(lacking.new_records),
                    .postings = {},
                    .date = known.date,
                    .place = known.place,
                    .otherwise = lacking.otherwise};
  addition.postings = postings_of_begun(lacking.file, lacking.begun, addition.new_records);
  if (force == Force::yes) {
    std::set<Uuid> touched = std::move(lacking.changed);
    for (const EveningSession& session : lacking.file.sessions) touched.insert(*session.id);
    addition.broken = broken_among(touched, then);
  }
  return addition;
}

// Something of it may count otherwise in the book.
Addition all_known(LackingEvening lacking, const EveningInBook& held, Force force) {
  const JudgedEvening judged = judge(held.evening);
  lacking.otherwise +=
      counting_otherwise(lacking.file, lacking.players, {held.history, held.evening, judged});
  return addition_of(std::move(lacking), held.evening, held.evening, force);
}

// Beside what was there it may break a rule, and count otherwise than in the file.
Importing partly_new(LackingEvening lacking, const EveningInBook& held, const BookBefore& book,
                     Force force) {
  const auto then = evening_then(held, lacking.new_records, lacking.changed, book, force);
  if (!then) return not_added(then.error());
  const auto& [history, evening] = then->sound;
  lacking.otherwise +=
      counting_otherwise(lacking.file, lacking.players, {history, evening, then->judged});
  const std::set<Uuid> changed = lacking.changed;
  Addition addition = addition_of(std::move(lacking), held.evening, evening, force);
  addition.postings.insert(addition.postings.end(), then->postings.begin(), then->postings.end());
  for (const Uuid& id : changed)
    take_over_header(addition.new_records, addition.postings, *held.history.session(id),
                     book.own_log);
  return addition;
}

}  // namespace

Result<EveningInBook, Damage> evening_in_book(EveningItems items, const People& people) {
  auto sound = read_sound(items, people);
  if (!sound) return sound.error();
  return EveningInBook{std::move(items), std::move(sound->history), std::move(sound->evening)};
}

Importing importing(const Evening& file, const BookBefore& book, Force force) {
  if (Complaints wrong = refuse_ids(file); !wrong.empty()) return Refused{file, std::move(wrong)};
  const auto held = held_evening(file, book);
  if (!held) return not_added(held.error());
  auto lacking = lacking_evening(file, *held, book);
  if (!lacking) return not_added(lacking.error());
  if (!held->evening) return addition_of(std::move(*lacking), file, file, force);
  if (lacking->new_records.empty()) return all_known(std::move(*lacking), *held->evening, force);
  return partly_new(std::move(*lacking), *held->evening, book, force);
}

}  // namespace kattegat
