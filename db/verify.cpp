// The proof: nothing in the book is taken on trust. The file, its logs and its words; beside that,
// every record's hash and place in its log, and every session judged again from its facts and
// compared with what is booked. Both halves see the book as it was at one moment.
#include <algorithm>
#include <future>

#include "db/survey.hpp"
#include "db/writing.hpp"

namespace kattegat {
namespace {

void add(std::vector<Difference>& to, std::vector<Difference> more) {
  for (Difference& one : more) to.push_back(std::move(one));
}

// Damage that stops one part of the survey is found, and does not stop the others.
template <class Part>
void survey(std::vector<Difference>& found, std::optional<Uuid> session, Part&& part) {
  try {
    part();
  } catch (const SQLite::Exception& exception) {
    if (!is_damage(exception)) throw;
    found.push_back({session, {}, text(Word::verify_integrity, std::string(exception.what()))});
  }
}

class Verifier {
 public:
  explicit Verifier(SqliteStore& store, Store& reading)
      : store_(store), connection_(store.connection()), reading_(reading) {}

  Verified run() {
    survey(differences(), {}, [&] { sums_ = store_.sums(); });
    survey(differences(), {}, [&] { read_headers(); });
    survey(differences(), {}, [&] { read_records(); });
    for (auto& [id, session] : sessions_)
      if (!session.seen) check_session(session, {});
    survey(differences(), {}, [&] { check_strays(); });
    survey(differences(), {}, [&] { survey_logs(connection_, verified_); });
    return std::move(verified_);
  }

 private:
  struct Table {
    Uuid id;
    Items headers;
    bool seen = false;
  };

  std::vector<Difference>& differences() { return verified_.differences; }
  void differ(std::optional<Uuid> session, std::optional<Uuid> entry, Text text) {
    differences().push_back({session, entry, std::move(text)});
  }

  void read_headers() {
    for (Item& item : store_.headers()) {
      if (item.record.kind == Kind::evening) evenings_.insert(item.record.id);
      if (item.record.kind == Kind::session) {
        Table& table = sessions_[item.record.id];
        table.id = item.record.id;
        table.headers.push_back(item);
      }
      const auto contents = read_contents(item.record, item.words);
      if (!contents) differ({}, item.record.id, contents.error());
    }
    const People people = people_of(reading_);
    for (const EveningHistory& evening : evening_headers(reading_, people)) {
      const auto readable = typed(evening);
      if (!readable) differ({}, evening.id, readable.error());
    }
  }

  // All records, by place: where the next place begins, a session is complete.
  void read_records() {
    Query query = connection_.query(
        "SELECT " KATTEGAT_RECORD_COLUMNS
        ", before.number, before.origin = r.origin"
        " FROM record r INDEXED BY record_by_place CROSS JOIN origin o USING (origin)"
        " CROSS JOIN place p USING (place) LEFT JOIN record before ON before.record = r.previous"
        " ORDER BY r.place, r.clock");
    Table* session = nullptr;
    Items below;
    Item item;
    std::optional<Uuid> parent;
    while (query.step()) {
      read_item(query, item);
      if (item.record.parent != parent) {
        if (session) check_session(*session, std::move(below));
        below = {};
        parent = item.record.parent;
        const auto found = sessions_.find(*parent);
        session = found == sessions_.end() ? nullptr : &found->second;
        last_clock_ = 0;
      }
      check_record(query, item);
      if (place_of(item.record.kind) == Place::session) {
        below.push_back(std::move(item));
        item = {};
      }
    }
    if (session) check_session(*session, std::move(below));
  }

  void check_record(Query& query, const Item& item) {
    const Record& record = item.record;
    rising_ = rising_ && record.clock >= last_clock_;
    last_clock_ = record.clock;
    ++verified_.records;
    rows_ += static_cast<std::uint64_t>(item.row);
    const bool begins = record.number == 1 && query.is_null(11);
    const bool follows =
        !query.is_null(11) && query.integer(11) == record.number - 1 && query.integer(12) == 1;
    if (record_hash(record) != record.hash)
      differ({}, record.id, text(Word::verify_hash, to_string(record.origin), record.number));
    else if (!begins && !follows)
      differ({}, record.id, text(Word::verify_chain, to_string(record.origin), record.number));
    const Place place = place_of(record.kind);
    const bool hangs = place == Place::roster    ? record.parent == roster_id
                       : place == Place::evening ? evenings_.count(record.parent) > 0
                                                 : sessions_.count(record.parent) > 0;
    if (!hangs) differ({}, record.id, text(Word::verify_orphan));
    if (record.kind != Kind::entry && record.kind > Kind::player) {
      const auto contents = read_contents(record, item.words);
      if (!contents) differ({}, record.id, contents.error());
    }
  }

  void check_session(Table& table, Items below) {
    table.seen = true;
    const auto sums = sums_.extract(table.id);
    survey(differences(), table.id, [&] {
      const auto self = [](const Uuid& id) { return id; };
      const SessionHistory history =
          session_history(table.id, std::move(table.headers), std::move(below), self);
      compare(history, sums ? sums.mapped() : Nets{});
    });
  }

  void compare(const SessionHistory& history, const Nets& booked_sums) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < history.header.sitters.size(); ++i)
      names.push_back(std::to_string(i));
    const auto session = typed(history, names);
    if (!session) return differ(history.id, {}, session.error());
    verified_.entries += static_cast<std::int64_t>(history.entries.size());
    const JudgedSession judged = judge(*session);
    const Nets sums = compare_entries(history, judged);
    if (sums != booked_sums) differ(history.id, {}, text(Word::verify_stray_posting));
  }

  // Answers what the entries sum up to, by sitter.
  Nets compare_entries(const SessionHistory& history, const JudgedSession& judged) {
    Booked booked = store_.booked(history.id);
    Nets sums{};
    for (std::size_t i = 0; i < history.entries.size(); ++i) {
      const EntryRow& row = history.entries[i];
      Nets means{};
      for (std::size_t seat = 0; seat < history.header.order.size(); ++seat)
        means[static_cast<std::size_t>(history.header.order[seat])] =
            judged.entries[i].points[Seat{static_cast<int>(seat)}];
      const auto found = booked.find(row.row);
      const Nets is = found == booked.end() ? Nets{} : found->second;
      for (std::size_t n = 0; n < means.size(); ++n) {
        sums[n] += means[n];
        if (is[n] != means[n])
          differ(history.id, row.id,
                 text(Word::verify_points, std::to_string(n + 1), is[n], means[n]));
      }
      if (found != booked.end()) booked.erase(found);
      if (!judged.entries[i].violations.empty())
        verified_.remarks.push_back({history.id, row.id, text(Word::verify_breaks)});
    }
    for (const auto& [row, nets] : booked)
      if (nets != Nets{}) differ(history.id, {}, text(Word::verify_stray_posting));
    return sums;
  }

  // What no session has led to: postings, and records that the index by place does not have.
  void check_strays() {
    for (const auto& [session, sums] : sums_) differ(session, {}, text(Word::verify_stray_posting));
    Query all = connection_.query("SELECT count(*), sum(record) FROM record NOT INDEXED");
    if (!rising_ || !all.step() || all.integer(0) != verified_.records ||
        static_cast<std::uint64_t>(all.integer(1)) != rows_)
      differ({}, {}, text(Word::verify_integrity, "the index record_by_place"));
  }

  SqliteStore& store_;
  Connection& connection_;
  Store& reading_;
  Verified verified_;
  SessionSums sums_;  // those that no session has accounted for yet
  std::set<Uuid> evenings_;
  std::map<Uuid, Table> sessions_;
  std::uint64_t rows_ = 0;  // sum of the rows read
  std::int64_t last_clock_ = 0;
  bool rising_ = true;  // clocks of a place came in order
};

std::vector<Difference> check_file(Connection& connection) {
  connection.execute("PRAGMA cache_size = -2048");  // every page is wanted once
  std::vector<Difference> found = structural_differences(connection);
  survey(found, {}, [&] { add(found, words_differences(connection)); });
  return found;
}

// Whether both readers see the same: somebody may have written between their first looks.
bool see_the_same(Connection& one, Connection& other) {
  constexpr const char* looks[] = {"SELECT ifnull(max(record), 0) FROM record",
                                   "SELECT count(*) FROM words"};
  return std::all_of(std::begin(looks), std::end(looks),
                     [&](const char* look) { return one.number(look) == other.number(look); });
}

Verified verify(const Book& book, SqliteStore& store, Connection& other) {
  auto file = std::async(std::launch::async, [&] { return check_file(other); });
  Verified verified = Verifier(store, book.store()).run();
  std::vector<Difference> found = file.get();
  verified.differences.insert(verified.differences.begin(), found.begin(), found.end());
  for (const LogEnd& end : store.ends())
    verified.heads.push_back({end.origin, end.count, end.hash});
  return verified;
}

}  // namespace

Result<Verified, BookFault> verify_book(const Book& book) {
  SqliteStore* const store = book.store().sqlite();
  KATTEGAT_CHECK(store != nullptr);
  const auto beside = Connection::open(book.path(), Access::read);
  if (!beside) return beside.error();
  constexpr int attempts = 1000;
  for (int attempt = 0; attempt < attempts; ++attempt) {
    auto verified = read(book, [&]() -> std::optional<Verified> {
      const Snapshot snapshot(**beside);
      if (!see_the_same(store->connection(), **beside)) return std::nullopt;
      return verify(book, *store, **beside);
    });
    if (!verified) return verified.error();
    if (*verified) return std::move(**verified);
  }
  return BookFault{BookFault::Kind::busy, text(Word::book_changed_meanwhile, book.path())};
}

Result<bool, BookFault> contains_head(const Book& book, const Head& head) {
  return read(book, [&] { return book.store().knows(head.origin, head.count, head.hash); });
}

}  // namespace kattegat
