#include "db/files/recover.hpp"

#include <filesystem>
#include <set>

#include "db/book/forgetting.hpp"
#include "db/book/legacy.hpp"
#include "db/book/one_step.hpp"
#include "db/book/reading.hpp"
#include "db/book/writing.hpp"
#include "db/files/backup.hpp"
#include "db/files/beside.hpp"
#include "db/proof/verify.hpp"
#include "db/store/book_file.hpp"
#include "kattegat/files/name_beside.hpp"
#include "kattegat/journal/gate.hpp"

namespace kattegat {
namespace {

// A damaged file, of which a copy is read with everything that SQLite could trip over switched off.
class Remains {
 public:
  explicit Remains(const std::string& path) : database_(path, SQLite::OPEN_READWRITE) {
    distrust(database_);
    database_.tryExec("PRAGMA cell_size_check = ON");
    std::error_code error;
    const auto bytes = std::filesystem::file_size(path, error);
    constexpr std::uintmax_t least_bytes_of_a_record = 100;
    most_ = error ? 0 : static_cast<std::int64_t>(bytes / least_bytes_of_a_record) + 64;
  }

  // Every record that can be read, in order of arrival, whatever lies between them. Visited when
  // nothing is being read: what goes wrong in a visit is no damage of this file.
  void each(const std::function<void(Item&)>& visit) {
    lost_ = 0;
    last_.clear();
    Items found;
    const auto visit_all = [&] {
      for (Item& item : found) visit(item);
      found.clear();
    };
    std::int64_t at = 0;
    for (;;) {
      const Reading reading = read_some(at, found);
      visit_all();
      if (reading == Reading::goes_on) continue;
      if (reading == Reading::ended) return;
      // Row by row through what cannot be read, up to where reading goes on.
      const std::int64_t next = next_readable(at);
      for (std::int64_t row = at + 1; row < next; ++row) {
        if (!read_one(row, found)) ++lost_;
        visit_all();
      }
      if (next > most_) return;
      at = next - 1;
    }
  }
  // Rows that are there, or were, and cannot be read, or do not match their hash.
  [[nodiscard]] std::size_t lost() const { return lost_; }

  std::vector<LogEnd> ends() {
    std::vector<LogEnd> ends;
    try {
      Statement statement(database_,
                          "SELECT o.uuid, o.key, r.number, r.hash, e.signature FROM log_end e"
                          " JOIN record r USING (record) JOIN origin o USING (origin)");
      Query found(statement);
      while (found.step())
        ends.push_back({found.uuid(0), found.bytes<32>(1), found.integer(2), found.bytes<32>(3),
                        found.bytes<64>(4)});
    } catch (const SQLite::Exception&) {  // then nothing vouches for these logs any longer
    }
    return ends;
  }

 private:
  static constexpr const char* columns =
      "SELECT r.record, o.uuid, r.number, r.clock, r.kind, r.id, p.id, r.body, r.words, r.previous,"
      " r.hash FROM record r NOT INDEXED CROSS JOIN origin o USING (origin)"
      " CROSS JOIN place p USING (place)";

  enum class Reading : std::uint8_t { goes_on, ended, stopped };

  // Reads on from behind a row, up to `at`.
  Reading read_some(std::int64_t& at, Items& found) {
    constexpr std::size_t at_once = 1000;
    try {
      Statement statement(database_,
                          std::string(columns) + " WHERE r.record > ? ORDER BY r.record");
      statement.bind(1, at);
      Query rows(statement);
      for (std::size_t i = 0; i < at_once; ++i) {
        if (!rows.step()) return Reading::ended;
        const std::int64_t row = rows.integer(0);
        if (row <= at) return Reading::stopped;  // the rows are not in order
        take(rows, found);
        at = row;
      }
      return Reading::goes_on;
    } catch (const SQLite::Exception&) {
      return at < most_ ? Reading::stopped : Reading::ended;
    }
  }
  bool read_one(std::int64_t row, Items& found) {
    try {
      Statement statement(database_, std::string(columns) + " WHERE r.record = ?");
      statement.bind(1, row);
      Query rows(statement);
      if (rows.step()) take(rows, found);
      return true;
    } catch (const SQLite::Exception&) {
      return false;
    }
  }
  // The first row behind `at` from which reading goes on; beyond most_ when there is none.
  std::int64_t next_readable(std::int64_t at) {
    const auto reads = [&](std::int64_t row) {
      try {
        Statement statement(database_,
                            "SELECT record FROM record NOT INDEXED WHERE record >= ?"
                            " ORDER BY record LIMIT 1");
        statement.bind(1, row);
        Query rows(statement);
        return rows.step();
      } catch (const SQLite::Exception&) {
        return false;
      }
    };
    for (std::int64_t step = 2; at + step <= most_; step *= 2)
      if (reads(at + step)) return at + step;
    return most_ + 1;
  }

  void take(Query& row, Items& found) {
    Item item;
    Record& record = item.record;
    try {
      read_row(row, item);
      record.origin = row.uuid(RowColumn::origin);
      record.parent = row.uuid(RowColumn::place);
      if (!row.is_null(RowColumn::previous))
        record.previous = hash_of(record.origin, row.integer(RowColumn::previous));
    } catch (const SQLite::Exception&) {
      ++lost_;
      return;
    }
    // Where what went before cannot be read, this one's hash tells what it was: not to be checked.
    if (record_hash(record) != record.hash) {
      ++lost_;
      return;
    }
    last_[record.origin] = {item.row, record.hash};
    if (record.words) item.words = words_of(item);
    found.push_back(std::move(item));
  }
  Hash hash_of(const Uuid& origin, std::int64_t row) {
    if (const auto last = last_.find(origin); last != last_.end() && last->second.first == row)
      return last->second.second;
    Statement statement(database_, "SELECT hash FROM record NOT INDEXED WHERE record = ?");
    statement.bind(1, row);
    Query found(statement);
    return found.step() ? found.bytes<32>(0) : Hash{};
  }
  std::optional<Words> words_of(const Item& item) {
    try {
      Statement statement(database_, "SELECT salt, text FROM words WHERE record = ?");
      statement.bind(1, item.row);
      Query found(statement);
      if (!found.step()) return std::nullopt;
      Words words{found.bytes<16>(0), found.text(1)};
      if (commitment(words) != item.record.words) return std::nullopt;
      return words;
    } catch (const SQLite::Exception&) {
      return std::nullopt;
    }
  }

  SQLite::Database database_;
  std::int64_t most_ = 0;  // records that the file has room for
  std::size_t lost_ = 0;
  std::map<Uuid, std::pair<std::int64_t, Hash>> last_;  // row and hash, by log
};

// Which logs are whole: from their first record to a signed end.
std::map<Uuid, LogEnd> whole_logs(Remains& remains) {
  struct Log {
    std::int64_t count = 0;
    std::optional<Hash> last;
    bool whole = true;
  };
  std::map<Uuid, Log> logs;
  remains.each([&](Item& item) {
    Log& log = logs[item.record.origin];
    log.whole = log.whole && item.record.number == ++log.count &&
                item.record.previous == log.last.value_or(Hash{});
    log.last = item.record.hash;
  });
  std::map<Uuid, LogEnd> whole;
  for (const LogEnd& end : remains.ends()) {
    const auto log = logs.find(end.origin);
    if (log != logs.end() && log->second.whole && log->second.count == end.count &&
        log->second.last == end.hash && is_signed(end))
      whole[end.origin] = end;
  }
  return whole;
}

// What is left of a log, logged anew under a key that nobody keeps. The records have their ids, so
// that merging the book of another table fills the gaps, and their clocks.
struct LogAnew {
  SigningKey key;
  Uuid origin = origin_of(key.open);
  std::int64_t count = 0;
  Hash last{};
};

// Its origin stands among all as the old one did: of what was written on two tablets at one time
// that decides what comes first.
LogAnew in_the_place_of(const Uuid& log, const std::set<Uuid>& all, int& attempts) {
  const auto next = all.upper_bound(log), at = all.find(log);
  for (;;) {
    LogAnew anew{new_key()};
    const bool follows = at == all.begin() || *std::prev(at) < anew.origin;
    if ((follows && (next == all.end() || anew.origin < *next)) || --attempts < 0) return anew;
  }
}

// Fills a new book. Whole logs are taken as they are, what is left of others is logged anew.
class Salvage {
 public:
  Salvage(Remains& remains, Store& store)
      : remains_(remains), store_(store), gate_(knowledge_of(store)) {}

  Recovered run() {
    whole_ = whole_logs(remains_);
    leave_out_what_is_refused();
    begin_anew();
    for (const auto& [origin, end] : whole_) batch_.ends.push_back(end);
    remains_.each([&](Item& item) { take(item); });
    sign_anew();
    flush();
    recovered_.lost += remains_.lost();
    forget();
    book_evenings();
    return recovered_;
  }

 private:
  // A log that the gate would break off is no whole one.
  void leave_out_what_is_refused() {
    Gate dry(knowledge_of(store_));
    remains_.each([&](Item& item) {
      logs_.insert(item.record.origin);
      if (dry.refuse(item.record, item.words)) whole_.erase(item.record.origin);
    });
  }
  void begin_anew() {
    int attempts = 100'000;
    std::set<Uuid> all = logs_;
    for (const Uuid& log : logs_) {
      if (whole_.count(log) > 0) continue;
      const LogAnew& anew = anew_.emplace(log, in_the_place_of(log, all, attempts)).first->second;
      all.erase(log);
      all.insert(anew.origin);
      batch_.ends.push_back({anew.origin, anew.key.open, 0, {}, {}});  // where is not known yet
    }
  }
  void sign_anew() {
    for (const auto& [log, anew] : anew_)
      if (anew.count > 0)
        batch_.ends.push_back(
            {anew.origin, anew.key.open, anew.count, anew.last, sign(anew.key, anew.last)});
  }
  void take(Item& item) {
    if (gate_.refuse(item.record, item.words)) {
      ++recovered_.lost;
      return;
    }
    ++recovered_.records;
    batch_.others.push_back(
        whole_.count(item.record.origin) == 0 ? anew(item) : Arrival{item.record, item.words});
    if (batch_.others.size() == 5000) flush();
  }
  void flush() {
    store_.append(batch_);
    batch_.others.clear();
  }
  Arrival anew(const Item& item) {
    Arrival arrival{item.record, item.words};
    Record& record = arrival.record;
    // What it follows has got other hashes here.
    auto contents = read_contents(item.record, item.words);
    Follows* followed = contents ? follows_in(*contents) : nullptr;
    if (followed && !followed->empty()) {
      for (Hash& hash : *followed)
        if (const auto now = now_.find(hash); now != now_.end()) hash = now->second;
      NewRecord said = new_record(record.kind, record.id, record.parent, *contents);
      record = record_of(said);
      record.clock = item.record.clock;
      arrival.words = std::move(said.words);
    }
    LogAnew& log = anew_.at(item.record.origin);
    record.origin = log.origin;
    record.number = ++log.count;
    record.previous = log.last;
    record.hash = log.last = record_hash(record);
    now_[item.record.hash] = record.hash;
    return arrival;
  }

  void forget() {
    Batch gone;
    gone.forget = rows_to_forget(store_, people_of(store_));
    if (!gone.forget.empty()) store_.append(gone);
  }
  void book_evenings() {
    const People people = people_of(store_);
    std::set<Uuid> evenings;
    for (const Item& item : store_.headers())
      if (item.record.kind == RecordKind::evening) evenings.insert(item.record.id);
    for (const Uuid& id : evenings) book_points(store_, people, id);
  }

  Remains& remains_;
  Store& store_;
  Gate gate_;
  std::set<Uuid> logs_;
  std::map<Uuid, LogEnd> whole_;
  std::map<Uuid, LogAnew> anew_;  // by what it was
  std::map<Hash, Hash> now_;
  Batch batch_;
  Recovered recovered_;
};

Result<Recovered, BookFault> salvage(const std::string& copy, const std::string& made) {
  try {
    Remains remains(copy);
    auto book = Book::open_or_create(made);
    if (!book) return book.error();
    return write(
        *book, [&] { return Salvage(remains, book->store()).run(); },
        [](const Recovered& recovered) { return recovered.records > 0; });
  } catch (const SQLite::Exception& exception) {
    return fault_of(exception, copy);
  }
}

// A book in which nothing is wrong is recovered as it is; nothing where something is.
Result<std::optional<Recovered>, BookFault> sound_copy(const std::string& copy,
                                                       const std::string& made) {
  if (look_at_file(copy)) return std::optional<Recovered>();
  const auto book = Book::open_to_read(copy);
  if (!book && book.error().kind == BookFault::Kind::newer) return book.error();
  if (!book) return std::optional<Recovered>();
  const auto verified = verify_book(*book);
  if (!verified || !verified->differences.empty() || verified->records == 0)
    return std::optional<Recovered>();
  const auto copied = backup_book(*book, made);
  if (!copied) return copied.error();
  return std::optional(Recovered{static_cast<std::size_t>(verified->records), 0});
}

// What was written is read again: a book that lacks what is answered as recovered is none.
std::optional<BookFault> read_again(const std::string& made, const Recovered& recovered) {
  if (auto fault = finish(made)) return fault;
  const auto book = Book::open_to_read(made);
  if (!book) return book.error();
  const auto count = read(*book, [&] { return book->store().mark(); });
  if (!count) return count.error();
  if (*count < static_cast<Mark>(recovered.records))
    return fault_at(BookFault::Kind::corrupt, Word::book_copy_lacks, made);
  return {};
}

std::optional<BookFault> refuse_recovery(const std::string& from, const std::string& to,
                                         const std::optional<BookFault>& looked) {
  std::error_code error;
  if (looked && !std::filesystem::is_regular_file(from, error)) return *looked;
  if (looked && looked->kind == BookFault::Kind::newer) return *looked;
  if (auto refused = refuse_copy(to, from)) return refused;
  if (has_journal(from))  // perhaps only just now
    return fault_at(BookFault::Kind::not_a_book, Word::book_unfinished, from);
  return {};
}

Result<Recovered, BookFault> recover_copy(const std::string& copy, const std::string& made) {
  auto sound = sound_copy(copy, made);
  if (!sound) return sound.error();
  auto recovered = *sound ? Result<Recovered, BookFault>(**sound) : salvage(copy, made);
  if (!recovered) return recovered;
  if (recovered->records == 0)
    return fault_at(BookFault::Kind::corrupt, Word::book_nothing_left, copy);
  if (auto fault = read_again(made, *recovered)) return *fault;
  return recovered;
}

}  // namespace

Result<Recovered, BookFault> recover_book(const std::string& from, const std::string& to) {
  const auto looked = look_at_file(from);
  if (auto refused = refuse_recovery(from, to, looked)) return *refused;
  remove_leftovers(to);
  const HalfMade half(to), of_old(to);
  std::string copy = half.copy;
  if (auto fault = copy_book(from, copy)) return said_of(*fault, copy, to);
  if (looked && looked->kind == BookFault::Kind::older) {
    copy = of_old.made;
    if (auto fault = convert_copy(half.copy, copy)) return said_of(*fault, half.copy, from);
  }
  auto recovered = recover_copy(copy, half.made);
  if (!recovered) return said_of(said_of(recovered.error(), copy, from), half.made, to);
  if (const auto failed = give_place(half.made, to)) return *failed;
  return recovered;
}

}  // namespace kattegat
