#include "db/store/schema_again.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "db/store/migrate.hpp"
#include "db/store/statement.hpp"

namespace kattegat {
namespace {

struct SchemaRow {
  std::int64_t row = 0;
  std::array<std::string, 4> texts;  // type, name, of which table, SQL
};

std::vector<SchemaRow> rows_of(SQLite::Database& database) {
  std::vector<SchemaRow> list;
  Statement statement(database,
                      "SELECT rowid, type, name, tbl_name, ifnull(sql, '') FROM sqlite_schema");
  Query rows(statement);
  while (rows.step())
    list.push_back({rows.integer(0), {rows.text(1), rows.text(2), rows.text(3), rows.text(4)}});
  return list;
}

bool is_nearly(const SchemaRow& one, const SchemaRow& other) {
  constexpr int most = 8;  // bytes: what stands alone differs in more
  int different = 0;
  for (std::size_t i = 0; i < one.texts.size(); ++i) {
    const std::string &a = one.texts[i], &b = other.texts[i];
    if (a.size() != b.size()) return false;
    for (std::size_t at = 0; at < a.size(); ++at) different += a[at] == b[at] ? 0 : 1;
  }
  return different > 0 && different <= most;
}

}  // namespace

void write_schema_again(SQLite::Database& database) {
  const Undefended undefended(database);
  database.tryExec("PRAGMA writable_schema = ON");  // also: go on where a row makes no sense
  try {
    const std::vector<SchemaRow> here = rows_of(database);
    SQLite::Database ours = empty_book(migrations().size());
    for (const SchemaRow& one : rows_of(ours)) {
      const auto nearly = std::find_if(here.begin(), here.end(),
                                       [&](const SchemaRow& row) { return is_nearly(row, one); });
      if (nearly == here.end()) continue;
      Statement again(database,
                      "UPDATE sqlite_schema SET type = ?, name = ?, tbl_name = ?,"
                      " sql = NULLIF(?, '') WHERE rowid = ?");
      Query mended(again);
      for (std::size_t i = 0; i < one.texts.size(); ++i)
        mended.bind(static_cast<int>(i) + 1, one.texts[i]);
      mended.bind(5, nearly->row);
      mended.step();
    }
  } catch (const SQLite::Exception&) {  // then less is left to read
  }
  database.tryExec("PRAGMA writable_schema = RESET");
}

}  // namespace kattegat
