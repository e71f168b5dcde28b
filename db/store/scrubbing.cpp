#include "db/store/scrubbing.hpp"

#include "db/store/either.hpp"
#include "db/store/patience.hpp"

namespace kattegat {
namespace {

// BUSY while somebody else is busy with the book; what else SQLite says has not gone well.
int scrub_now(Connection& connection, bool& written) {
  try {
    if (!written) connection.execute("VACUUM");
    written = true;
    return connection.number("PRAGMA wal_checkpoint(TRUNCATE)") == 0 ? SQLITE_OK : SQLITE_BUSY;
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
  if (!is_told) return Scrubbed::still_read;
  return answer == SQLITE_OK ? Scrubbed::yes : Scrubbed::failed;
}

}  // namespace

Scrubbed scrub(Store& store) {
  return ask(store, Answers{[](SqliteStore& file) { return scrub(file.connection()); },
                            [](MemoryStore&) { return Scrubbed::yes; }});
}

std::optional<Text> bytes_left(Scrubbed bytes, std::int64_t waited_seconds) {
  switch (bytes) {
    case Scrubbed::yes:
      break;
    case Scrubbed::still_read:
      return text(Word::roster_still_read, waited_seconds);
    case Scrubbed::failed:
      return text(Word::roster_not_anew);
  }
  return std::nullopt;
}

}  // namespace kattegat
