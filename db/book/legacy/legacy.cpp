#include "db/book/legacy/legacy.hpp"

#include <algorithm>
#include <set>

#include "db/book/legacy/payments.hpp"
#include "db/book/legacy/people.hpp"
#include "db/book/legacy/sessions.hpp"
#include "db/book/steps/one_step.hpp"
#include "db/book/steps/writing.hpp"
#include "db/book/stored.hpp"

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

// The same name may have been erased by several.
std::int64_t erased_names(const std::vector<OldRecord>& records) {
  std::set<std::string> hashes;
  for (const OldRecord& record : records)
    if (record.kind == OldKind::erased) hashes.insert(to_line(record.body));
  return static_cast<std::int64_t>(hashes.size());
}

// All that an old book says, into a store in which there is nothing yet.
class Conversion {
 public:
  Conversion(Store& store, const std::vector<OldRecord>& records, LostRecords& lost)
      : store_(store), records_(records), lost_(lost), old_(by_place(records)), log_(store, lost) {}

  void run() {
    for (const Uuid& evening : old_.evenings) add(evening);
    people_.add_roster(records_);
    lost_.add(hanging_in_the_air());
    lost_.add_erased(erased_names(records_));
    book_points(store_, evenings_);
  }

 private:
  void add(const Uuid& evening) {
    OldPlayers players;
    const auto begin = [&] {
      append_header(*old_.headers[evening].front());
      players = add_players(evening);
    };
    if (!lost_.try_to_read(begin)) return;
    evenings_.push_back(evening);
    for (const OldRecord* record : old_.below[evening])
      if (record->kind == OldKind::session && !sessions_.has(record->id))
        sessions_.add(*record, old_.below[record->id], players);
    for (const OldRecord* record : old_.below[evening])
      lost_.try_to_make([&] { payments_.add(evening, *record, players); });
  }
  void append_header(const OldRecord& header) {
    log_.append(
        new_record(RecordKind::evening, header.id, header.id,
                   EveningContents{EveningKeys(object_of(header)), said(header, "place"), {}}));
  }
  // Everybody whom one of its headers names.
  OldPlayers add_players(const Uuid& evening) {
    OldPlayers players;
    for (const OldRecord* header : old_.headers[evening]) {
      const Json* list = header->body.find("players");
      const auto* names = list ? list->as<Json::Array>() : nullptr;
      if (!names) continue;
      for (const Json& one : *names)
        if (const auto* name = one.as<std::string>(); name && players.count(*name) == 0)
          players[*name] = people_.add_player(evening, *name);
    }
    return players;
  }
  // How many hang below a header that is lost.
  [[nodiscard]] std::int64_t hanging_in_the_air() const {
    const std::set<Uuid> known(evenings_.begin(), evenings_.end());
    return std::count_if(records_.begin(), records_.end(), [&](const OldRecord& record) {
      if (record.kind == OldKind::evening) return known.count(record.id) == 0;
      if (is_of_people(record.kind) || !record.parent) return false;
      return known.count(*record.parent) == 0 && !sessions_.has(*record.parent);
    });
  }

  Store& store_;
  const std::vector<OldRecord>& records_;
  LostRecords& lost_;
  RecordsByPlace old_;
  NewLog log_;
  NewPeople people_{log_};
  NewSessions sessions_{log_};
  NewPayments payments_{log_};
  std::vector<Uuid> evenings_;  // that are in the new book
};

}  // namespace

std::optional<BookFault> convert_legacy(BareFile& from, const std::string& to, LostRecords& lost) {
  if (lost.stops()) from.expect_sound_pages();
  const std::vector<OldRecord> records = old_records(from, lost);
  auto book = Book::open_or_create(to);
  if (!book) return book.error();
  const auto done = write(
      *book,
      [&] {
        Conversion(book->store(), records, lost).run();
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
