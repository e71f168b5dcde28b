#include "db/book/purse.hpp"

#include <algorithm>
#include <memory>
#include <set>

#include "db/book/one_step.hpp"
#include "db/book/reading.hpp"
#include "db/book/whole_evening.hpp"
#include "db/book/writing.hpp"
#include "kattegat/evening/when_and_where.hpp"
#include "kattegat/journal/census.hpp"

namespace kattegat {
namespace {

// The purse with who is who, of one moment.
struct PurseRead {
  PurseBefore before;
  std::shared_ptr<const ByAnyId> members;
  std::map<Uuid, std::string> places;  // of the evenings
  std::string club{};
};
std::string club_in(const std::vector<EveningHistory>& evenings) {
  std::vector<std::pair<std::string, std::string>> places;  // by date
  for (const EveningHistory& one : evenings) places.emplace_back(date_of(one), one.header.place);
  std::sort(places.begin(), places.end());
  std::vector<std::string> list;
  for (auto& [date, place] : places) list.push_back(std::move(place));
  return usual_place(list);
}
WhoIs who_is_by(std::shared_ptr<const ByAnyId> members) {
  return [members = std::move(members)](const Uuid& id) { return members->stands_for(id); };
}
// Who has been found to be somebody else is who was written down by that name; names that the
// roster gives since change nothing about it.
WhoIs who_was_among(const std::vector<EveningHistory>& evenings, const People& people,
                    WhoIs who_is) {
  std::map<Uuid, std::set<std::string>> written;
  for (const auto& fusion : people.fusions()) written[fusion.first];
  for (const EveningHistory& evening : evenings)
    for (const Participant& one : evening.players)
      for (const Uuid& id : one.ids)
        if (const auto found = written.find(id); found != written.end() && !people.forgotten(id))
          found->second.insert(one.written);
  std::map<Uuid, Uuid> was;
  for (const auto& [id, names] : written)
    was[id] = names.empty() ? id : derived_uuid({}, "called " + *names.begin());
  return [was = std::move(was), who_is = std::move(who_is)](const Uuid& id) {
    const auto found = was.find(id);
    return found == was.end() ? who_is(id) : found->second;
  };
}
PurseBefore before_among(Store& store, const People& people, Items below,
                         const std::vector<EveningHistory>& evenings, const WhoIs& who_is) {
  return {std::move(below), who_is,
          [wholes = wholes_of(store, people)](const Uuid& evening) {
            return whole_in(wholes, evening);
          },
          who_was_among(evenings, people, who_is)};
}
PurseRead read_purse(Store& store, const People& people) {
  Items below = store.below(purse_id, Place::purse);
  std::vector<EveningHistory> evenings;
  std::vector<Person> everybody;
  if (!below.empty()) {
    evenings = intact_headers(store, people);
    everybody = everybody_in(evenings, people);
  }
  const auto members = std::make_shared<const ByAnyId>(std::move(everybody));
  PurseRead known{before_among(store, people, std::move(below), evenings, who_is_by(members)),
                  members,
                  {},
                  club_in(evenings)};
  for (const EveningHistory& one : evenings) known.places[one.id] = one.header.place;
  return known;
}

bool is_chosen(const PurseMovement& one, const PurseChoice& choice, const PurseRead& read) {
  if (choice.evening && one.evening != choice.evening) return false;
  const auto place = one.evening ? read.places.find(*one.evening) : read.places.end();
  return is_within({choice.from, choice.to, choice.place}, one.contents.date,
                   place == read.places.end() ? "" : std::string_view(place->second));
}

std::string name_of(const Uuid& person, const PurseRead& read) {
  const Person* const member = read.members->find(person);
  return member ? member->name : std::string(forgotten);
}
std::vector<PurseAccount> accounts_of(const PurseSums& sums, const PurseRead& read) {
  std::vector<PurseAccount> accounts;
  for (const auto& [person, balance] : sums.people)
    accounts.push_back({person, name_of(person, read), balance});
  std::stable_sort(accounts.begin(), accounts.end(),
                   [](const auto& a, const auto& b) { return a.name < b.name; });
  return accounts;
}

// What stands at the end of the period follows from all that was before it, too.
PurseView chosen_view(Purse purse, const PurseRead& read, const PurseChoice& choice) {
  const std::size_t all = purse.movements.size();
  PurseChoice until = choice;
  until.from.clear();
  std::erase_if(purse.movements,
                [&](const PurseMovement& one) { return !is_chosen(one, until, read); });
  const auto begin = std::stable_partition(
      purse.movements.begin(), purse.movements.end(),
      [&](const PurseMovement& one) { return one.contents.date < choice.from; });
  const auto count = static_cast<std::size_t>(begin - purse.movements.begin());
  const PurseSums before = sums_of(std::span(purse.movements).first(count)),
                  sums = sums_of(purse.movements);
  PurseView view{.is_all = purse.movements.size() == all && choice.from.empty(),
                 .from = choice.from,
                 .accounts = accounts_of(sums, read),
                 .club = sums.club,
                 .in_hand = sums.in_hand,
                 .carried = accounts_of(before, read),
                 .in_hand_before = before.in_hand,
                 .lines = {},
                 .conflicts = std::move(purse.conflicts),
                 .called = read.club};
  for (auto one = begin; one != purse.movements.end(); ++one)
    view.lines.push_back({*one, name_of(one->person, read)});
  return view;
}

}  // namespace

PurseBefore purse_before(Store& store, const People& people) {
  return read_purse(store, people).before;
}
PurseBefore purse_before(Store& store, const People& people,
                         const std::vector<EveningHistory>& evenings,
                         const std::vector<Person>& everybody) {
  return before_among(store, people, store.below(purse_id, Place::purse), evenings,
                      who_is_by(std::make_shared<const ByAnyId>(everybody)));
}

Result<PurseView, BookFault> look_at_purse(const Book& book, const PurseChoice& choice) {
  return read(book, [&] {
    const People people = roster_of(book.store());
    expect_whole_roster(book.store(), people);
    const PurseRead known = read_purse(book.store(), people);
    expect_whole_purse(book.store(), known.before.below, people);
    return chosen_view(purse_of(known.before), known, choice);
  });
}

Result<std::vector<PurseEntered>, BookFault> enter_in_purse(
    Book& book, const std::vector<PurseContents>& movements, bool extra) {
  using Answer = Result<std::vector<PurseEntered>, BookFault>;
  return write_if_good(book, [&]() -> Answer {
    Store& store = book.store();
    std::vector<PurseEntered> entered;
    std::vector<NewRecord> new_records;
    for (PurseAdding& one : adding(purse_before(store, roster_of(store)), movements, extra)) {
      entered.push_back({one.id, !one.new_record});
      if (one.new_record) new_records.push_back(std::move(*one.new_record));
    }
    if (auto refused = append_own(store, {std::move(new_records)})) return *refused;
    return entered;
  });
}

Result<Changed, BookFault> decide_in_purse(Book& book, const PurseRequest& request) {
  return write_if_good(book, [&]() -> Result<Changed, BookFault> {
    Store& store = book.store();
    auto new_record = deciding(purse_before(store, roster_of(store)), request);
    if (!new_record) return fault_of(new_record.error());
    if (!*new_record) return Changed::no;
    if (auto refused = append_own(store, {{std::move(**new_record)}})) return *refused;
    return Changed::yes;
  });
}

}  // namespace kattegat
