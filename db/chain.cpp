// The chain over the records of every origin.
#include "db/records.hpp"
#include "db/survey.hpp"

namespace kattegat {
namespace {

// A log starts from nothing, and may branch where a book was copied.
bool follows(Connection& connection, const Record& record, const Record& before) {
  if (record.number == 1) return record.previous == Hash{};
  if (record.origin == before.origin && record.number == before.number + 1 &&
      record.previous == before.hash)
    return true;
  return exists(connection, record.origin, record.number - 1, record.previous);
}

}  // namespace

std::vector<Difference> chain_differences(Connection& connection) {
  std::vector<Difference> found;
  const auto differ = [&](const Record& record, Word word) {
    found.push_back({{}, record.id, text(word, to_string(record.origin), record.number)});
  };
  try {
    Query rows = connection.query(
        "SELECT seq, uuid, number, clock, kind, id, parent, body, previous, hash"
        " FROM record JOIN origin USING (origin) ORDER BY seq");
    Row row, last;
    while (rows.step()) {
      read_row(rows, row);
      if (record_hash(row.record) != row.record.hash)
        differ(row.record, Word::verify_hash);
      else if (!follows(connection, row.record, last.record))
        differ(row.record, Word::verify_chain);
      std::swap(row, last);
    }
  } catch (const SQLite::Exception& exception) {
    if (!is_damage(exception)) throw;
    found.push_back({{}, {}, text(Word::verify_integrity, std::string(exception.what()))});
  }
  return found;
}

}  // namespace kattegat
