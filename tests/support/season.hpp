// What the seasons of the tests have in common: forty evenings, the same each time.
#pragma once
#include "support/tablet.hpp"
#include "support/tampering.hpp"

namespace kattegat::test {

inline constexpr int evenings_of_season = 40;

// In January and February, from the first evening, which is number 0.
inline std::string date_of_season(int n) {
  const std::string day = std::to_string(1 + n % 28);
  return (n < 28 ? "2026-01-" : "2026-02-") + std::string(day.size() < 2 ? "0" : "") + day;
}

// Imports what `evening_of` gives for each number, in their order. It is done once: others of its
// kind have a copy of all that came of it.
template <class EveningOf>
void import_season(const Tablet& tablet, const EveningOf& evening_of) {
  static const Tablet first;
  static const Run run = [&] {
    std::vector<std::string> files{"import"};
    for (int n = 0; n < evenings_of_season; ++n)
      files.push_back(first.folder.file("e" + std::to_string(n) + ".json", evening_of(n)));
    return first.ctl(files);
  }();
  CAPTURE(run.out, run.err);
  REQUIRE(run.status == 0);
  std::filesystem::copy(first.folder.path(""), tablet.folder.path(""));
}

// What SQLite answers, each value as a text.
using Rows = std::vector<std::vector<std::string>>;
inline Rows rows_in(const SQLite::Database& database, const std::string& sql) {
  SQLite::Statement statement(database, sql);
  Rows rows;
  while (statement.executeStep()) {
    auto& row = rows.emplace_back();
    for (int i = 0; i < statement.getColumnCount(); ++i)
      row.push_back(statement.getColumn(i).getString());
  }
  return rows;
}

}  // namespace kattegat::test
