#include "db/book/conflicts.hpp"

#include <algorithm>
#include <set>
#include <vector>

#include "db/book/evenings.hpp"
#include "db/book/steps/one_step.hpp"
#include "db/book/steps/reading_conflicts.hpp"
#include "db/book/steps/reading_evenings.hpp"
#include "db/book/steps/reading_people.hpp"
#include "db/book/steps/reading_purse.hpp"
#include "db/book/steps/whole_evening.hpp"
#include "db/book/steps/writing.hpp"
#include "kattegat/journal/merging/keeping.hpp"
#include "kattegat/journal/people/forgotten_words.hpp"
#include "kattegat/journal/sessions/with_header_taken_over.hpp"

namespace kattegat {
namespace {

// Whether it is about a movement of the purse that was entered for one of these.
bool moves_for(const Conflict& conflict, const std::set<Uuid>& evenings) {
  return std::any_of(conflict.sides.begin(), conflict.sides.end(), [&](const Side& side) {
    const auto* movement = std::get_if<PurseContents>(&side.contents);
    return movement && movement->evening && evenings.count(*movement->evening) > 0;
  });
}

Result<std::vector<Conflict>, BookFault> conflicts_of(const Book& book, const Uuid& evening) {
  const WhoIsWho who = whole_who_is_who(book.store(), HeadersFor::settling);
  const auto view = look_at(book, evening, who);
  if (!view) return view.error();
  auto all = settlement_conflicts(book, *view);
  if (!all) return all;
  const std::set<Uuid> evenings = evenings_in(view->history);
  for (Conflict& conflict : purse_conflicts(book.store(), who))
    if (moves_for(conflict, evenings)) all->push_back(std::move(conflict));
  return all;
}

}  // namespace

Result<std::vector<Conflict>, BookFault> conflicts(const Book& book,
                                                   const std::optional<Uuid>& evening) {
  if (evening) return flat(read(book, [&] { return conflicts_of(book, *evening); }));
  return read(book, [&] {
    Store& store = book.store();
    const WhoIsWho who = who_is_who(store, HeadersFor::settling);
    std::vector<Conflict> all = roster_conflicts(store, who);
    for (Conflict& conflict : purse_conflicts(store, who)) all.push_back(std::move(conflict));
    EveningReader reader(store, who.wholes);
    for (const EveningHistory& one : who.evenings) {
      const EveningHistory history = expect_history(reader.items(one.id), who.people);
      all.insert(all.end(), history.conflicts.begin(), history.conflicts.end());
    }
    return each_once(std::move(all));
  });
}

Result<std::vector<Conflict>, BookFault> settlement_conflicts(const Book& book,
                                                              const EveningView& view) {
  return read(book, [&] {
    std::vector<Conflict> all = view.history.conflicts;
    for (Conflict& one : conflicts_of_joining(book.store(), {&view.history}))
      all.push_back(std::move(one));
    return all;
  });
}

PlacedConflicts placed_conflicts(const Book& book, std::vector<Conflict> conflicts) {
  if (conflicts.empty()) return {};
  auto placed = read(book, [&] {
    return placed_conflicts(book, conflicts, who_is_who(book.store(), HeadersFor::telling));
  });
  return placed ? std::move(*placed) : PlacedConflicts{std::move(conflicts)};
}
PlacedConflicts placed_conflicts(const Book& book, std::vector<Conflict> conflicts,
                                 const WhoIsWho& who) {
  PlacedConflicts all{std::move(conflicts)};
  if (all.list.empty()) return all;
  for (const Conflict& one : all.list) {
    if (!one.evening || all.evenings.count(*one.evening) > 0) continue;
    if (auto view = look_at(book, *one.evening, who))
      all.evenings.emplace(*one.evening, std::move(*view));
  }
  all.everybody = who.people.everybody;
  return all;
}

namespace {

// The conflict was read before: of who has been forgotten since nothing is called by a name any
// longer.
bool is_forgotten(const Conflict& conflict, const Roster& roster) {
  return (conflict.about == RecordKind::name || conflict.about == RecordKind::number) &&
         roster.forgotten().has(conflict.id);
}

// The session that a conflict is in, or about.
std::optional<Uuid> session_about(const Conflict& conflict) {
  return conflict.about == RecordKind::session ? std::optional(conflict.id) : conflict.session;
}

EveningHistory history_of(Store& store, const Uuid& evening) {
  const WhoIsWho who = who_is_who(store, HeadersFor::showing);
  return expect_history(items_of(store, who.wholes, evening), who.people);
}

}  // namespace

Result<OnDisk, BookFault> keep_side(Book& book, const Conflict& conflict, const Hash& record) {
  return write_if_good(book, [&]() -> Result<OnDisk, BookFault> {
    Store& store = book.store();
    const Roster roster = roster_of(store);
    if (is_forgotten(conflict, roster))
      return fault_of(missing(text(Word::conflict_no_such, to_string(record))));
    const auto session = session_about(conflict);
    const auto evening_now = [&] { return session ? evening_of(store, *session) : std::nullopt; };
    const auto before = evening_now();
    const std::vector<EntryRow> no_rows;
    std::optional<SessionHistory> sheet;
    if (before) sheet = expect_session(history_of(store, *before), *session);
    auto kept = keeping({.conflict = conflict,
                         .record = record,
                         .rows = sheet ? sheet->entries : no_rows,
                         .new_id = random_uuid(),
                         .fusions = roster.fusions()});
    if (!kept) return fault_of(kept.error());
    if (sheet) *kept = with_header_taken_over(std::move(*kept), sheet->by_headers, store.own_log());
    for (NewRecord& one : *kept) forget_words(one, roster);
    if (auto refused = append_own(store, {std::move(*kept)})) return *refused;
    // Of two evenings the session may be in the other one now.
    std::vector<Uuid> evenings;
    for (const auto& evening : {before, evening_now()})
      if (evening) evenings.push_back(*evening);
    book_points(store, evenings);
    return OnDisk{};
  });
}

}  // namespace kattegat
