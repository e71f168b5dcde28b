// What is written into a store of SQLite: a batch at a time, all of it or nothing.
#include "db/store/appending/appending.hpp"
#include "db/store/beside_book.hpp"
#include "db/store/sqlite_store.hpp"
#include "kattegat/core/check.hpp"

namespace kattegat {
namespace {

BookFault vanished(const std::string& path) {
  return fault_at(BookFault::Kind::not_found, Word::book_vanished, path);
}

}  // namespace

Store::Kept SqliteStore::writing(const std::function<bool()>& work) {
  KATTEGAT_CHECK(depth_ == 0);
  connection_->run("BEGIN IMMEDIATE");
  depth_ = 1;
  is_writing_ = true;
  running_ = {};
  struct Ends {
    SqliteStore& store;
    bool kept = false;
    ~Ends() {
      store.depth_ = 0;
      store.is_writing_ = false;
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
  KATTEGAT_CHECK(is_writing_ && mark() == 0);
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

const OwnTail& SqliteStore::tail() {
  notice_others();
  return remembered_.tail(*connection_);
}

void SqliteStore::notice_others() {
  if (const Mark now = mark(); remembered_.mark != now) remembered_ = {.mark = now};
}

// Within reading() it would be kept as well, by a commit that nobody looks after.
Appended SqliteStore::append(const Batch& batch) {
  KATTEGAT_CHECK(is_writing_);
  notice_others();
  Appending to{*connection_, remembered_, running_};
  take_others(to, batch);
  const std::vector<std::int64_t> own = write_own(to, batch.own);
  post(to, batch.postings, own);
  change_words(*connection_, batch);
  if (to.newest > 0) remembered_.mark = to.newest;
  const auto& tail = remembered_.own_tail;
  return {remembered_.mark, tail ? tail->hash : Hash{}};
}

}  // namespace kattegat
