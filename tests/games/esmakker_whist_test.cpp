// Esmakker whist against rules.md 4C: what a deal pays, and its play. The bidding is in
// esmakker_auction_test.cpp.
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
      {"W-3 nobody along", bid("9", 9, R"("trump":"H","with":[])"), "0.5 -0.5 0.5 -0.5"},
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
      {"along on a ren bordlægger", nolo("ren-bordlaegger", R"({"A":0,"B":1})", ab), "32 -32 0 0",
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

namespace {

// A deals and B leads. A is declarer at 8 with hearts, calls the ace of spades, and takes `tricks`.
Judged played(const std::string& cards, int tricks, const std::string& more = "",
              const std::string& rules = "{}") {
  return esmakker(R"("bid":"8","declarer":"A","trump":"H","tricks":)" + std::to_string(tricks) +
                      R"(,"play":[)" + cards + "]" + more,
                  rules);
}

const std::string spade_led = R"(["B","S2"],["C","SA"],["D","S4"],["A","S5"])";
const std::string sa = R"(,"called":"SA")", c = R"(,"partner":"C")", d = R"(,"partner":"D")";

}  // namespace

TEST_CASE("the called card falls when its suit is first led", "[esmakker-whist]") {
  CHECK(played(spade_led, 8, sa).complaints().empty());  // and shows the partner
  const std::string held_back =
      R"(["B","S2"],["C","S3"],["D","S4"],["A","S5"],["A","S6"],["B","S7"],["C","SA"],["D","S8"])";
  CHECK(played(held_back, 8, sa).complaints() == "0/play:esmakker-whist.called");
  CHECK(played(held_back, 8, R"(,"called":"DA")" + c).complaints().empty());
  // Its holder may not lead another card of the suit either.
  const std::string led_low =
      R"(["B","D2"],["C","D3"],["D","DK"],["A","D4"],["D","S4"],["A","S5"],["B","S6"],["C","S7"],)";
  CHECK(played(led_low + R"(["C","C2"],["D","SA"])", 8, sa).complaints() ==
        "0/play:esmakker-whist.called");
  // It may have been thrown off before.
  const std::string thrown =
      R"(["B","D2"],["C","SA"],["D","D4"],["A","D5"],["A","S6"],["B","S7"],["C","S8"],["D","S9"])";
  CHECK(played(thrown, 8, sa).complaints().empty());
  // Not asked of the declarer's own.
  const std::string own =
      R"(["B","S2"],["C","S3"],["D","S4"],["A","S5"],["A","SA"],["B","S7"],["C","S6"],["D","S8"])";
  CHECK(played(own, 8, sa).complaints().empty());
  // Who has shown out, or followed without it, does not hold it.
  CHECK(played(R"(["B","S2"],["C","D3"])", 8, sa + c).complaints() ==
        "0/play:esmakker-whist.called 0/partner:play.partner");
  CHECK(played(R"(["B","S2"],["C","D3"])", 8, sa + d).complaints().empty());
  CHECK(played(R"(["B","D2"],["C","D3"])", 8, sa).complaints() == "0/partner:form.missing");
}

TEST_CASE("a king is called by who holds the aces", "[esmakker-whist]") {
  const std::string sk = R"(,"called":"SK")";
  CHECK(played(R"(["B","S2"],["C","SK"],["D","S4"],["A","SA"])", 8, sk).complaints().empty());
  CHECK(played(R"(["B","S2"],["C","SK"],["D","SA"],["A","S5"])", 8, sk).complaints() ==
        "0/called:esmakker.king");
  CHECK(played(R"(["B","DA"],["C","D3"],["D","D4"],["A","D5"])", 8, sk + c).complaints() ==
        "0/called:esmakker.king");
}

TEST_CASE("a card laid face down counts as of the called suit", "[esmakker-whist]") {
  const std::string d7 = sa + R"(,"marker":"D7")";
  // A leads to the ace with it.
  const std::string led = R"(["B","C2"],["C","C3"],["D","C4"],["A","CA"],["A","D7"],["B","S9"],)"
                          R"(["C","SA"],["D","S3"],["C","D2"])";
  CHECK(played(led, 8, d7).complaints().empty());
  CHECK(played(led, 8, sa).complaints() != "");  // a diamond: C has not followed, nor won
  // It follows a spade, and does not a diamond.
  CHECK(played(R"(["B","S2"],["C","SA"],["D","S4"],["A","D7"])", 8, d7).complaints().empty());
  CHECK(played(R"(["B","S2"],["C","SA"],["D","S4"],["A","H3"],["A","D7"])", 8, d7).complaints() ==
        "0/play:trick.follow");
  // Kept back twice it is one mistake.
  CHECK(played(R"(["B","S2"],["C","SA"],["D","S4"],["A","C3"],["C","S5"],["D","S6"],["A","C4"])", 8,
               d7)
            .complaints() == "0/play:esmakker-whist.marker");
  // It keeps its rank: it beats the six, and the real seven beats it.
  const auto taker = [&](const std::string& cards, const std::string& next) {
    return played(R"(["B","C2"],["C","C3"],["D","C4"],["A","CA"],)" + cards + "," + next, 8,
                  sa + R"(,"marker":"D7","partner":null)")
        .complaints();
  };
  const std::string seven_last = R"(["A","D7"],["B","S6"],["C","S3"],["D","S7"])";
  CHECK(taker(seven_last, R"(["D","C9"])").empty());
  CHECK(taker(seven_last, R"(["A","C9"])") == "0/play:play.turn");
  CHECK(taker(R"(["A","D7"],["B","S6"],["C","S3"],["D","S5"])", R"(["A","C9"])").empty());
  // Nobody else has it, and the declarer has no real spade.
  CHECK(played(R"(["B","S2"],["C","SA"],["D","D7"])", 8, d7).complaints().find("marker") !=
        std::string::npos);
  CHECK(played(spade_led, 8, d7).complaints() == "0/marker:esmakker-whist.marker");
}

TEST_CASE("in some schools a led joker is trumped", "[esmakker-whist]") {
  const std::string cards = R"(["B","JK"],["C","H2"],["D","S4"],["A","H5"],)";
  const std::string trumpable = R"({"joker_trumpable":true})";
  CHECK(played(cards + R"(["A","C2"])", 8, d, trumpable).complaints().empty());
  CHECK(played(cards + R"(["B","C2"])", 8, d).complaints().empty());
  CHECK(played(cards + R"(["B","C2"])", 8, d, trumpable).complaints() == "0/play:play.turn");
}

TEST_CASE("a play that is broken off must leave the written tricks possible", "[esmakker-whist]") {
  // B's side has taken six; the other two of thirteen are B's in hand or not to be had.
  CHECK(played("", 13, c).complaints().empty());
  CHECK(played(R"(["B","D2"])", 13, c).complaints().empty());
  CHECK(played(spade_led, 0, sa).complaints() == "0/tricks:play.tricks");
  CHECK(played(R"(["B","CA"],["C","C3"],["D","C4"],["A","C5"])", 13, c).complaints() ==
        "0/tricks:play.tricks");
  // All that are still to play have shown out of hearts and of clubs: the club ace takes this
  // trick.
  const std::string void_hands =
      R"(["B","HA"],["C","D2"],["D","D3"],["A","D4"],["B","CK"],["C","D5"],["D","D6"],["A","D7"],)"
      R"(["B","C2"])";
  CHECK(played(void_hands, 10, c).complaints().empty());
  CHECK(played(void_hands, 11, c).complaints() == "0/tricks:play.tricks");
  // Each of two soloists may have got so many, both of them not: C has taken one of the thirteen.
  const auto sol = [](const std::string& tricks) {
    return esmakker(nolo("sol", tricks, R"(["B"])") +
                    R"(,"play":[["B","S2"],["C","SA"],["D","S4"],["A","S5"]])");
  };
  CHECK(sol(R"({"A":7,"B":5})").complaints().empty());
  CHECK(sol(R"({"A":7,"B":6})").complaints() == "0/tricks:play.tricks");
  // Nobody beats the ace that A has led. A nolo may end before the trick does, but not as made.
  const std::string ace_led = R"(,"play":[["B","S2"],["C","S3"],["D","S4"],["A","SA"],["A","HA"]])";
  CHECK(esmakker(nolo("sol", R"({"A":1})") + ace_led).complaints() == "0/tricks:play.tricks");
  CHECK(esmakker(nolo("sol", R"({"A":2})") + ace_led).complaints().empty());
  CHECK(esmakker(R"("bid":"8-sans","declarer":"A","partner":null,"tricks":1)" + ace_led)
            .complaints() == "0/tricks:play.tricks");
  // The marker lies best; the card of its height that is a spade has not been seen, and beats it.
  CHECK(esmakker(R"("bid":"9-sans","declarer":"A","called":"SA","marker":"D7","tricks":3,"play":[)"
                 R"(["B","H2"],["C","SA"],["D","SK"],["A","H3"],["A","H4"],["B","SQ"],["C","SJ"],)"
                 R"(["D","ST"],["A","H5"],["B","S9"],["C","S8"],["D","C2"],)"
                 R"(["A","D7"],["B","S6"],["C","S3"]])")
            .complaints()
            .empty());
}

TEST_CASE("a trump that the bid has fixed takes tricks, written or not", "[esmakker-whist]") {
  const auto next = [](const std::string& bid, const std::string& trump,
                       const std::string& leader) {
    return esmakker(R"("declarer":"A","partner":"C","tricks":8,"bid":")" + bid +
                    R"(","play":[["B","H2"],["C","H3"],["D",")" + trump + R"("],["A","H4"],[")" +
                    leader + R"(","D2"]])")
        .complaints();
  };
  CHECK(next("8-gode", "C2", "D").empty());
  CHECK(next("8-gode", "S2", "A").empty());
  CHECK(next("8-gode", "S2", "D") == "0/play:play.turn");
  CHECK(next("8-staerke", "S2", "D").empty());
  CHECK(next("8-sans", "C2", "A").empty());
}

TEST_CASE("until its last card is played a deal does not show who had the called ace",
          "[esmakker-whist]") {
  // B leads thirteen spades, on which C throws hearts, D diamonds, A clubs; but A's last card is
  // still to come, and D has called it.
  const auto all_but_one = [](const std::string& partner) {
    std::string cards;
    for (const char rank : std::string("23456789TJQKA"))
      for (const char* who : {"BS", "CH", "DD", "AC"})
        if (!(rank == 'A' && who[0] == 'A'))
          cards += (cards.empty() ? "[\"" : ",[\"") + std::string(1, who[0]) + "\",\"" + who[1] +
                   rank + "\"]";
    return esmakker(R"("bid":"8-sans","declarer":"D","called":"CA","tricks":0,"play":[)" + cards +
                    "]" + partner)
        .complaints();
  };
  CHECK(all_but_one(R"(,"partner":"A")").empty());
  CHECK(all_but_one("") == "0/partner:form.missing");
  // B and C have shown all their thirteen.
  CHECK(all_but_one(R"(,"partner":"C")") == "0/partner:play.partner");
}

TEST_CASE("what cannot be is refused in Esmakker whist", "[esmakker-whist]") {
  struct Row {
    std::string fields, complaints;
  };
  const std::vector<Row> rows{
      {R"("declarer":"A")", "0/bid:form.missing"},
      {R"("declarer":"A","tricks":14)", "0/bid:form.missing 0/tricks:whist.tricks"},
      {R"("declarer":"A","tricks":{"A":14})", "0/bid:form.missing 0/tricks:whist.tricks"},
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
      {bid("9", 9, R"("trump":"H","called":"JK","marker":"CA")"),  // a joker is of no suit
       "0/called:esmakker-whist.called"},
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
      {R"("bid":"passed","with":["B"])", "0/with:form.not-asked"},
      {bid("9-vip", 9, vip(1, "H") + R"(,"with":["A","B","C","D"])"),
       "0/with:esmakker-whist.gaa-med"},
      {bid("9", 9, R"("trump":"H","marker":"D7")"), "0/marker:esmakker-whist.marker"},
      {bid("9", 9, R"("trump":"H","called":"SA","marker":"S7")"), "0/marker:esmakker-whist.marker"},
      {bid("9", 9, R"("trump":"H","called":"SA","marker":"JK")"), "0/marker:esmakker-whist.marker"},
      {nolo("sol", R"({"A":1})") + R"(,"marker":"D7")", "0/marker:form.not-asked"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.fields);
    CHECK(esmakker(row.fields).complaints() == row.complaints);
  }
  CHECK(esmakker(bid("9", 9, R"("trump":"H","called":"SK")")).complaints().empty());
  CHECK(esmakker(bid("9", 9, R"("trump":"H","called":"SA","marker":"H7")")).complaints().empty());
  CHECK(esmakker(bid("9-vip", 9, vip(1, "H") + R"(,"with":["A","B"])")).complaints().empty());
  CHECK(esmakker(R"("bid":"passed","partner":null,"with":[])").complaints().empty());
  CHECK(esmakker(nolo("bordlaegger", R"({"A":1})"), R"({"ladder":"kvarte"})").complaints() ==
        "0/bid:esmakker-whist.ladder");
  CHECK(esmakker(bid("9-gode", 9, ""), R"({"attachments":["vip"]})").complaints() ==
        "0/bid:esmakker-whist.ladder");
  CHECK(esmakker(bid("9", 9), R"({"attachments":["vip","vip"]})").complaints() ==
        "-/rules:form.twice");
  CHECK(esmakker(bid("9", 9), R"({"attachments":["none"]})").complaints() == "-/rules:form.word");
  CHECK(esmakker(bid("9", 9), R"({"attachments":[""]})").complaints() == "-/rules:form.type");
  CHECK(esmakker(bid("9-vip", 9, vip(1, "S") + R"(,"called":"SA")")).complaints().empty());
}

}  // namespace esmakker_whist_test
