// Where records are kept. A store knows nothing of what they say: it answers which it has, and
// takes more, all of a batch or nothing. SQLite is one that keeps them (sqlite_store.hpp), memory
// another, for what is only looked at (memory_store.hpp). A Store is one of these, and hands on to
// it whatever it is asked; only who works on a file itself asks which it is (find_sqlite). Whatever
// is read within one reading() or writing() is of one moment. What its functions throw trouble.hpp
// knows; read() or write() (book/steps/one_step.hpp) is around them.
#pragma once
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <set>
#include <variant>

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
  std::vector<LogEnd> ends;    // of the logs that these belong to; some may come with a later batch
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
// Of those sessions that it wants, each with what hangs below it, by its clocks.
struct SessionVisit {
  std::function<bool(const Uuid& session)> wants;
  std::function<void(const Uuid& session, Items below)> visit;
};

class SqliteStore;
class MemoryStore;
// All that can keep records. Each has every function of a Store, by the same name, and answers it
// in its own way; what that means is said here alone.
using Keeper = std::variant<std::unique_ptr<SqliteStore>, std::unique_ptr<MemoryStore>>;

class Store {
 public:
  explicit Store(std::unique_ptr<SqliteStore>);
  explicit Store(std::unique_ptr<MemoryStore>);
  Store(Store&&) noexcept;
  Store& operator=(Store&&) noexcept;
  ~Store();

  // ---- Reading ----
  [[nodiscard]] Mark mark();
  // Those that hang there as below a place of this kind, by their clocks: an evening may have got
  // the id of somebody's session.
  [[nodiscard]] Items below(const Uuid& id, Branch);
  [[nodiscard]] Items with_id(const Uuid& id);
  [[nodiscard]] Items headers(const Range& rows = {});  // every evening, session and player record
  // How many each session has that has some.
  [[nodiscard]] std::map<Uuid, std::int64_t> entries_of_sessions();
  // Places of which several logs speak, and of something there more than once or with a decision:
  // those where two may have decided unlike. And evenings in which one session is said to stand.
  [[nodiscard]] std::set<Uuid> decided_by_several();
  [[nodiscard]] std::vector<LogEnd> ends();
  // Our log, to which is written next; zeros where that is still to be begun, as there is no key
  // beside the book or one that does not fit it.
  [[nodiscard]] Uuid own_log();
  [[nodiscard]] Hash own_head();  // its newest; zeros while it has no records
  // Of the newest record below it; 0 when there is none.
  [[nodiscard]] std::int64_t clock_of(const Uuid& place);
  [[nodiscard]] std::size_t own_below(const Uuid& place);  // how many records of our own log
  [[nodiscard]] bool knows(const Uuid& origin, std::int64_t number, const Hash&);
  [[nodiscard]] Booked booked(const Uuid& session);
  [[nodiscard]] std::int64_t last_place();
  [[nodiscard]] SessionSums sums(const Range& places = {});
  // Those that lie in these places and have something below them; without words, and without the
  // records before them.
  void each_session(const Range& places, const SessionVisit&);
  // Ids of records of these kinds that begin with these hexadecimal digits, at most `most` of them.
  [[nodiscard]] std::vector<Uuid> ids_from(std::string_view digits, const WantedKind&,
                                           std::size_t most);
  // Every record whose words are here, how many these are, and every one whose words are missing.
  void each_with_words(const std::function<void(const Item&)>&);
  [[nodiscard]] std::int64_t count_words();
  [[nodiscard]] std::map<Hash, std::int64_t> without_words();  // rows by hash

  // Everything that `work` reads is of one moment. Where it turns out that it was not, it is run
  // again, and only the last time counts.
  void reading(const std::function<void()>& work);
  // The same, and nobody else writes meanwhile. What it appends is kept when it answers true and
  // nothing is thrown. A failed commit is looked after: whatever this answers is what is stored.
  enum class Kept { yes, no, unsure };
  Kept writing(const std::function<bool()>& work);

  // ---- Within writing() ----
  Appended append(const Batch&);
  // Fills a store in which there is nothing yet: `work` appends batches, and asks for nothing by
  // its id or its place. These indexes are made of all that is there then, sorted, in a fraction of
  // the time.
  void fill(const std::function<void()>& work);
  // Against all that is no INSERT: on, unless OnlyInserts has it.
  void guard(bool on);

  // ---- Of what it is kept in ----
  // Another one to read what this one has, in another thread. Somebody may have written between
  // their first looks.
  [[nodiscard]] Result<Store, BookFault> beside();
  [[nodiscard]] std::optional<BookFault> why_not_write();  // as far as it is known before
  // How long a write waits for another program, in milliseconds.
  [[nodiscard]] int patience();
  void set_patience(int milliseconds);
  [[nodiscard]] Keeper& keeper() { return keeper_; }

 private:
  Keeper keeper_;
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
