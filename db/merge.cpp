// Taking over what another book has: the union of their records.
#include <set>

#include "db/records.hpp"
#include "db/roster.hpp"

namespace kattegat {
namespace {

// The records of another book in the order in which they came there.
class Records {
 public:
  explicit Records(Connection& connection)
      : query_(connection.query("SELECT uuid, number, clock, kind, id, parent, body, previous, hash"
                                " FROM record JOIN origin USING (origin) ORDER BY seq")) {}
  std::optional<Record> next() {
    if (!query_.step()) return std::nullopt;
    Record record{.origin = query_.uuid(0),
                  .number = query_.integer(1),
                  .clock = query_.integer(2),
                  .kind = query_.text(3),
                  .id = query_.uuid(4),
                  .parent = {},
                  .body = query_.text(6),
                  .previous = query_.bytes<32>(7),
                  .hash = query_.bytes<32>(8)};
    if (!query_.is_null(5)) record.parent = query_.uuid(5);
    return record;
  }

 private:
  Query query_;
};

struct Taken {
  std::size_t records = 0;
  std::int64_t last_row = 0;
  std::set<Uuid> sessions;  // that have got something new
};

Taken take_over(Connection& ours, Connection& theirs) {
  Taken taken;
  Records records(theirs);
  while (const auto record = records.next()) {
    if (exists(ours, *record)) continue;
    if (record_hash(*record) != record->hash)
      throw SQLite::Exception("the other book is damaged at record " + to_string(record->id),
                              SQLITE_CORRUPT);
    taken.last_row = insert_record(ours, *record);
    ++taken.records;
    if (record->kind == "session") taken.sessions.insert(record->id);
    if (record->kind == "entry" || record->kind == "void" || record->kind == "correction")
      taken.sessions.insert(*record->parent);
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
