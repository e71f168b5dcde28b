// What the paper shows, and what of it is new.
#include <catch2/catch.hpp>

#include "kattegat/evening/score_sheet.hpp"
#include "support/evenings.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace score_sheet_test {
namespace {

const std::vector<std::string> table{"A", "B", "C", "D"};

ScoreSheet sheet_of(const Judged& judged) {
  REQUIRE(judged.complaints().empty());
  return std::visit([](const auto& entered) { return score_sheet(entered); },
                    judged.evening.sessions.at(0).entered);
}

std::string four(const PerSeat<Points>& of) {
  std::string list;
  for (const Seat seat : Seats{4}) list += (list.empty() ? "" : " ") + to_string(of[seat]);
  return list;
}

}  // namespace

TEST_CASE("a game that is won leaves an empty paper, and takes nothing away", "[sheet]") {
  const ScoreSheet sheet =
      sheet_of(play("english-whist", table, whist_deals({8, 11, 7}), R"({"settle":"rubber"})"));
  CHECK(sheet.has_own_figures);
  REQUIRE(sheet.lines.size() == 3);
  CHECK(four(sheet.lines[0].moved) == "2 0 2 0");
  CHECK_FALSE(sheet.lines[0].moment);
  CHECK(four(sheet.lines[1].figures) == "0 0 0 0");
  CHECK(four(sheet.lines[1].moved) == "0 0 0 0");
  CHECK(sheet.lines[1].moment);
  CHECK(four(sheet.lines[2].moved) == "1 0 1 0");
}

TEST_CASE("what a deal brings back to the first figures has moved all the same", "[sheet]") {
  const std::string up = R"({"type":"deal","declarer":"A","bid":"1","first_four":{"B":4},)"
                         R"("last_two":{"B":2}})",
                    down = R"({"type":"deal","declarer":"A","bid":"5","first_four":{"A":4},)"
                           R"("last_two":{"A":1,"B":1},"joined":["B"]})";
  const ScoreSheet sheet = sheet_of(play("rodskagg", table, up + "," + down));
  REQUIRE(sheet.lines.size() == 2);
  CHECK(four(sheet.lines[0].moved) == "5 0 0 0");
  CHECK(four(sheet.lines[1].figures) == "12 12 12 12");
  CHECK(four(sheet.lines[1].moved) == "-5 0 0 0");
}

TEST_CASE("where every deal is paid, what was paid is what has moved", "[sheet]") {
  const ScoreSheet sheet = sheet_of(play("english-whist", table, whist_deals({8, 11})));
  REQUIRE(sheet.lines.size() == 2);
  CHECK(four(sheet.lines[1].moved) == "5 -5 5 -5");
}

}  // namespace score_sheet_test
