// Esmakker whist against rules.md 4C.
#include <catch2/catch.hpp>

#include "support/evenings.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace esmakker_whist_test {

namespace {

const std::vector<std::string> table{"A", "B", "C", "D"};

Judged esmakker(const std::string& fields, const std::string& rules = "{}") {
  return play("esmakker-whist", table, R"({"type":"deal",)" + fields + "}", rules);
}

// A declares with C as partner.
std::string bid(const std::string& name, int tricks, const std::string& more = R"("trump":"H")") {
  return R"("bid":")" + name + R"(","declarer":"A","partner":"C","tricks":)" +
         std::to_string(tricks) + (more.empty() ? "" : "," + more);
}
std::string vip(int card, const std::string& trump) {
  return R"("vip_card":)" + std::to_string(card) + R"(,"trump":")" + trump + "\"";
}
std::string alone(const std::string& name, int tricks) {
  return R"("bid":")" + name + R"(","declarer":"A","partner":null,"trump":"H","tricks":)" +
         std::to_string(tricks);
}
// A plays the nolo; tricks of the soloists, and who went along.
std::string nolo(const std::string& name, const std::string& tricks,
                 const std::string& with = "[]") {
  return R"("bid":")" + name + R"(","declarer":"A","tricks":)" + tricks + R"(,"with":)" + with;
}

struct Case {
  std::string name, fields, points, rules = "{}";
};

void check(const std::vector<Case>& cases) {
  for (const Case& one : cases) {
    CAPTURE(one.name, one.fields);
    const Judged judged = esmakker(one.fields, one.rules);
    CHECK(judged.complaints().empty());
    CHECK(judged.points(0) == one.points);
  }
}

}  // namespace

TEST_CASE("the worked cases with levels", "[esmakker-whist]") {
  check({
      {"W-1", bid("9-vip", 10, vip(2, "H")), "4 -4 4 -4"},
      {"W-2", bid("7", 7), "0.125 -0.125 0.125 -0.125"},
      {"W-3", bid("9", 9), "0.5 -0.5 0.5 -0.5"},
      {"W-4", bid("10", 12), "3 -3 3 -3"},
      {"W-5", bid("8-gode", 11, ""), "2 -2 2 -2"},
      {"W-6", bid("10-halve", 9), "-4 4 -4 4"},
      {"W-7a", bid("10-halve", 9), "-2 2 -2 2", R"({"down":"single"})"},
      {"W-7b", bid("10-halve", 9), "-4 4 -4 4", R"({"down":"mirror"})"},
      {"W-8", bid("13-sans", 11, ""), "-64 64 -64 64"},
      {"W-8 mirror", bid("13-sans", 11, ""), "-48 48 -48 48", R"({"down":"mirror"})"},
      {"W-8 single", bid("13-sans", 11, ""), "-32 32 -32 32", R"({"down":"single"})"},
      {"W-9", bid("7-vip", 5, vip(1, "D")), "-1 1 -1 1"},
      {"W-10", bid("12-vip", 12, vip(3, "S")), "32 -32 32 -32"},
      {"W-11", bid("9-vip", 10, vip(2, "C")), "8 -8 8 -8"},
      {"W-12", bid("11-vip", 11, vip(3, "C")), "32 -32 32 -32"},
      {"W-13", bid("13-gode", 13, ""), "16 -16 16 -16"},
      {"W-14", alone("9", 9), "1.5 -0.5 -0.5 -0.5"},
      {"W-15", alone("9", 8), "-3 1 1 1"},
      {"W-16", alone("7-kvarte", 8), "1.5 -0.5 -0.5 -0.5"},
      {"W-17", alone("7-kvarte", 8), "6 -2 -2 -2", R"({"kvarte":"row-plus-two"})"},
      {"13 kvarte two rows up", alone("13-kvarte", 13), "192 -64 -64 -64",
       R"({"kvarte":"row-plus-two"})"},
      {"W-18", bid("9", 9, R"("trump":"C")"), "0.5 -0.5 0.5 -0.5"},
      {"staerke", bid("8-staerke", 8, R"("trump":"S")"), "0.5 -0.5 0.5 -0.5"},
      {"a joker stops the vip", bid("9-vip", 9, vip(1, "NT")), "1 -1 1 -1"},
      {"clubs at the second card, counted at the third only", bid("9-vip", 10, vip(2, "C")),
       "4 -4 4 -4", R"({"vip_clubs":"third"})"},
      {"clubs at the third card, counted there", bid("9-vip", 9, vip(3, "C")), "8 -8 8 -8",
       R"({"vip_clubs":"third"})"},
      {"clubs never double", bid("9-vip", 9, vip(3, "C")), "4 -4 4 -4", R"({"vip_clubs":"off"})"},
  });
}

TEST_CASE("the worked cases of nolos and gå med", "[esmakker-whist]") {
  const std::string ab = R"(["B"])", abc = R"(["B","C"])", all = R"(["B","C","D"])";
  const std::string others = R"({"gaa_med":"non-participants"})";
  check({
      {"W-19", nolo("sol", R"({"A":1})"), "3 -1 -1 -1"},
      {"W-20", nolo("sol", R"({"A":2})"), "-3 1 1 1"},
      {"W-21", nolo("ren-sol", R"({"A":0})"), "6 -2 -2 -2"},
      {"W-22", nolo("bordlaegger", R"({"A":1})"), "12 -4 -4 -4"},
      {"W-23", nolo("ren-bordlaegger", R"({"A":1})"), "-24 8 8 8"},
      {"W-24 snak", nolo("ren-bordlaegger-snak", R"({"A":0})"), "48 -16 -16 -16"},
      {"W-24 dobbelt", nolo("dobbelt-bordlaegger", R"({"A":3})"), "-48 16 16 16"},
      {"W-25", nolo("sol", R"({"A":1,"B":2})", ab), "4 -4 0 0"},
      {"W-26", nolo("sol", R"({"A":1,"B":1})", ab), "2 2 -2 -2"},
      {"W-27", nolo("sol", R"({"A":2,"B":3})", ab), "-2 -2 2 2"},
      {"W-28", nolo("sol", R"({"A":0,"B":1,"C":2})", abc), "3 3 -5 -1"},
      {"W-29", nolo("sol", R"({"A":0,"B":2,"C":2})", abc), "5 -3 -3 1"},
      {"W-30", nolo("sol", R"({"A":1,"B":2,"C":2,"D":2})", all), "6 -2 -2 -2"},
      {"W-31", nolo("sol", R"({"A":0,"B":1,"C":1,"D":1})", all), "0 0 0 0"},
      {"W-32a", nolo("sol", R"({"A":1,"B":2})", ab), "2 -2 0 0", others},
      {"W-32b", nolo("sol", R"({"A":0,"B":1,"C":2})", abc), "1 1 -1 -1", others},
      {"a lost nolo twice", nolo("sol", R"({"A":2})"), "-6 2 2 2", R"({"nolo_loss":2})"},
      {"bordlægger without a trick", nolo("bordlaegger", R"({"A":1})"), "-12 4 4 4",
       R"({"bordlaegger":"no-trick"})"},
      {"along on a bordlægger", nolo("bordlaegger", R"({"A":1,"B":1})", ab), "8 8 -8 -8",
       R"({"gaa_med_bordlaegger":true})"},
  });
}

TEST_CASE("W-33: an eighth of a krone is rounded once, and nobody's øre is lost",
          "[esmakker-whist]") {
  const Judged judged = esmakker(bid("7", 7));
  const std::vector<Money> money = rounded(judged.judged.money, Money{1});
  CHECK(money == std::vector<Money>{{13}, {-12}, {12}, {-13}});
}

TEST_CASE("the deal passes on, but not when all have passed", "[esmakker-whist]") {
  CHECK(esmakker(bid("9", 9)).next_dealer() == "B");
  CHECK(esmakker(R"("bid":"passed")").next_dealer() == "A");
  CHECK(play("esmakker-whist", table, R"({"type":"misdeal"})").next_dealer() == "A");
}

TEST_CASE("the ladders stand as the sheet has them", "[esmakker-whist]") {
  using Ladder = EsmakkerWhist::Ladder;
  const auto rises = [](Ladder ladder, const std::vector<std::string>& bids) {
    std::optional<int> before;
    for (const std::string& name : bids) {
      const auto parsed = parse_esmakker_bid(name);
      REQUIRE(parsed.has_value());
      const auto rank = esmakker_rank(*parsed, ladder);
      CAPTURE(name);
      REQUIRE(rank.has_value());
      CHECK(rank > before);
      before = rank;
    }
  };
  rises(Ladder::standard, {"7",
                           "7-vip",
                           "7-halve",
                           "7-staerke",
                           "7-sans",
                           "7-gode",
                           "7-kvarte",
                           "8",
                           "8-gode",
                           "9",
                           "sol",
                           "9-vip",
                           "10",
                           "ren-sol",
                           "10-vip",
                           "11",
                           "bordlaegger",
                           "11-vip",
                           "12",
                           "ren-bordlaegger",
                           "12-gode",
                           "13",
                           "dobbelt-bordlaegger",
                           "13-vip",
                           "13-kvarte"});
  rises(Ladder::kvarte, {"7",
                         "7-vip",
                         "8",
                         "sol",
                         "8-gode",
                         "9",
                         "7-kvarte",
                         "ren-sol",
                         "9-vip",
                         "10",
                         "ren-bordlaegger",
                         "8-kvarte",
                         "10-gode",
                         "11",
                         "9-kvarte",
                         "11-vip",
                         "12",
                         "dobbelt-bordlaegger",
                         "10-kvarte",
                         "12-vip",
                         "13",
                         "11-kvarte",
                         "13-gode",
                         "12-kvarte",
                         "13-kvarte"});
  rises(Ladder::degraded, {"7", "7-gode", "8", "sol", "8-vip", "9", "ren-sol", "9-vip", "10",
                           "bordlaegger", "10-vip", "11", "11-gode", "12", "ren-bordlaegger",
                           "12-vip", "13", "dobbelt-bordlaegger", "13-vip"});
  const auto bordlaegger = parse_esmakker_bid("bordlaegger");
  CHECK_FALSE(esmakker_rank(*bordlaegger, Ladder::kvarte).has_value());
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
      {R"([["B","passed"]])", "0/auction:form.type"},
      {R"([["B","6"]])", "0/auction:form.type"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.auction);
    CHECK(esmakker(R"("auction":)" + row.auction, row.rules).complaints() == row.complaints);
  }
  CHECK(esmakker(R"("auction":[["B","9"],["C","8"]])").sentences() ==
        "8 is lower than 9; the lowest bid now is sol\n");
}

TEST_CASE("what cannot be is refused in Esmakker whist", "[esmakker-whist]") {
  struct Row {
    std::string fields, complaints;
  };
  const std::vector<Row> rows{
      {R"("declarer":"A")", "0/bid:form.missing"},
      {R"("bid":"14","declarer":"A")", "0/bid:form.type"},
      {R"("bid":"9","partner":null,"trump":"H","tricks":9)", "0/declarer:form.missing"},
      {bid("9", 9, ""), "0/trump:form.missing"},
      {bid("9", 9, R"("trump":"NT")"), "0/trump:esmakker-whist.trump"},
      {bid("9-gode", 9, R"("trump":"H")"), "0/trump:esmakker-whist.trump"},
      {bid("9-staerke", 9, R"("trump":"C")"), "0/trump:esmakker-whist.trump"},
      {bid("9-sans", 9, R"("trump":"C")"), "0/trump:esmakker-whist.trump"},
      {bid("9-vip", 9), "0/vip_card:form.missing"},
      {bid("9-vip", 9, vip(4, "H")), "0/vip_card:esmakker-whist.vip"},
      {bid("9", 9, vip(1, "H")), "0/vip_card:form.not-asked"},
      {bid("9", 14), "0/tricks:whist.tricks"},
      {bid("9", 9, R"("trump":"H","called":"HA")"), "0/called:esmakker-whist.called"},
      {bid("9-gode", 9, R"("called":"CA")"), "0/called:esmakker-whist.called"},
      {bid("9", 9, R"("trump":"H","called":"SQ")"), "0/called:esmakker-whist.called"},
      {bid("9", 9, R"("trump":"H","called":"JK")"), "0/called:esmakker-whist.called"},
      {bid("9", 9, R"("trump":"H","with":["B"])"), "0/with:form.not-asked"},
      {bid("7-kvarte", 9), "0/partner:esmakker-whist.partner"},
      {R"("bid":"9","declarer":"A","trump":"H","tricks":9)", "0/partner:form.missing"},
      {R"("bid":"9","declarer":"A","partner":"A","trump":"H","tricks":9)",
       "0/partner:esmakker-whist.partner"},
      {R"("bid":"9","declarer":"A","partner":"C","trump":"H","tricks":{"A":9})",
       "0/tricks:form.type"},
      {nolo("sol", "1"), "0/tricks:esmakker-whist.tricks"},
      {nolo("sol", R"({"B":1})"), "0/tricks:esmakker-whist.tricks 0/tricks:esmakker-whist.tricks"},
      {nolo("sol", R"({"A":1,"B":1})"), "0/tricks:esmakker-whist.tricks"},
      {nolo("sol", R"({"A":7,"B":7})", R"(["B"])"), "0/tricks:whist.tricks"},
      {nolo("bordlaegger", R"({"A":1,"B":1})", R"(["B"])"), "0/with:esmakker-whist.gaa-med"},
      {nolo("sol", R"({"A":1,"B":1})", R"(["B","B"])"), "0/with:form.twice"},
      {nolo("sol", R"({"A":1})", R"(["A"])"), "0/with:esmakker-whist.gaa-med"},
      {nolo("sol", R"({"A":1})") + R"(,"trump":"H")", "0/trump:esmakker-whist.trump"},
      {nolo("sol", R"({"A":1})") + R"(,"partner":"B")", "0/partner:esmakker-whist.partner"},
      {nolo("sol", R"({"A":1})") + R"(,"called":"SA")", "0/called:esmakker-whist.partner"},
      {R"("bid":"passed","declarer":"A")", "0/declarer:form.not-asked"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.fields);
    CHECK(esmakker(row.fields).complaints() == row.complaints);
  }
  CHECK(esmakker(bid("9", 9, R"("trump":"H","called":"SK")")).complaints().empty());
  CHECK(esmakker(bid("9-vip", 9, vip(1, "S") + R"(,"called":"SA")")).complaints().empty());
}

}  // namespace esmakker_whist_test
