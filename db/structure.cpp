// Whether the file is sound that the records are in.
#include "db/connection.hpp"
#include "db/survey.hpp"

namespace kattegat {
namespace {

// An index and its table, both read for the columns of the index and the row.
struct LongIndex {
  const char* name;
  const char* table;
  const char* index;  // in its own order
};

// PRAGMA integrity_check would look up every row in each of them, which takes longest of all in a
// large book. Whether both hold the same, read from end to end, is the same question. (Verify reads
// record_by_place whole itself; postings have no other index than their own order.)
constexpr LongIndex indexes[] = {
    {"record_by_id", "SELECT id, record FROM record NOT INDEXED",
     "SELECT id, record FROM record INDEXED BY record_by_id ORDER BY id, record"},
    {"record_by_origin", "SELECT origin, number, record FROM record NOT INDEXED",
     "SELECT origin, number, record FROM record INDEXED BY record_by_origin"
     " ORDER BY origin, number, record"},
    {"record_headers", "SELECT kind, record FROM record NOT INDEXED WHERE kind <= 3",
     "SELECT kind, record FROM record INDEXED BY record_headers WHERE kind <= 3"
     " ORDER BY kind, record"},
};

// The same for the same rows in whatever order they are read.
struct Contents {
  std::int64_t rows = 0;
  std::size_t sum = 0;
  bool rising = true;
  bool operator==(const Contents&) const = default;
};

// The columns of a row as bytes that compare as the row does.
void read_key(Query& row, int columns, std::string& key) {
  key.clear();
  for (int column = 0; column < columns; ++column) {
    if (!row.is_integer(column)) {
      key.append(row.view(column));
      continue;
    }
    const auto number = static_cast<std::uint64_t>(row.integer(column)) ^ (std::uint64_t{1} << 63U);
    for (unsigned shift = 64; shift > 0; shift -= 8)
      key.push_back(static_cast<char>(number >> (shift - 8U)));
  }
}

Contents contents(Connection& connection, const char* sql) {
  Contents read;
  std::string key, last;
  Query rows = connection.query(sql);
  const int columns = rows.columns();
  while (rows.step()) {
    read_key(rows, columns, key);
    if (read.rows++ > 0 && key <= last) read.rising = false;
    read.sum += std::hash<std::string>{}(key);
    std::swap(key, last);
  }
  return read;
}

class Survey {
 public:
  explicit Survey(Connection& connection) : connection_(connection) {}

  std::vector<Difference> run() {
    each_line("PRAGMA quick_check(10)");
    for (const char* table : {"origin", "self", "place", "log_end"})
      each_line("PRAGMA integrity_check(" + std::string(table) + ")");
    guard([&] { check_keys(); });
    for (const LongIndex& index : indexes) guard([&] { check_index(index); });
    return std::move(found_);
  }

 private:
  void differ(Text text) { found_.push_back({{}, {}, std::move(text)}); }

  // Damage that stops one part of the survey is found, and does not stop the others.
  template <class Part>
  void guard(Part&& part) {
    try {
      part();
    } catch (const SQLite::Exception& exception) {
      if (!is_damage(exception)) throw;
      differ(text(Word::verify_integrity, std::string(exception.what())));
    }
  }

  void each_line(const std::string& pragma) {
    guard([&] {
      Statement statement(connection_.database(), pragma);
      Query lines(statement);
      while (lines.step())
        if (lines.view(0) != "ok") differ(text(Word::verify_integrity, lines.text(0)));
    });
  }

  // Rows that lead nowhere: joined they are fewer than alone. (Postings and sessions are compared
  // one by one elsewhere.)
  void check_keys() {
    constexpr const char* pairs[][2] = {
        {"SELECT count(*) FROM record",
         "SELECT count(*) FROM record JOIN origin USING (origin) JOIN place USING (place)"},
        {"SELECT count(*) FROM words", "SELECT count(*) FROM words JOIN record USING (record)"},
        {"SELECT count(*) FROM log_end", "SELECT count(*) FROM log_end JOIN record USING (record)"},
    };
    for (const auto& [alone, joined] : pairs)
      if (connection_.number(alone) != connection_.number(joined))
        differ(text(Word::verify_integrity, "rows that lead nowhere"));
  }

  void check_index(const LongIndex& index) {
    const Contents in_index = contents(connection_, index.index);
    Contents in_table = contents(connection_, index.table);
    in_table.rising = true;
    if (in_index != in_table)
      differ(text(Word::verify_integrity, "the index " + std::string(index.name)));
  }

  Connection& connection_;
  std::vector<Difference> found_;
};

}  // namespace

std::vector<Difference> structural_differences(Connection& connection) {
  return Survey(connection).run();
}

void survey_logs(Connection& connection, Verified& verified) {
  // The newest record of every log is an end of it.
  Query newest = connection.query(
      "SELECT o.uuid, o.key, r.number, r.hash, e.signature FROM origin o JOIN record r"
      " ON r.origin = o.origin AND r.number = (SELECT max(number) FROM record n"
      " WHERE n.origin = o.origin) LEFT JOIN log_end e ON e.record = r.record");
  while (newest.step()) {
    LogEnd end{newest.uuid(0), newest.bytes<32>(1), newest.integer(2), newest.bytes<32>(3), {}};
    if (!newest.is_null(4)) end.signature = newest.bytes<64>(4);
    if (!holds(end))
      verified.differences.push_back({{}, {}, text(Word::verify_unsigned, to_string(end.origin))});
  }
  Query forks = connection.query(
      "SELECT DISTINCT o.uuid FROM (SELECT origin, number FROM record INDEXED BY record_by_origin"
      " GROUP BY origin, number HAVING count(*) > 1) JOIN origin o USING (origin)");
  while (forks.step())
    verified.remarks.push_back({{}, {}, text(Word::verify_fork, to_string(forks.uuid(0)))});
}

std::vector<Difference> words_differences(Connection& connection) {
  std::vector<Difference> found;
  Query rows = connection.query(
      "SELECT w.salt, w.text, r.words, r.id, o.uuid, r.number FROM words w"
      " CROSS JOIN record r USING (record) JOIN origin o USING (origin)");
  while (rows.step()) {
    const bool good =
        !rows.is_null(2) && commitment({rows.bytes<16>(0), rows.text(1)}) == rows.bytes<32>(2);
    if (!good)
      found.push_back(
          {{}, rows.uuid(3), text(Word::gate_words, to_string(rows.uuid(4)), rows.integer(5))});
  }
  return found;
}

}  // namespace kattegat
