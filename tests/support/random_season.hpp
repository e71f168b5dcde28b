// A club's book with a season of forty evenings at random, the same each time.
#pragma once
#include <random>

#include "support/tablet.hpp"
#include "support/tampering.hpp"

namespace kattegat::test {

// Whose names are hard to print, and two whose are not.
inline const std::vector<std::string> players_of_season{
    "Иван", "Ștefan", "Nguyễn", "Wilhelmina Ångström-Østergaard", "Else", "Frode"};

inline std::string in_quotes(const std::string& name) { return '"' + name + '"'; }

// Four of the six play nine, at 0.10 a point, in whole points; some deals are struck out.
inline std::string evening_at_random(int n, std::mt19937& random) {
  const auto draw = [&](std::size_t below) { return random() % below; };
  std::vector<std::string> seats = players_of_season;
  for (std::size_t i = seats.size() - 1; i > 0; --i) std::swap(seats[i], seats[draw(i + 1)]);
  seats.resize(4);
  std::string entries;
  for (std::size_t d = 0, deals = draw(12); d < deals; ++d) {
    const std::string declarer = seats[draw(4)], partner = seats[draw(4)];
    entries += (entries.empty() ? "" : ",");
    entries += R"({"type":"deal","contract":"9","trump":"H","declarer":)" + in_quotes(declarer) +
               R"(,"partner":)" + (partner == declarer ? "null" : in_quotes(partner)) +
               R"(,"tricks":)" + std::to_string(4 + draw(9));
    entries += draw(9) == 0 ? R"(,"void":{"why":"twice"}})" : "}";
  }
  std::string names;
  for (const std::string& seat : seats) names += (names.empty() ? "" : ",") + in_quotes(seat);
  const std::string date = "2026-" + std::string(n < 28 ? "01-" : "02-") + (n % 28 < 9 ? "0" : "") +
                           std::to_string(n % 28 + 1);
  return R"({"format":"kattegat-evening","version":1,"id":")" + id_of(1, n) + R"(","date":")" +
         date + R"(","players":[)" + names + R"(],"sessions":[{"game":"ligeud","seats":[)" + names +
         R"(],"stake":"0.10","entries":[)" + entries + "]}]}";
}

struct RandomSeason : Tablet {
  RandomSeason() {
    std::mt19937 random(20);
    std::vector<std::string> files{"import"};
    for (int n = 0; n < 40; ++n)
      files.push_back(folder.file("e" + std::to_string(n) + ".json", evening_at_random(n, random)));
    REQUIRE(ctl(files).status == 0);
  }
  using Rows = std::vector<std::vector<std::string>>;
  [[nodiscard]] Rows query(const std::string& sql) const {
    SQLite::Database database(book, SQLite::OPEN_READONLY);
    SQLite::Statement statement(database, sql);
    Rows rows;
    while (statement.executeStep()) {
      auto& row = rows.emplace_back();
      for (int i = 0; i < statement.getColumnCount(); ++i)
        row.push_back(statement.getColumn(i).getString());
    }
    return rows;
  }
};

}  // namespace kattegat::test
