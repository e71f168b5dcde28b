// Tablets that are used by the command line, and meet.
#pragma once
#include "support/tablet.hpp"

namespace kattegat::test {

// An evening (1,n) with English whist at each of its tables: session (2,10n), (2,10n + 1), ...
inline std::string whist_night(int n, const std::vector<std::string>& tables,
                               const std::string& entries = "") {
  std::string players, sessions;
  for (std::size_t i = 0; i < tables.size(); ++i) {
    players += (i > 0 ? "," : "") + tables[i];
    sessions += (i > 0 ? R"(,{"id":")" : R"({"id":")") + id_of(2, 10 * n + static_cast<int>(i)) +
                R"(","game":"english-whist","seats":[)" + tables[i] + R"(],"entries":[)" +
                (i == 0 ? entries : "") + "]}";
  }
  return R"({"format":"kattegat-evening","version":1,"id":")" + id_of(1, n) +
         R"(","date":"2026-01-02","players":[)" + players + R"(],"sessions":[)" + sessions + "]}";
}
// With the ids of some of its players: the inside of a JSON object.
inline std::string with_people(std::string evening, const std::string& people) {
  return evening.insert(evening.size() - 1, R"(,"people":{)" + people + "}");
}
inline const std::string four = R"("Anna","Bo","Cai","Dea")",
                         other_four = R"("Bob","Eva","Fie","Gro")";

inline std::string money_of(const Tablet& tablet, int evening) {
  return to_line(under(tablet.answer({"settle", id_of(1, evening)}), "money"));
}
inline void roster(const Tablet& tablet, std::vector<std::string> words) {
  words.insert(words.begin(), "roster");
  const Run run = tablet.ctl(words);
  CAPTURE(words, run.err);
  REQUIRE(run.status == 0);
}
// The books meet, and agree in all that people see of them; both can prove what they hold.
void meet(const Tablet& one, const Tablet& two);

}  // namespace kattegat::test
