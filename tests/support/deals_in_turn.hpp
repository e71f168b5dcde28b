// An evening of two deals in which each says who dealt before it, and what has become of it.
#pragma once
#include "db/proof/verify.hpp"
#include "support/books.hpp"
#include "support/ligeud_evenings.hpp"

namespace kattegat::test::deals_in_turn {

// Ligeud with auctions, so that every deal says who dealt before it: Anna, then Bo.
inline std::string nole_by(int n, const std::string& declarer,
                           const std::vector<std::string>& order) {
  std::string calls;
  for (const std::string& name : order)
    calls += std::string(calls.empty() ? "" : ",") + "[\"" + name + "\",\"" +
             (name == declarer ? "nole" : "pass") + "\"]";
  return R"({"id":")" + id_of(3, n) + R"(","type":"deal","auction":[)" + calls + R"(],"tricks":1})";
}
inline const std::vector<std::string> anna_deals{"Bo", "Cai", "Dea", "Anna"};
inline const std::vector<std::string> bo_deals{"Cai", "Dea", "Anna", "Bo"};

inline std::string two_auctions() {
  return nole_by(1, "Cai", anna_deals) + "," + nole_by(2, "Cai", bo_deals);
}

inline Evening loaded(const Book& book, int n = 1) {
  auto evening = load_evening(book, uuid_of(1, n));
  REQUIRE(evening.has_value());
  return std::move(*evening);
}
inline std::string points(const Evening& evening, std::size_t session = 0) {
  const JudgedSession judged = judge(evening.sessions.at(session));
  std::string row;
  for (int i = 0; i < static_cast<int>(evening.sessions.at(session).seats.size()); ++i)
    row += (i ? " " : "") + to_string(judged.standing.points[Seat{i}]);
  return row;
}
inline bool is_clean(const Book& book) {
  const auto verified = verify_book(book);
  return verified && verified->differences.empty();
}

inline const std::string closed_at = "2026-11-20T23:10:00+01:00";

}  // namespace kattegat::test::deals_in_turn
