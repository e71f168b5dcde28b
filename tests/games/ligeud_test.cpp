// Ligeud against rules.md 1.
#include <catch2/catch.hpp>

#include "support/evenings.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace ligeud_test {

namespace {

const std::vector<std::string> table{"A", "B", "C", "D"};

// A declares, with C as partner; `more` has the trump and the rest.
std::string deal(const std::string& contract, int tricks, const std::string& more) {
  return R"({"type":"deal","contract":")" + contract + R"(","declarer":"A","tricks":)" +
         std::to_string(tricks) + (more.empty() ? "" : "," + more) + "}";
}
const std::string with_c = R"("trump":"H","partner":"C")";
const std::string clubs = R"("trump":"C","partner":"C")";
const std::string bid_clubs = R"("partner":"C")";
const std::string alone = R"("trump":"S","partner":null)";

Judged ligeud(const std::string& entries, const std::string& rules = "{}") {
  return play("ligeud", table, entries, rules);
}

struct Case {
  std::string name, entry, points;
};

}  // namespace

TEST_CASE("the worked cases of Ligeud", "[ligeud]") {
  const std::vector<Case> cases{
      {"L-1", deal("9", 9, with_c), "90 -90 90 -90"},
      {"L-2", deal("9", 11, with_c), "110 -110 110 -110"},
      {"L-3", deal("9", 6, with_c), "-120 120 -120 120"},
      {"L-4 made", deal("9", 9, clubs), "180 -180 180 -180"},
      {"L-4 over", deal("9", 11, clubs), "220 -220 220 -220"},
      {"L-4 down", deal("9", 6, clubs), "-240 240 -240 240"},
      {"L-5", deal("9", 11, alone), "330 -110 -110 -110"},
      {"L-6", deal("nole", 2, ""), "-225 75 75 75"},
      {"L-7", deal("nole", 1, ""), "225 -75 -75 -75"},
      {"L-8", deal("6", 12, with_c), "120 -120 120 -120"},
      {"L-9", deal("6-clubs", 5, bid_clubs), "-140 140 -140 140"},
      {"L-10", deal("7", 0, with_c), "-140 140 -140 140"},
      {"L-11", deal("8", 7, alone), "-270 90 90 90"},
      {"L-12", deal("10-clubs", 9, bid_clubs), "-220 220 -220 220"},
      {"L-13", deal("11-clubs", 12, bid_clubs), "240 -240 240 -240"},
      {"L-14", deal("11-clubs", 0, R"("partner":null)"), "-1320 440 440 440"},
      {"L-15", deal("solo-nole", 0, ""), "450 -150 -150 -150"},
      {"solo nole lost", deal("solo-nole", 1, ""), "-450 150 150 150"},
      {"L-16", deal("ligeud", 12, with_c), "300 -300 300 -300"},
      {"L-17", deal("ligeud", 11, clubs), "-600 600 -600 600"},
      {"L-18", deal("ligeud-clubs", 12, R"("partner":null)"), "1800 -600 -600 -600"},
      {"L-19", deal("oplaegger", 1, ""), "-1050 350 350 350"},
      {"L-20", deal("gedebuk", 0, ""), "1350 -450 -450 -450"},
      {"L-24", R"({"type":"deal","contract":"passed"})", "0 0 0 0"},
      {"L-25", deal("7", 7, R"("trump":"H","partner":"B")"), "70 70 -70 -70"},
      {"seven clubs", deal("7-clubs", 7, bid_clubs), "140 -140 140 -140"},
      {"eight clubs", deal("8-clubs", 8, bid_clubs), "160 -160 160 -160"},
      {"nine clubs", deal("9-clubs", 8, bid_clubs), "-200 200 -200 200"},
      {"ten", deal("10", 10, with_c), "100 -100 100 -100"},
      {"eleven", deal("11", 10, with_c), "-120 120 -120 120"},
  };
  for (const Case& one : cases) {
    CAPTURE(one.name, one.entry);
    const Judged judged = ligeud(one.entry);
    CHECK(judged.complaints().empty());
    CHECK(judged.points(0) == one.points);
  }
}

TEST_CASE("in the mesteromgång everything counts double where that was agreed", "[ligeud]") {
  const std::vector<Case> cases{
      {"L-21", deal("9", 9, clubs), "360 -360 360 -360"},
      {"L-22", deal("nole", 2, ""), "-450 150 150 150"},
      {"L-23", deal("8", 6, R"("trump":"D","partner":null)"), "-600 200 200 200"},
  };
  const std::string announced = R"({"type":"final-round"},)";
  for (const Case& one : cases) {
    CAPTURE(one.name);
    CHECK(ligeud(announced + one.entry, R"({"double_final_round":true})").points(1) == one.points);
    CHECK(ligeud(announced + one.entry).points(1) != one.points);
    CHECK(ligeud(one.entry, R"({"double_final_round":true})").points(0) != one.points);
  }
}

TEST_CASE("the mesteromgång is four played deals, and ends the session", "[ligeud]") {
  const std::string one = deal("9", 9, with_c);
  const std::string passed = R"({"type":"deal","contract":"passed"},{"type":"misdeal"})";
  const std::string three =
      R"({"type":"final-round"},)" + one + "," + passed + "," + one + "," + one;
  CHECK(ligeud(three).next_dealer() == "D");
  CHECK(ligeud(three + "," + one).next_dealer() == "-");
  const std::string done = three + "," + one + ",";
  CHECK(ligeud(done + one).complaints() == "7/type:ligeud.finished");
  CHECK(ligeud(done + R"({"type":"misdeal"})").complaints() == "7/type:ligeud.finished");
  CHECK(ligeud(done + R"({"type":"final-round"})").complaints() == "7/type:ligeud.finished");
  CHECK(ligeud(done + R"({"type":"note","text":"tak for i aften"})").complaints().empty());
  CHECK(ligeud(done + R"({"type":"note","text":"x","dealer":"A"})").complaints() ==
        "7/dealer:entry.dealer");
}

TEST_CASE("the table is told of the mesteromgång: which deal it is, how to deal, what it counts",
          "[ligeud]") {
  const auto told = [](const Session<Ligeud>& session) {
    std::string lines;
    for (const Text& one : reminders<Ligeud>(session.table(), session.state()))
      lines += say(one, Language::english) + "\n";
    return lines;
  };
  const auto after = [](Session<Ligeud>& session, const Entry<Ligeud>::Body& body) {
    const auto verdict = session.judge({{}, body});
    REQUIRE(verdict.has_value());
    session.accept(*verdict);
  };
  const auto nole = [](int declarer) {
    Ligeud::Deal deal;
    deal.contract = Ligeud::Contract::nole;
    deal.declarer = Seat{declarer};
    deal.tricks = 0;
    return deal;
  };
  Ligeud::Deal passed;
  passed.contract = Ligeud::Contract::passed;

  Session<Ligeud> session({.seats = 4, .house = {.double_final_round = true}});
  after(session, nole(1));
  CHECK(told(session).empty());
  after(session, Ligeud::FinalRound{});
  const std::string rest = "the cards are dealt one by one\npayments are doubled\n";
  CHECK(told(session) == "Mesteromgang: deal 1 of 4\n" + rest);
  after(session, passed);
  after(session, Misdeal{});
  CHECK(told(session) == "Mesteromgang: deal 1 of 4\n" + rest);
  for (const int deal : {2, 3, 4}) {
    after(session, nole(0));
    CHECK(told(session) == "Mesteromgang: deal " + std::to_string(deal) + " of 4\n" + rest);
  }
  after(session, nole(0));
  CHECK(told(session).empty());

  Session<Ligeud> single({.seats = 4, .house = {}});
  after(single, Ligeud::FinalRound{});
  CHECK(told(single) ==
        "Mesteromgang: deal 1 of 4\nthe cards are dealt one by one\npayments are not doubled\n");
}

TEST_CASE("the deal passes on, but not after a rundpass or a misdeal", "[ligeud]") {
  CHECK(ligeud("").next_dealer() == "A");
  CHECK(ligeud(deal("9", 9, with_c)).next_dealer() == "B");
  CHECK(ligeud(R"({"type":"deal","contract":"passed"})").next_dealer() == "A");
  CHECK(ligeud(R"({"type":"misdeal","dealer":"A"})").next_dealer() == "A");
  CHECK(ligeud(R"({"type":"misdeal","dealer":"B"})").complaints() == "0/dealer:entry.dealer");
}

TEST_CASE("an auction gives the contract and its declarer", "[ligeud]") {
  const Judged judged = ligeud(R"({"type":"deal","auction":[["B","6"],["C","pass"],["D","nole"],
      ["A","8-clubs"],["B","9"],["D","pass"],["A","pass"]],"trump":"H","partner":"D","tricks":9})");
  CHECK(judged.complaints().empty());
  CHECK(judged.points(0) == "-90 90 -90 90");
  const Judged last = ligeud(R"({"type":"deal","auction":[["B","pass"],["C","pass"],["D","pass"],
      ["A","6-clubs"]],"contract":"6-clubs","declarer":"A","partner":null,"tricks":6})");
  CHECK(last.complaints().empty());
  CHECK(last.points(0) == "360 -120 -120 -120");
  const Judged passed = ligeud(R"({"type":"deal","auction":[["B","pass"],["C","pass"],["D","pass"],
      ["A","pass"]]})");
  CHECK(passed.complaints().empty());
  CHECK(passed.next_dealer() == "A");
}

TEST_CASE("what cannot be is refused in Ligeud", "[ligeud]") {
  const auto auction = [](const std::string& calls) {
    return R"({"type":"deal","auction":[)" + calls + "]}";
  };
  const auto bought = [](const std::string& contract, const std::string& cards,
                         const std::string& more) {
    return deal(contract, 0, R"("bought":{)" + cards + "}" + more);
  };
  struct Row {
    std::string entry, complaints;
  };
  const std::vector<Row> rows{
      {auction(R"(["B","8-clubs"],["C","nole"])"), "0/auction:auction.higher"},
      {auction(R"(["B","6"],["C","6"])"), "0/auction:auction.higher"},
      {auction(R"(["B","ligeud-clubs"],["C","gedebuk"])"), "0/auction:auction.higher"},
      {auction(R"(["B","pass"],["C","6"],["D","pass"],["A","7"],["B","8"])"),
       "0/auction:auction.passed"},
      {auction(R"(["C","6"])"), "0/auction:auction.turn"},
      {auction(R"(["B","6"],["C","pass"])"), "0/auction:auction.unfinished"},
      {auction(R"(["B","6"],["C","pass"],["D","pass"],["A","pass"],["B","7"])"),
       "0/auction:auction.over"},
      {auction(R"(["B","passed"])"), "0/auction:form.type"},
      {auction(R"(["B"])"), "0/auction:form.type"},
      {auction(R"(["E","6"])"), "0/auction:form.seated"},
      {R"({"type":"deal","auction":[["B","6"],["C","pass"],["D","pass"],["A","pass"]],
          "contract":"7","declarer":"C","trump":"H","partner":null,"tricks":6})",
       "0/contract:auction.contract 0/declarer:auction.declarer"},
      {R"({"type":"deal"})", "0/contract:form.missing"},
      {R"({"type":"deal","declarer":"A","tricks":13})",
       "0/contract:form.missing 0/tricks:ligeud.tricks"},
      {R"({"type":"deal","contract":"9","trump":"H","partner":null,"tricks":9})",
       "0/declarer:form.missing"},
      {deal("9", 9, R"("partner":"C")"), "0/trump:form.missing"},
      {deal("9", 9, R"("trump":"H")"), "0/partner:form.missing"},
      {deal("9", 9, R"("trump":"NT","partner":"C")"), "0/trump:form.word"},
      {deal("9-clubs", 9, R"("trump":"H","partner":"C")"), "0/trump:ligeud.trump"},
      {deal("nole", 0, R"("trump":"H")"), "0/trump:ligeud.trump"},
      {deal("nole", 0, R"("called":"SA")"), "0/called:ligeud.partner"},
      {deal("nole", 0, R"("partner":"C")"), "0/partner:ligeud.partner"},
      {deal("9", 9, R"("trump":"H","partner":"A")"), "0/partner:ligeud.partner"},
      {deal("9", 9, with_c + R"(,"called":"JK")"), "0/called:ligeud.called"},
      {deal("9", 9, with_c + R"(,"called":"S1")"), "0/called:form.type"},
      {deal("9", 13, with_c), "0/tricks:ligeud.tricks"},
      {deal("9", -1, with_c), "0/tricks:ligeud.tricks"},
      {R"({"type":"deal","contract":"nole","declarer":"A"})", "0/tricks:form.missing"},
      {R"({"type":"deal","contract":"nole","declarer":"A","tricks":"0"})", "0/tricks:form.type"},
      {bought("9", R"("A":4,"B":3)", "," + with_c), "0/bought:ligeud.bought"},
      {bought("9", R"("A":7)", "," + with_c), "0/bought:ligeud.bought"},
      {bought("ligeud", R"("A":6,"B":1)", "," + with_c),
       "0/bought:ligeud.bought 0/bought:ligeud.bought"},
      {bought("ligeud", R"("A":5)", "," + with_c), "0/bought:ligeud.bought"},
      {bought("nole", R"("B":1)", ""), "0/bought:ligeud.bought"},
      {bought("gedebuk", R"("A":1)", ""), "0/bought:ligeud.bought"},
      {R"({"type":"deal","contract":"passed","tricks":3})", "0/tricks:form.not-asked"},
      {R"({"type":"deal","contract":"passed","declarer":"A"})", "0/declarer:form.not-asked"},
      {R"({"type":"final-round"},{"type":"final-round"})", "1/type:ligeud.final-round"},
      {R"({"type":"deel"})", "0/type:form.word"},
      {deal("9", 13, with_c + R"(,"tariff":3)"),
       "0/tariff:form.unknown-key 0/tricks:ligeud.tricks"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.entry);
    CHECK(ligeud(row.entry).complaints() == row.complaints);
  }
}

TEST_CASE("who buys in which contract", "[ligeud]") {
  const std::string bad = "0/bought:ligeud.bought";
  struct Row {
    std::string contract, trump, bought, complaints;
  };
  const std::vector<Row> rows{
      {"6", with_c, R"("A":1,"B":2,"C":3,"D":0)", ""},
      {"11-clubs", bid_clubs, R"("D":6)", ""},
      {"ligeud", with_c, R"("A":6)", ""},
      {"ligeud", with_c, "", bad},
      {"ligeud-clubs", bid_clubs, R"("A":6,"B":0)", ""},
      {"ligeud-clubs", bid_clubs, R"("A":4)", bad},
      {"ligeud-clubs", bid_clubs, R"("C":6)", bad + " " + bad},
      {"nole", "", R"("A":6)", ""},
      {"nole", "", R"("C":1)", bad},
      {"solo-nole", "", R"("A":2)", ""},
      {"solo-nole", "", R"("A":2,"D":1)", bad},
      {"oplaegger", "", R"("A":3)", ""},
      {"oplaegger", "", R"("B":1)", bad},
      {"gedebuk", "", R"("B":4,"D":2)", ""},
      {"gedebuk", "", R"("A":1,"B":4)", bad},
  };
  for (const Row& row : rows) {
    CAPTURE(row.contract, row.bought);
    const std::string more = row.trump + (row.trump.empty() ? "" : ",") + R"("bought":{)";
    CHECK(ligeud(deal(row.contract, 0, more + row.bought + "}")).complaints() == row.complaints);
  }
}

// B leads spades of these ranks, on which C throws hearts, D diamonds and A clubs.
std::string spades_led(const std::string& ranks) {
  std::string cards;
  for (const char rank : ranks)
    for (const char* who : {"BS", "CH", "DD", "AC"})
      cards += (cards.empty() ? "[\"" : ",[\"") + std::string(1, who[0]) + "\",\"" + who[1] + rank +
               "\"]";
  return R"("play":[)" + cards + "]";
}

TEST_CASE("a deal is played out with the twelfth trick", "[ligeud]") {
  CHECK(ligeud(deal("nole", 0, spades_led("23456789TJQK"))).complaints().empty());
  CHECK(ligeud(deal("nole", 0, spades_led("23456789TJQKA"))).complaints() == "0/play:play.turn");
}

TEST_CASE("nobody lays the called card away", "[ligeud]") {  // L4, L8
  struct Row {
    std::string contract, called, bought, complaints;
    std::string ranks = "23456789TJQK";
  };
  const std::string laid_away = "0/called:ligeud.called";
  const std::vector<Row> rows{
      {"8", "HA", R"("bought":{"A":4,"C":2})", laid_away},
      {"8", "HA", R"("bought":{"A":4,"C":1})", ""},  // in the talon
      {"8", "HA", "", ""},
      {"8", "CK", R"("bought":{"A":6})", ""},  // A's own
      {"ligeud", "HA", "", laid_away},
      {"ligeud", "HA", "", "", "23456789TJQ"},  // still in A's hand, perhaps
  };
  for (const Row& row : rows) {
    CAPTURE(row.contract, row.called, row.bought, row.ranks);
    const std::string more = R"("trump":"S","partner":null,"called":")" + row.called + R"(",)" +
                             row.bought + (row.bought.empty() ? "" : ",") + spades_led(row.ranks);
    CHECK(ligeud(deal(row.contract, 0, more)).complaints() == row.complaints);
  }
}

TEST_CASE("a refusal says what would have been right", "[ligeud]") {
  CHECK(ligeud(R"({"type":"deal","auction":[["B","10"],["C","9-clubs"]]})").sentences() ==
        "Nine clubs is lower than Ten; the lowest bid now is Ten clubs\n");
  CHECK(ligeud(R"({"type":"deal","auction":[["B","pass"],["C","6"],["D","pass"],["A","7"],
                  ["D","8"]]})")
            .sentences() == "D has already passed\n");
  CHECK(ligeud(R"({"type":"misdeal","dealer":"B"})").sentences() ==
        "it is A's turn to deal, not B's\n");
}

TEST_CASE("a void takes an entry out, and what then breaks is said of the later entry",
          "[ligeud]") {
  const std::string voided = R"(,"void":{"why":"wrong declarer"}})";
  std::string first = deal("9", 9, with_c);
  first.replace(first.size() - 1, 1, voided);
  const std::string second = deal("8", 8, with_c);
  CHECK(ligeud(first + "," + second).total() == ligeud(second).total());
  CHECK(ligeud(first + "," + second).points(0) == "0 0 0 0");
  CHECK(ligeud(first + "," + second).next_dealer() == "B");
  std::string by_b = second;
  by_b.insert(by_b.size() - 1, R"(,"dealer":"B")");
  CHECK(ligeud(deal("9", 9, with_c) + "," + by_b).complaints().empty());
  CHECK(ligeud(first + "," + by_b).complaints() == "1/dealer:entry.dealer");
}

}  // namespace ligeud_test
