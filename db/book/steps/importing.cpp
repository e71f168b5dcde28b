#include "db/book/steps/importing.hpp"

#include <algorithm>
#include <set>

#include "db/book/steps/hearing.hpp"
#include "db/book/steps/one_step.hpp"
#include "db/book/steps/reading_evenings.hpp"
#include "db/book/steps/reading_people.hpp"
#include "db/book/steps/writing.hpp"
#include "kattegat/journal/evenings/sound.hpp"
#include "kattegat/journal/importing/file_ids.hpp"
#include "kattegat/journal/importing/importing.hpp"

namespace kattegat {
namespace {

// The book that files are added to.
struct Here {
  Store& store;
  People people;
  std::optional<Wholes> wholes;  // as they were asked for last, until another evening comes
  bool has_new_of_joined = false;

  const Wholes& known_wholes() {
    if (!wholes) wholes = wholes_of(store, people.roster);
    return *wholes;
  }
  // Who is who in one part hangs on the others.
  [[nodiscard]] bool may_be_joined(const Uuid& id) const {
    return people.roster.fusions().all_fused_with({id}).size() > 1;
  }
};

Here here_of(Store& store) {
  WhoIsWho who = who_is_who(store, HeadersFor::showing);
  return {store, std::move(who.people), std::move(who.wholes)};
}

// What a file is added to, read once for its ids and for what it adds; once more where its ids tell
// that it is another.
class EveningOfFile {
 public:
  EveningOfFile(Here& here, const Evening& file) : here_(here), file_(file) {}

  // nullptr: it is new to the book.
  Result<const EveningInBook*, Damage> known() {
    using Known = const EveningInBook*;
    if (!file_.id || !has_evening(here_.store, *file_.id)) return Known();
    const Uuid id = added_to();
    if (!known_ || known_->items.id != id) {
      const bool is_alone = alone_ && id == *file_.id;
      auto found = evening_in_book(
          is_alone ? *alone_ : items_of(here_.store, here_.known_wholes(), id), here_.people);
      if (!found) return found.error();
      known_ = std::move(*found);
    }
    return Known(&*known_);
  }

 private:
  // A part of an evening alone, unless the file has tables of the other parts, as where they were
  // joined the other way round.
  Uuid added_to() {
    const Uuid& id = *file_.id;
    const Uuid whole = whole_in(here_.known_wholes(), id);
    if (whole == id) return id;
    if (!alone_) alone_ = items_of(here_.store, Wholes{}, id);
    const auto stands_in_another = [&](const EveningSession& session) {
      if (!session.id) return false;
      const auto found = alone_->sessions.find(*session.id);
      if (found != alone_->sessions.end() && !found->second.is_elsewhere) return false;
      const auto where = evening_of(here_.store, *session.id);
      return where && whole_in(here_.known_wholes(), *where) == whole;
    };
    const auto& sessions = file_.sessions;
    return std::any_of(sessions.begin(), sessions.end(), stands_in_another) ? whole : id;
  }

  Here& here_;
  const Evening& file_;
  std::optional<EveningInBook> known_;
  std::optional<EveningItems> alone_;  // of a part
};

UnderId under_id(Store& store, const Uuid& id) {
  const Items items = store.with_id(id);
  UnderId under{.is_taken = is_taken(items), .is_evening = has_kind(items, RecordKind::evening)};
  if (has_kind(items, RecordKind::session)) under.evening = evening_of(store, id);
  return under;
}

BookBefore book_before(Here& here, EveningOfFile& there) {
  Store& store = here.store;
  return {here.people,
          there.known(),
          store.own_log(),
          [&store](const Uuid& id) { return under_id(store, id); },
          [&store](const Uuid& session) { return store.booked(session); },
          random_uuid};
}

IdQuestions ids_known_to(Here& here, EveningOfFile& there) {
  return {[&here](const Uuid& id) { return has_evening(here.store, id); },
          [&there]() -> const Evening* {
            const auto known = there.known();
            return known && *known ? &(*known)->sound.evening : nullptr;  // adding says why not
          }};
}

// What it has that is new goes into the book; the evening has its id.
Stored<OnDisk> add_evening(Here& here, Evening evening, const BookBefore& before, Force force,
                           Imported& imported) {
  using Answer = OrRefused<OnDisk>;
  const Uuid id = *evening.id;
  auto addition = importing(std::move(evening), before, force);
  if (!addition) {
    if (const auto* damage = std::get_if<Damage>(&addition.error())) damaged(*damage);
    return Answer(std::get<Refused>(addition.error()));
  }
  const std::size_t added = addition->new_records.size();
  if (addition->otherwise > 0)
    imported.changes.emplace_back(ChangedEvening{id, addition->date, addition->place,
                                                 ChangedEvening::How::kept, addition->otherwise});
  if (addition->broken) imported.broken.push_back(std::move(*addition->broken));
  OwnRecords own{.records = std::move(addition->new_records),
                 .postings = std::move(addition->postings),
                 .judging = Judging::by_import};
  if (auto refused = append_own(here.store, std::move(own))) return *refused;
  if (added > 0 && here.may_be_joined(id)) here.has_new_of_joined = true;
  imported.evenings.push_back(id);
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
std::set<Uuid> known_in(Here& here, const std::vector<IdOfFile>& evenings,
                        const std::set<Uuid>& people) {
  const Roster& roster = here.people.roster;
  const auto is_evening = [&](const Uuid& id) { return has_evening(here.store, id); };
  std::set<Uuid> known;
  for (const IdOfFile& evening : evenings)
    if (const Uuid id = id_in_book(evening, is_evening); is_evening(id) || here.may_be_joined(id))
      known.insert(id);
  for (const Uuid& id : people)
    if (roster.forgotten().has(id) || !here.store.with_id(id).empty()) known.insert(id);
  return known;
}
std::set<Uuid> people_in(const std::vector<Evening>& evenings) {
  std::set<Uuid> people;
  for (const Evening& evening : evenings)
    for (const std::optional<Uuid>& id : evening.people)
      if (id) people.insert(*id);
  return people;
}

// One after the other, until one is refused. Answers those that the book had before.
Stored<std::vector<Uuid>> add_evenings(Here& here, std::vector<Evening> evenings,
                                       const std::vector<IdOfFile>& ids, Force force,
                                       Imported& imported) {
  using Answer = OrRefused<std::vector<Uuid>>;
  std::vector<Uuid> known;
  for (std::size_t i = 0; i < evenings.size(); ++i) {
    Evening& evening = evenings[i];
    EveningOfFile there(here, evening);
    complete_ids(evening, ids[i], ids_known_to(here, there));
    const bool is_known = has_evening(here.store, *evening.id);
    if (is_known) known.push_back(*evening.id);
    const BookBefore before = book_before(here, there);
    auto added = add_evening(here, std::move(evening), before, force, imported);
    if (!added) return added.error();
    if (auto* refused = std::get_if<Refused>(&*added)) {
      refused->which = imported.evenings.size();
      return Answer(std::move(*refused));
    }
    if (!is_known) here.wholes.reset();
  }
  return Answer(std::move(known));
}

}  // namespace

Stored<Imported> imported_into(Store& store, std::vector<Evening> evenings, Force force) {
  const OnlyInserts only(store);
  Here here = here_of(store);
  const std::set<Uuid> people = people_in(evenings);
  std::vector<IdOfFile> ids;
  for (const Evening& evening : evenings) ids.push_back(id_of_file(evening));
  const BeforeHearing before = before_hearing(store, {.places = known_in(here, ids, people)});
  Imported imported;
  return passed_on(add_evenings(here, std::move(evenings), ids, force, imported),
                   [&](const std::vector<Uuid>& known) -> Stored<Imported> {
                     if (here.has_new_of_joined) book_begun_apart(store);
                     imported.conflicts = conflicts_in(store, known);
                     for (Change& one : changes_since(store, before, people))
                       imported.changes.push_back(std::move(one));
                     return OrRefused<Imported>(std::move(imported));
                   });
}

}  // namespace kattegat
