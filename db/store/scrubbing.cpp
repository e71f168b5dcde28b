#include "db/store/scrubbing.hpp"

#include "db/store/either.hpp"
#include "db/store/patience.hpp"
#include "db/store/scrub_debt.hpp"

namespace kattegat {
namespace {

// SQLITE_BUSY while somebody else is reading what stands in it.
int empty_log(Connection& connection) {
  return connection.number("PRAGMA wal_checkpoint(TRUNCATE)") == 0 ? SQLITE_OK : SQLITE_BUSY;
}

// What SQLite says that has not gone well. What somebody has deleted since is owed still.
int scrub_now(Connection& connection, std::optional<std::int64_t>& written_for) {
  try {
    if (!written_for) {
      const std::int64_t owed = scrub_owed(connection.database());
      connection.execute("VACUUM");
      written_for = owed;
    }
    if (const int code = empty_log(connection); code != SQLITE_OK) return code;
    if (pay_scrub(connection.database(), *written_for)) return SQLITE_OK;
    written_for.reset();
    return SQLITE_BUSY;
  } catch (const SQLite::Exception& exception) {
    connection.rollback();
    return exception.getErrorCode() & 0xFF;
  }
}

Scrubbed scrub(Connection& connection) {
  std::optional<std::int64_t> written_for;  // what was owed then; stays from one try to the next
  int answer = SQLITE_BUSY;
  const bool is_told = patiently(connection.patience(), [&] {
    answer = scrub_now(connection, written_for);
    return answer != SQLITE_BUSY;
  });
  if (!is_told) return Scrubbed::still_used;
  return answer == SQLITE_OK ? Scrubbed::yes : Scrubbed::failed;
}

}  // namespace

Scrubbed scrub(Store& store) {
  return ask(store, Answers{[](SqliteStore& file) { return scrub(file.connection()); },
                            [](MemoryStore&) { return Scrubbed::yes; }});
}

// Written anew in vain, the book would lie in the log once more: so the log is asked first.
void scrub_if_owed(Connection& connection) {
  const int patience = connection.patience();
  static_cast<void>(try_to_read([&] {
    if (scrub_owed(connection.database()) == 0) return;
    connection.set_patience(0);
    if (empty_log(connection) == SQLITE_OK) scrub(connection);
  }));
  connection.set_patience(patience);
}

std::optional<Text> bytes_left(Scrubbed bytes, std::int64_t patience_seconds) {
  switch (bytes) {
    case Scrubbed::yes:
      break;
    case Scrubbed::still_used:
      return text(Word::roster_still_used, patience_seconds);
    case Scrubbed::failed:
      return text(Word::roster_not_anew);
  }
  return std::nullopt;
}

}  // namespace kattegat
