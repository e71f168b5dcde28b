// Storing evening files: asked of the journal what the book lacks of them, and appended.
#include "db/book/import.hpp"

#include <algorithm>
#include <set>

#include "db/book/one_step.hpp"
#include "db/book/reading_evenings.hpp"
#include "db/book/reading_people.hpp"
#include "db/book/writing.hpp"
#include "kattegat/journal/evenings/sound.hpp"
#include "kattegat/journal/importing/file_ids.hpp"
#include "kattegat/journal/importing/importing.hpp"

namespace kattegat {
namespace {

// The book that files are added to.
struct Here {
  Store& store;
  People people = people_of(store);
  std::optional<Wholes> wholes = {};  // as they were asked for last, until another evening comes

  const Wholes& known_wholes() {
    if (!wholes) wholes = wholes_of(store, people.roster);
    return *wholes;
  }
  // What the file is added to: a part of an evening alone, unless the file has tables of the other
  // parts, as where they were joined the other way round.
  std::optional<EveningItems> evening_of_file(const Evening& file) {
    const Uuid& id = *file.id;
    if (!has_evening(store, id)) return std::nullopt;
    const Uuid whole = whole_in(known_wholes(), id);
    if (whole == id) return items_of(store, known_wholes(), id);
    EveningItems alone = EveningReader(store, {}).items(id);
    const auto stands_in_another = [&](const EveningSession& session) {
      if (!session.id) return false;
      const auto found = alone.sessions.find(*session.id);
      if (found != alone.sessions.end() && !found->second.is_elsewhere) return false;
      const auto where = evening_of(store, *session.id);
      return where && whole_in(known_wholes(), *where) == whole;
    };
    if (std::none_of(file.sessions.begin(), file.sessions.end(), stands_in_another)) return alone;
    return items_of(store, known_wholes(), whole);
  }
  // Who is who in one part hangs on the others.
  [[nodiscard]] bool may_be_joined(const Uuid& id) const {
    return people.roster.all_fused_with({id}).size() > 1;
  }
};

ImportQuestions questions_about(Here& here, const Evening& file) {
  Store& store = here.store;
  return {[&here, &file] { return here.evening_of_file(file); },
          [&store](const Uuid& id) { return is_taken(store, id); },
          [&store](const Uuid& id) { return has_evening(store, id); },
          [&store](const Uuid& session) { return evening_of(store, session); },
          [&store](const Uuid& session) { return store.booked(session); },
          random_uuid,
          [&store] { return store.own_log(); }};
}

IdQuestions ids_known_to(Here& here, const Evening& file) {
  return {[&here](const Uuid& id) { return has_evening(here.store, id); },
          [&here, &file]() -> std::optional<Evening> {
            auto items = here.evening_of_file(file);
            if (!items) return std::nullopt;
            auto sound = read_sound(std::move(*items), here.people);
            if (!sound) return std::nullopt;  // which adding to it will say
            return std::move(sound->evening);
          }};
}

// What it has that is new goes into the book; the evening has its id.
Stored<OnDisk> add_evening(Here& here, const Evening& evening, Force force, Imported& imported) {
  using Answer = OrRefused<OnDisk>;
  Importing answer = importing(evening, here.people, questions_about(here, evening), force);
  if (const auto* damage = std::get_if<Damage>(&answer)) damaged(*damage);
  if (auto* refused = std::get_if<Refused>(&answer)) return Answer(std::move(*refused));
  Addition& addition = std::get<Addition>(answer);
  const std::size_t added = addition.new_records.size();
  if (addition.otherwise > 0)
    imported.changes.emplace_back(ChangedEvening{*evening.id, addition.date, addition.place,
                                                 ChangedEvening::How::kept, addition.otherwise});
  if (addition.broken) imported.broken.push_back(std::move(*addition.broken));
  OwnRecords own{.records = std::move(addition.new_records),
                 .postings = std::move(addition.postings),
                 .are_judged = true,
                 .fuse_new_players_alone = true};
  if (auto refused = append_own(here.store, std::move(own))) return *refused;
  if (added > 0 && here.may_be_joined(*evening.id)) book_begun_apart(here.store);
  imported.evenings.push_back(*evening.id);
  imported.records += added;
  return Answer(OnDisk{});
}

// What two have decided differently about these, as long as it stands.
std::vector<Conflict> conflicts_in(Store& store, const std::vector<Uuid>& evenings) {
  std::vector<Conflict> all;
  if (evenings.empty()) return all;
  const WhoIsWho who = who_is_who(store, HeadersFor::settling);
  EveningReader reader(store, who.wholes);
  for (const Uuid& id : evenings)
    if (auto items = reader.items_once(id)) {
      EveningHistory history = expect_history(std::move(*items), who.people);
      for (Conflict& conflict : history.conflicts) all.push_back(std::move(conflict));
    }
  return each_once(std::move(all));
}

// What the book has of what the files name by ids: evenings, and people, under whatever name.
std::set<Uuid> known_in(Here& here, const std::vector<Evening>& evenings,
                        const std::set<Uuid>& people) {
  const Roster roster = roster_of(here.store);
  std::set<Uuid> known;
  for (const Evening& evening : evenings)
    if (const Uuid id = id_of_file(evening, ids_known_to(here, evening));
        has_evening(here.store, id) || roster.all_fused_with({id}).size() > 1)
      known.insert(id);
  for (const Uuid& id : people)
    if (roster.is_forgotten(id) || !here.store.with_id(id).empty()) known.insert(id);
  return known;
}
std::set<Uuid> people_in(const std::vector<Evening>& evenings) {
  std::set<Uuid> people;
  for (const Evening& evening : evenings)
    for (const std::optional<Uuid>& id : evening.people)
      if (id) people.insert(*id);
  return people;
}

}  // namespace

Stored<Imported> import_evenings(Book& book, std::vector<Evening> evenings, Force force) {
  using Answer = OrRefused<Imported>;
  const auto work = [&]() -> Stored<Imported> {
    const OnlyInserts only(book.store());
    Store& store = book.store();
    Here here{store};
    Imported imported;
    std::vector<Uuid> known;
    const std::set<Uuid> people = people_in(evenings);
    const BeforeHearing before =
        before_hearing(store, {.places = known_in(here, evenings, people)});
    for (Evening& evening : evenings) {
      complete_ids(evening, ids_known_to(here, evening));
      hold(evening);  // judged as it will be read: what breaks a rule of today may count
      const bool is_known = has_evening(store, *evening.id);
      if (is_known) known.push_back(*evening.id);
      auto added = add_evening(here, evening, force, imported);
      if (!added) return added.error();
      if (auto* refused = std::get_if<Refused>(&*added)) {
        refused->which = imported.evenings.size();
        return Answer(std::move(*refused));
      }
      if (!is_known) here.wholes.reset();
      evening = {};
    }
    imported.conflicts = conflicts_in(store, known);
    for (Change& one : changes_since(store, before, people))
      imported.changes.push_back(std::move(one));
    return Answer(std::move(imported));
  };
  return flat(write(book, work, [](const Stored<Imported>& answer) {
    return answer && std::holds_alternative<Imported>(*answer);
  }));
}

}  // namespace kattegat
