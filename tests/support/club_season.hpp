// A club's book with a season of forty evenings at random, the same each time: every game, in three
// currencies and to four coins, with whole and broken points and entries that are struck out.
#pragma once
#include <map>

#include "support/cells.hpp"
#include "support/exact_figure.hpp"
#include "support/random_season.hpp"

namespace kattegat::test {

inline const std::vector<std::string> players_of_club{
    "Иван", "Ștefan", "Nguyễn", "Wilhelmina Ångström-Østergaard",
    "Else", "Frode",  "Göran",  "Hedda",
    "Ida",  "Jens",   "Karen",  "Σωκράτης"};

struct ClubSeason : Tablet {
  static constexpr int evenings = 40;
  ClubSeason();
};

inline const std::vector<std::string> currencies_of_club{"DKK", "EUR", "SEK"};

// ---- Its tables, summed up by SQLite ----

// Every evening's table, in one of SQLite's.
class TableSums {
 public:
  using Row = std::vector<std::string>;

  explicit TableSums(const ClubSeason& season);
  [[nodiscard]] std::vector<Row> query(const std::string& sql);

 private:
  void add(const Row& row);
  SQLite::Database database_;
};

std::string money_of(const std::string& exact);
std::string points_of(const std::string& thousandths);

// By name.
std::map<std::string, Json> by_name(const Json&);

}  // namespace kattegat::test
