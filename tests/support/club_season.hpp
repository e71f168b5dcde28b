// A season of every game, in three currencies and to four coins, with whole and broken points and
// entries that are struck out: what comes of it can be counted from its tables.
#pragma once
#include <map>

#include "support/cells.hpp"
#include "support/exact_figure.hpp"
#include "support/season.hpp"

namespace kattegat::test {

inline const std::vector<std::string> players_of_club{
    "Иван", "Ștefan", "Nguyễn", "Wilhelmina Ångström-Østergaard",
    "Else", "Frode",  "Göran",  "Hedda",
    "Ida",  "Jens",   "Karen",  "Σωκράτης"};

struct ClubSeason : Tablet {
  ClubSeason();
};

inline const std::vector<std::string> currencies_of_club{"DKK", "EUR", "SEK"};

// ---- Its tables, summed up by SQLite ----

// Every evening's table, in one of SQLite's.
class TableSums {
 public:
  explicit TableSums(const ClubSeason& season);
  [[nodiscard]] Rows query(const std::string& sql) const;

 private:
  void add(const Rows::value_type& row);
  SQLite::Database database_;
};

std::string money_of(const std::string& exact);
std::string points_of(const std::string& thousandths);

// By name.
std::map<std::string, Json> by_name(const Json&);

}  // namespace kattegat::test
