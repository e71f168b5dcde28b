// Where records are kept. A store knows nothing of what they say: it answers which it has, and
// takes more, all of a batch or nothing. What is asked of one is said here; one answers it by
// SQLite (sqlite_store.hpp), another from memory, for a book that is there only to hold nothing
// (memory_store.hpp). It is the house's one class with virtual functions: what asks goes on as it
// is when a third one keeps the records. Only who works on a file itself asks which it is
// (find_sqlite). Whatever is read within one reading() or writing() is of one moment. What its
// functions throw trouble.hpp knows; read() or write() (book/steps/one_step.hpp) is around them.
#pragma once
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <set>

#include "db/store/fault.hpp"
#include "kattegat/core/result.hpp"
#include "kattegat/journal/records/posting.hpp"
#include "kattegat/journal/records/record.hpp"
#include "kattegat/journal/records/signing.hpp"

namespace kattegat {

// How many records a store has taken: the row of its newest. Words that come back or go, and
// postings alone, do not change it.
using Mark = std::int64_t;

// A record of somebody else, which the gate has let in.
struct Arrival {
  Record record;
  std::optional<Words> words;
};

// What is stored in one step.
struct Batch {
  std::vector<Arrival> others;  // each behind the one before it in its log
  // Where the logs of these end. A log is known by one that came with its first record, or before;
  // of a record that comes with a later batch it comes again, with that or behind it.
  std::vector<LogEnd> ends;
  std::vector<NewRecord> own;  // get their places at the end of our own log
  std::vector<Posting> postings;
  std::vector<std::pair<std::int64_t, Words>> remember;  // words of rows that are here already
  std::vector<std::int64_t> forget;                      // rows whose words go
};
struct Appended {
  Mark mark = 0;  // after it
  Hash head{};    // of our own log, where the batch has added to that
};

// What every sitter of every session has won or lost, as all postings sum up.
using SessionSums = std::map<Uuid, Nets>;

// A part of a store, by the numbers that it gives its rows or places, for one of several readers.
struct Range {
  std::int64_t first = std::numeric_limits<std::int64_t>::min();
  std::int64_t last = std::numeric_limits<std::int64_t>::max();
  [[nodiscard]] bool has(std::int64_t number) const { return first <= number && number <= last; }
};
using WantedKind = std::function<bool(RecordKind)>;
using VisitItem = std::function<void(const Item&)>;
// Of those sessions that it wants, each with what hangs below it, by its clocks.
struct SessionVisit {
  std::function<bool(const Uuid& session)> wants;
  std::function<void(const Uuid& session, Items below)> visit;
};

class SqliteStore;
class Store {
 public:
  Store() = default;
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;
  virtual ~Store() = default;

  // ---- Reading ----
  [[nodiscard]] virtual Mark mark() = 0;
  // Those that hang there as below a place of this kind, by their clocks: an evening may have got
  // the id of somebody's session.
  [[nodiscard]] virtual Items below(const Uuid& id, Branch) = 0;
  [[nodiscard]] virtual Items with_id(const Uuid& id) = 0;
  // Every evening, session and player record.
  [[nodiscard]] virtual Items headers(const Range& rows = {}) = 0;
  // How many each session has that has some.
  [[nodiscard]] virtual std::map<Uuid, std::int64_t> entries_of_sessions() = 0;
  // Places of which several logs speak, and of something there more than once or with a decision:
  // those where two may have decided unlike. And evenings in which one session is said to stand.
  [[nodiscard]] virtual std::set<Uuid> decided_by_several() = 0;
  [[nodiscard]] virtual std::vector<LogEnd> ends() = 0;
  // Our log, to which is written next; zeros where that is still to be begun, as there is no key
  // beside the book or one that does not fit it.
  [[nodiscard]] virtual Uuid own_log() = 0;
  [[nodiscard]] virtual Head own_end() = 0;  // where that ends; with zeros while it has no records
  // Of the newest record below it; 0 when there is none.
  [[nodiscard]] virtual std::int64_t clock_of(const Uuid& place) = 0;
  // How many records of our own log.
  [[nodiscard]] virtual std::size_t own_below(const Uuid& place) = 0;
  [[nodiscard]] virtual bool knows(const Uuid& origin, std::int64_t number, const Hash&) = 0;
  [[nodiscard]] virtual Booked booked(const Uuid& session) = 0;
  [[nodiscard]] virtual std::int64_t last_place() = 0;
  [[nodiscard]] virtual SessionSums sums(const Range& places = {}) = 0;
  // Those that lie in these places and have something below them; without words, and without the
  // records before them.
  virtual void each_session(const Range& places, const SessionVisit&) = 0;
  // Ids of records of these kinds that begin with these hexadecimal digits, at most `most` of them.
  [[nodiscard]] virtual std::vector<Uuid> ids_from(std::string_view digits, const WantedKind&,
                                                   std::size_t most) = 0;
  // Every record, in order of arrival: parents before what hangs below them.
  virtual void each_record(const VisitItem&) = 0;
  // Every record whose words are here, how many these are, and every one whose words are missing.
  virtual void each_with_words(const VisitItem&) = 0;
  [[nodiscard]] virtual std::int64_t count_words() = 0;
  [[nodiscard]] virtual std::map<Hash, std::int64_t> without_words() = 0;  // rows by hash

  // Everything that `work` reads is of one moment. Where it turns out that it was not, it is run
  // again, and only the last time counts.
  virtual void reading(const std::function<void()>& work) = 0;
  // The same, and nobody else writes meanwhile. What it appends is kept when it answers true and
  // nothing is thrown. A failed commit is looked after: whatever this answers is what is stored.
  enum class Kept { yes, no, unsure };
  virtual Kept writing(const std::function<bool()>& work) = 0;

  // ---- Within writing() ----
  virtual Appended append(const Batch&) = 0;
  // Fills a store in which there is nothing yet: `work` appends batches, and asks for nothing by
  // its id or its place. These indexes are made of all that is there then, sorted, in a fraction of
  // the time.
  virtual void fill(const std::function<void()>& work) = 0;
  // Against all that is no INSERT: on, unless OnlyInserts has it.
  virtual void guard(bool on) = 0;

  // ---- Of what it is kept in ----
  // Another one to read what this one has, in another thread. Somebody may have written between
  // their first looks.
  [[nodiscard]] virtual Result<std::unique_ptr<Store>, BookFault> beside() = 0;
  // As far as it is known before.
  [[nodiscard]] virtual std::optional<BookFault> why_not_write() = 0;
  // How long a write waits for another program, in milliseconds.
  [[nodiscard]] virtual int patience() = 0;
  virtual void set_patience(int milliseconds) = 0;

  // For find_sqlite(): the browser's compiler knows no types at run time.
  [[nodiscard]] virtual SqliteStore* as_sqlite() { return nullptr; }
};

// While it lives a store of SQLite is not on its guard against what is no INSERT. That costs a
// third of an import, which changes nothing else that is guarded: a row that is there fails by its
// key.
class OnlyInserts {
 public:
  explicit OnlyInserts(Store& store) : store_(store) { store_.guard(false); }
  OnlyInserts(const OnlyInserts&) = delete;
  OnlyInserts& operator=(const OnlyInserts&) = delete;
  ~OnlyInserts() { store_.guard(true); }

 private:
  Store& store_;
};

}  // namespace kattegat
