// Whether the file is sound that the records are in.
#include "db/connection.hpp"
#include "db/migrate.hpp"
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
// large book. Whether both hold the same, read from end to end, is the same question. (The
// other two, record_by_parent and posting_by_session, verify reads whole itself.)
constexpr LongIndex indexes[] = {
    {"record_by_id", "SELECT id, seq FROM record NOT INDEXED",
     "SELECT id, seq FROM record INDEXED BY record_by_id ORDER BY id, seq"},
    {"record_by_origin", "SELECT origin, number, seq FROM record NOT INDEXED",
     "SELECT origin, number, seq FROM record INDEXED BY record_by_origin"
     " ORDER BY origin, number, seq"},
    {"record_headers",
     "SELECT kind, id, seq FROM record NOT INDEXED WHERE kind IN ('evening', 'session')",
     "SELECT kind, id, seq FROM record INDEXED BY record_headers"
     " WHERE kind IN ('evening', 'session') ORDER BY kind, id, seq"},
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
    for (const char* table : {"origin", "self", "kind", "player"})
      each_line("PRAGMA integrity_check(" + std::string(table) + ")");
    guard([&] { check_foreign_keys(); });
    guard([&] { check_schema(); });
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

  void check_foreign_keys() {
    Query rows = connection_.query("PRAGMA foreign_key_check");
    while (rows.step()) differ(text(Word::verify_integrity, "foreign key of " + rows.text(0)));
  }

  // The tables, triggers and views are those that a new book has.
  void check_schema() {
    SQLite::Database fresh(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    migrate(fresh, migrations());
    if (schema_of(fresh) != schema_of(connection_.database())) differ(text(Word::verify_schema));
  }
  static std::vector<std::string> schema_of(SQLite::Database& database) {
    std::vector<std::string> list;
    Statement statement(
        database,
        "SELECT type || name || tbl_name || ifnull(sql, '') FROM sqlite_schema ORDER BY 1");
    Query rows(statement);
    while (rows.step()) list.push_back(rows.text(0));
    return list;
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

}  // namespace kattegat
