#include "db/book/legacy/legacy.hpp"

#include <algorithm>
#include <set>

#include "db/book/legacy/payments.hpp"
#include "db/book/legacy/people.hpp"
#include "db/book/legacy/sessions.hpp"
#include "db/book/one_step.hpp"
#include "db/book/stored.hpp"
#include "db/book/writing.hpp"

namespace kattegat {
namespace {

// Every record by what it belongs to.
struct RecordsByPlace {
  std::vector<Uuid> evenings;  // in order
  std::map<Uuid, std::vector<const OldRecord*>> headers, below;
};
RecordsByPlace by_place(const std::vector<OldRecord>& records) {
  RecordsByPlace old;
  for (const OldRecord& record : records) {
    if (record.parent) old.below[*record.parent].push_back(&record);
    if (record.kind != OldKind::evening) continue;
    if (old.headers[record.id].empty()) old.evenings.push_back(record.id);
    old.headers[record.id].push_back(&record);
  }
  return old;
}

void append_evening(NewLog& log, const OldRecord& header) {
  log.append(
      new_record(RecordKind::evening, header.id, header.id,
                 EveningContents{EveningKeys(object_of(header)), said(header, "place"), {}}));
}

// Everybody whom one of the headers names.
OldPlayers add_players(NewPeople& people, const Uuid& evening,
                       const std::vector<const OldRecord*>& headers) {
  OldPlayers players;
  for (const OldRecord* header : headers) {
    const Json* list = header->body.find("players");
    const auto* names = list ? list->as<Json::Array>() : nullptr;
    if (!names) continue;
    for (const Json& one : *names)
      if (const auto* name = one.as<std::string>(); name && players.count(*name) == 0)
        players[*name] = people.add_player(evening, *name);
  }
  return players;
}

// What hangs below a header that is lost.
std::int64_t hanging_in_the_air(const std::vector<OldRecord>& records,
                                const std::vector<Uuid>& evenings, const NewSessions& sessions) {
  const std::set<Uuid> known(evenings.begin(), evenings.end());
  return std::count_if(records.begin(), records.end(), [&](const OldRecord& record) {
    if (record.kind == OldKind::evening) return known.count(record.id) == 0;
    if (is_of_people(record.kind) || !record.parent) return false;
    return known.count(*record.parent) == 0 && !sessions.has(*record.parent);
  });
}

void convert(Store& store, const std::vector<OldRecord>& records, LostRecords& lost) {
  RecordsByPlace old = by_place(records);
  NewLog log(store, lost);
  NewPeople people(log);
  NewSessions sessions(log);
  NewPayments payments(log);
  std::erase_if(old.evenings, [&](const Uuid& evening) {
    OldPlayers players;
    const auto begin = [&] {
      append_evening(log, *old.headers[evening].front());
      players = add_players(people, evening, old.headers[evening]);
    };
    if (!lost.try_to_read(begin)) return true;
    for (const OldRecord* record : old.below[evening])
      if (record->kind == OldKind::session && !sessions.has(record->id))
        sessions.add(*record, old.below[record->id], players);
    for (const OldRecord* record : old.below[evening])
      lost.try_to_make([&] { payments.add(evening, *record, players); });
    return false;
  });
  people.add_roster(records);
  lost.add(hanging_in_the_air(records, old.evenings, sessions));
  std::set<std::string> erased;  // the same name may have been, by several
  for (const OldRecord& record : records)
    if (record.kind == OldKind::erased) erased.insert(to_line(record.body));
  lost.add_erased(static_cast<std::int64_t>(erased.size()));
  book_points(store, old.evenings);
}

}  // namespace

std::optional<BookFault> convert_legacy(BareFile& from, const std::string& to, LostRecords& lost) {
  if (lost.stops()) from.expect_sound_pages();
  std::vector<OldRecord> records = old_records(from, lost);
  auto book = Book::open_or_create(to);
  if (!book) return book.error();
  const auto done = write(
      *book,
      [&] {
        convert(book->store(), records, lost);
        return OnDisk{};
      },
      [](OnDisk) { return true; });
  if (done) return {};
  return done.error();
}

std::optional<BookFault> convert_copy(const std::string& copy, const std::string& to,
                                      LostRecords& lost) {
  auto failed = or_fault(copy, [&] {
    BareFile from(copy);
    from.limit_work();
    return convert_legacy(from, to, lost);
  });
  // What cannot be made of it is damaged there, and not where it was to come.
  if (failed && failed->kind == BookFault::Kind::corrupt)
    failed = said_of(std::move(*failed), to, copy);
  return failed;
}

}  // namespace kattegat
