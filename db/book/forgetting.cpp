#include "db/book/forgetting.hpp"

#include <unistd.h>
#include <set>

#include <algorithm>
#include <chrono>

#include "db/store/sqlite_store.hpp"

namespace kattegat {

Forgotten to_forget(Store& store, const People& people) {
  Forgotten gone;
  store.each_with_words([&](const Item& item) {
    if (!is_forgotten(item, people)) return;
    gone.rows.push_back(item.row);
    gone.texts += is_free_text(item.record.kind) ? 1 : 0;
  });
  return gone;
}

Items texts_like_forgotten(Store& store, const People& people) {
  Items found;
  if (people.forgotten_records().empty()) return found;
  using What = std::tuple<RecordKind, Uuid, std::string>;
  std::map<Uuid, std::set<What>> gone;  // of each id that was asked about
  const auto what_of = [](const Record& record) {
    return What{record.kind, record.parent, record.body};
  };
  store.each_with_words([&](const Item& item) {
    if (!is_free_text(item.record.kind) || is_forgotten(item, people)) return;
    const auto [place, first] = gone.try_emplace(item.record.id);
    if (first)
      for (const Item& other : store.with_id(item.record.id))
        if (is_forgotten(other, people)) place->second.insert(what_of(other.record));
    if (place->second.count(what_of(item.record)) > 0) found.push_back(item);
  });
  return found;
}

std::vector<std::string> names_to_forget(Store& store, const People& people) {
  std::set<std::string> names;
  store.each_with_words([&](const Item& item) {
    if (is_forgotten(item, people)) names.insert(name_said(item));
  });
  names.erase("");
  return {names.begin(), names.end()};
}

Items texts_that_mention(Store& store, const std::vector<std::string>& names) {
  Items found;
  const Mentioned mentioned(names);
  store.each_with_words([&](const Item& item) {
    if (mentions_any(item, mentioned)) found.push_back(item);
  });
  return found;
}

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

}  // namespace

Scrubbed scrub(Book& book) {
  SqliteStore* const file = book.store().sqlite();
  if (!file) return Scrubbed::yes;
  Connection& connection = file->connection();
  const auto until =
      std::chrono::steady_clock::now() + std::chrono::milliseconds(connection.patience());
  bool written = false;
  for (;;) {
    const int answer = scrub_now(connection, written);
    if (answer == SQLITE_OK) return Scrubbed::yes;
    if (answer != SQLITE_BUSY) return Scrubbed::failed;
    if (std::chrono::steady_clock::now() >= until) return Scrubbed::still_read;
    ::usleep(20'000);
  }
}

}  // namespace kattegat
