// A season of Ligeud alone, in whole points and one currency: what its people have won and declared
// can be counted from the records of the book themselves.
#pragma once
#include <random>

#include "support/season.hpp"

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
  return R"({"format":"kattegat-evening","version":1,"id":")" + id_of(1, n) + R"(","date":")" +
         date_of_season(n) + R"(","players":[)" + names +
         R"(],"sessions":[{"game":"ligeud","seats":[)" + names + R"(],"stake":"0.10","entries":[)" +
         entries + "]}]}";
}

struct LigeudSeason : Tablet {
  LigeudSeason() {
    std::mt19937 random(20);
    import_season(*this, [&](int n) { return evening_at_random(n, random); });
  }
  [[nodiscard]] Rows query(const std::string& sql) const {
    return rows_in(SQLite::Database(book, SQLite::OPEN_READONLY), sql);
  }
};

}  // namespace kattegat::test
