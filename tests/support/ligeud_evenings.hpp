// Evenings of Ligeud, with ids that are easy to recognise.
#pragma once
#include <string>

#include "kattegat/core/uuid.hpp"

namespace kattegat::test {

// An id that is easy to recognise: number 7 of group 2.
inline std::string id_of(int group, int number) {
  std::string digits = std::to_string(number);
  digits.insert(0, 12 - digits.size(), '0');
  return "0000000" + std::to_string(group) + "-0000-4000-8000-" + digits;
}
inline Uuid uuid_of(int group, int number) { return *parse_uuid(id_of(group, number)); }

// An evening of Ligeud with ids: the evening (1,n), its session (2,n). `entries` is the inside of a
// JSON list.
inline std::string ligeud_evening(int n, const std::string& entries,
                                  const std::string& date = "2026-11-20",
                                  const std::string& stake = "0.10") {
  return R"({"format":"kattegat-evening","version":1,"id":")" + id_of(1, n) + R"(","date":")" +
         date + R"(","place":"Klubben","players":["Anna","Bo","Cai","Dea","Else"],"sessions":[{)" +
         R"("id":")" + id_of(2, n) + R"(","game":"ligeud","seats":["Anna","Bo","Cai","Dea"],)" +
         R"("stake":")" + stake + R"(","entries":[)" + entries + "]}]}";
}
// Contract 9 in hearts, just made by Bo with Dea: Anna and Cai pay 90 each. With an id (3,n).
inline std::string nine_made(int n, const std::string& more = "") {
  return R"({"id":")" + id_of(3, n) + R"(","type":"deal","contract":"9","declarer":"Bo",)" +
         R"("trump":"H","partner":"Dea","tricks":9)" + more + "}";
}
// A nole, with who dealt it. Of deals that each say so, taking one out breaks the next.
inline std::string dealt(int n, const std::string& dealer, const std::string& declarer) {
  return R"({"id":")" + id_of(3, n) + R"(","type":"deal","dealer":")" + dealer +
         R"(","contract":"nole","declarer":")" + declarer + R"(","tricks":0})";
}
// Everybody agrees that Anna has `points` from Bo. With an id (3,n).
inline std::string agreed(int n, const std::string& points) {
  return R"({"id":")" + id_of(3, n) + R"(","type":"adjust","points":{"Anna":")" + points +
         R"(","Bo":"-)" + points + R"("},"why":"agreed"})";
}

// A later one, at which nothing has been played.
inline std::string evening_without_game(int n) {
  return R"({"format":"kattegat-evening","version":1,"id":")" + id_of(1, n) +
         R"(","date":"2026-11-21","players":["Gun","Ib"],"sessions":[]})";
}

}  // namespace kattegat::test
