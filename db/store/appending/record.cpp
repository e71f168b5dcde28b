#include <algorithm>

#include "db/store/appending/appending.hpp"
#include "db/store/scrub_debt.hpp"

namespace kattegat {

void insert_record(Appending& to, const Record& record, const InLog& in,
                   const std::optional<Words>& words) {
  Connection& connection = to.connection;
  auto& [row, clock] = to.remembered.places.find_or_add(connection, record.parent);
  clock = std::max(clock, record.clock);
  connection.run(
      "INSERT INTO record (origin, number, clock, kind, id, place, body, words, previous, hash)"
      " VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULLIF(?, 0), ?)",
      in.origin, record.number, record.clock, static_cast<std::int64_t>(record.kind), record.id,
      row, record.body, record.words, in.previous, record.hash);
  to.newest = connection.last_insert();
  to.remembered.logs.add(in.origin, record.number, record.hash, to.newest);
  to.running = {to.newest, Head{record.origin, record.number, record.hash}};
  if (words)
    connection.run("INSERT INTO words (record, salt, text) VALUES (?, ?, ?)", to.newest,
                   words->salt, words->text);
}

void change_words(Connection& connection, const Batch& batch) {
  for (const auto& [row, words] : batch.remember)
    connection.run("INSERT OR IGNORE INTO words (record, salt, text) VALUES (?, ?, ?)", row,
                   words.salt, words.text);
  for (const std::int64_t row : batch.forget)
    connection.run("DELETE FROM words WHERE record = ?", row);
  if (!batch.forget.empty()) owe_scrub(connection.database());
}

}  // namespace kattegat
