// Esmakker whist's bidding against rules.md 4C: the ladders, the duels, and who goes along.
#include <catch2/catch.hpp>

#include "support/evenings.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace esmakker_auction_test {

namespace {

Judged esmakker(const std::string& fields, const std::string& rules = "{}") {
  return play("esmakker-whist", {"A", "B", "C", "D"}, R"({"type":"deal",)" + fields + "}", rules);
}

EsmakkerWhist::House on(EsmakkerWhist::Ladder ladder) {
  EsmakkerWhist::House house;
  house.ladder = ladder;
  return house;
}
std::optional<int> rank_of(const std::string& name, const EsmakkerWhist::House& house) {
  const auto parsed = parse_esmakker_bid(name);
  REQUIRE(parsed.has_value());
  return esmakker_rank(*parsed, house);
}
// From low to high; + stands for every attachment but kvarte, in its order.
void rises(const EsmakkerWhist::House& house, const std::vector<std::string>& steps) {
  std::optional<int> before;
  const auto next = [&](const std::string& name) {
    CAPTURE(name);
    const auto rank = rank_of(name, house);
    REQUIRE(rank.has_value());
    CHECK(rank > before);
    before = rank;
  };
  for (const std::string& step : steps) {
    if (step.back() != '+') {
      next(step);
      continue;
    }
    for (const char* attachment : {"vip", "halve", "staerke", "sans", "gode"})
      next(step.substr(0, step.size() - 1) + "-" + attachment);
  }
}

}  // namespace

TEST_CASE("the ladders stand as the contract has them", "[esmakker-whist]") {
  using Ladder = EsmakkerWhist::Ladder;
  rises(on(Ladder::standard), {"7",         "7+",
                               "8",         "8+",
                               "9",         "sol",
                               "7-kvarte",  "9+",
                               "10",        "ren-sol",
                               "8-kvarte",  "10+",
                               "11",        "bordlaegger",
                               "9-kvarte",  "11+",
                               "12",        "ren-bordlaegger",
                               "10-kvarte", "12+",
                               "13",        "dobbelt-bordlaegger",
                               "11-kvarte", "13+",
                               "12-kvarte", "13-kvarte"});
  rises(on(Ladder::degraded), {"7",           "7+",
                               "8",           "sol",
                               "8+",          "9",
                               "ren-sol",     "7-kvarte",
                               "9+",          "10",
                               "bordlaegger", "8-kvarte",
                               "10+",         "11",
                               "9-kvarte",    "11+",
                               "12",          "ren-bordlaegger",
                               "10-kvarte",   "12+",
                               "13",          "dobbelt-bordlaegger",
                               "11-kvarte",   "13+",
                               "12-kvarte",   "13-kvarte"});
  rises(on(Ladder::kvarte), {"7",
                             "7+",
                             "8",
                             "sol",
                             "8+",
                             "9",
                             "7-kvarte",
                             "ren-sol",
                             "9+",
                             "10",
                             "ren-bordlaegger",
                             "8-kvarte",
                             "10+",
                             "11",
                             "9-kvarte",
                             "11+",
                             "12",
                             "dobbelt-bordlaegger",
                             "10-kvarte",
                             "12+",
                             "13",
                             "11-kvarte",
                             "13+",
                             "12-kvarte",
                             "13-kvarte"});
  CHECK_FALSE(rank_of("bordlaegger", on(Ladder::kvarte)).has_value());
  for (const Ladder ladder : {Ladder::standard, Ladder::degraded, Ladder::kvarte})
    CHECK(rank_of("dobbelt-bordlaegger", on(ladder)) ==
          rank_of("ren-bordlaegger-snak", on(ladder)));
}

TEST_CASE("a school that does not rank påhæng has them equal, kvarte apart", "[esmakker-whist]") {
  EsmakkerWhist::House house;
  house.rank_attachments = false;
  for (const char* attachment : {"halve", "staerke", "sans", "gode"})
    CHECK(rank_of(std::string("9-") + attachment, house) == rank_of("9-vip", house));
  CHECK(rank_of("9-vip", house) > rank_of("7-kvarte", house));
  CHECK(rank_of("9-vip", house) < rank_of("10", house));
}

TEST_CASE("the auction is a row of duels, in which the holder may hold", "[esmakker-whist]") {
  struct Row {
    std::string auction, bid, declarer;
  };
  const std::vector<Row> rows{
      {R"([["B","7"],["C","pass"],["D","pass"],["A","pass"]])", "7", "B"},
      {R"([["B","7"],["C","8"],["B","pass"],["D","pass"],["A","pass"]])", "8", "C"},
      {R"([["B","7"],["C","8"],["B","hold"],["C","pass"],["D","pass"],["A","pass"]])", "8", "B"},
      {R"([["B","7"],["C","8"],["B","hold"],["C","9"],["B","9-vip"],["C","pass"],
           ["D","10"],["B","pass"],["A","pass"]])",
       "10", "D"},
      {R"([["B","pass"],["C","pass"],["D","pass"],["A","9"]])", "9", "A"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.auction);
    const std::string vip_or_not = R"("trump":"H","partner":null,"tricks":13)";
    const Judged judged = esmakker(R"("auction":)" + row.auction + R"(,"bid":")" + row.bid +
                                   R"(","declarer":")" + row.declarer + "\"," + vip_or_not);
    CHECK(judged.complaints().empty());
  }
  CHECK(esmakker(R"("auction":[["B","pass"],["C","pass"],["D","pass"],["A","pass"]])")
            .complaints()
            .empty());
}

namespace {

struct Auctioned {
  std::string auction, declarer, with;
  std::string rules = "{}";
};
// Whom the auction makes declarer, and who goes along: neither is written, and nobody takes a
// trick. What a nolo pays says who played it.
void check_nolos(const std::vector<Auctioned>& rows, const std::string& bid) {
  for (const Auctioned& row : rows) {
    CAPTURE(row.auction);
    std::string tricks = "\"" + row.declarer + "\":0", along;
    for (const char name : row.with) {
      tricks += std::string(",\"") + name + "\":0";
      along += std::string(along.empty() ? "\"" : ",\"") + name + "\"";
    }
    const std::string fields = R"("auction":)" + row.auction + R"(,"tricks":{)" + tricks + "}";
    CHECK(esmakker(fields, row.rules).complaints().empty());
    CHECK(esmakker(fields + R"(,"bid":")" + bid + R"(","declarer":")" + row.declarer +
                       R"(","with":[)" + along + "]",
                   row.rules)
              .complaints()
              .empty());
    CHECK(esmakker(fields + R"(,"with":["A","B","C","D"])", row.rules).complaints() != "");
  }
}

}  // namespace

TEST_CASE("gå med is a call, stands until a higher bid, and is heard again then",
          "[esmakker-whist]") {
  // A deals, so B speaks first.
  check_nolos(
      {
          {R"([["B","sol"],["C","with"],["D","pass"],["A","with"]])", "B", "CA"},
          // The challenger, and the challenged holder, may go along too.
          {R"([["B","9"],["C","sol"],["B","with"],["D","pass"],["A","pass"]])", "C", "B"},
          {R"([["B","9"],["C","sol"],["B","hold"],["C","with"],["D","pass"],["A","pass"]])", "B",
           "C"},
      },
      "sol");
  check_nolos(
      {
          // C's call lapses; C is heard again after A, who has not been heard yet.
          {R"([["B","sol"],["C","with"],["D","ren-sol"],["B","pass"],["A","pass"],["C","with"]])",
           "D", "C"},
          // Two lapse: clockwise from A, heard last, that is C and then D.
          {R"([["B","sol"],["C","with"],["D","with"],["A","ren-sol"],["B","pass"],["C","pass"],
               ["D","with"]])",
           "A", "D"},
          // Round the table whoever has not passed is heard until all others pass or go along.
          {R"([["B","sol"],["C","with"],["D","ren-sol"],["A","pass"],["B","with"],["C","pass"]])",
           "D", "B", R"({"auction_style":"round"})"},
          {R"([["B","7"],["C","ren-sol"],["D","pass"],["A","with"],["B","hold"],["C","with"]])",
           "B", "AC", R"({"auction_style":"round"})"},
      },
      "ren-sol");
  check_nolos(
      {
          // Two bids are made before C is heard again, who is not forgotten.
          {R"([["B","sol"],["C","with"],["D","ren-sol"],["B","pass"],["A","bordlaegger"],
               ["D","pass"],["C","with"]])",
           "A", "C", R"({"gaa_med_bordlaegger":true})"},
          // C answers the challenge; clockwise from A, who made it, that is B and then D.
          {R"([["B","9"],["C","sol"],["B","with"],["D","with"],["A","bordlaegger"],["C","pass"],
               ["B","pass"],["D","with"]])",
           "A", "D", R"({"gaa_med_bordlaegger":true})"},
      },
      "bordlaegger");
  // Who is heard again in a wrong order is out of turn.
  CHECK(
      esmakker(R"("auction":[["B","sol"],["C","with"],["D","ren-sol"],["B","pass"],["C","with"]])")
          .complaints() == "0/auction:auction.turn");
  CHECK(esmakker(R"("auction":[["B","sol"],["C","with"],["D","with"],["A","ren-sol"],["B","pass"],
                              ["D","with"]])")
            .complaints() == "0/auction:auction.turn");
  CHECK(esmakker(R"("auction":[["B","sol"],["C","with"],["D","ren-sol"],["B","pass"],
                              ["A","bordlaegger"],["D","pass"]])")
            .complaints() == "0/auction:auction.unfinished");
  CHECK(esmakker(R"("auction":[["B","9"],["C","sol"],["B","with"],["D","with"],
                              ["A","bordlaegger"],["C","pass"],["D","pass"]])")
            .complaints() == "0/auction:auction.turn");
}

TEST_CASE("who goes along on a vip may end with it", "[esmakker-whist]") {
  const std::string auction =
      R"("auction":[["B","9-vip"],["C","with"],["D","pass"],["A","with"]],"vip_card":2,)"
      R"("trump":"H","partner":null,"tricks":9)";
  // 9 vip 2: r = 1/2 · 4 = 2; one trick's worth, alone: 6 from the three.
  CHECK(esmakker(auction).points(0) == "-2 6 -2 -2");
  CHECK(esmakker(auction + R"(,"declarer":"A")").points(0) == "6 -2 -2 -2");
  CHECK(esmakker(auction + R"(,"declarer":"C","with":["C","A"])").points(0) == "-2 -2 6 -2");
  CHECK(esmakker(auction + R"(,"declarer":"D")").complaints() == "0/declarer:esmakker-whist.vip");
  CHECK(esmakker(auction + R"(,"with":["A"])").complaints() == "0/with:esmakker-whist.gaa-med");
  CHECK(esmakker(auction + R"(,"with":["A","B","C"])").complaints() ==
        "0/with:esmakker-whist.gaa-med");
}

TEST_CASE("round the table each bids higher, holds or passes", "[esmakker-whist]") {
  const std::string round = R"({"auction_style":"round"})";
  struct Row {
    std::string auction, declarer, bid, rules;
  };
  const std::vector<Row> rows{
      {R"([["B","7"],["C","8"],["D","pass"],["A","9"],["B","10"],["C","pass"],["A","pass"]])", "B",
       "10", round},
      {R"([["B","7"],["C","hold"],["D","pass"],["A","pass"],["B","8"],["C","pass"]])", "B", "8",
       round},
      {R"([["B","pass"],["C","7"],["D","pass"],["A","hold"],["C","pass"]])", "A", "7", round},
      {R"([["B","7"],["C","hold"],["D","8"],["A","hold"],["B","pass"],["C","pass"],["D","pass"]])",
       "A", "8", round},
      {R"([["B","pass"],["C","pass"],["D","pass"],["A","7"]])", "A", "7", round},
      {R"([["B","8"],["C","9"],["D","pass"],["A","pass"],["B","hold"],["C","pass"]])", "B", "9",
       R"({"auction_style":"round","hold":"forehand"})"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.auction);
    CHECK(esmakker(R"("auction":)" + row.auction + R"(,"bid":")" + row.bid + R"(","declarer":")" +
                       row.declarer + R"(","trump":"H","partner":null,"tricks":13)",
                   row.rules)
              .complaints()
              .empty());
  }
  const auto refused = [&](const std::string& auction, const std::string& rules) {
    return esmakker(R"("auction":)" + auction, rules).complaints();
  };
  CHECK(refused(R"([["B","hold"]])", round) == "0/auction:esmakker-whist.hold");
  CHECK(refused(R"([["B","7"],["C","hold"],["D","hold"]])", round) ==
        "0/auction:esmakker-whist.hold");
  CHECK(refused(R"([["B","7"],["C","8"],["B","9"]])", round) == "0/auction:auction.turn");
  CHECK(refused(R"([["B","7"],["C","8"],["D","pass"],["A","pass"]])", round) ==
        "0/auction:auction.unfinished");
  CHECK(refused(R"([["B","7"],["C","8"],["D","hold"]])",
                R"({"auction_style":"round","hold":"forehand"})") ==
        "0/auction:esmakker-whist.hold");
}

TEST_CASE("calls that cannot be made are refused", "[esmakker-whist]") {
  struct Row {
    std::string auction, complaints, rules = "{}";
  };
  const std::vector<Row> rows{
      {R"([["C","7"]])", "0/auction:auction.turn"},
      {R"([["B","9"],["C","8"]])", "0/auction:auction.higher"},
      {R"([["B","9"],["C","9"]])", "0/auction:auction.higher"},
      {R"([["B","13-kvarte"],["C","13"]])", "0/auction:auction.higher"},
      {R"([["B","hold"]])", "0/auction:esmakker-whist.hold"},
      {R"([["B","7"],["C","8"],["B","hold"],["C","hold"]])", "0/auction:esmakker-whist.hold"},
      {R"([["B","7"],["C","hold"]])", "0/auction:esmakker-whist.hold"},
      {R"([["B","7"],["C","8"]])", "0/auction:auction.unfinished"},
      {R"([["B","7"],["C","8"],["D","pass"]])", "0/auction:auction.turn"},
      {R"([["B","pass"],["C","8"],["B","9"]])", "0/auction:auction.passed"},
      {R"([["B","7"],["C","pass"],["D","pass"],["A","pass"],["B","8"]])", "0/auction:auction.over"},
      {R"([["B","sol"],["C","9"]])", "0/auction:auction.higher"},
      {R"([["B","bordlaegger"]])", "0/auction:esmakker-whist.ladder", R"({"ladder":"kvarte"})"},
      {R"([["B","9-vip"],["C","7-kvarte"]])", "0/auction:auction.higher"},
      {R"([["B","dobbelt-bordlaegger"],["C","ren-bordlaegger-snak"]])", "0/auction:auction.higher"},
      {R"([["B","9-vip"],["C","9-gode"]])", "0/auction:auction.higher",
       R"({"rank_attachments":false})"},
      {R"([["B","7-staerke"]])", "0/auction:esmakker-whist.ladder",
       R"({"attachments":["vip","gode"]})"},
      {R"([["B","7"],["C","8"],["B","hold"]])", "0/auction:esmakker-whist.hold",
       R"({"hold":"none"})"},
      {R"([["B","pass"],["C","8"],["D","9"],["C","hold"]])", "0/auction:esmakker-whist.hold",
       R"({"hold":"forehand"})"},
      {R"([["B","with"]])", "0/auction:esmakker-whist.gaa-med"},
      {R"([["B","9"],["C","with"]])", "0/auction:esmakker-whist.gaa-med"},
      {R"([["B","bordlaegger"],["C","with"]])", "0/auction:esmakker-whist.gaa-med"},
      {R"([["B","dobbelt-bordlaegger"],["C","with"]])", "0/auction:esmakker-whist.gaa-med",
       R"({"gaa_med_bordlaegger":true})"},
      {R"([["B","pass"],["C","sol"],["D","pass"],["A","pass"],["B","with"]])",
       "0/auction:auction.over"},
      {R"([["B","passed"]])", "0/auction:form.type"},
      {R"([["B","6"]])", "0/auction:form.type"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.auction);
    CHECK(esmakker(R"("auction":)" + row.auction, row.rules).complaints() == row.complaints);
  }
  CHECK(esmakker(R"("auction":[["B","9"],["C","8"]])").sentences() ==
        "8 is lower than 9; the lowest bid now is Sol\n");
  CHECK(esmakker(R"("auction":[["B","dobbelt-bordlaegger"],["C","ren-bordlaegger-snak"]])")
            .sentences() ==
        "Ren bordlægger, snak and Dobbelt bordlægger are equal: neither is higher than the "
        "other\n");
}

}  // namespace esmakker_auction_test
