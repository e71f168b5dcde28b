// What a store of SQLite is asked.
#include "db/store/sqlite_store.hpp"

#include <algorithm>

#include "db/store/opening.hpp"
#include "db/store/rows.hpp"
#include "kattegat/core/check.hpp"
#include "kattegat/core/text/hexadecimal.hpp"

namespace kattegat {
namespace {

// What rows name by number: those that follow each other name the same, which is looked up once.
class Named {
 public:
  const std::optional<Uuid>& find(Connection& connection, Sql sql, std::int64_t row) {
    if (row == row_) return id_;
    Query found = connection.query(sql, row);
    id_ = found.step() ? std::optional(found.uuid(0)) : std::nullopt;
    row_ = row;
    return id_;
  }

 private:
  std::optional<std::int64_t> row_;
  std::optional<Uuid> id_;
};

// Of the place of a record, which has one: what hangs nowhere would be left out without a word.
Uuid place_in(const Query& found, int column) {
  if (found.is_null(column)) damaged(text(Word::verify_orphan));
  return found.uuid(column);
}

constexpr auto below_a_place =
    joined_sql(" WHERE r.place = (SELECT place FROM place WHERE id = ?) ORDER BY r.clock");

Items of_branch(Branch branch, Items items) {
  std::erase_if(items, [&](const Item& item) { return branch_of(item.record.kind) != branch; });
  return items;
}

// Behind a record's columns.
Words words_in(Query& found) {
  return {found.bytes<16>(RowColumn::behind), found.text(RowColumn::behind + 1)};
}

// The place whose rows are read, one place after the other, and what of it is to be visited.
class PlaceAtHand {
 public:
  PlaceAtHand(Connection& connection, const SessionVisit& visit)
      : connection_(connection), visit_(visit) {}

  void go_to(std::int64_t place) {
    if (place == place_) return;
    finish();
    place_ = place;
    is_asked_ = false;
  }
  // Nothing where it is not wanted. `below`: a record that hangs there as below a session.
  const std::optional<Uuid>& wanted_session(const Query& below) {
    if (std::exchange(is_asked_, true)) return session_;
    session_ = places_.find(connection_, "SELECT id FROM place WHERE place = ?", *place_);
    if (!session_) damaged(orphan_in(below));
    if (!visit_.wants(*session_)) session_.reset();
    return session_;
  }
  Item& add() { return below_.emplace_back(); }
  void finish() {
    if (const auto session = std::exchange(session_, std::nullopt))
      visit_.visit(*session, std::exchange(below_, {}));
  }

 private:
  Connection& connection_;
  const SessionVisit& visit_;
  Named places_;
  std::optional<std::int64_t> place_;
  bool is_asked_ = false;
  std::optional<Uuid> session_;
  Items below_;
};

// Whether it came to its end. Whoever looks for damage asks that none is thrown, but what is the
// matter with the machine.
template <class Work>
bool came_to_end(bool throws, Work&& work) {
  if (!throws) return !find_damage(std::forward<Work>(work));
  std::forward<Work>(work)();
  return true;
}

void visit_all(Query found, const VisitItem& visit) {
  Item item;
  while (found.step()) {
    read_item(found, item);
    if (!found.is_null(RowColumn::behind)) item.words = words_in(found);
    visit(item);
  }
}

}  // namespace

Mark SqliteStore::mark() {
  if (depth_ > 0 && running_.mark) return *running_.mark;
  const Mark now = connection_->number("SELECT max(record) FROM record").value_or(0);
  if (depth_ > 0) running_.mark = now;
  return now;
}

// Records, of which the words are looked up one by one: few of them have some.
Items SqliteStore::items_of(Sql sql, const Uuid& id, Damaged one) {
  const bool throws = one == Damaged::throws;
  Items items;
  {
    Query found = connection_->query(sql, id);
    while (found.step())
      if (Item item; came_to_end(throws, [&] { read_item(found, item); }))
        items.push_back(std::move(item));
  }
  for (Item& item : items) {
    if (!item.record.words) continue;
    Query found = connection_->query("SELECT salt, text FROM words WHERE record = ?", item.row);
    if (found.step())
      came_to_end(throws, [&] { item.words = Words{found.bytes<16>(0), found.text(1)}; });
  }
  return items;
}

Items SqliteStore::below(const Uuid& place, Branch branch) {
  static constexpr auto sql =
      joined_sql("SELECT ", record_columns, " FROM ", record_tables_of_all, below_a_place);
  return of_branch(branch, items_of(sql, place));
}
Items SqliteStore::below_left(const Uuid& place, Branch branch) {
  static constexpr auto sql =
      joined_sql("SELECT ", record_columns, " FROM ", record_tables, below_a_place);
  return of_branch(branch, items_of(sql, place, Damaged::is_left_out));
}

Items SqliteStore::with_id(const Uuid& id) {
  static constexpr auto sql =
      joined_sql("SELECT ", record_columns, " FROM ", record_tables_of_all, " WHERE r.id = ?");
  return items_of(sql, id);
}

Items SqliteStore::headers(const Range& rows) { return find_headers(rows, Damaged::throws); }
Items SqliteStore::headers_left() { return find_headers({}, Damaged::is_left_out); }
Items SqliteStore::find_headers(const Range& rows, Damaged one) {
  static constexpr auto within = joined_sql(" FROM record INDEXED BY record_headers WHERE ",
                                            header_kinds, " AND record BETWEEN ? AND ?");
  static constexpr auto counted = joined_sql("SELECT count(*)", within);
  // Found by the index, read in the order in which they stand in the file.
  static constexpr auto in_order =
      joined_sql("SELECT ", row_columns_of_r,
                 ", w.salt, w.text FROM record r LEFT JOIN words w ON w.record = r.record"
                 " WHERE r.record IN (SELECT record",
                 within, ") ORDER BY r.record");
  const auto count = connection_->number(counted, rows.first, rows.last);
  Items items;
  items.reserve(static_cast<std::size_t>(count.value_or(0)));
  using At = RowColumn;
  const bool throws = one == Damaged::throws;
  Named origins, places;
  std::int64_t before = 0;  // the row of the last item
  Query found = connection_->query(in_order, rows.first, rows.last);
  while (found.step()) {
    Item item;
    const bool is_read = came_to_end(throws, [&] {
      const auto& origin = origins.find(*connection_, "SELECT uuid FROM origin WHERE origin = ?",
                                        found.integer(At::origin));
      const auto& place = places.find(*connection_, "SELECT id FROM place WHERE place = ?",
                                      found.integer(At::place));
      if (!origin || !place) damaged(orphan_in(found));
      if (const std::int64_t row = found.integer(At::previous); row != 0)
        item.record.previous = row == before ? items.back().record.hash : hash_of(row, one);
      read_row(found, item);
      item.record.origin = *origin;
      item.record.parent = *place;
    });
    if (!is_read) continue;
    before = item.row;
    if (!found.is_null(At::behind)) came_to_end(throws, [&] { item.words = words_in(found); });
    items.push_back(std::move(item));
  }
  return items;
}

Hash SqliteStore::hash_of(std::int64_t row, Damaged one) {
  Hash hash{};
  Query found = connection_->query("SELECT hash FROM record WHERE record = ?", row);
  if (found.step()) came_to_end(one == Damaged::throws, [&] { hash = found.bytes<32>(0); });
  return hash;
}

std::map<Uuid, std::int64_t> SqliteStore::entries_of_sessions() {
  std::map<Uuid, std::int64_t> counts;
  Query found = connection_->query(
      "SELECT p.id, count(DISTINCT r.id) FROM record r LEFT JOIN place p USING (place)"
      " WHERE r.kind IN (?, ?) GROUP BY place",
      static_cast<std::int64_t>(RecordKind::entry),
      static_cast<std::int64_t>(RecordKind::correction));
  while (found.step()) counts.emplace(place_in(found, 0), found.integer(1));
  return counts;
}

std::set<Uuid> SqliteStore::decided_by_several() {
  std::set<Uuid> places;
  Query logs = connection_->query("SELECT count(*) FROM origin");
  if (!logs.step() || logs.integer(0) < 2) return places;  // most books: nothing is walked
  Query found = connection_->query(
      "SELECT p.id FROM record r LEFT JOIN place p USING (place) WHERE r.kind NOT IN (?, ?)"
      " GROUP BY place HAVING min(r.origin) < max(r.origin)"
      " AND (max(r.kind) > ? OR count(DISTINCT r.id) < count(*))",
      static_cast<std::int64_t>(RecordKind::player),
      static_cast<std::int64_t>(RecordKind::initials),
      static_cast<std::int64_t>(RecordKind::entry));
  while (found.step()) places.insert(place_in(found, 0));
  static constexpr auto sessions_in_several = joined_sql(
      "WITH header AS (SELECT id, place FROM record INDEXED BY record_headers WHERE ", header_kinds,
      " AND kind = ?) SELECT p.id FROM header JOIN place p USING (place) WHERE header.id IN"
      " (SELECT id FROM header GROUP BY id HAVING min(place) < max(place))");
  Query scattered =
      connection_->query(sessions_in_several, static_cast<std::int64_t>(RecordKind::session));
  while (scattered.step()) places.insert(scattered.uuid(0));
  return places;
}

std::vector<LogEnd> SqliteStore::ends() {
  std::vector<LogEnd> ends;
  Query found = connection_->query(
      "SELECT o.uuid, o.key, r.number, r.hash, e.signature FROM log_end e"
      " CROSS JOIN record r USING (record) JOIN origin o USING (origin)"
      " ORDER BY o.uuid, r.number, r.hash");
  while (found.step())
    ends.push_back({found.uuid(0), found.bytes<32>(1), found.integer(2), found.bytes<32>(3),
                    found.bytes<64>(4)});
  return ends;
}

Uuid SqliteStore::own_log() { return tail().uuid; }
Head SqliteStore::own_end() {
  const OwnTail& end = tail();
  return {end.uuid, end.number, end.hash};
}

std::int64_t SqliteStore::clock_of(const Uuid& place) {
  return connection_
      ->number("SELECT max(clock) FROM record WHERE place = (SELECT place FROM place WHERE id = ?)",
               place)
      .value_or(0);
}

std::size_t SqliteStore::own_below(const Uuid& place) {
  const auto count = connection_->number(
      "SELECT count(*) FROM record INDEXED BY record_by_place"
      " WHERE place = (SELECT place FROM place WHERE id = ?)"
      " AND origin = ?",
      place, tail().origin);
  return static_cast<std::size_t>(count.value_or(0));
}

bool SqliteStore::knows(const Uuid& log, std::int64_t number, const Hash& hash) {
  notice_others();
  const auto origin = remembered_.logs.find_origin(*connection_, log);
  return origin && remembered_.logs.find(*connection_, *origin, number, hash).has_value();
}

Booked SqliteStore::booked(const Uuid& session) {
  Booked booked;
  Query found = connection_->query(
      "SELECT entry, payer, payee, points FROM posting"
      " WHERE session = (SELECT place FROM place WHERE id = ?)",
      session);
  while (found.step()) add_posting(found, 1, booked[found.integer(0)]);
  return booked;
}

std::int64_t SqliteStore::last_place() {
  return connection_->number("SELECT max(place) FROM place").value_or(0);
}

SessionSums SqliteStore::sums(const Range& places) {
  SessionSums sums;
  Named ids;
  std::int64_t session = 0;
  Nets* nets = nullptr;
  // Where to stop is asked here: SQLite would take a sixth more time to look at each row's key.
  Query found = connection_->query(
      "SELECT session, payer, payee, points FROM posting WHERE session >= ? ORDER BY session",
      places.first);
  while (found.step()) {
    if (!nets || found.integer(0) != session) {
      session = found.integer(0);
      if (session > places.last) break;
      const auto& id = ids.find(*connection_, "SELECT id FROM place WHERE place = ?", session);
      if (!id) damaged(text(Word::damage_posting));
      nets = &sums[*id];
    }
    add_posting(found, 1, *nets);
  }
  return sums;
}

std::vector<Uuid> SqliteStore::ids_from(std::string_view digits, const WantedKind& wanted,
                                        std::size_t most) {
  Uuid low, high;
  high.bytes.fill(0xFF);
  for (std::size_t i = 0; i < digits.size() && i < 32; ++i) {
    const int digit = hexadecimal(digits[i]);
    KATTEGAT_CHECK(digit >= 0);
    const auto value = static_cast<unsigned>(digit);
    const unsigned shift = i % 2 == 0 ? 4 : 0;
    low.bytes[i / 2] = static_cast<std::uint8_t>(low.bytes[i / 2] | value << shift);
    high.bytes[i / 2] =
        static_cast<std::uint8_t>((high.bytes[i / 2] & ~(0xFU << shift)) | value << shift);
  }
  std::vector<Uuid> ids;
  Query found = connection_->query(
      "SELECT id, kind FROM record WHERE id BETWEEN ? AND ? ORDER BY id", low, high);
  while (ids.size() < most && found.step()) {
    const Uuid id = found.uuid(0);
    const bool is_new = ids.empty() || ids.back() != id;
    if (is_new && wanted(kind_in(found, 1))) ids.push_back(id);
  }
  return ids;
}

void SqliteStore::each_with_words(const VisitItem& visit) {
  static constexpr auto sql =
      joined_sql("SELECT ", record_columns, ", w.salt, w.text FROM words w CROSS JOIN ",
                 record_tables, " WHERE r.record = w.record");
  visit_all(connection_->query(sql), visit);
}
void SqliteStore::each_record(const VisitItem& visit) {
  static constexpr auto sql =
      joined_sql("SELECT ", record_columns, ", w.salt, w.text FROM ", record_tables,
                 " LEFT JOIN words w ON w.record = r.record ORDER BY r.record");
  visit_all(connection_->query(sql), visit);
}
std::map<Hash, std::int64_t> SqliteStore::without_words() {
  std::map<Hash, std::int64_t> rows;
  Query found = connection_->query(
      "SELECT r.hash, r.record FROM record r LEFT JOIN words w USING (record)"
      " WHERE r.words IS NOT NULL AND w.record IS NULL");
  while (found.step()) rows.emplace(found.bytes<32>(0), found.integer(1));
  return rows;
}

// A book that is read without locks may be written to meanwhile: what has been read then, be it
// damage, is of no moment, and is read once more.
void SqliteStore::reading(const std::function<void()>& work) {
  const OpenedBook& book = connection_->opened();
  const auto counts = [&] { return depth_ > 0 || book.is_as_opened(); };
  constexpr int attempts = 20;
  for (int attempt = 0; attempt < attempts; ++attempt) {
    try {
      read_once(work);
      if (counts()) return;
    } catch (...) {
      if (counts()) throw;
    }
    open_anew();
  }
  throw Trouble{fault_at(BookFault::Kind::busy, Word::book_changed_meanwhile, book.path())};
}

void SqliteStore::open_anew() {
  remembered_ = {};
  if (auto refused = connection_->reopen()) throw Trouble{std::move(*refused)};
}

void SqliteStore::read_once(const std::function<void()>& work) {
  struct Ends {
    SqliteStore& store;
    ~Ends() {
      if (--store.depth_ == 0) store.connection_->database().tryExec("COMMIT");
    }
  };
  if (depth_++ == 0) {
    try {
      connection_->run("BEGIN");
    } catch (...) {
      --depth_;
      throw;
    }
    running_ = {};
  }
  const Ends ends{*this};
  work();
}

std::int64_t SqliteStore::count_words() {
  return connection_->number("SELECT count(*) FROM words").value_or(0);
}

Result<std::unique_ptr<Store>, BookFault> SqliteStore::beside() {
  const OpenedBook& ours = connection_->opened();
  auto connection = open_connection(ours.path(), ours.to_read());
  if (!connection) return connection.error();
  return std::unique_ptr<Store>(std::make_unique<SqliteStore>(std::move(*connection)));
}

void SqliteStore::each_session(const Range& range, const SessionVisit& visit) {
  Named origins;
  PlaceAtHand here(*connection_, visit);
  static constexpr auto sql = joined_sql(
      "SELECT ", row_columns,
      " FROM record INDEXED BY record_by_place WHERE place BETWEEN ? AND ? ORDER BY place, clock");
  Query query = connection_->query(sql, range.first, range.last);
  while (query.step()) {
    here.go_to(query.integer(RowColumn::place));
    if (branch_of(kind_in(query, RowColumn::kind)) != Branch::session) continue;
    const std::optional<Uuid>& session = here.wanted_session(query);
    if (!session) continue;
    const auto& origin = origins.find(*connection_, "SELECT uuid FROM origin WHERE origin = ?",
                                      query.integer(RowColumn::origin));
    if (!origin) damaged(orphan_in(query));
    Item& item = here.add();
    read_row(query, item);
    item.record.origin = *origin;
    item.record.parent = *session;
  }
  here.finish();
}

SqliteStore* find_sqlite(Store& store) { return store.as_sqlite(); }
SqliteStore& sqlite_of(Store& store) {
  SqliteStore* const file = find_sqlite(store);
  KATTEGAT_CHECK(file != nullptr);
  return *file;
}

}  // namespace kattegat
