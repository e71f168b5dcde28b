// What is written into a store of SQLite: a batch at a time, all of it or nothing.
#include <algorithm>
#include <limits>
#include <set>

#include "db/store/beside_book.hpp"
#include "db/store/key_file.hpp"
#include "db/store/scrub_debt.hpp"
#include "db/store/sqlite_store.hpp"
#include "kattegat/core/check.hpp"

namespace kattegat {
namespace {

[[noreturn]] void no_key(const std::error_code& fault, const std::string& book) {
  if (fault == std::errc::no_space_on_device)
    throw Trouble{fault_at(BookFault::Kind::full, Word::book_full, book)};
  throw Trouble{
      fault_at(BookFault::Kind::other, Word::book_cannot_open, key_file_of(book), fault.message())};
}

BookFault vanished(const std::string& path) {
  return fault_at(BookFault::Kind::not_found, Word::book_vanished, path);
}

std::int64_t one_more(std::int64_t count) {
  if (count == std::numeric_limits<std::int64_t>::max()) damaged(text(Word::damage_bounds));
  return count + 1;
}

// To begin a statement, and to look up by its foreign keys, costs as much as a row; where there are
// few rows, one of many costs more.
constexpr std::size_t postings_at_once = 32;

// Ends with its zero.
template <std::size_t Rows>
constexpr auto insert_postings() {
  constexpr std::string_view begin =
      "INSERT INTO posting (session, entry, cause, payer, payee, points) VALUES ";
  constexpr std::string_view row = "(?, ?, ?, ?, ?, ?)", next = ", ";
  std::array<char, begin.size() + Rows * row.size() + (Rows - 1) * next.size() + 1> sql{};
  std::size_t at = 0;
  const auto add = [&](std::string_view part) {
    for (const char c : part) sql[at++] = c;
  };
  add(begin);
  for (std::size_t i = 0; i < Rows; ++i) {
    if (i > 0) add(next);
    add(row);
  }
  return sql;
}
constexpr auto insert_one = insert_postings<1>();
constexpr auto insert_many = insert_postings<postings_at_once>();

}  // namespace

Store::Kept SqliteStore::writing(const std::function<bool()>& work) {
  KATTEGAT_CHECK(depth_ == 0);
  connection_->run("BEGIN IMMEDIATE");
  depth_ = 1;
  running_ = {};
  struct Ends {
    SqliteStore& store;
    bool kept = false;
    ~Ends() {
      store.depth_ = 0;
      if (kept) return;
      store.connection_->rollback();
      store.remembered_ = {};
    }
  } ends{*this};
  // Another file may have come there while this one was waited for.
  OpenedBook& opened = connection_->opened();
  if (!opened.is_in_place() || !opened.look_again()) throw Trouble{vanished(connection_->path())};
  if (!work()) {
    connection_->keep();
    return Store::Kept::no;
  }
  ends.kept = true;
  depth_ = 0;
  return commit(running_.newest);
}

std::optional<BookFault> SqliteStore::why_not_write() {
  const std::string& path = connection_->path();
  if (has_another_name(path)) return fault_at(BookFault::Kind::other, Word::book_linked, path);
  if (!connection_->opened().has_room())
    return fault_at(BookFault::Kind::full, Word::book_full, path);
  return {};
}

// The book's triggers stand against UPDATE, DELETE and REPLACE, and make each INSERT look whether
// it is one and keep a copy of the pages that it changes.
void SqliteStore::guard(bool on) {
  sqlite3_db_config(connection_->database().getHandle(), SQLITE_DBCONFIG_ENABLE_TRIGGER, on ? 1 : 0,
                    nullptr);
}

// When a commit fails, the file is opened again to see what became of it. Where somebody has
// written over the file meanwhile, or it is damaged, nobody can say that.
Store::Kept SqliteStore::commit(const std::optional<Head>& newest) {
  try {
    connection_->run("COMMIT");
    connection_->keep();
    return connection_->opened().look_again() ? Store::Kept::yes : Store::Kept::unsure;
  } catch (const SQLite::Exception&) {
    connection_->rollback();
    remembered_ = {};
    if (!newest || connection_->reopen()) return Store::Kept::unsure;
    bool is_stored = false;
    const bool is_seen =
        try_to_read([&] { is_stored = knows(newest->origin, newest->count, newest->hash); });
    if (!is_seen) return Store::Kept::unsure;
    if (is_stored) return Store::Kept::yes;
    throw;  // nothing is stored
  }
}

// An id stands anywhere in its index, and what hangs below one place was written at many times.
void SqliteStore::fill(const std::function<void()>& work) {
  KATTEGAT_CHECK(depth_ > 0 && mark() == 0);
  const OnlyInserts only(*this);
  std::string make;
  {
    Query indexes = connection_->query(
        "SELECT sql FROM sqlite_schema WHERE name IN ('record_by_id', 'record_by_place')");
    while (indexes.step()) make += indexes.text(0) + ";";
  }
  connection_->execute("DROP INDEX record_by_id; DROP INDEX record_by_place");
  work();
  connection_->execute(make.c_str());
}

SqliteStore::Place SqliteStore::find_place(const Uuid& id) {
  if (const auto row = connection_->number("SELECT place FROM place WHERE id = ?", id))
    return {*row,
            connection_->number("SELECT max(clock) FROM record WHERE place = ?", *row).value_or(0)};
  connection_->run("INSERT INTO place (id) VALUES (?)", id);
  return {connection_->last_insert(), 0};
}

const SqliteStore::Tail& SqliteStore::tail() {
  notice_others();
  return known_tail();
}
SqliteStore::Tail& SqliteStore::known_tail() {
  if (!remembered_.tail) remembered_.tail = find_tail();
  return *remembered_.tail;
}

// Our log, as this file and the key beside it say; none where they do not fit together, or where it
// does not end as we signed it: what somebody else has changed there is not signed once more.
SqliteStore::Tail SqliteStore::find_tail() {
  const auto key = read_key(connection_->path());
  if (!key) no_key(key.error(), connection_->path());
  if (!*key) return {};
  const Uuid uuid = origin_of((*key)->open);
  const auto origin = connection_->number(
      "SELECT origin FROM self JOIN origin o USING (origin) WHERE uuid = ?", uuid);
  if (!origin) return {};
  Query end = connection_->query(
      "SELECT record, number, hash, signature FROM record LEFT JOIN log_end USING (record)"
      " WHERE origin = ? ORDER BY number DESC, record DESC LIMIT 1",
      *origin);
  Tail tail{*origin, uuid, **key};
  if (!end.step()) return tail;
  if (end.is_null(3) || !is_signed((*key)->open, end.bytes<32>(2), end.bytes<64>(3))) return {};
  tail.record = end.integer(0);
  tail.number = end.integer(1);
  tail.hash = end.bytes<32>(2);
  return tail;
}

void SqliteStore::notice_others() {
  if (const Mark now = mark(); remembered_.mark != now) remembered_ = {.mark = now};
}

void SqliteStore::begin_log(Tail& tail) {
  const auto key = make_key(connection_->path());
  if (!key) no_key(key.error(), connection_->path());
  tail.key = *key;
  tail.uuid = origin_of(key->open);
  connection_->run("INSERT INTO origin (uuid, key) VALUES (?, ?)", tail.uuid, key->open);
  tail.origin = connection_->last_insert();
  connection_->run("DELETE FROM self");
  connection_->run("INSERT INTO self (one, origin) VALUES (1, ?)", tail.origin);
}

// One batch while it is stored.
class SqliteStore::Appender {
 public:
  explicit Appender(SqliteStore& store) : store_(store), connection_(*store.connection_) {}

  Appended run(const Batch& batch) {
    store_.notice_others();
    take(batch);
    for (const NewRecord& one : batch.own) write(one);
    if (!batch.own.empty()) sign();
    post(batch.postings);
    for (const auto& [row, words] : batch.remember)
      connection_.run("INSERT OR IGNORE INTO words (record, salt, text) VALUES (?, ?, ?)", row,
                      words.salt, words.text);
    for (const std::int64_t row : batch.forget)
      connection_.run("DELETE FROM words WHERE record = ?", row);
    if (!batch.forget.empty()) owe_scrub(connection_.database());
    if (newest_row_ > 0) store_.remembered_.mark = newest_row_;
    const auto& tail = store_.remembered_.tail;
    return {store_.remembered_.mark, tail ? tail->hash : Hash{}};
  }

 private:
  Place& place(const Uuid& id) {
    auto& places = store_.remembered_.places;
    const auto known = places.find(id);
    return known != places.end() ? known->second
                                 : places.emplace(id, store_.find_place(id)).first->second;
  }

  void insert(const Record& record, std::int64_t origin, std::int64_t previous,
              const std::optional<Words>& words) {
    auto& [row, clock] = place(record.parent);
    clock = std::max(clock, record.clock);
    connection_.run(
        "INSERT INTO record (origin, number, clock, kind, id, place, body, words, previous, hash)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULLIF(?, 0), ?)",
        origin, record.number, record.clock, static_cast<std::int64_t>(record.kind), record.id, row,
        record.body, record.words, previous, record.hash);
    newest_row_ = connection_.last_insert();
    store_.remembered_.logs.add(origin, record.number, record.hash, newest_row_);
    store_.running_ = {newest_row_, Head{record.origin, record.number, record.hash}};
    if (words)
      connection_.run("INSERT INTO words (record, salt, text) VALUES (?, ?, ?)", newest_row_,
                      words->salt, words->text);
  }

  // ---- Our own ----

  void write(const NewRecord& new_record) {
    Tail& tail = store_.known_tail();
    if (tail.origin == 0) store_.begin_log(tail);
    Record record = record_of(new_record);
    record.origin = tail.uuid;
    record.number = one_more(tail.number);
    record.clock = one_more(place(new_record.parent).clock);
    record.previous = tail.hash;
    record.hash = record_hash(record);
    insert(record, tail.origin, tail.record, new_record.words);
    if (rows_.empty()) before_ = tail.record;
    tail.record = newest_row_;
    tail.number = record.number;
    tail.hash = record.hash;
    rows_.push_back(newest_row_);
  }
  void sign() {
    const Tail& tail = store_.known_tail();
    const Signature signature = kattegat::sign(tail.key, tail.hash);
    connection_.run("DELETE FROM log_end WHERE record = ?", before_);
    connection_.run("INSERT INTO log_end (record, signature) VALUES (?, ?)", rows_.back(),
                    signature);
  }

  // ---- Somebody else's ----

  void take(const Batch& batch) {
    if (batch.others.empty() && batch.ends.empty()) return;
    for (const LogEnd& end : batch.ends) origins_[end.origin] = origin(end);
    for (const Arrival& arrival : batch.others) {
      const Record& record = arrival.record;
      const std::int64_t origin = origins_.at(record.origin);
      insert(record, origin, row_of(origin, record.number - 1, record.previous), arrival.words);
      last_hash_ = record.hash;
    }
    std::set<std::int64_t> longer;
    for (const LogEnd& end : batch.ends) {
      const std::int64_t origin = origins_.at(end.origin);
      const auto row = find_row(origin, end.count, end.hash);
      if (!row) continue;  // it comes with a later batch
      if (connection_.changes("INSERT OR IGNORE INTO log_end (record, signature) VALUES (?, ?)",
                              *row, end.signature))
        longer.insert(origin);
    }
    if (!longer.empty()) remove_passed_ends(longer);
    store_.remembered_.tail.reset();  // our own log may have come home from another book
  }
  // What another record of the log follows is no end of it. Asked of the ends, which are few; where
  // thousands have the same number, what follows them is read once.
  void remove_passed_ends(const std::set<std::int64_t>& logs) {
    std::map<std::pair<std::int64_t, std::int64_t>, std::set<std::int64_t>> ends;
    {
      Query found = connection_.query(
          "SELECT r.origin, r.number, r.record FROM log_end CROSS JOIN record r USING (record)");
      while (found.step())
        if (logs.count(found.integer(0)) > 0)
          ends[{found.integer(0), found.integer(1)}].insert(found.integer(2));
    }
    for (const auto& [place, rows] : ends) {
      std::set<std::int64_t> passed;
      Query next = connection_.query(
          "SELECT previous FROM record WHERE origin = ? AND number = ? AND previous IS NOT NULL",
          place.first, place.second + 1);
      while (next.step())
        if (rows.count(next.integer(0)) > 0) passed.insert(next.integer(0));
      for (const std::int64_t row : passed)
        connection_.run("DELETE FROM log_end WHERE record = ?", row);
    }
  }
  std::int64_t origin(const LogEnd& end) {
    if (const auto row = store_.remembered_.logs.find_origin(connection_, end.origin)) return *row;
    connection_.run("INSERT INTO origin (uuid, key) VALUES (?, ?)", end.origin, end.key);
    return connection_.last_insert();
  }
  // 0 for what is before a log begins.
  std::int64_t row_of(std::int64_t origin, std::int64_t number, const Hash& hash) {
    if (number == 0) return 0;
    if (hash == last_hash_) return newest_row_;
    const auto row = find_row(origin, number, hash);
    KATTEGAT_CHECK(row.has_value());  // the gate lets nothing in that follows nothing
    return *row;
  }
  std::optional<std::int64_t> find_row(std::int64_t origin, std::int64_t number, const Hash& hash) {
    return store_.remembered_.logs.find(connection_, origin, number, hash);
  }

  // ---- What goes with them ----

  // The newest record, here or before this batch.
  std::int64_t cause() {
    if (newest_row_ == 0) newest_row_ = store_.mark();
    return newest_row_;
  }
  void post(std::span<const Posting> postings) {
    constexpr Sql one = insert_one.data(), many = insert_many.data();
    while (!postings.empty()) {
      const std::size_t rows = postings.size() < postings_at_once ? 1 : postings_at_once;
      Query insert = connection_.query(rows == 1 ? one : many);
      int column = 0;
      for (const Posting& posting : postings.first(rows)) bind(insert, column, posting);
      insert.step();
      postings = postings.subspan(rows);
    }
  }
  void bind(Query& insert, int& column, const Posting& posting) {
    KATTEGAT_CHECK(posting.points > Points{} && posting.payer != posting.payee);
    const std::int64_t entry =
        posting.entry > 0 ? posting.entry : rows_[static_cast<std::size_t>(-1 - posting.entry)];
    const std::int64_t columns[] = {
        place(posting.session).row, entry, cause(), posting.payer, posting.payee,
        posting.points.thousandths};
    for (const std::int64_t value : columns) insert.bind(++column, value);
  }
  SqliteStore& store_;
  Connection& connection_;
  std::vector<std::int64_t> rows_;  // of our own records
  std::int64_t before_ = 0;         // where our log ended
  std::int64_t newest_row_ = 0;
  std::map<Uuid, std::int64_t> origins_;
  Hash last_hash_{};  // of the newest row, where it was taken from somebody
};

Appended SqliteStore::append(const Batch& batch) { return Appender(*this).run(batch); }

}  // namespace kattegat
