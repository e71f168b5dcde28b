// How an evening file comes in, step by step. Each step is a file and answers what it has found, or
// why nothing of the file is added. Before them, file_ids has given everything its id.
//   known_evening      to which evening of the book it is added
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
#include "differs.hpp"
#include "import_booking.hpp"
#include "known_evening.hpp"
#include "lacking_evening.hpp"

namespace kattegat {
namespace {

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

// By force: what breaks a rule then in its sessions, and in those that have changed by it.
std::optional<Broken> broken_by(const LackingEvening& lacking, const Evening& then, Force force) {
  if (force == Force::no) return std::nullopt;
  std::set<Uuid> touched = lacking.changed;
  for (const EveningSession& session : lacking.file.sessions) touched.insert(*session.id);
  return broken_among(touched, then);
}

// `known`: as the book has had the evening, or gets it.
Addition addition_of(LackingEvening lacking, const Evening& known, std::optional<Broken> broken) {
  Addition addition{.new_records = std::move(lacking.new_records),
                    .postings = {},
                    .date = known.date,
                    .place = known.place,
                    .otherwise = lacking.otherwise,
                    .broken = std::move(broken)};
  addition.postings = postings_of_begun(lacking.file, lacking.begun, addition.new_records);
  return addition;
}

Addition all_new(LackingEvening lacking, Force force) {
  auto broken = broken_by(lacking, lacking.file, force);
  const Evening& file = lacking.file;
  return addition_of(std::move(lacking), file, std::move(broken));
}

// Something of it may count otherwise in the book.
Addition all_known(LackingEvening lacking, const EveningInBook& in_book, Force force) {
  lacking.otherwise += counting_otherwise(lacking.file, lacking.players, in_book.sound,
                                          judge(in_book.sound.evening));
  auto broken = broken_by(lacking, in_book.sound.evening, force);
  return addition_of(std::move(lacking), in_book.sound.evening, std::move(broken));
}

// Beside what was there it may break a rule, and count otherwise than in the file.
Result<Addition, NotAdded> partly_new(LackingEvening lacking, const EveningInBook& in_book,
                                      const BookBefore& book, Force force) {
  const auto then = evening_then(in_book, lacking.new_records, lacking.changed, book, force);
  if (!then) return then.error();
  lacking.otherwise += counting_otherwise(lacking.file, lacking.players, then->sound, then->judged);
  auto broken = broken_by(lacking, then->sound.evening, force);
  Addition addition = addition_of(std::move(lacking), in_book.sound.evening, std::move(broken));
  addition.postings.insert(addition.postings.end(), then->postings.begin(), then->postings.end());
  return addition;
}

}  // namespace

Result<EveningInBook, Damage> evening_in_book(EveningItems items, const People& people) {
  auto sound = read_sound(items, people);
  if (!sound) return sound.error();
  return EveningInBook{std::move(*sound), std::move(items)};
}

Result<Addition, NotAdded> importing(Evening file, const BookBefore& book, Force force) {
  mark_as_booked(file);
  if (Complaints wrong = refuse_ids(file); !wrong.empty())
    return NotAdded(Refused{file, std::move(wrong)});
  const auto known = known_evening(file, book);
  if (!known) return known.error();
  auto lacking = lacking_evening(file, *known, book);
  if (!lacking) return lacking.error();
  if (!known->evening) return all_new(std::move(*lacking), force);
  if (lacking->new_records.empty()) return all_known(std::move(*lacking), *known->evening, force);
  return partly_new(std::move(*lacking), *known->evening, book, force);
}

}  // namespace kattegat
