// The proof: nothing in the book is taken on trust. Hashes and chains, then every session judged
// again from its facts and compared with what is booked.
#include <algorithm>
#include <set>

#include "db/migrate.hpp"
#include "db/records.hpp"

namespace kattegat {
namespace {

class Verifier {
 public:
  explicit Verifier(Connection& connection) : connection_(connection) {}

  Verified run() {
    survey({}, [&] { check_integrity(); });
    survey({}, [&] { check_schema(); });
    survey({}, [&] { check_chains(); });
    survey({}, [&] { check_sessions(); });
    survey({}, [&] { check_strays(); });
    return std::move(verified_);
  }

 private:
  void differ(std::optional<Uuid> session, std::optional<Uuid> entry, Text text) {
    verified_.differences.push_back({session, entry, std::move(text)});
  }

  // Damage that stops one part of the survey is found, and does not stop the others.
  template <class Part>
  void survey(std::optional<Uuid> session, Part&& part) {
    try {
      part();
    } catch (const SQLite::Exception& exception) {
      differ(session, {}, text(Word::verify_integrity, std::string(exception.what())));
    }
  }

  void check_integrity() {
    Query lines = connection_.query("PRAGMA integrity_check(10)");
    while (lines.step())
      if (lines.text(0) != "ok") differ({}, {}, text(Word::verify_integrity, lines.text(0)));
    Query foreign = connection_.query("PRAGMA foreign_key_check");
    while (foreign.step())
      differ({}, {}, text(Word::verify_integrity, "foreign key of " + foreign.text(0)));
  }

  // The tables, triggers and views are those that a new book has.
  void check_schema() {
    SQLite::Database fresh(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    migrate(fresh, migrations());
    if (schema_of(fresh) != schema_of(connection_.database()))
      differ({}, {}, text(Word::verify_schema));
  }
  static std::vector<std::string> schema_of(SQLite::Database& database) {
    std::vector<std::string> list;
    SQLite::Statement found(
        database,
        "SELECT type || name || tbl_name || ifnull(sql, '') FROM sqlite_schema ORDER BY 1");
    while (found.executeStep()) list.push_back(found.getColumn(0).getString());
    return list;
  }

  // Every record follows one with the number before it; a log may branch where a book was copied.
  void check_chains() {
    Query records = connection_.query(
        "SELECT uuid, number, clock, kind, id, parent, body, previous, hash"
        " FROM origin JOIN record USING (origin) ORDER BY record.origin, number");
    Uuid origin;
    std::int64_t number = 0;
    std::set<Hash> before, here;
    while (records.step()) {
      Record record{.origin = records.uuid(0),
                    .number = records.integer(1),
                    .clock = records.integer(2),
                    .kind = records.text(3),
                    .id = records.uuid(4),
                    .parent = {},
                    .body = records.text(6),
                    .previous = records.bytes<32>(7),
                    .hash = records.bytes<32>(8)};
      if (!records.is_null(5)) record.parent = records.uuid(5);
      remember_place(record);
      if (verified_.records++ == 0 || record.origin != origin) {
        origin = record.origin;
        number = 0;
        here = {Hash{}};
      }
      if (record.number != number) {
        before = record.number == number + 1 ? std::move(here) : std::set<Hash>{};
        here.clear();
        number = record.number;
      }
      here.insert(record.hash);
      if (record_hash(record) != record.hash)
        differ({}, record.id, text(Word::verify_hash, to_string(origin), record.number));
      else if (before.count(record.previous) == 0)
        differ({}, record.id, text(Word::verify_chain, to_string(origin), record.number));
    }
    const auto all_in = [](const std::set<Uuid>& wanted, const std::set<Uuid>& there) {
      return std::includes(there.begin(), there.end(), wanted.begin(), wanted.end());
    };
    none_hangs_ = all_in(of_evenings_, evenings_) && all_in(of_sessions_, sessions_);
  }

  // Where records hang: sessions and what closes an evening below an evening, the rest below a
  // session, the roster below its own id.
  void remember_place(const Record& record) {
    if (record.kind == "evening") evenings_.insert(record.id);
    if (record.kind == "session") sessions_.insert(record.id);
    if (!record.parent) return;
    static const std::set<std::string> below_evening{"session", "payment", "payment-void",
                                                     "initials"};
    static const std::set<std::string> of_the_roster{"person", "alias", "retired", "erased"};
    if (below_evening.count(record.kind) > 0)
      of_evenings_.insert(*record.parent);
    else if (of_the_roster.count(record.kind) == 0)
      of_sessions_.insert(*record.parent);
  }

  void check_sessions() {
    for (const Uuid& evening : stored_evening_ids(connection_)) {
      const StoredEvening stored = known_evening(connection_, evening);
      survey({}, [&] { stored_closing(connection_, evening); });
      for (const Uuid& session : stored_session_ids(connection_, evening)) {
        survey(session,
               [&] { check_session(known_session(connection_, session), stored.players); });
      }
    }
  }

  void check_session(const StoredSession& stored, const std::vector<std::string>& players) {
    const auto session = typed(stored, players);
    if (!session) return differ(stored.id, {}, session.error());
    verified_.entries += static_cast<std::int64_t>(stored.entries.size());
    const JudgedSession judged = judge(*session);
    Booked is = booked(connection_, stored.seq, session->seats);
    for (std::size_t i = 0; i < stored.entries.size(); ++i) {
      const std::vector<Points> nets = is.of(stored.entries[i].seq);
      is.nets.erase(stored.entries[i].seq);
      for (std::size_t n = 0; n < nets.size(); ++n) {
        const bool sits = n < session->seats.size();
        const Points means = sits ? judged.entries[i].points[Seat{static_cast<int>(n)}] : Points{};
        if (nets[n] != means)
          differ(stored.id, stored.entries[i].id,
                 text(Word::verify_points, is.names[n], nets[n], means));
      }
    }
    for (const auto& [seq, nets] : is.nets)
      if (nets != std::vector<Points>(nets.size()))
        differ(stored.id, {}, text(Word::verify_stray_posting));
  }

  // Records and postings that no evening leads to.
  void check_strays() {
    if (!none_hangs_) find_orphans();
    Query postings = connection_.query(
        "SELECT id FROM record WHERE seq IN (SELECT DISTINCT session FROM posting) AND seq NOT IN"
        " (SELECT min(seq) FROM record WHERE kind = 'session' GROUP BY id)");
    while (postings.step()) differ({}, postings.uuid(0), text(Word::verify_stray_posting));
  }
  void find_orphans() {
    Query records = connection_.query(
        "SELECT id FROM record r WHERE kind NOT IN"
        " ('evening', 'person', 'alias', 'retired', 'erased') AND NOT EXISTS"
        " (SELECT 1 FROM record p WHERE p.id = r.parent AND p.kind ="
        "   CASE WHEN r.kind IN ('session', 'payment', 'payment-void', 'initials')"
        "   THEN 'evening' ELSE 'session' END)");
    while (records.step()) differ({}, records.uuid(0), text(Word::verify_orphan));
  }

  Connection& connection_;
  Verified verified_;
  std::set<Uuid> evenings_, sessions_, of_evenings_, of_sessions_;
  bool none_hangs_ = false;
};

}  // namespace

Result<Verified, BookFault> verify_book(const Book& book) {
  auto verified = guarded(book.connection(), [&] { return Verifier(book.connection()).run(); });
  if (!verified) return verified.error();
  auto ends = heads(book);
  if (!ends) return ends.error();
  verified->heads = std::move(*ends);
  return verified;
}

}  // namespace kattegat
