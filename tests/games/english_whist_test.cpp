// English whist against rules.md 4A.
#include <catch2/catch.hpp>

#include "support/evenings.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace english_whist_test {

namespace {

const std::vector<std::string> table{"Anna", "Bo", "Cai", "Dea"};

Judged whist(const std::vector<int>& first_pair, const std::string& rules = "{}") {
  return play("english-whist", table, whist_deals(first_pair), rules);
}

const std::string rubber = R"({"settle":"rubber"})";
const std::string per_game = R"({"settle":"per-game"})";

}  // namespace

TEST_CASE("each trick over six is a point to the pair that took it", "[english-whist]") {
  CHECK(whist({8}).points(0) == "2 -2 2 -2");   // E-1
  CHECK(whist({6}).points(0) == "-1 1 -1 1");   // E-2
  CHECK(whist({13}).points(0) == "7 -7 7 -7");  // E-3
  CHECK(whist({9}).points(0) == "3 -3 3 -3");   // E-9
  CHECK(whist({0}).points(0) == "-7 7 -7 7");
}

TEST_CASE("the sheet is the game in play, and begins again when a game is won", "[english-whist]") {
  CHECK(whist({8}).sheet() == "2 0 2 0");
  CHECK(whist({8, 6}).sheet() == "2 1 2 1");
  CHECK(whist({13}).sheet() == "0 0 0 0");    // E-3: in one deal
  CHECK(whist({9, 9}).sheet() == "0 0 0 0");  // E-4: the surplus is dropped
  CHECK(whist({9, 9}, R"({"game":7})").sheet() == "6 0 6 0");
  CHECK(whist({9, 6, 9}).sheet() == "0 0 0 0");  // what the losers had is gone, too
  CHECK(whist({9, 9, 10}, R"({"game":10})").sheet() == "0 0 0 0");
}

TEST_CASE("per game, one point moves when a game ends", "[english-whist]") {
  const Judged judged = whist({9, 6, 9, 0}, per_game);
  CHECK(judged.points(0) == "0 0 0 0");
  CHECK(judged.points(1) == "0 0 0 0");
  CHECK(judged.points(2) == "1 -1 1 -1");
  CHECK(judged.points(3) == "-1 1 -1 1");
}

TEST_CASE("a rubber is paid when it is won, by what its games were worth", "[english-whist]") {
  // E-5: 5-4, 1-5, 5-0: 1 + 3 + 2 - 2
  CHECK(whist({3, 11, 7, 1, 11}, rubber).total() == "4 -4 4 -4");
  // E-6: 5-0, 5-0: 3 + 3 + 2, the bumper
  CHECK(whist({11, 13}, rubber).total() == "8 -8 8 -8");
  // E-7: 5-4, 0-5, 5-3: 1 + 1 + 2 - 3, the smallest
  CHECK(whist({3, 11, 2, 4, 11}, rubber).total() == "1 -1 1 -1");
  // the same seen from the other side of the table
  CHECK(whist({2, 0}, rubber).total() == "-8 8 -8 8");
  // 5-4, 5-1: 1 + 2 + 2; the losers' four of the first game are gone in the second
  CHECK(whist({3, 11, 6, 11}, rubber).total() == "5 -5 5 -5");
  // two rubbers
  CHECK(whist({11, 13, 11, 13}, rubber).total() == "16 -16 16 -16");
  CHECK(whist({11}, rubber).total() == "0 0 0 0");
}

TEST_CASE("the deal passes on clockwise, but not after a misdeal", "[english-whist]") {
  CHECK(whist({}).next_dealer() == "Anna");
  CHECK(whist({7, 7}).next_dealer() == "Cai");
  CHECK(play("english-whist", table, R"({"type":"misdeal"})").next_dealer() == "Anna");
}

TEST_CASE("what cannot be is refused", "[english-whist]") {
  const auto refused = [](const std::string& entry) {
    return play("english-whist", table, entry).complaints();
  };
  CHECK(refused(R"({"type":"deal","tricks":[7,6]})") == "0/trump:form.missing");
  CHECK(refused(R"({"type":"deal","trump":"NT","tricks":[7,6]})") == "0/trump:form.word");
  CHECK(refused(R"({"type":"deal","trump":"H"})") == "0/tricks:form.missing");
  CHECK(refused(R"({"type":"deal","trump":"H","tricks":[7,5]})") == "0/tricks:whist.tricks");
  CHECK(refused(R"({"type":"deal","trump":"H","tricks":[14,-1]})") ==
        "0/tricks:whist.tricks 0/tricks:whist.tricks");
  CHECK(refused(R"({"type":"deal","trump":"H","tricks":[2147483647,2147483647]})") ==
        "0/tricks:whist.tricks 0/tricks:whist.tricks");
  CHECK(refused(R"({"type":"deal","trump":"H","tricks":[13]})") == "0/tricks:form.type");
  CHECK(refused(R"({"type":"deal","trump":"H","tricks":13})") == "0/tricks:form.type");
  CHECK(refused(R"({"type":"deal","trump":"H","tricks":[7,6],"declarer":"Bo"})") ==
        "0/declarer:form.unknown-key");
  CHECK(play("english-whist", table, R"({"type":"deal","trump":"H","tricks":[7,5]})").sentences() ==
        "the tricks add up to 12; they must be 13\n");
}

TEST_CASE("house rules that do not go together are refused", "[english-whist]") {
  const auto refused = [](const std::string& rules) {
    return judge_text(evening_text("english-whist", table, rules, "")).complaints();
  };
  CHECK(refused(R"({"settle":"rubber","game":7})") == "-/rules:english-whist.rubber");
  CHECK(refused(R"({"game":6})") == "-/rules:session.rules");
  CHECK(refused(R"({"settle":"none"})") == "-/rules:form.word");
  CHECK(refused(R"({"honours":true})") == "-/rules:session.rules");
  CHECK(refused(R"({"settle":"rubber","game":5})").empty());
  CHECK(judge_text(evening_text("english-whist", table, R"({"game":6})", "")).sentences() ==
        "the house rule “game” can be 5, 7, 10\n");
}

}  // namespace english_whist_test
