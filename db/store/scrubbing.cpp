#include "db/store/scrubbing.hpp"

#include "db/store/either.hpp"
#include "db/store/patience.hpp"

namespace kattegat {
namespace {

// SQLITE_BUSY while somebody else is reading what stands in it.
int empty_log(Connection& connection) {
  return connection.number("PRAGMA wal_checkpoint(TRUNCATE)") == 0 ? SQLITE_OK : SQLITE_BUSY;
}

// What SQLite says that has not gone well; `written` stays from one try to the next.
int scrub_now(Connection& connection, bool& written) {
  try {
    if (!written) connection.execute("VACUUM");
    written = true;
    if (const int code = empty_log(connection); code != SQLITE_OK) return code;
    connection.owe_scrub(false);
    return SQLITE_OK;
  } catch (const SQLite::Exception& exception) {
    return exception.getErrorCode() & 0xFF;
  }
}

Scrubbed scrub(Connection& connection) {
  bool written = false;
  int answer = SQLITE_BUSY;
  const bool is_told = patiently(connection.patience(), [&] {
    answer = scrub_now(connection, written);
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
  static_cast<void>(is_readable([&] {
    if (!connection.owes_scrub()) return;
    connection.set_patience(0);
    if (empty_log(connection) == SQLITE_OK) scrub(connection);
  }));
  connection.set_patience(patience);
}

std::optional<Text> bytes_left(Scrubbed bytes, std::int64_t waited_seconds) {
  switch (bytes) {
    case Scrubbed::yes:
      break;
    case Scrubbed::still_used:
      return text(Word::roster_still_used, waited_seconds);
    case Scrubbed::failed:
      return text(Word::roster_not_anew);
  }
  return std::nullopt;
}

}  // namespace kattegat
