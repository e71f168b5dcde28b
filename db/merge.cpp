// Taking over what another book has: the union of their records.
#include <set>

#include "db/records.hpp"
#include "db/roster.hpp"

namespace kattegat {
namespace {

struct Taken {
  std::size_t records = 0;
  std::int64_t last_row = 0;
  std::set<Uuid> sessions;  // that have got something new
};

Taken take_over(Connection& ours, Connection& theirs) {
  Taken taken;
  Query rows = theirs.query(
      "SELECT seq, uuid, number, clock, kind, id, parent, body, previous, hash"
      " FROM record JOIN origin USING (origin) ORDER BY seq");
  Row row;
  while (rows.step()) {
    read_row(rows, row);
    const Record& record = row.record;
    if (exists(ours, record.origin, record.number, record.hash)) continue;
    if (record_hash(record) != record.hash)
      throw SQLite::Exception("the other book is damaged at record " + to_string(record.id),
                              SQLITE_CORRUPT);
    taken.last_row = insert_record(ours, record, origin_row(ours, record.origin));
    ++taken.records;
    if (record.kind == "session") taken.sessions.insert(record.id);
    if (makes_entries(record.kind)) taken.sessions.insert(*record.parent);
  }
  return taken;
}

// Judges an evening anew that has got something new, and books the difference.
void book(Connection& connection, const Uuid& id, const Taken& taken, Merged& merged) {
  auto evening = typed(connection, known_evening(connection, id));
  if (!evening) unreadable(id, "it cannot be read");
  Merged::Broken broken{std::move(*evening), {}};
  for (const SessionFile& session : broken.evening.sessions) {
    if (taken.sessions.count(*session.id) == 0) continue;
    post_session(connection, known_session(connection, *session.id), session, taken.last_row);
    for (Complaint& complaint : newly_broken(nullptr, session))
      broken.complaints.push_back(std::move(complaint));
  }
  if (!broken.complaints.empty()) merged.broken.push_back(std::move(broken));
}

}  // namespace

Result<Merged, BookFault> merge_book(Book& book_here, const std::string& other_path) {
  const auto other = Book::open_to_read(other_path);
  if (!other) return other.error();
  Connection& ours = book_here.connection();
  Connection& theirs = other->connection();
  bool erased = false;
  const auto work = [&](OwnLog&) {
    const Taken taken = take_over(ours, theirs);
    erased = taken.records > 0 && has_erased_name(ours);
    Merged merged;
    if (erased) return merged;  // nothing is kept of it
    merged.records = taken.records;
    std::set<Uuid> evenings;
    for (const Uuid& session : taken.sessions) {
      const Uuid evening = known_session(ours, session).evening;
      known_evening(ours, evening);
      evenings.insert(evening);
    }
    for (const Uuid& evening : evenings) book(ours, evening, taken, merged);
    return merged;
  };
  auto merged = write(ours, work, [](const Merged& answer) { return answer.records > 0; });
  if (erased) return BookFault{BookFault::Kind::other, text(Word::roster_erased)};
  return merged;
}

}  // namespace kattegat
