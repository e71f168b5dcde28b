// The records of the book as SQL, for the other files of db/.
#pragma once
#include "db/connection.hpp"
#include "db/desk.hpp"
#include "kattegat/evening/read.hpp"

namespace kattegat {

// An entry of a session as it is stored; the first record with its id counts.
struct StoredEntry {
  std::int64_t seq = 0;
  Uuid id;
  std::string body;
  std::optional<Voided> voided;
};
struct StoredSession {
  std::int64_t seq = 0;  // the row that postings point to
  Uuid id;
  Uuid evening;
  std::string body;
  std::vector<StoredEntry> entries;  // in the order that every book agrees on
};
struct StoredEvening {
  Uuid id;
  std::string body;
  std::vector<std::string> players;  // of all its headers: tables of one evening add players
};

// Every function here throws what SQLite throws; guarded() or write() is around it. A record that
// cannot be read counts as damage (SQLITE_CORRUPT).

// A record as it stands in the file.
struct Row {
  std::int64_t seq = 0;
  Record record;
};
// From a query for seq, the origin's uuid, number, clock, kind, id, parent, body, previous and
// hash. Reads into a row that has been used before, whose memory serves again.
void read_row(Query&, Row&);
// The order of records below the same parent, which every book agrees on.
bool comes_before(const Record&, const Record&);
// What a record of this kind hangs below: an "evening", a "session", or nothing of these ("").
std::string_view hangs_below(std::string_view kind);

std::optional<StoredEvening> stored_evening(Connection&, const Uuid&);
std::optional<StoredSession> stored_session(Connection&, const Uuid&);
// The same where others of the book's records lead there: that it is missing is damage.
StoredEvening known_evening(Connection&, const Uuid&);
StoredSession known_session(Connection&, const Uuid&);
std::vector<Uuid> stored_evening_ids(Connection&);
std::vector<Uuid> stored_session_ids(Connection&, const Uuid& evening);

// All headers, read in one go.
struct EveningHeaders {
  Uuid id;
  std::vector<std::string> bodies;      // of each of its header records; the first counts
  std::vector<StoredSession> sessions;  // without their entries
};
std::vector<EveningHeaders> stored_headers(Connection&);  // by id
StoredEvening evening_of(const EveningHeaders&);

// Those kinds of records that make the entries of a session: entry, void, correction.
bool makes_entries(std::string_view kind);
// The entries that such records of one session make. Takes what the rows hold.
std::vector<StoredEntry> entries_of(std::vector<Row> rows);

// The facts in their types. A Text names the first record that cannot be read.
Result<SessionFile, Text> typed(const StoredSession&, const std::vector<std::string>& players);
Result<Evening, Text> typed(Connection&, const StoredEvening&);

bool exists(Connection&, const Uuid& origin, std::int64_t number, const Hash&);
// The row of the origin, which is made when it is not known yet.
std::int64_t origin_row(Connection&, const Uuid& origin);
// Appends a record as it is. Answers its row.
std::int64_t insert_record(Connection&, const Record&, std::int64_t origin_row);

// Appends facts to the log of this book's own origin.
class OwnLog {
 public:
  explicit OwnLog(Connection&);  // makes the origin when the book has none
  // Fills in origin, number, clock, previous and hash.
  std::int64_t append(std::string kind, const Uuid& id, const std::optional<Uuid>& parent,
                      std::string body);
  [[nodiscard]] const Record& last() const { return last_; }
  [[nodiscard]] std::size_t appended() const { return appended_; }

 private:
  Connection& connection_;
  std::int64_t origin_ = 0;  // its row
  Record last_;
  std::size_t appended_ = 0;
};

// The record that voids an entry. Its id follows from the entry's: voided twice is voided once.
void append_void(OwnLog&, const Uuid& entry, const Uuid& session, const Voided&);

// Makes the session's postings what its entries mean now.
void post_session(Connection&, const StoredSession&, const SessionFile&, std::int64_t cause);
// The session in which an entry, or a correction, stands.
std::optional<Uuid> session_of_entry(Connection&, const Uuid& entry);
// What belongs to the evening beside its games; damage is thrown.
Closing stored_closing(Connection&, const Uuid& evening);
Closing stored_payments(Connection&, const Uuid& evening);  // all but which games have ended

// What is booked for the entries of a session.
struct Booked {
  // Those who sit there, then whoever else has postings: two books may have seated the same session
  // differently before they were merged.
  std::vector<std::string> names;
  std::vector<std::int64_t> entries;  // the rows of those that have postings, rising
  std::vector<Points> nets;           // for each of them, one for each name
  // The nets of an entry, beside names; empty when it has no postings.
  [[nodiscard]] std::span<const Points> of(std::int64_t entry) const;
};
Booked booked(Connection&, std::int64_t session, const std::vector<std::string>& seats);

// What every player has won or lost in every session, by its row, as all postings sum up; players
// with nothing are left out.
using PlayerSums = std::map<std::string, Points>;
using SessionSums = std::map<std::int64_t, PlayerSums>;
SessionSums sums_of_sessions(Connection&);

// The complaints about entries of `after` that break a rule and did not in `before`.
Complaints newly_broken(const SessionFile* before, const SessionFile& after);
// The session as it is stored, in its types; damage is thrown.
SessionFile load_session(Connection&, const StoredSession&);

// Books points that one record has moved between the players of a session.
class Poster {
 public:
  // `names` must live as long.
  Poster(Connection&, std::int64_t cause, std::int64_t session,
         const std::vector<std::string>& names);
  // `nets` stand beside the names and sum to zero.
  void post(std::int64_t entry, std::span<const Points> nets);

 private:
  std::int64_t player(Seat);
  Connection& connection_;
  std::int64_t cause_;
  std::int64_t session_;
  const std::vector<std::string>& names_;
  std::vector<std::optional<std::int64_t>> players_;  // their rows, as far as they were asked for
};

// The row of the first record of this kind and id.
std::optional<std::int64_t> row_of(Connection&, const std::string& kind, const Uuid& id);

[[noreturn]] void unreadable(const Uuid& record, const std::string& reason);

// Runs `work(OwnLog&)` in one write transaction. When it answers a Refused, or anything for which
// keep(answer) is false, nothing is stored. When the commit fails, the file is opened again to see
// what became of it: the answer is then the stored truth, or a fault of kind `unsure`.
template <class Work, class Keep>
auto write(Connection& connection, Work&& work, Keep&& keep)
    -> Result<std::invoke_result_t<Work, OwnLog&>, BookFault> {
  if (!connection.is_in_place())
    return BookFault{BookFault::Kind::not_found, text(Word::book_vanished, connection.path())};
  std::optional<Record> last;
  try {
    connection.run("BEGIN IMMEDIATE");
    OwnLog log(connection);
    auto answer = work(log);
    if (!keep(answer)) {
      connection.run("ROLLBACK");
      return answer;
    }
    if (log.appended() > 0) last = log.last();
    try {
      connection.run("COMMIT");
    } catch (const SQLite::Exception& exception) {
      connection.database().tryExec("ROLLBACK");
      const BookFault fault = fault_of(exception, connection.path());
      const BookFault unsure{BookFault::Kind::unsure, text(Word::book_unsure, connection.path())};
      if (connection.reopen() || !last) return unsure;
      const auto stored = guarded(
          connection, [&] { return exists(connection, last->origin, last->number, last->hash); });
      if (!stored) return unsure;
      if (!*stored) return fault;
    }
    return answer;
  } catch (const SQLite::Exception& exception) {
    connection.database().tryExec("ROLLBACK");
    return fault_of(exception, connection.path());
  }
}

}  // namespace kattegat
