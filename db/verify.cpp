// The proof: nothing in the book is taken on trust. The file and the chain of its records; beside
// that, every session judged again from its facts and compared with what is booked.
#include <algorithm>
#include <future>
#include <map>
#include <set>

#include "db/records.hpp"
#include "db/survey.hpp"

namespace kattegat {
namespace {

class Verifier {
 public:
  explicit Verifier(Connection& connection) : connection_(connection) {}

  Verified run() {
    survey({}, [&] { sums_ = sums_of_sessions(connection_); });
    survey({}, [&] { read_headers(); });
    survey({}, [&] { read_records(); });
    for (auto& [id, session] : sessions_)
      if (!session.seen) check_session(session, {});
    survey({}, [&] { check_strays(); });
    return std::move(verified_);
  }

 private:
  struct Header {
    StoredSession stored;
    std::vector<std::string> players;
    bool seen = false;
  };

  void differ(std::optional<Uuid> session, std::optional<Uuid> entry, Text text) {
    verified_.differences.push_back({session, entry, std::move(text)});
  }

  // Damage that stops one part of the survey is found, and does not stop the others.
  template <class Part>
  void survey(std::optional<Uuid> session, Part&& part) {
    try {
      part();
    } catch (const SQLite::Exception& exception) {
      if (!is_damage(exception)) throw;
      differ(session, {}, text(Word::verify_integrity, std::string(exception.what())));
    }
  }

  void read_headers() {
    for (EveningHeaders& evening : stored_headers(connection_)) {
      evenings_.insert(evening.id);
      survey({}, [&] {
        const std::vector<std::string> players = evening_of(evening).players;
        stored_payments(connection_, evening.id);  // can be read
        for (StoredSession& session : evening.sessions) {
          Header& header = sessions_[session.id];
          header.stored = std::move(session);
          header.players = players;
        }
      });
    }
  }

  // All records, by parent: where the next parent begins, a session is complete.
  void read_records() {
    Query query = connection_.query(
        "SELECT r.seq, o.uuid, r.number, r.clock, r.kind, r.id, r.parent, r.body, r.previous,"
        " r.hash FROM record r INDEXED BY record_by_parent CROSS JOIN origin o USING (origin)"
        " ORDER BY r.parent, r.clock");
    Header* session = nullptr;
    std::vector<Row> rows;
    Row row;
    std::optional<Uuid> parent;
    while (query.step()) {
      read_row(query, row);
      if (verified_.records == 0 || row.record.parent != parent) {
        if (session) check_session(*session, std::move(rows));
        rows = {};
        parent = row.record.parent;
        const auto found = parent ? sessions_.find(*parent) : sessions_.end();
        session = found == sessions_.end() ? nullptr : &found->second;
      }
      check_place(row);
      if (makes_entries(row.record.kind)) rows.push_back(std::move(row));
    }
    if (session) check_session(*session, std::move(rows));
  }

  void check_place(const Row& row) {
    const Record& record = row.record;
    const auto place = std::pair(record.parent, record.clock);
    rising_ = rising_ && place >= last_;
    last_ = place;
    ++verified_.records;
    rows_ += static_cast<std::uint64_t>(row.seq);
    const std::string_view below = hangs_below(record.kind);
    const bool hangs =
        below.empty() || (record.parent && (below == "evening" ? evenings_.count(*record.parent)
                                                               : sessions_.count(*record.parent)));
    if (!hangs) differ({}, record.id, text(Word::verify_orphan));
  }

  void check_session(Header& header, std::vector<Row> rows) {
    header.seen = true;
    StoredSession& stored = header.stored;
    const auto sums = sums_.extract(stored.seq);
    survey(stored.id, [&] {
      stored.entries = entries_of(std::move(rows));
      compare(stored, header.players, sums ? sums.mapped() : PlayerSums{});
    });
    stored = {};
  }

  void compare(const StoredSession& stored, const std::vector<std::string>& players,
               const PlayerSums& booked_sums) {
    const auto session = typed(stored, players);
    if (!session) return differ(stored.id, {}, session.error());
    verified_.entries += static_cast<std::int64_t>(stored.entries.size());
    const JudgedSession judged = judge(*session);
    compare_entries(stored, *session, judged);
    PlayerSums sums;
    for (std::size_t n = 0; n < session->seats.size(); ++n) {
      Points sum;
      for (const JudgedEntry& entry : judged.entries)
        sum += entry.points[Seat{static_cast<int>(n)}];
      if (sum != Points{}) sums[session->seats[n]] = sum;
    }
    if (sums != booked_sums) differ(stored.id, {}, text(Word::verify_stray_posting));
  }

  void compare_entries(const StoredSession& stored, const SessionFile& session,
                       const JudgedSession& judged) {
    const Booked is = booked(connection_, stored.seq, session.seats);
    std::vector<std::int64_t> known;
    for (std::size_t i = 0; i < stored.entries.size(); ++i) {
      const StoredEntry& entry = stored.entries[i];
      const std::span<const Points> nets = is.of(entry.seq);
      known.push_back(entry.seq);
      for (std::size_t n = 0; n < is.names.size(); ++n) {
        const Points net = nets.empty() ? Points{} : nets[n];
        const bool sits = n < session.seats.size();
        const Points means = sits ? judged.entries[i].points[Seat{static_cast<int>(n)}] : Points{};
        if (net != means)
          differ(stored.id, entry.id, text(Word::verify_points, is.names[n], net, means));
      }
    }
    std::sort(known.begin(), known.end());
    for (const std::int64_t seq : is.entries) {
      if (std::binary_search(known.begin(), known.end(), seq)) continue;
      const std::span<const Points> nets = is.of(seq);
      if (std::any_of(nets.begin(), nets.end(), [](Points net) { return net != Points{}; }))
        differ(stored.id, {}, text(Word::verify_stray_posting));
    }
  }

  // What no session has led to: postings, and records that the index by parent does not have.
  void check_strays() {
    for (const auto& [session, sums] : sums_) {
      Query record = connection_.query("SELECT id FROM record WHERE seq = ?", session);
      std::optional<Uuid> id;
      if (record.step()) id = record.uuid(0);
      differ({}, id, text(Word::verify_stray_posting));
    }
    Query all = connection_.query("SELECT count(*), sum(seq) FROM record NOT INDEXED");
    if (!rising_ || !all.step() || all.integer(0) != verified_.records ||
        static_cast<std::uint64_t>(all.integer(1)) != rows_)
      differ({}, {}, text(Word::verify_integrity, "the index record_by_parent"));
  }

  Connection& connection_;
  Verified verified_;
  SessionSums sums_;  // those that no session has accounted for yet
  std::set<Uuid> evenings_;
  std::map<Uuid, Header> sessions_;
  std::uint64_t rows_ = 0;                             // sum of the rows read
  std::pair<std::optional<Uuid>, std::int64_t> last_;  // parent and clock
  bool rising_ = true;                                 // they came in order
};

// On a connection of its own, beside the other work.
Result<std::vector<Difference>, BookFault> check_file(const std::string& path) {
  const auto connection = Connection::open(path, Access::read);
  if (!connection) return connection.error();
  return guarded(**connection, [&] {
    (*connection)->execute("PRAGMA cache_size = -2048");  // every page is wanted once
    std::vector<Difference> found = structural_differences(**connection);
    for (Difference& difference : chain_differences(**connection))
      found.push_back(std::move(difference));
    return found;
  });
}

}  // namespace

Result<Verified, BookFault> verify_book(const Book& book) {
  Connection& connection = book.connection();
  auto file = std::async(check_file, connection.path());
  auto verified = guarded(connection, [&] {
    const Snapshot snapshot(connection);
    return Verifier(connection).run();
  });
  const auto found = file.get();
  if (!verified) return verified.error();
  if (!found) return found.error();
  verified->differences.insert(verified->differences.begin(), found->begin(), found->end());
  auto ends = heads(book);
  if (!ends) return ends.error();
  verified->heads = std::move(*ends);
  return verified;
}

}  // namespace kattegat
