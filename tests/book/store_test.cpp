// A store keeps one contract, in memory and in a file: whatever is done to both, both answer alike.
#include <rapidcheck/catch.h>
#include <functional>

#include "db/book/steps/two_readers.hpp"
#include "db/store/memory_store.hpp"
#include "db/store/opening.hpp"
#include "db/store/sqlite_store.hpp"
#include "support/all_items.hpp"
#include "support/draw.hpp"
#include "support/form.hpp"
#include "support/ligeud_evenings.hpp"
#include "support/program.hpp"
#include "support/tampering.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace store_test {
namespace {

std::unique_ptr<Store> in_file(const Folder& folder) {
  auto connection = open_connection(folder.path("book.db"), Access::create);
  REQUIRE(connection.has_value());
  return std::make_unique<SqliteStore>(std::move(*connection));
}

// What a store answers, whatever its own log is called and whatever its hashes are.
class Told {
 public:
  explicit Told(Store& store) : store_(store) {
    for (const Item& item : all_items(store_)) rows_[item.record.hash] = item.row;
    rows_[Hash{}] = 0;
  }
  std::string everything(const std::vector<Uuid>& places, const std::vector<Uuid>& ids) {
    list("all", all_items(store_));
    list("headers", store_.headers());
    line("mark", store_.mark());
    line("head", rows_.at(store_.own_end().hash));
    line("has a log", store_.own_log() != Uuid{});
    for (const LogEnd& end : sorted_ends())
      line(log(end.origin) + " ends",
           end.count * 1000 + rows_.at(end.hash) + (is_signed(end) ? 0 : 1'000'000));
    store_.each_with_words([&](const Item& item) { add(item); });
    for (const auto& [hash, row] : by_row(store_.without_words())) line("without words", row);
    for (const auto& [session, count] : store_.entries_of_sessions())
      line(to_string(session) + " has entries", count);
    for (const Uuid& place : store_.decided_by_several()) line(to_string(place) + " by several", 1);
    for (const Uuid& place : places) {
      list("below " + to_string(place), store_.below(place, Branch::session));
      list("below " + to_string(place), store_.below(place, Branch::evening));
      line("clock", store_.clock_of(place));
      line("own", static_cast<std::int64_t>(store_.own_below(place)));
      for (const auto& [row, nets] : store_.booked(place)) line("booked for", row), add(nets);
    }
    for (const auto& [session, nets] : store_.sums()) text_ += to_string(session), add(nets);
    in_parts();
    for (const Uuid& id : ids) list("with id", store_.with_id(id));
    for (const char* digits : {"0000", "00000003", "0000000300004000800000000000000", "f"})
      for (const bool entries : {true, false})
        for (const Uuid& id : store_.ids_from(
                 digits, [&](RecordKind kind) { return says_an_entry(kind) == entries; }, 3))
          text_ += to_string(id) + "\n";
    for (const Item& item : all_items(store_)) {
      const Record& record = item.record;
      line("knows", store_.knows(record.origin, record.number, record.hash) +
                        2 * store_.knows(record.origin, record.number + 1, record.hash));
    }
    return std::move(text_);
  }

 private:
  std::string log(const Uuid& origin) const {
    return origin == store_.own_log() ? "ours" : "theirs";
  }
  static std::map<std::int64_t, std::int64_t> by_row(const std::map<Hash, std::int64_t>& rows) {
    std::map<std::int64_t, std::int64_t> sorted;
    for (const auto& [hash, row] : rows) sorted[row] = row;
    return sorted;
  }
  // By the contract they stand in the order of their origins, of which one is drawn.
  std::vector<LogEnd> sorted_ends() {
    std::vector<LogEnd> ends = store_.ends();
    REQUIRE(std::is_sorted(ends.begin(), ends.end(), [](const LogEnd& a, const LogEnd& b) {
      return std::tie(a.origin, a.count, a.hash) < std::tie(b.origin, b.count, b.hash);
    }));
    std::stable_sort(ends.begin(), ends.end(), [&](const LogEnd& a, const LogEnd& b) {
      return log(a.origin) < log(b.origin);
    });
    return ends;
  }
  // The same in two parts.
  void in_parts() {
    const std::int64_t row = store_.mark() / 2, place = store_.last_place() / 2;
    list("first headers", store_.headers({.last = row}));
    list("other headers", store_.headers({.first = row + 1}));
    SessionSums sums = store_.sums({.last = place});
    sums.merge(store_.sums({.first = place + 1}));
    CHECK(sums == store_.sums());
    std::map<Uuid, std::size_t> sessions;
    const SessionVisit visit{[](const Uuid&) { return true; },
                             [&](const Uuid& session, const Items& below) {
                               CHECK(sessions.emplace(session, below.size()).second);
                             }};
    store_.each_session({.last = place}, visit);
    store_.each_session({.first = place + 1}, visit);
    for (const auto& [session, below] : sessions)
      line(to_string(session) + " has below it", static_cast<std::int64_t>(below));
  }
  void line(const std::string& what, std::int64_t number) {
    text_ += what + " " + std::to_string(number) + "\n";
  }
  void list(const std::string& what, const Items& items) {
    text_ += what + ":\n";
    for (const Item& item : items) add(item);
  }
  void add(const Item& item) {
    const Record& record = item.record;
    text_ += "  " + std::to_string(item.row) + " " + log(record.origin) + " " +
             std::to_string(record.number) + " at " + std::to_string(record.clock) + " " +
             std::string(name_of(record.kind)) + " " + to_string(record.id) + " in " +
             to_string(record.parent) + " " + record.body + (record.words ? " says " : " ") +
             (item.words ? item.words->text : "nothing") + " after " +
             std::to_string(rows_.at(record.previous)) +
             (record_hash(record) == record.hash ? "\n" : " damaged\n");
  }
  void add(const Nets& nets) {
    for (const Points one : nets) text_ += " " + std::to_string(one.thousandths);
    text_ += "\n";
  }

  Store& store_;
  std::map<Hash, std::int64_t> rows_;
  std::string text_;
};

std::string first_difference(const std::string& a, const std::string& b) {
  const auto one = lines_of(a), other = lines_of(b);
  for (std::size_t i = 0; i < std::min(one.size(), other.size()); ++i)
    if (one[i] != other[i]) return one[i] + " / " + other[i];
  return one.size() == other.size() ? "" : "one says more";
}

// Evenings (1,n), their sessions (2,n), entries (3,n).
constexpr int places = 3, entries = 6;
NewRecord some_record(int kind, int place, int id) {
  if (kind == 0) return {RecordKind::evening, uuid_of(1, place), uuid_of(1, place), "{}", {}};
  if (kind == 1) return {RecordKind::session, uuid_of(2, place), uuid_of(1, place), "{}", {}};
  if (kind == 2)
    return {RecordKind::player, uuid_of(4, id), uuid_of(1, place), "{}", salted("Anna")};
  if (kind == 3)
    return {RecordKind::entry, uuid_of(3, id), uuid_of(2, place), R"({"n":1})", salted("hello")};
  return {kind == 4 ? RecordKind::correction : RecordKind::entry,
          uuid_of(3, id),
          uuid_of(2, place),
          R"({"n":2})",
          {}};
}

// A log of somebody else's, which arrives bit by bit.
class Theirs {
 public:
  void write(Batch& batch, const NewRecord& one, std::int64_t clock, bool with_words) {
    Record record = record_of(one);
    record.origin = origin_of(key_.open);
    record.number = ++count_;
    record.clock = clock;
    record.previous = last_;
    record.hash = last_ = record_hash(record);
    batch.others.push_back({record, with_words ? one.words : std::nullopt});
  }
  // Where it ends comes later.
  void name(Batch& batch) const {
    batch.ends.push_back({origin_of(key_.open), key_.open, 0, {}, {}});
  }
  void sign(Batch& batch) const {
    batch.ends.push_back(
        {origin_of(key_.open), key_.open, count_, last_, kattegat::sign(key_, last_)});
  }

 private:
  SigningKey key_ = new_key();
  std::int64_t count_ = 0;
  Hash last_{};
};

// Points that move because of what is new, or was there; often once more in the same direction, and
// then perhaps without a record between.
class Moving {
 public:
  void post(Batch& batch, Mark mark) {
    const bool is_there = last_.entry > 0 && last_.entry <= mark;
    if (is_there && draw(0, 1) == 1) {
      batch.postings = {last_};
    } else if (mark > 0 || !batch.own.empty()) {
      const bool is_new = mark == 0 || (!batch.own.empty() && draw(0, 1) == 1);
      last_ = {uuid_of(2, draw(1, places)),
               is_new ? row_of_new(0) : draw(1, static_cast<int>(mark)), 0, draw(1, 3),
               Points{draw(1, 9000)}};
      batch.postings = {last_};
      if (is_new) last_.entry = mark + static_cast<Mark>(batch.others.size()) + 1;
    }
  }

 private:
  Posting last_;
};

std::optional<std::int64_t> postings_without_cause(Store& store) {
  return sqlite_of(store).connection().number(
      "SELECT count(*) FROM posting WHERE cause < entry"
      " OR cause > (SELECT max(record) FROM record)");
}

}  // namespace

TEST_CASE("a store in memory and one in a file answer alike, whatever is done to them", "[book]") {
  rc::prop("", [] {
    const Folder folder;
    const std::unique_ptr<Store> stores[] = {store_in_memory(), in_file(folder)};
    std::vector<Uuid> where, ids;
    for (int n = 1; n <= places; ++n) where.insert(where.end(), {uuid_of(1, n), uuid_of(2, n)});
    for (int n = 1; n <= entries; ++n) ids.insert(ids.end(), {uuid_of(3, n), uuid_of(4, n)});
    ids.insert(ids.end(), where.begin(), where.end());
    Theirs theirs;
    Moving moving;
    bool is_begun = false;
    const int steps = draw(1, 12);
    for (int step = 0; step < steps; ++step) {
      Batch batch;
      const Mark mark = stores[0]->mark();
      for (int n = draw(0, 3); n > 0; --n)
        batch.own.push_back(some_record(draw(0, 5), draw(1, places), draw(1, entries)));
      const bool arrive = draw(0, 2) == 0;
      for (int n = arrive ? draw(1, 3) : 0; n > 0; --n)
        theirs.write(batch, some_record(draw(0, 5), draw(1, places), draw(1, entries)), draw(1, 9),
                     draw(0, 1) == 1);
      is_begun = is_begun || arrive;
      if (is_begun && draw(0, 1) == 1)
        theirs.sign(batch);
      else if (arrive)
        theirs.name(batch);
      moving.post(batch, mark);
      if (draw(0, 3) == 0)
        for (const auto& [hash, row] : stores[0]->without_words())
          batch.remember.emplace_back(row, salted("remembered"));
      if (draw(0, 3) == 0) batch.forget.push_back(draw(0, static_cast<int>(mark) + 9));
      // What is not kept, or goes wrong in the middle, has never been.
      const int end = draw(0, 4);
      if (arrive && end < 2) is_begun = false, theirs = {};
      Mark marks[2] = {};
      for (int i = 0; i < 2; ++i) {
        const auto work = [&] {
          marks[i] = stores[i]->append(batch).mark;
          if (end == 0) throw SQLite::Exception("it went wrong");
          return end != 1;
        };
        if (end == 0)
          RC_ASSERT_THROWS_AS(stores[i]->writing(work), SQLite::Exception);
        else
          RC_ASSERT(stores[i]->writing(work) == (end == 1 ? Store::Kept::no : Store::Kept::yes));
      }
      RC_ASSERT(marks[0] == marks[1]);
      RC_ASSERT(first_difference(Told(*stores[0]).everything(where, ids),
                                 Told(*stores[1]).everything(where, ids)) == "");
      RC_ASSERT(postings_without_cause(*stores[1]) == 0);
    }
  });
}

TEST_CASE("a second reader sees one moment, whatever is written meanwhile", "[book]") {
  const Folder folder;
  const std::unique_ptr<Store> stores[] = {store_in_memory(), in_file(folder)};
  for (const auto& one : stores) {
    Store& store = *one;
    const auto write = [&](int kind) {
      Batch batch;
      batch.own.push_back(some_record(kind, 1, 1));
      return store.writing([&] { return store.append(batch).mark > 0; });
    };
    REQUIRE(write(0) == Store::Kept::yes);
    auto beside = store.beside();
    REQUIRE(beside.has_value());
    Store& other = **beside;
    other.reading([&] {
      CHECK(see_the_same(store, other));
      REQUIRE(write(1) == Store::Kept::yes);
      CHECK_FALSE(see_the_same(store, other));
      CHECK(all_items(other).size() == 1);
    });
  }
}

// Where its log goes on lies what cannot be a record.
TEST_CASE("after a failed commit damage hides whether it is stored", "[book]") {
  const Folder folder;
  const auto file = in_file(folder);
  Store& store = *file;
  Theirs theirs;
  const auto arrives = [&] {
    Batch batch;
    theirs.write(batch, some_record(0, 1, 1), 1, true);
    theirs.name(batch);
    return store.writing([&] { return store.append(batch).mark > 0; });
  };
  REQUIRE(arrives() == Store::Kept::yes);
  Connection& connection = sqlite_of(store).connection();
  const bool is_damaged = GENERATE(false, true);
  if (is_damaged)
    connection.execute(
        "PRAGMA ignore_check_constraints = ON;"
        "INSERT INTO record (origin, number, clock, kind, id, place, body, previous, hash)"
        " SELECT origin, 2, clock, kind, id, place, body, record, zeroblob(31) FROM record");
  sqlite3_commit_hook(
      connection.database().getHandle(), [](void*) { return 1; }, nullptr);
  if (is_damaged)
    CHECK(arrives() == Store::Kept::unsure);
  else
    CHECK_THROWS_AS(arrives(), SQLite::Exception);
}

}  // namespace store_test
