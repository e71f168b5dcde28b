// Storing evening files: asked of the journal what the book lacks of them, and appended.
#include "db/book/import.hpp"

#include <algorithm>
#include <set>

#include "db/book/one_step.hpp"
#include "db/book/reading.hpp"
#include "db/book/writing.hpp"
#include "kattegat/journal/importing.hpp"
#include "kattegat/journal/sound.hpp"

namespace kattegat {
namespace {

ImportQuestions questions_about(Store& store, const People& people) {
  const auto evening = [&store, &people](const Uuid& id) -> std::optional<EveningItems> {
    if (!has_evening(store, id)) return std::nullopt;
    return items_to_add_to(store, people.roster, id);
  };
  return {evening,
          [&store](const Uuid& id) { return is_taken(store, id); },
          [&store](const Uuid& id) { return has_evening(store, id); },
          [&store](const Uuid& session) { return evening_of(store, session); },
          [&store](const Uuid& session) { return store.booked(session); },
          random_uuid,
          [&store] { return store.own_log(); }};
}

IdQuestions ids_known_to(Store& store, const People& people) {
  return {[&store](const Uuid& id) { return has_evening(store, id); },
          [&store, &people](const Uuid& id) -> std::optional<Evening> {
            if (!has_evening(store, id)) return std::nullopt;
            auto sound = read_sound(items_to_add_to(store, people.roster, id), people);
            if (!sound) return std::nullopt;  // which adding to it will say
            return std::move(sound->evening);
          }};
}

// What it has that is new goes into the book; the evening has its id.
Stored<OnDisk> add_evening(Store& store, const Evening& evening, const People& people,
                           Imported& imported) {
  using Answer = OrRefused<OnDisk>;
  Importing answer = importing(evening, people, questions_about(store, people));
  if (const auto* damage = std::get_if<Damage>(&answer)) damaged(*damage);
  if (auto* complaints = std::get_if<Complaints>(&answer))
    return Answer(Refused{evening, std::move(*complaints)});
  Addition& addition = std::get<Addition>(answer);
  const std::size_t added = addition.new_records.size();
  if (addition.otherwise > 0)
    imported.changes.push_back(
        {evening.id, text(Word::import_otherwise, evening.date, addition.otherwise)});
  OwnRecords own{.records = std::move(addition.new_records),
                 .postings = std::move(addition.postings),
                 .are_judged = true};
  if (auto refused = append_own(store, std::move(own))) return *refused;
  imported.evenings.push_back(*evening.id);
  imported.records += added;
  return Answer(OnDisk{});
}

// What two have decided differently about these, as long as it stands.
std::vector<Conflict> conflicts_in(Store& store, const std::vector<Uuid>& evenings) {
  std::vector<Conflict> all;
  if (evenings.empty()) return all;
  const WhoIsWho who = who_is_who(store);
  std::set<Uuid> done;
  for (const Uuid& id : evenings) {
    if (!done.insert(whole_in(who.wholes, id)).second) continue;
    EveningHistory history = expect_history(items_of(store, who.wholes, id), who.people);
    for (Conflict& conflict : history.conflicts) all.push_back(std::move(conflict));
  }
  return all;
}

// What the book has of what the files name by ids: evenings, and people, under whatever name.
std::set<Uuid> known_in(Store& store, const std::vector<Evening>& evenings, const People& people) {
  std::set<Uuid> known;
  for (const Evening& evening : evenings)
    if (const Uuid id = id_of_file(evening, ids_known_to(store, people)); has_evening(store, id))
      known.insert(id);
  for (const Evening& evening : evenings)
    for (const std::optional<Uuid>& id : evening.people)
      if (id && !store.with_id(*id).empty()) known.insert(*id);
  return known;
}

}  // namespace

Stored<Imported> import_evenings(Book& book, std::vector<Evening> evenings) {
  using Answer = OrRefused<Imported>;
  const auto work = [&]() -> Stored<Imported> {
    const OnlyInserts only(book.store());
    Imported imported;
    std::vector<Uuid> known;
    const People people = people_of(book.store());
    const BeforeHearing before =
        before_hearing(book.store(), {.places = known_in(book.store(), evenings, people)});
    for (Evening& evening : evenings) {
      complete_ids(evening, ids_known_to(book.store(), people));
      if (has_evening(book.store(), *evening.id)) known.push_back(*evening.id);
      auto added = add_evening(book.store(), evening, people, imported);
      if (!added) return added.error();
      if (auto* refused = std::get_if<Refused>(&*added)) return Answer(std::move(*refused));
      evening = {};
    }
    imported.conflicts = conflicts_in(book.store(), known);
    for (Change& one : changes_since(book.store(), before))
      imported.changes.push_back(std::move(one));
    return Answer(std::move(imported));
  };
  return flat(write(book, work, [](const Stored<Imported>& answer) {
    return answer && std::holds_alternative<Imported>(*answer);
  }));
}

}  // namespace kattegat
