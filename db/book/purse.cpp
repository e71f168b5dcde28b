#include "db/book/purse.hpp"

#include <memory>

#include "db/book/one_step.hpp"
#include "db/book/reading.hpp"
#include "db/book/whole_evening.hpp"
#include "db/book/writing.hpp"
#include "kattegat/journal/census.hpp"

namespace kattegat {
namespace {

// The purse with who is who, of one moment.
struct PurseRead {
  PurseBefore before;
  std::vector<EveningHistory> evenings;
  std::shared_ptr<const ByAnyId> members;
};
PurseRead read_purse(Store& store, const Roster& roster) {
  Items below = store.below(purse_id, Branch::purse);
  PurseRead read;
  if (!below.empty()) read.evenings = intact_headers(store, roster);
  read.members = std::make_shared<const ByAnyId>(
      below.empty() ? std::vector<Person>{} : everybody_in(read.evenings, roster));
  read.before =
      purse_among(std::move(below), read.evenings, roster, read.members, wholes_of(store, roster));
  return read;
}

}  // namespace

PurseBefore purse_before(Store& store, const Roster& roster) {
  return read_purse(store, roster).before;
}
PurseBefore purse_before(Store& store, const Roster& roster,
                         const std::vector<EveningHistory>& evenings,
                         const std::vector<Person>& everybody) {
  return purse_among(store.below(purse_id, Branch::purse), evenings, roster,
                     std::make_shared<const ByAnyId>(everybody), wholes_of(store, roster));
}

Result<PurseView, BookFault> look_at_purse(const Book& book, const PurseChoice& choice) {
  return read(book, [&] {
    const Roster roster = roster_of(book.store());
    expect_whole_roster(book.store(), roster);
    const PurseRead known = read_purse(book.store(), roster);
    expect_whole_purse(book.store(), known.before.below, roster);
    return view_of(purse_of(known.before), known.evenings, *known.members, choice);
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
